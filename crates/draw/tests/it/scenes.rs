//! Scenes made by hand, in the manner of Warcaby.

use stolik_game::scene::{Field, Look, Mark, MarkKind, Owner, Shape, Token, TokenId};
use stolik_game::{Message, Scene, Side, Spot};

/// A board of so many rows with A1 dark, and pieces as letters: `w` and `b` men, `W` and `B` kings.
pub fn draughts(rows: u16, pieces: &[(&str, char)]) -> Scene {
    let length = i32::from(rows) * 100;
    let mut scene = Scene::empty((length, length), Message::new("warcaby-prompt-move").with("side", Side(0)));
    for row in (0..rows).rev() {
        for column in 0..rows {
            let dark = (row + column) % 2 == 0;
            scene.fields.push(Field {
                spot: Spot::Field(row * rows + column),
                name: name(column, row),
                shape: Shape::Rect {
                    x: i32::from(column) * 100,
                    y: i32::from(rows - 1 - row) * 100,
                    width: 100,
                    height: 100,
                },
                look: Some(Look(if dark { "board-field-dark" } else { "board-field-light" })),
                playable: dark,
            });
        }
    }
    for (index, (field, piece)) in (0..).zip(pieces) {
        let token = token(&scene, index, field, *piece);
        scene.tokens.push(token);
    }
    scene.spoken = vec![
        Message::new("warcaby-spoken-board").with("size", usize::from(rows)),
        Message::new("warcaby-spoken-to-move").with("side", Side(0)),
    ];
    scene
}

/// A position of Warcaby with men only, their fields separated by spaces.
pub fn men(light: &str, dark: &str) -> Scene {
    let light = light.split(' ').map(|field| (field, 'w'));
    let dark = dark.split(' ').map(|field| (field, 'b'));
    draughts(8, &light.chain(dark).collect::<Vec<_>>())
}

/// The position a game of Warcaby begins with.
pub fn start() -> Scene {
    men("A1 C1 E1 G1 B2 D2 F2 H2 A3 C3 E3 G3", "B8 D8 F8 H8 A7 C7 E7 G7 B6 D6 F6 H6")
}

/// The spot of a field.
pub fn spot(scene: &Scene, name: &str) -> Spot {
    let field = scene.fields.iter().find(|field| field.name == name);
    field.expect("the field is on the board").spot
}

/// The scene with the last move marked.
pub fn after(mut scene: Scene, fields: &[&str]) -> Scene {
    scene.marks = fields.iter().map(|name| Mark { spot: spot(&scene, name), kind: MarkKind::Last }).collect();
    scene
}

fn name(column: u16, row: u16) -> String {
    let letter = char::from(b'A' + u8::try_from(column).unwrap());
    format!("{letter}{}", row + 1)
}

fn token(scene: &Scene, index: u32, field: &str, piece: char) -> Token {
    let on = scene.fields.iter().find(|f| f.name == field).unwrap();
    let Shape::Rect { x, y, .. } = on.shape else { unreachable!() };
    let light = piece.eq_ignore_ascii_case(&'w');
    let king = piece.is_ascii_uppercase();
    Token {
        id: TokenId(index),
        look: Look(if king { "draughts-king" } else { "draughts-man" }),
        owner: if light { Owner::Light } else { Owner::Dark },
        spot: on.spot,
        layer: 0,
        at: (x, y),
        scale: 100,
        turned: stolik_game::scene::Quarter::None,
        name: Message::new(match (light, king) {
            (true, false) => "warcaby-token-light-man",
            (true, true) => "warcaby-token-light-king",
            (false, false) => "warcaby-token-dark-man",
            (false, true) => "warcaby-token-dark-king",
        }),
    }
}

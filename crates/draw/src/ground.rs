//! The ground of a board: what lies below everything that moves, and is drawn once.

use crate::drawing::{Drawing, draw_field, draw_token};
use crate::geometry::{Rect, Units, turned_size};
use crate::symbol::symbol;
use std::collections::BTreeMap;
use std::fmt::Write;
use stolik_game::Spot;
use stolik_game::scene::{Quarter, Scene, Token};

/// From so many fields on, those of one drawing are one shape filled with it: a map of 64 by 64 fields then costs a
/// page a dozen elements and not four thousand.
const MANY_FIELDS: usize = 300;

/// Whether a token is part of the ground, where nothing moves: a board that is drawn as a whole, a river, a shore.
pub fn is_ground(token: &Token) -> bool {
    let on_no_field = token.layer == 0 && !matches!(token.spot, Spot::Field(_));
    on_no_field || token.look.0.starts_with("wojna-shore-")
}

/// Whether a board is drawn as a whole, with a frame of its own.
pub(crate) fn is_one_drawing(scene: &Scene) -> bool {
    scene.tokens.iter().any(|token| is_ground(token) && covers(token, scene.size))
}

/// The ground from the lowest up: a board that is drawn as a whole, the fields, then rivers, bridges and shores.
pub(crate) fn ground(scene: &Scene, turned: Quarter) -> Vec<Drawing> {
    let Layers { boards, fields, above } = layers(scene, turned);
    [boards, fields, above].concat()
}

/// The same without the fields.
pub(crate) fn above_fields(scene: &Scene, turned: Quarter) -> Vec<Drawing> {
    let Layers { boards, above, .. } = layers(scene, turned);
    [boards, above].concat()
}

/// The ground as markup for a page that has the symbols ([`sprite`](crate::sprite)) and the colours, element by element
/// from the lowest up: who draws it again compares them, and draws what has changed.
pub fn ground_elements(scene: &Scene, turned: Quarter) -> Vec<String> {
    let Layers { boards, fields, above } = layers(scene, turned);
    let mut elements: Vec<String> = boards.iter().map(Drawing::to_string).collect();
    if fields.len() < MANY_FIELDS {
        elements.extend(fields.iter().map(Drawing::to_string));
    } else {
        // Between tiles the plain colour shines through, and not what lies below the map.
        let mut markup = plain(&fields, |tone| if tone == "rock" { "grass" } else { tone });
        write_tiled(&mut markup, &fields);
        elements.push(format!("<g>{markup}</g>"));
    }
    elements.extend(above.iter().filter_map(underlay));
    elements.extend(above.iter().map(Drawing::to_string));
    elements.extend(Some(grid(scene, turned)).filter(|grid| !grid.is_empty()));
    elements
}

struct Layers {
    boards: Vec<Drawing>,
    fields: Vec<Drawing>,
    above: Vec<Drawing>,
}

fn layers(scene: &Scene, turned: Quarter) -> Layers {
    let tokens = scene.tokens.iter().filter(|token| is_ground(token));
    let (boards, above): (Vec<&Token>, Vec<&Token>) = tokens.partition(|token| covers(token, scene.size));
    let drawn = |tokens: Vec<&Token>| -> Vec<Drawing> {
        tokens.into_iter().map(|token| draw_token(token, scene.size, turned)).collect()
    };
    let fields = scene.fields.iter().filter_map(|field| draw_field(field, scene.size, turned));
    Layers { boards: drawn(boards), fields: fields.collect(), above: drawn(above) }
}

/// Whether a token's drawing is as large as the board.
fn covers(token: &Token, size: (i32, i32)) -> bool {
    let scale = f64::from(token.scale) / 100.0;
    let (wide, high) = symbol(token.look.0).map_or((0.0, 0.0), |symbol| symbol.size());
    wide * scale >= f64::from(size.0) && high * scale >= f64::from(size.1)
}

/// Plain colour below a stretch of river and a little beyond it: between two stretches nothing shines through.
fn underlay(drawing: &Drawing) -> Option<String> {
    let tone = tone(drawing.look)?;
    let Rect { x, y, width, height } = drawing.rect.shifted((-1.0, 0.0));
    let [x, y, width, height] = [x, y, width + 2.0, height].map(Units);
    let turn = drawing.transform();
    Some(format!(
        "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"var(--st-{tone})\"{turn}/>"
    ))
}

/// What the tiles of one pattern have in common: their drawing, their size and where in a tile the board begins. In
/// hundredths, so that they can be compared.
type Tile = (&'static str, [i64; 4]);

/// Fields of one drawing as one shape that is filled with it, tile by tile.
fn write_tiled(markup: &mut String, fields: &[Drawing]) {
    let mut shapes: BTreeMap<Tile, (Drawing, String)> = BTreeMap::new();
    for field in fields {
        let Rect { x, y, width, height } = field.rect;
        let hundredths = |value: f64| (value * 100.0).round() as i64;
        let begins = |at: f64, length: f64| hundredths(at).rem_euclid(hundredths(length).max(1));
        let tile = [hundredths(width), hundredths(height), begins(x, width), begins(y, height)];
        let (_, path) = shapes.entry((field.look, tile)).or_insert_with(|| (*field, String::new()));
        let _ = write!(path, "M{} {}h{w}v{}h-{w}z", Units(x), Units(y), Units(height), w = Units(width));
    }
    for (number, ((look, _), (first, path))) in shapes.into_iter().enumerate() {
        let Rect { x, y, width, height } = first.rect;
        let [x, y, width, height] = [x, y, width, height].map(Units);
        let _ = write!(
            markup,
            "<pattern id=\"tile-{number}\" patternUnits=\"userSpaceOnUse\" x=\"{x}\" y=\"{y}\" width=\"{width}\" \
             height=\"{height}\"><use href=\"#{look}\" width=\"{width}\" height=\"{height}\"/></pattern>\
             <path fill=\"url(#tile-{number})\" d=\"{path}\"/>"
        );
    }
}

/// The ground in small: one plain shape for each tone, for pictures in which a field is a few pixels.
pub fn plain_ground(scene: &Scene, turned: Quarter) -> String {
    plain(&layers(scene, turned).fields, |tone| tone)
}

/// One plain shape for each tone.
fn plain(fields: &[Drawing], shown: impl Fn(&'static str) -> &'static str) -> String {
    let mut shapes: BTreeMap<&str, String> = BTreeMap::new();
    for field in fields {
        if let Some(tone) = tone(field.look) {
            let Rect { x, y, width, height } = field.rect;
            let path = shapes.entry(shown(tone)).or_default();
            let _ = write!(path, "M{} {}h{w}v{}h-{w}z", Units(x), Units(y), Units(height), w = Units(width));
        }
    }
    let mut markup = String::new();
    for (tone, path) in shapes {
        let _ = write!(markup, "<path fill=\"var(--st-{tone})\" d=\"{path}\"/>");
    }
    markup
}

/// The colour of the theme that stands for a ground.
fn tone(look: &str) -> Option<&'static str> {
    let tones = [
        ("wojna-grass", "grass"),
        ("wojna-water", "water"),
        ("wojna-rock", "rock"),
        ("bitwa-river", "water"),
        ("board-field-dark", "dark"),
        ("board-field-light", "light"),
    ];
    tones.into_iter().find(|(begin, _)| look.starts_with(begin)).map(|(_, tone)| tone)
}

/// Thin lines between the fields of a map, whose terrain has no edges of its own; nothing on other boards.
pub(crate) fn grid(scene: &Scene, turned: Quarter) -> String {
    let is_terrain = |look: &str| look.starts_with("wojna-");
    if !scene.fields.iter().any(|field| field.look.is_some_and(|look| is_terrain(look.0))) {
        return String::new();
    }
    let (wide, high) = turned_size(turned, scene.size);
    let mut lines = String::new();
    for x in (100..wide).step_by(100) {
        let _ = write!(lines, "M{x} 0V{high}");
    }
    for y in (100..high).step_by(100) {
        let _ = write!(lines, "M0 {y}H{wide}");
    }
    format!(
        "<path d=\"{lines}\" fill=\"none\" stroke=\"var(--st-ink,#2B2420)\" stroke-width=\"2\" stroke-opacity=\".13\"/>\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_game::Message;
    use stolik_game::scene::{Field, Look, Owner, Shape, TokenId};

    /// A map of so many fields a side: grass, with water on the diagonal.
    fn map(side: i32) -> Scene {
        let mut scene = Scene::empty((side * 100, side * 100), Message::new("prompt"));
        for (number, (y, x)) in (0..).zip((0..side).flat_map(|y| (0..side).map(move |x| (y, x)))) {
            scene.fields.push(Field {
                spot: Spot::Field(number),
                name: format!("{x},{y}"),
                shape: Shape::Rect { x: x * 100, y: y * 100, width: 100, height: 100 },
                look: Some(Look(if x == y { "wojna-water-1" } else { "wojna-grass-1" })),
                playable: true,
            });
        }
        scene
    }

    fn token(look: &'static str, spot: Spot, layer: u8) -> Token {
        Token {
            id: TokenId(0),
            look: Look(look),
            owner: Owner::Nobody,
            spot,
            layer,
            at: (0, 0),
            scale: 100,
            turned: Quarter::None,
            name: Message::new("token"),
        }
    }

    #[test]
    fn a_large_map_is_a_handful_of_elements_that_cover_every_field_once() {
        let markup = ground_elements(&map(64), Quarter::None).concat();
        assert_eq!(markup.matches("<pattern ").count(), 2);
        assert_eq!(markup.matches("<use ").count(), 2);
        assert_eq!(markup.matches("<path ").count(), 5, "two plain, two tiled, and the grid");
        assert_eq!(markup.matches("v100h-100z").count(), 2 * 64 * 64);
        let small = ground_elements(&map(5), Quarter::None).concat();
        assert_eq!((small.matches("<use ").count(), small.matches("<pattern ").count()), (25, 0));
    }

    #[test]
    fn in_small_there_is_one_shape_for_each_tone() {
        let markup = plain_ground(&map(64), Quarter::None);
        assert_eq!(markup.matches("<path ").count(), 2);
        assert_eq!(markup.matches("v100h-100z").count(), 64 * 64);
        assert!(markup.contains("var(--st-water)") && markup.contains("var(--st-grass)"));
    }

    #[test]
    fn tiles_that_begin_elsewhere_are_another_pattern() {
        // Two boards with a river of 60 between them: the second grid does not continue the first.
        let mut scene = map(20);
        for field in scene.fields.iter_mut().skip(200) {
            if let Shape::Rect { y, .. } = &mut field.shape {
                *y += 60;
            }
            field.look = Some(Look("wojna-grass-1"));
        }
        scene.size.1 += 60;
        let markup = ground_elements(&scene, Quarter::None).concat();
        assert_eq!(markup.matches("<pattern ").count(), 3, "water and two grids of grass");
    }

    #[test]
    fn rivers_and_shores_are_ground_and_lie_above_the_fields() {
        let mut scene = map(3);
        let river = token("bitwa-river", Spot::Token(0), 0);
        let shore = token("wojna-shore-side", Spot::Field(4), 0);
        let unit = token("wojna-infantry", Spot::Field(4), 4);
        assert!(is_ground(&river) && is_ground(&shore) && !is_ground(&unit));
        scene.tokens = vec![river, shore, unit];
        let looks: Vec<&str> = ground(&scene, Quarter::None).iter().map(|drawing| drawing.look).collect();
        assert_eq!(looks.len(), 11);
        assert_eq!(looks[9..], ["bitwa-river", "wojna-shore-side"]);
        assert!(!is_one_drawing(&scene), "a river is no board");
    }

    #[test]
    fn only_a_map_has_thin_lines() {
        assert!(grid(&map(3), Quarter::None).contains("M100 0V300"));
        assert_eq!(grid(&Scene::empty((300, 300), Message::new("prompt")), Quarter::None), "");
    }
}

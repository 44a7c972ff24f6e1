//! A position in an editor: its text, what stands where, what is wrong with it.

use stolik_catalog::{AnyGame, AnyPosition, SetupError};
use stolik_game::scene::{Scene, Shape, Token, TokenId};
use stolik_game::{Dial, ExplainedFault, Message, Sort, Spot, Viewer};

/// A position that is being set up. Its text is the whole of it: what is placed and what is written are the same.
#[derive(Clone, Debug)]
pub struct Layout {
    game: AnyGame,
    text: String,
    /// What stands where, in the last text that could be read.
    standing: Vec<(Spot, usize)>,
    dials: Vec<Dial>,
    /// The position, if it can be.
    position: Option<AnyPosition>,
    faults: Vec<ExplainedFault>,
    /// Whether the text could not be read at all.
    is_unreadable: bool,
}

impl Layout {
    /// The position a game begins with.
    pub fn new(game: AnyGame) -> Layout {
        let text = game.start().text();
        Layout::of_text(game, &text)
    }

    /// A position by its text, possible or not.
    pub fn of_text(game: AnyGame, text: &str) -> Layout {
        let mut layout = Layout {
            game,
            text: String::new(),
            standing: Vec::new(),
            dials: Vec::new(),
            position: None,
            faults: Vec::new(),
            is_unreadable: false,
        };
        layout.write(text);
        layout
    }

    /// The game.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// Its text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The position, if it can be.
    pub fn position(&self) -> Option<&AnyPosition> {
        self.position.as_ref()
    }

    /// Everything that is wrong with it.
    pub fn faults(&self) -> &[ExplainedFault] {
        &self.faults
    }

    /// Whether the text could not be read at all: the board shows what was there before.
    pub fn is_unreadable(&self) -> bool {
        self.is_unreadable
    }

    /// What can be placed.
    pub fn sorts(&self) -> Vec<Sort> {
        self.game.sorts()
    }

    /// What else there is to say of the position.
    pub fn dials(&self) -> &[Dial] {
        &self.dials
    }

    /// What stands on a spot, the lowest first.
    pub fn on(&self, spot: Spot) -> impl Iterator<Item = usize> {
        self.standing.iter().filter(move |(at, _)| *at == spot).map(|(_, sort)| *sort)
    }

    /// Writes another text in its place.
    pub fn write(&mut self, text: &str) {
        text.trim().clone_into(&mut self.text);
        self.is_unreadable = false;
        match self.game.laid_out(&self.text) {
            Ok((standing, dials)) => (self.standing, self.dials) = (standing, dials),
            Err(error) => {
                self.is_unreadable = true;
                self.position = None;
                self.faults =
                    vec![ExplainedFault { code: "unreadable", article: None, message: error.message }];
                return;
            }
        }
        (self.position, self.faults) = match self.game.read_position(&self.text) {
            Ok(position) => (Some(position), Vec::new()),
            Err(SetupError::Faults(faults)) => (None, faults),
            Err(SetupError::Parse(error)) => {
                (None, vec![ExplainedFault { code: "unreadable", article: None, message: error.message }])
            }
            Err(SetupError::Value(_)) => (None, Vec::new()),
        };
    }

    /// Places something, or only takes away what stands there. A text that cannot be read stays as it is.
    pub fn put(&mut self, spot: Spot, sort: Option<usize>) {
        if let Ok(text) = self.game.with_put(&self.text, spot, sort) {
            self.write(&text);
        }
    }

    /// Turns a dial.
    pub fn turn_dial(&mut self, id: &str, of: u8, value: i64) {
        if let Ok(text) = self.game.with_dial(&self.text, id, of, value) {
            self.write(&text);
        }
    }

    /// Takes everything away, where positions are set up piece by piece.
    pub fn clear(&mut self) {
        if let Some(text) = self.game.bare_position() {
            self.write(&text);
        }
    }

    /// Sets up the position a game begins with.
    pub fn restart(&mut self) {
        self.write(&self.game.start().text());
    }

    /// What it looks like, possible or not: where the position cannot be, the bare board with what was placed.
    pub fn scene(&self) -> Scene {
        if let Some(position) = &self.position {
            return position.seen_by(Viewer::Everybody).scene();
        }
        let mut scene = self.game.start().seen_by(Viewer::Everybody).scene();
        let sorts = self.game.sorts();
        scene.prompt = Message::new("study-editor-title");
        scene.spoken = Vec::new();
        scene.marks.clear();
        scene.hands.clear();
        scene.dice.clear();
        scene.buttons.clear();
        scene.remarks.clear();
        scene.counters.clear();
        // The ground stays; what can be placed is placed anew.
        let is_placed = |token: &Token| sorts.iter().any(|sort| sort.look == token.look);
        scene.tokens.retain(|token| !is_placed(token));
        let corner = |spot: Spot| {
            let field = scene.fields.iter().find(|field| field.spot == spot)?;
            Some(corner_of(&field.shape))
        };
        let placed = self.standing.iter().filter_map(|(spot, sort)| {
            let sort = sorts.get(*sort)?;
            Some(Token {
                id: TokenId(0),
                look: sort.look,
                owner: sort.owner,
                spot: *spot,
                layer: sort.layer,
                at: corner(*spot)?,
                scale: 100,
                turned: sort.turned,
                name: sort.name.clone(),
            })
        });
        let placed: Vec<Token> = placed.collect();
        scene.tokens.extend(placed);
        scene.tokens.sort_by_key(|token| token.layer);
        for (number, token) in (0..).zip(&mut scene.tokens) {
            token.id = TokenId(number);
        }
        scene
    }
}

/// Where a drawing of one field begins that lies in the middle of a field of any shape.
fn corner_of(shape: &Shape) -> (i32, i32) {
    match shape {
        Shape::Rect { x, y, width, height } => (x + (width - 100) / 2, y + (height - 100) / 2),
        Shape::Polygon(corners) => {
            let middle = |of: fn(&(i32, i32)) -> i32| {
                let (least, most) = (corners.iter().map(of).min(), corners.iter().map(of).max());
                (least.unwrap_or_default() + most.unwrap_or_default()) / 2
            };
            (middle(|corner| corner.0) - 50, middle(|corner| corner.1) - 50)
        }
    }
}

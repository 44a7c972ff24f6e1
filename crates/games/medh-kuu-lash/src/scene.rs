//! What a position looks like, and the board in words.

use crate::field::{BOARD, NOTHING, PASS, PUSHED, ROLL};
use crate::views::PIECES;
use crate::{Colour, Ending, Field, Fields, MedhKuuLash, Moment, Pushed, Row, State, Task};
use stolik_game::kit::{Located, spots};
use stolik_game::scene::{
    Button, Counter, Die, Emblem, Field as SceneField, Look, Mark, Owner, Quarter, Token,
};
use stolik_game::{Message, Scene, Seat, Show, Side, Spot};

/// The size of the board's drawing, `medh-board`.
const SIZE: (i32, i32) = (900, 500);
/// From a column to the next.
const FIELD: i32 = 100;

const DIE: [&str; 6] = ["die-6-1", "die-6-2", "die-6-3", "die-6-4", "die-6-5", "die-6-6"];

impl Show for MedhKuuLash {
    fn scene(&self, view: &State) -> Scene {
        Scene {
            fields: scene_fields(),
            tokens: tokens(view),
            marks: view.last.iter().map(|field| Mark::last(field.spot())).collect(),
            counters: Colour::ALL.into_iter().flat_map(|colour| counters(view, colour)).collect(),
            dice: dice(view),
            buttons: self.buttons(view),
            remarks: self.remarks(view),
            spoken: self.spoken(view),
            ..Scene::empty(SIZE, self.prompt(view))
        }
    }

    fn facing(&self, seat: Seat) -> Quarter {
        Colour::of(seat.0).either(Quarter::None, Quarter::Two) // MK1: green sits below, wooden above.
    }

    fn emblem(&self, seat: Seat) -> Emblem {
        let colour = Colour::of(seat.0);
        Emblem { look: Look(colour.look()), owner: colour.owner() }
    }

    fn side_name(&self, side: Side) -> Message {
        Colour::of(side.0).name()
    }
}

impl Colour {
    /// The side's name.
    pub(crate) fn name(self) -> Message {
        Message::new(self.either("medh-kuu-lash-side-green", "medh-kuu-lash-side-wooden"))
    }

    /// The drawing of a piece.
    pub(crate) fn look(self) -> &'static str {
        self.either("medh-disc-green", "medh-disc-wood")
    }

    /// The colours of a piece and of a die.
    pub(crate) fn owner(self) -> Owner {
        Owner::Own(self.either("green", "wood"))
    }

    /// A piece in words.
    pub(crate) fn piece(self) -> Message {
        Message::new(self.either("medh-kuu-lash-token-green", "medh-kuu-lash-token-wooden"))
    }
}

/// The upper left corner of a field, as the board's drawing has it.
fn corner(field: Field) -> (i32, i32) {
    let y = match field.row() {
        Row::Wooden => 50,
        Row::Morning => 200,
        Row::Green => 350,
    };
    (i32::from(field.column()) * FIELD + 50, y)
}

/// All fields from the upper left, as one reads.
fn scene_fields() -> Vec<SceneField> {
    let mut fields: Vec<Field> = Fields::ALL.iter().collect();
    fields.sort_by_key(|&field| (corner(field).1, field.column()));
    fields.into_iter().map(|field| SceneField::square(field, corner(field))).collect()
}

/// The board's drawing, the pieces, and the one that waits for its push.
fn tokens(view: &State) -> Vec<Token> {
    let drawing = Message::new("medh-kuu-lash-token-board");
    let board = Token::upright(BOARD, (0, 0), Look("medh-board"), Owner::Nobody, drawing);
    let piece = |colour: Colour, spot: Spot, at: (i32, i32)| Token {
        layer: PIECES,
        ..Token::upright(spot, at, Look(colour.look()), colour.owner(), colour.piece())
    };
    let standing = view.board.occupied().iter();
    let standing =
        standing.filter_map(|field| Some(piece(view.board.on(field)?, field.spot(), corner(field))));
    let waiting = match view.moment {
        Moment::Push(Pushed { peak, colour, .. }) => {
            let ((x, peak_y), (_, morning_y)) = (corner(peak), corner(peak.morning()));
            Some(piece(colour, PUSHED, (x, i32::midpoint(peak_y, morning_y))))
        }
        _ => None,
    };
    Scene::numbered(std::iter::once(board).chain(standing).chain(waiting))
}

fn dice(view: &State) -> Vec<Die> {
    let Some(lying) = view.lying else { return Vec::new() };
    let die = |colour: Colour| {
        let value = lying.of(colour).eyes();
        Die { look: Look(DIE[usize::from(value) - 1]), owner: colour.owner(), value }
    };
    Colour::ALL.map(die).to_vec()
}

fn counters(view: &State, colour: Colour) -> [Counter; 2] {
    let counter = |id, key, value: u32| Counter::new(Some(colour.side()), id, key, value);
    let mornings = view.board.of(colour) & Fields::MORNINGS;
    [
        counter("pieces", "medh-kuu-lash-counter-pieces", view.pieces_of(colour)),
        counter("mornings", "medh-kuu-lash-counter-mornings", mornings.len()),
    ]
}

impl State {
    /// The colour of the piece that is to be put on the board.
    pub(crate) fn in_hand(&self) -> Option<Colour> {
        match self.moment {
            Moment::Restore(colour, _) | Moment::Add(colour, _) => Some(colour),
            _ => None,
        }
    }
}

impl MedhKuuLash {
    fn buttons(&self, view: &State) -> Vec<Button> {
        let roll = Button::new(ROLL, "medh-kuu-lash-button-roll");
        let pass = Button::new(PASS, "medh-kuu-lash-button-pass");
        match self.task(view) {
            Some(Task::RollOrPass) if view.passes().is_empty() => vec![roll],
            Some(Task::RollOrPass) => vec![roll, pass],
            Some(Task::Nothing) => vec![Button::new(NOTHING, "medh-kuu-lash-button-nothing")],
            _ => Vec::new(),
        }
    }

    /// What is asked, in a few words; none where nobody is asked.
    pub(crate) fn task_words(&self, view: &State) -> Option<Message> {
        let counted = |key, count: u8| Message::new(key).with("count", i64::from(count));
        let piece = |key| Message::new(key).with("piece", view.in_hand().unwrap_or(view.turn).side());
        Some(match self.task(view)? {
            Task::RollOrPass if view.passes().is_empty() => Message::new("medh-kuu-lash-task-roll"),
            Task::RollOrPass => Message::new("medh-kuu-lash-task-roll-or-pass"),
            Task::Move(sum) => counted("medh-kuu-lash-task-move", sum),
            Task::Swap(distance) => counted("medh-kuu-lash-task-swap", distance),
            Task::Fall(steps) => counted("medh-kuu-lash-task-fall", steps),
            Task::GiveUp => Message::new("medh-kuu-lash-task-give-up"),
            Task::Take => Message::new("medh-kuu-lash-task-take"),
            Task::Triple => Message::new("medh-kuu-lash-task-triple"),
            Task::Push => Message::new("medh-kuu-lash-task-push"),
            Task::Restore => piece("medh-kuu-lash-task-restore"),
            Task::Add => piece("medh-kuu-lash-task-add"),
            Task::Nothing => Message::new("medh-kuu-lash-task-nothing"),
        })
    }

    /// What is asked of whom, or how it ended.
    fn prompt(&self, view: &State) -> Message {
        let side = |key, colour: Colour| Message::new(key).with("side", colour.side());
        match (view.ending, self.task_words(view)) {
            (Some(Ending::Goal(winner)), _) => side("medh-kuu-lash-over-goal", winner),
            (Some(Ending::Majority(winner)), _) => side("medh-kuu-lash-over-majority", winner),
            (Some(Ending::TooLong), _) => {
                let turns = i64::from(self.options.max_turns);
                Message::new("medh-kuu-lash-over-max-turns").with("count", turns)
            }
            (None, Some(task)) => side("medh-kuu-lash-prompt", self.acting(view)).with("task", task),
            (None, None) if view.moment == Moment::Start => side("medh-kuu-lash-prompt-start", view.turn),
            (None, None) => side("medh-kuu-lash-prompt-rolling", view.turn),
        }
    }

    /// Why the dice ask for a plain move (K9), and what must be warned of (3e.3).
    fn remarks(&self, view: &State) -> Vec<Message> {
        let plain = match (view.moment, self.task(view)) {
            (Moment::Rolled(dice), Some(Task::Move(_) | Task::Nothing)) => match dice.of(!view.turn).eyes() {
                4 | 5 => Some(Message::new("medh-kuu-lash-remark-no-swap")),
                6 => Some(Message::new("medh-kuu-lash-remark-no-fall")),
                _ => None,
            },
            _ => None,
        };
        let warning = self.warning(view).map(|(_, warning)| warning);
        plain.into_iter().chain(warning).collect()
    }

    /// The board in words: the pieces of each side, the dice, then who must do what.
    fn spoken(&self, view: &State) -> Vec<Message> {
        let mut lines = vec![Message::new("medh-kuu-lash-spoken-board")];
        lines.extend(Colour::ALL.into_iter().flat_map(|colour| spoken_pieces(view, colour)));
        lines.extend(view.lying.map(|dice| dice.eyes("medh-kuu-lash-spoken-dice")));
        lines.push(self.prompt(view));
        lines
    }
}

fn spoken_pieces(view: &State, colour: Colour) -> [Message; 2] {
    let rows = [
        (Fields::PEAKS, "medh-kuu-lash-spoken-peaks", "medh-kuu-lash-spoken-no-peaks"),
        (Fields::MORNINGS, "medh-kuu-lash-spoken-mornings", "medh-kuu-lash-spoken-no-mornings"),
    ];
    rows.map(|(row, some, none)| {
        let fields = view.board.of(colour) & row;
        let side = |key| Message::new(key).with("side", colour.side());
        if fields.is_empty() {
            return side(none);
        }
        side(some).with("count", i64::from(fields.len())).with("fields", spots(fields.iter()))
    })
}

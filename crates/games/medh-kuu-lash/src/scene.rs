//! What a position looks like, and sounds like.

use crate::colour::Colour;
use crate::dice::{Dice, Die};
use crate::editing;
use crate::field::{Field, Row};
use crate::fields::Fields;
use crate::game::MedhKuuLash;
use crate::news::PIECES;
use crate::refusal::names;
use crate::setup::Setup;
use crate::spots::{BOARD, NOTHING, PASS, PUSHED, ROLL, spot_of};
use crate::state::{Ending, Moment, State};
use crate::task::Task;
use stolik_game::scene::{
    Button, Counter, Die as SceneDie, Emblem, Field as SceneField, Look, Mark, MarkKind, Owner, Quarter,
    Shape, Token, TokenId,
};
use stolik_game::{Dial, Message, Scene, Seat, Show, Side, Sort, Spot};

/// The size of the board's drawing, `medh-board`.
const SIZE: (i32, i32) = (900, 500);
/// The width of a field and of a piece.
const FIELD: i32 = 100;

impl Show for MedhKuuLash {
    fn scene(&self, view: &State) -> Scene {
        Scene {
            fields: scene_fields(),
            tokens: tokens(view),
            marks: view.last.iter().map(|f| Mark { spot: spot_of(f), kind: MarkKind::Last }).collect(),
            counters: counters(view),
            dice: dice(view),
            buttons: self.buttons(view),
            remarks: self.remarks(view),
            spoken: self.spoken(view),
            ..Scene::empty(SIZE, self.prompt(view))
        }
    }

    fn facing(&self, seat: Seat) -> Quarter {
        // MK1: green sits below, wooden above.
        if seat == Colour::Green.seat() { Quarter::None } else { Quarter::Two }
    }

    fn emblem(&self, seat: Seat) -> Emblem {
        if seat == Colour::Green.seat() {
            Emblem { look: Look("medh-disc-green"), owner: Owner::Green }
        } else {
            Emblem { look: Look("medh-disc-wood"), owner: Owner::Wood }
        }
    }

    fn side_name(&self, side: Side) -> Message {
        Message::new(if side == Colour::Green.side() {
            "medh-kuu-lash-side-green"
        } else {
            "medh-kuu-lash-side-wooden"
        })
    }

    fn sorts(&self) -> Vec<Sort> {
        editing::sorts()
    }

    fn bare_setup(&self) -> Option<Setup> {
        Some(Setup::default())
    }

    fn standing(&self, setup: &Setup) -> Vec<(Spot, usize)> {
        editing::standing(setup)
    }

    fn put(&self, setup: &mut Setup, spot: Spot, sort: Option<usize>) {
        editing::put(setup, spot, sort);
    }

    fn dials(&self, setup: &Setup) -> Vec<Dial> {
        editing::dials(setup)
    }

    fn turn_dial(&self, setup: &mut Setup, id: &str, _of: u8, value: i64) {
        editing::turn_dial(setup, id, value);
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
    fields.sort_by_key(|&field| (corner(field).1, corner(field).0));
    let scene_field = |field: Field| {
        let (x, y) = corner(field);
        SceneField {
            spot: spot_of(field),
            name: field.to_string(),
            shape: Shape::Rect { x, y, width: FIELD, height: FIELD },
            look: None,
            playable: true,
        }
    };
    fields.into_iter().map(scene_field).collect()
}

/// The board's drawing, the pieces, and the one that waits for its push.
fn tokens(view: &State) -> Vec<Token> {
    let board = Token {
        id: TokenId(0),
        look: Look("medh-board"),
        owner: Owner::Nobody,
        spot: BOARD,
        layer: 0,
        at: (0, 0),
        scale: 100,
        turned: Quarter::None,
        name: Message::new("medh-kuu-lash-token-board"),
    };
    let piece = |colour: Colour, spot: Spot, at: (i32, i32)| Token {
        look: Look(match colour {
            Colour::Green => "medh-disc-green",
            Colour::Wooden => "medh-disc-wood",
        }),
        owner: owner(colour),
        spot,
        layer: PIECES,
        at,
        name: Message::new(match colour {
            Colour::Green => "medh-kuu-lash-token-green",
            Colour::Wooden => "medh-kuu-lash-token-wooden",
        }),
        ..board.clone()
    };
    let standing = view.board.occupied().iter();
    let standing = standing.filter_map(|f| Some(piece(view.board.on(f)?, spot_of(f), corner(f))));
    let mut tokens: Vec<Token> = std::iter::once(board.clone()).chain(standing).collect();
    if let Moment::Push { peak, colour, .. } = view.moment {
        let (x, peak_y) = corner(peak);
        let (_, morning_y) = corner(peak.morning());
        tokens.push(piece(colour, PUSHED, (x, i32::midpoint(peak_y, morning_y))));
    }
    for (number, token) in (0..).zip(&mut tokens) {
        token.id = TokenId(number);
    }
    tokens
}

const fn owner(colour: Colour) -> Owner {
    match colour {
        Colour::Green => Owner::Green,
        Colour::Wooden => Owner::Wood,
    }
}

fn dice(view: &State) -> Vec<SceneDie> {
    let die = |dice: Dice, colour: Colour| {
        let die: Die = dice.of(colour);
        let look = match die.eyes() {
            1 => "die-6-1",
            2 => "die-6-2",
            3 => "die-6-3",
            4 => "die-6-4",
            5 => "die-6-5",
            _ => "die-6-6",
        };
        SceneDie { look: Look(look), owner: owner(colour), value: die.eyes() }
    };
    view.lying.map_or_else(Vec::new, |dice| Colour::ALL.map(|colour| die(dice, colour)).to_vec())
}

fn counters(view: &State) -> Vec<Counter> {
    let counter = |colour: Colour, id, key, value: u32| {
        let value = i64::from(value);
        Counter { side: Some(colour.side()), id, label: Message::new(key).with("count", value), value }
    };
    let of = |colour: Colour| {
        let mornings = (view.board.of(colour) & Fields::MORNINGS).len();
        [
            counter(colour, "pieces", "medh-kuu-lash-counter-pieces", view.pieces_of(colour)),
            counter(colour, "mornings", "medh-kuu-lash-counter-mornings", mornings),
        ]
    };
    Colour::ALL.into_iter().flat_map(of).collect()
}

impl MedhKuuLash {
    fn buttons(&self, view: &State) -> Vec<Button> {
        let button = |spot, key| Button { spot, label: Message::new(key) };
        match self.task(view) {
            Some(Task::RollOrPass) => {
                let pass = (!view.passes().is_empty()).then_some((PASS, "medh-kuu-lash-button-pass"));
                let buttons = [Some((ROLL, "medh-kuu-lash-button-roll")), pass];
                buttons.into_iter().flatten().map(|(spot, key)| button(spot, key)).collect()
            }
            Some(Task::Nothing) => vec![button(NOTHING, "medh-kuu-lash-button-nothing")],
            _ => Vec::new(),
        }
    }

    /// What is asked, in a few words; none where nobody is asked.
    pub(crate) fn task_words(&self, view: &State) -> Option<Message> {
        let counted = |key, count: u8| Message::new(key).with("count", i64::from(count));
        Some(match self.task(view)? {
            Task::RollOrPass if view.passes().is_empty() => Message::new("medh-kuu-lash-task-roll"),
            Task::RollOrPass => Message::new("medh-kuu-lash-task-roll-or-pass"),
            Task::Move { sum } => counted("medh-kuu-lash-task-move", sum),
            Task::Swap { distance } => counted("medh-kuu-lash-task-swap", distance),
            Task::Fall { steps } => counted("medh-kuu-lash-task-fall", steps),
            Task::GiveUp => Message::new("medh-kuu-lash-task-give-up"),
            Task::Take => Message::new("medh-kuu-lash-task-take"),
            Task::Triple => Message::new("medh-kuu-lash-task-triple"),
            Task::Push => Message::new("medh-kuu-lash-task-push"),
            Task::Restore => Message::new("medh-kuu-lash-task-restore").with("piece", in_hand(view).side()),
            Task::Add => Message::new("medh-kuu-lash-task-add").with("piece", in_hand(view).side()),
            Task::Nothing => Message::new("medh-kuu-lash-task-nothing"),
        })
    }

    fn prompt(&self, view: &State) -> Message {
        let side = |key, colour: Colour| Message::new(key).with("side", colour.side());
        match view.ending {
            Some(Ending::Goal(winner)) => return side("medh-kuu-lash-over-goal", winner),
            Some(Ending::Majority(winner)) => return side("medh-kuu-lash-over-majority", winner),
            Some(Ending::TooLong) => {
                let turns = i64::from(self.options.max_turns);
                return Message::new("medh-kuu-lash-over-max-turns").with("count", turns);
            }
            None => {}
        }
        match self.task_words(view) {
            Some(task) => side("medh-kuu-lash-prompt", self.acting(view)).with("task", task),
            None if view.moment == Moment::Start => side("medh-kuu-lash-prompt-start", view.turn),
            None => side("medh-kuu-lash-prompt-rolling", view.turn),
        }
    }

    /// Why the dice ask for a plain move (K9), and what must be warned of (3e.3).
    fn remarks(&self, view: &State) -> Vec<Message> {
        let mut remarks = Vec::new();
        if let (Moment::Rolled(dice), Some(Task::Move { .. } | Task::Nothing)) =
            (view.moment, self.task(view))
        {
            match dice.of(!view.turn).eyes() {
                4 | 5 => remarks.push(Message::new("medh-kuu-lash-remark-no-swap")),
                6 => remarks.push(Message::new("medh-kuu-lash-remark-no-fall")),
                _ => {}
            }
        }
        remarks.extend(self.warning(view).map(|(_, warning)| warning));
        remarks
    }

    /// The board in words: the pieces of each side, the dice, then who must do what.
    fn spoken(&self, view: &State) -> Vec<Message> {
        let mut lines = vec![Message::new("medh-kuu-lash-spoken-board")];
        for colour in Colour::ALL {
            lines.extend(spoken_pieces(view, colour));
        }
        if let Some(dice) = view.lying {
            lines.push(
                Message::new("medh-kuu-lash-spoken-dice")
                    .with("green", i64::from(dice.green.eyes()))
                    .with("wooden", i64::from(dice.wooden.eyes())),
            );
        }
        lines.push(self.prompt(view));
        lines
    }
}

/// The colour of the piece that is to be put on the board.
fn in_hand(view: &State) -> Colour {
    match view.moment {
        Moment::Restore { colour, .. } | Moment::Add { colour, .. } => colour,
        _ => view.turn,
    }
}

fn spoken_pieces(view: &State, colour: Colour) -> [Message; 2] {
    let rows = [
        (Fields::PEAKS, "medh-kuu-lash-spoken-peaks", "medh-kuu-lash-spoken-no-peaks"),
        (Fields::MORNINGS, "medh-kuu-lash-spoken-mornings", "medh-kuu-lash-spoken-no-mornings"),
    ];
    rows.map(|(row, some, none)| {
        let fields: Vec<Field> = (view.board.of(colour) & row).iter().collect();
        if fields.is_empty() {
            return Message::new(none).with("side", colour.side());
        }
        Message::new(some)
            .with("side", colour.side())
            .with("count", fields.len())
            .with("fields", names(&fields))
    })
}

//! What a position looks like.

use crate::editing;
use crate::ending::Ending;
use crate::field::{Field, SIZE};
use crate::game::BattleRoyale;
use crate::options::Die;
use crate::seen::{GROUND, TOKENS};
use crate::setup::Setup;
use crate::spots::{BUTTON_END, spot_of};
use crate::state::{Stage, State};
use stolik_game::scene::{
    Button, Counter, Die as SceneDie, Field as SceneField, Look, Mark, MarkKind, Owner, Quarter, Shape,
    Token, TokenId,
};
use stolik_game::{Arg, Dial, MOST_SEATS, Message, Scene, Seat, Show, Side, Sort, Spot};

/// The width of a field.
const FIELD: i32 = 100;

const SIDES: [&str; MOST_SEATS] = [
    "battle-royale-side-red",
    "battle-royale-side-blue",
    "battle-royale-side-yellow",
    "battle-royale-side-green",
    "battle-royale-side-white",
    "battle-royale-side-black",
    "battle-royale-side-azure",
    "battle-royale-side-orange",
    "battle-royale-side-violet",
];

const DIE_8: [&str; 8] =
    ["die-8-1", "die-8-2", "die-8-3", "die-8-4", "die-8-5", "die-8-6", "die-8-7", "die-8-8"];

impl Show for BattleRoyale {
    fn scene(&self, view: &State) -> Scene {
        let size = i32::from(SIZE) * FIELD;
        Scene {
            fields: fields(),
            tokens: self.tokens(view),
            marks: view
                .last_taken()
                .iter()
                .map(|field| Mark { spot: spot_of(field), kind: MarkKind::Last })
                .collect(),
            counters: self.counters(view),
            dice: self.dice(view),
            buttons: self.buttons(view),
            remarks: self.remarks(view),
            spoken: self.spoken(view),
            ..Scene::empty((size, size), self.prompt(view))
        }
    }

    /// Nobody has a side of the board and nothing goes forward, so all look at it in the same way.
    fn facing(&self, _: Seat) -> Quarter {
        Quarter::None
    }

    fn side_name(&self, side: Side) -> Message {
        Message::new(SIDES.get(side.index()).copied().unwrap_or(SIDES[0]))
    }

    fn sorts(&self) -> Vec<Sort> {
        editing::sorts(self)
    }

    fn bare_setup(&self) -> Option<Setup> {
        Some(editing::bare(self))
    }

    fn standing(&self, setup: &Setup) -> Vec<(Spot, usize)> {
        editing::standing(setup)
    }

    fn put(&self, setup: &mut Setup, spot: Spot, sort: Option<usize>) {
        editing::put(setup, spot, sort);
    }

    fn dials(&self, setup: &Setup) -> Vec<Dial> {
        editing::dials(self, setup)
    }

    fn turn_dial(&self, setup: &mut Setup, id: &str, _of: u8, value: i64) {
        editing::turn_dial(setup, id, value);
    }
}

/// The upper left corner of a field.
fn corner(field: Field) -> (i32, i32) {
    (i32::from(field.column()) * FIELD, i32::from(SIZE - 1 - field.row()) * FIELD)
}

/// All fields from the upper left, as one reads.
fn fields() -> Vec<SceneField> {
    let places = (0..SIZE).rev().flat_map(|row| (0..SIZE).filter_map(move |column| Field::new(column, row)));
    let scene_field = |field: Field| {
        let (x, y) = corner(field);
        let dark = (field.column() + field.row()).is_multiple_of(2);
        SceneField {
            spot: spot_of(field),
            name: field.to_string(),
            shape: Shape::Rect { x, y, width: FIELD, height: FIELD },
            look: Some(Look(if dark { "board-field-dark" } else { "board-field-light" })),
            playable: true,
        }
    };
    places.map(scene_field).collect()
}

impl BattleRoyale {
    /// The signs of the start fields, then the tokens of the States.
    fn tokens(&self, view: &State) -> Vec<Token> {
        let starts = self.starts.iter().map(|field| {
            let name = Message::new("battle-royale-token-start");
            (field, GROUND, Look("battle-start"), Owner::Nobody, name)
        });
        let owned = (0..self.options.seats).map(Seat).flat_map(|seat| {
            let look = self.emblem(seat).look;
            view.land(seat).iter().map(move |field| {
                let name = Message::new("battle-royale-token").with("side", Side(seat.0));
                (field, TOKENS, look, Owner::Seat(seat), name)
            })
        });
        let numbered = (0..).zip(starts.chain(owned));
        let token = |(number, (field, layer, look, owner, name))| Token {
            id: TokenId(number),
            look,
            owner,
            spot: spot_of(field),
            layer,
            at: corner(field),
            scale: 100,
            turned: Quarter::None,
            name,
        };
        numbered.map(token).collect()
    }

    fn counters(&self, view: &State) -> Vec<Counter> {
        let counter = |side, id, key, value: i64| {
            let label = Message::new(key).with("count", value);
            Counter { side, id, label, value }
        };
        let fields = (0..self.options.seats).map(|seat| {
            let value = i64::from(view.land(Seat(seat)).len());
            counter(Some(Side(seat)), "fields", "battle-royale-counter-fields", value)
        });
        let round = view.round.min(self.options.last_round());
        let shared = [
            counter(None, "morale", "battle-royale-counter-morale", view.morale.into()),
            counter(None, "round", "battle-royale-counter-round", round.into()),
        ];
        fields.chain(shared).collect()
    }

    /// The die of the turn, and before it those that wait for theirs.
    fn dice(&self, view: &State) -> Vec<SceneDie> {
        let die = |seat: Seat, value: u8| SceneDie {
            look: Look(match self.options.die {
                Die::Eight => DIE_8[usize::from(value.clamp(1, 8)) - 1],
                Die::Ten => "die-10",
                Die::Twelve => "die-12",
                Die::Twenty => "die-20",
            }),
            owner: Owner::Seat(seat),
            value,
        };
        let rolled = u32::from(view.morale) + view.spent();
        let own = (view.stage == Stage::Turn).then(|| die(view.seat, rolled as u8));
        let waiting = self.order_from(view.first).map(|seat| (seat, view.rolls[seat.index()]));
        let waiting = waiting.filter(|&(_, roll)| roll > 0).map(|(seat, roll)| die(seat, roll));
        own.into_iter().chain(waiting).collect()
    }

    fn buttons(&self, view: &State) -> Vec<Button> {
        let acting = view.stage == Stage::Turn && self.ending(view).is_none();
        let end = Button { spot: BUTTON_END, label: Message::new("battle-royale-button-end") };
        if acting { vec![end] } else { Vec::new() }
    }

    /// What is asked of whom, or how it ended.
    pub(crate) fn prompt(&self, view: &State) -> Message {
        let side = Side(view.seat.0);
        if let Some(ending) = self.ending(view) {
            return self.over(view, ending);
        }
        match view.stage {
            Stage::Lot => Message::new("battle-royale-prompt-lot"),
            Stage::Roll => Message::new("battle-royale-prompt-roll").with("side", side),
            Stage::Turn if self.takable(view).is_empty() => {
                let left = i64::from(view.morale);
                Message::new("battle-royale-prompt-end").with("side", side).with("count", left)
            }
            Stage::Turn => {
                let left = i64::from(view.morale);
                Message::new("battle-royale-prompt-turn").with("side", side).with("count", left)
            }
        }
    }

    fn over(&self, view: &State, ending: Ending) -> Message {
        let standings = self.standings(view);
        let first = standings.iter().filter(|(_, standing)| standing.place == 1);
        let winners: Vec<Side> = first.map(|(side, _)| side).collect();
        let fields = winners.first().map_or(0, |&side| i64::from(standings.of(side).score));
        let most = |key| {
            let sides: Vec<Arg> = winners.iter().map(|&side| side.into()).collect();
            Message::new(key).with("sides", sides).with("count", fields)
        };
        match ending {
            Ending::LastStanding => {
                let winner = winners.first().copied().unwrap_or(Side(0));
                Message::new("battle-royale-over-last-standing").with("side", winner)
            }
            Ending::BoardFull => most("battle-royale-over-board-full"),
            Ending::RoundLimit => {
                let rounds = i64::from(self.options.last_round());
                most("battle-royale-over-round-limit").with("rounds", rounds)
            }
            Ending::Stall => {
                let rounds = i64::from(self.options.stall_rounds);
                most("battle-royale-over-stall").with("rounds", rounds)
            }
        }
    }

    /// What might surprise: the first turn, the last round, a game about to stall.
    fn remarks(&self, view: &State) -> Vec<Message> {
        let mut remarks = Vec::new();
        if self.ending(view).is_some() {
            return remarks;
        }
        if view.round == 1 && self.options.die != Die::Eight {
            remarks.push(Message::new("battle-royale-remark-first-turn")); // C16 is moot with eight faces (BR10)
        }
        if view.round == self.options.last_round() {
            remarks.push(Message::new("battle-royale-remark-last-round"));
        }
        let (quiet, stall) = (view.quiet_rounds(), u16::from(self.options.stall_rounds));
        if stall > 0 && quiet > 0 {
            remarks.push(
                Message::new("battle-royale-remark-quiet")
                    .with("count", i64::from(quiet))
                    .with("most", i64::from(stall)),
            );
        }
        remarks
    }
}

//! What a position looks like, and the board in words.

use crate::ending::Ending;
use crate::field::{BUTTON_END, Field};
use crate::game::BattleRoyale;
use crate::options::Die;
use crate::state::{Stage, State};
use crate::views::{GROUND, TOKENS};
use std::collections::BTreeMap;
use stolik_game::kit::{Grid, spots};
use stolik_game::scene::{Button, Counter, Die as SceneDie, Look, Mark, Owner, Quarter, Token};
use stolik_game::{Arg, MOST_SEATS, Message, Scene, Seat, Show, Side};

const GRID: Grid = Grid { columns: Field::COLUMNS, rows: Field::ROWS, first: (0, 0) };

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
        Scene {
            tokens: self.tokens(view),
            marks: view.last_taken().iter().map(|field| Mark::last(field.spot())).collect(),
            counters: self.counters(view),
            dice: self.dice(view),
            buttons: self.buttons(view),
            remarks: self.remarks(view),
            spoken: self.spoken(view),
            ..GRID.scene(Field::all(), self.prompt(view))
        }
    }

    /// Nobody has a side of the board and nothing goes forward, so all look at it in the same way.
    fn facing(&self, _: Seat) -> Quarter {
        Quarter::None
    }

    fn side_name(&self, side: Side) -> Message {
        Message::new(SIDES.get(side.index()).copied().unwrap_or(SIDES[0]))
    }
}

impl BattleRoyale {
    /// The signs of the start fields, then the tokens of the States.
    fn tokens(&self, view: &State) -> Vec<Token> {
        let starts = self.starts.iter().map(|field| {
            let name = Message::new("battle-royale-token-start");
            Token { layer: GROUND, ..GRID.token(field, Look("battle-start"), Owner::Nobody, name) }
        });
        let owned = (0..self.options.seats).map(Seat).flat_map(|seat| {
            let look = self.emblem(seat).look;
            view.land(seat).iter().map(move |field| {
                let name = Message::new("battle-royale-token").with("side", Side(seat.0));
                Token { layer: TOKENS, ..GRID.token(field, look, Owner::Seat(seat), name) }
            })
        });
        Scene::numbered(starts.chain(owned))
    }

    fn counters(&self, view: &State) -> Vec<Counter> {
        let fields = (0..self.options.seats).map(|seat| {
            let count = view.land(Seat(seat)).len();
            Counter::new(Some(Side(seat)), "fields", "battle-royale-counter-fields", count)
        });
        let round = view.round.min(self.options.last_round());
        let shared = [
            Counter::new(None, "morale", "battle-royale-counter-morale", view.morale),
            Counter::new(None, "round", "battle-royale-counter-round", round),
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
        let end = acting.then(|| Button::new(BUTTON_END, "battle-royale-button-end"));
        end.into_iter().collect()
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

    /// First the round, then the States, then who must do what, and what can be taken for how much.
    fn spoken(&self, view: &State) -> Vec<Message> {
        let last = self.options.last_round();
        let round = Message::new("battle-royale-spoken-board")
            .with("round", i64::from(view.round.min(last)))
            .with("last", i64::from(last))
            .with("count", i64::from(view.free().len()));
        let lands = (0..self.options.seats).map(|seat| spoken_land(view, Seat(seat)));
        let mut lines: Vec<Message> = std::iter::once(round).chain(lands).collect();
        lines.push(self.spoken_task(view));
        if view.stage != Stage::Turn || self.ending(view).is_some() {
            return lines;
        }
        let mut by_cost: BTreeMap<u8, Vec<Field>> = BTreeMap::new();
        for field in self.takable(view).iter() {
            by_cost.entry(view.cost(field).total()).or_default().push(field);
        }
        if by_cost.is_empty() {
            lines.push(Message::new("battle-royale-spoken-nothing"));
        }
        lines.extend(by_cost.into_iter().map(|(cost, fields)| {
            Message::new("battle-royale-spoken-cost")
                .with("count", i64::from(cost))
                .with("fields", spots(fields))
        }));
        lines
    }

    /// Who must do what, or how it ended.
    fn spoken_task(&self, view: &State) -> Message {
        let side = Side(view.seat.0);
        match view.stage {
            _ if self.ending(view).is_some() => self.prompt(view),
            Stage::Lot => Message::new("battle-royale-spoken-lot"),
            Stage::Roll => Message::new("battle-royale-spoken-roll").with("side", side),
            Stage::Turn => {
                let left = i64::from(view.morale);
                Message::new("battle-royale-spoken-turn").with("side", side).with("count", left)
            }
        }
    }
}

fn spoken_land(view: &State, seat: Seat) -> Message {
    let (side, land) = (Side(seat.0), view.land(seat));
    if land.is_empty() {
        return Message::new("battle-royale-spoken-out").with("side", side);
    }
    Message::new("battle-royale-spoken-land")
        .with("side", side)
        .with("count", i64::from(land.len()))
        .with("fields", spots(land.iter()))
}

//! What a position sounds like: the board in words.

use crate::field::Field;
use crate::game::BattleRoyale;
use crate::spots::names;
use crate::state::{Stage, State};
use std::collections::BTreeMap;
use stolik_game::{Message, Seat, Side};

impl BattleRoyale {
    /// First the round, then the States, then who must do what, and what can be taken for how much.
    pub(crate) fn spoken(&self, view: &State) -> Vec<Message> {
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
                .with("fields", names(fields))
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
        .with("fields", names(land.iter()))
}

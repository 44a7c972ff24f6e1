//! Setting up a position field by field.

use crate::field::{Field, Fields};
use crate::game::BattleRoyale;
use crate::setup::{Awaited, Setup};
use stolik_game::scene::Owner;
use stolik_game::{Dial, Editing, Message, Rules, Seat, Show, Side, Sort, Spot};

/// The latest round that an editor offers.
const LATEST: i64 = 501;

impl Editing for BattleRoyale {
    fn sorts(&self) -> Vec<Sort> {
        let sort = |seat: Seat| {
            let name = Message::new("battle-royale-token").with("side", Side(seat.0));
            Sort::piece(self.emblem(seat).look.0, Owner::Seat(seat), name)
        };
        (0..self.seats()).map(Seat).map(sort).collect()
    }

    fn bare_setup(&self) -> Setup {
        let seats = self.seats();
        Setup {
            lands: vec![Fields::NONE; seats.into()],
            awaited: Awaited::Roll(Seat(0)),
            first: Seat(0),
            round: 1,
            active: 0,
            out: (0..seats).map(Seat).collect(),
            rolls: Vec::new(),
        }
    }

    fn standing(&self, setup: &Setup) -> Vec<(Spot, usize)> {
        let taken = match setup.awaited {
            Awaited::Turn { seat, taken, .. } => Some((seat.index(), taken)),
            Awaited::Lot | Awaited::Roll(_) => None,
        };
        let mut standing: Vec<(Spot, usize)> = Vec::new();
        for (seat, land) in setup.lands.iter().enumerate() {
            // What was taken in this turn is the taker's already.
            let left =
                taken.map_or(*land, |(by, taken)| if by == seat { *land | taken } else { *land - taken });
            standing.extend(left.iter().map(|field| (field.spot(), seat)));
        }
        standing
    }

    fn put(&self, setup: &mut Setup, spot: Spot, sort: Option<usize>) {
        let Some(field) = Field::of_spot(spot) else { return };
        settle(setup);
        for land in &mut setup.lands {
            *land -= field.alone();
        }
        if let Some(land) = sort.and_then(|sort| setup.lands.get_mut(sort)) {
            *land |= field.alone();
        }
        // Who has nothing is out, in some order; who has something is not.
        let lands = &setup.lands;
        let has_none = |seat: Seat| lands.get(seat.index()).is_none_or(|land| land.is_empty());
        setup.out.retain(|seat| has_none(*seat));
        let fallen = (0..lands.len()).map(|seat| Seat(seat as u8)).filter(|seat| has_none(*seat));
        let new: Vec<Seat> = fallen.filter(|seat| !setup.out.contains(seat)).collect();
        setup.out.extend(new);
    }

    fn dials(&self, setup: &Setup) -> Vec<Dial> {
        let sides: Vec<Message> = (0..self.seats()).map(|side| self.side_name(Side(side))).collect();
        let turn = match setup.awaited {
            Awaited::Lot => setup.first,
            Awaited::Roll(seat) | Awaited::Turn { seat, .. } => seat,
        };
        vec![
            Dial::one_of("turn", Message::new("editor-dial-turn"), turn.0, sides.clone()),
            Dial::one_of("first", Message::new("battle-royale-dial-first"), setup.first.0, sides),
            Dial::number("round", Message::new("battle-royale-dial-round"), setup.round, LATEST),
            Dial::number("active", Message::new("battle-royale-dial-active"), setup.active, LATEST),
        ]
    }

    fn turn_dial(&self, setup: &mut Setup, id: &str, _of: u8, value: i64) {
        let seat = Seat(u8::try_from(value).unwrap_or(u8::MAX));
        let round = u16::try_from(value).unwrap_or(u16::MAX);
        match id {
            "turn" => {
                settle(setup);
                setup.awaited = Awaited::Roll(seat);
            }
            "first" => setup.first = seat,
            "round" => setup.round = round,
            "active" => setup.active = round,
            _ => {}
        }
    }
}

/// A turn under way is left: what was taken in it has an owner, and the same seat rolls.
fn settle(setup: &mut Setup) {
    if let Awaited::Turn { seat, taken, .. } = setup.awaited {
        for (number, land) in setup.lands.iter_mut().enumerate() {
            *land = if number == seat.index() { *land | taken } else { *land - taken };
        }
        setup.awaited = Awaited::Roll(seat);
    }
}

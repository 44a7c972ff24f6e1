//! The way of the last turn, for who looks only now: all that has moved in it, and not its last step alone.

use super::Play;
use stolik_game::{Motion, Spot};

/// What the last turn has done, or the one that runs has done so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trail {
    /// The ways of what has moved, each from where it stood first to where it stands.
    pub ways: Vec<Vec<Spot>>,
    /// Where those stood that were taken.
    pub taken: Vec<Spot>,
    /// The layers of the ways.
    layers: Vec<u8>,
}

impl Trail {
    fn of<'m>(motions: impl IntoIterator<Item = &'m Motion>) -> Trail {
        let mut trail = Trail::default();
        for motion in motions {
            match motion {
                Motion::Goes { layer, path } => trail.go(*layer, path),
                Motion::Leaves { at, .. } if !trail.taken.contains(at) => trail.taken.push(*at),
                _ => {}
            }
        }
        trail
    }

    /// Something goes, or goes on.
    fn go(&mut self, layer: u8, path: &[Spot]) {
        let ways = self.ways.iter_mut().zip(&self.layers);
        let mut ending = ways.filter(|(way, on)| **on == layer && way.last() == path.first());
        if let Some((way, _)) = ending.next_back() {
            way.extend_from_slice(path.get(1..).unwrap_or_default());
        } else {
            self.ways.push(path.to_vec());
            self.layers.push(layer);
        }
    }

    /// Whether it is no more than one step to the next spot, which the marks of the position tell.
    pub fn is_a_step(&self) -> bool {
        let is_short = match self.ways.as_slice() {
            [] => true,
            [only] => only.len() < 3,
            _ => false,
        };
        is_short && self.taken.is_empty()
    }
}

impl Play {
    /// The way of the last turn, or of the one that runs once something has moved in it.
    pub fn trail(&self) -> Trail {
        // Of a moment that is looked at by itself no more is known than how it came about.
        if self.table.inputs().len() == 0 {
            return Trail::of(&self.moved.motions);
        }
        let (before, mut running) = self.table.last_motions(self.viewer());
        running.extend(self.ahead.iter().flat_map(|ahead| &ahead.motions));
        let moves = |motion: &&Motion| !matches!(motion, Motion::Rolls);
        Trail::of(if running.iter().any(moves) { running } else { before })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::stand_in::{heard, welcome};
    use stolik_catalog::Kind;
    use stolik_game::{Seat, Viewer};
    use stolik_table::{LocalDice, Seating, Table, Takeback};

    fn goes(path: &[u16]) -> Motion {
        Motion::Goes { layer: 0, path: path.iter().map(|&field| Spot::Field(field)).collect() }
    }

    #[test]
    fn what_goes_on_is_one_way_and_what_another_goes_is_another() {
        let taken = Motion::Leaves { layer: 0, at: Spot::Field(9) };
        let trail = Trail::of([&goes(&[1, 2]), &taken, &goes(&[2, 5]), &goes(&[7, 8]), &taken]);
        let way = |fields: &[u16]| fields.iter().map(|&field| Spot::Field(field)).collect::<Vec<_>>();
        assert_eq!(trail.ways, [way(&[1, 2, 5]), way(&[7, 8])]);
        assert_eq!(trail.taken, [Spot::Field(9)]);
        assert!(!trail.is_a_step());
        assert!(Trail::of([&goes(&[1, 2])]).is_a_step() && !Trail::of([&goes(&[1, 2, 3])]).is_a_step());
        assert!(!Trail::of([&goes(&[1, 2]), &goes(&[7, 8])]).is_a_step());
    }

    /// Of a turn of several actions all of it is drawn to the one who is asked next, who has just come too, until they act.
    #[test]
    fn the_whole_turn_of_another_is_drawn_and_the_own_one_from_its_first_action() {
        let game = Kind::Multiwarcaby.with_options([("size", "7")]).expect("options");
        let seating = Seating::persons(["Ola", "Ben"]);
        let mut table = Table::new(game, seating, Takeback::Turn, LocalDice::from_seed(3));
        let (ola, ben) = (Seat(0), Seat(1));
        let mut page = Play::at_server(&welcome(&table, Viewer::Seat(ben))).expect("a game");
        let act = |table: &mut Table, seat: Seat| {
            let text = table
                .position()
                .seen_by(Viewer::Seat(seat))
                .random(seat, &mut stolik_game::Pinned::from_seed(5));
            table.act(seat, &text.expect("an action"), None).expect("it is legal");
        };
        let mut moved = 0;
        while table.actor().awaits(ola) {
            let since = table.now().0;
            act(&mut table, ola);
            moved += 1;
            for event in heard(&table, Viewer::Seat(ben), since) {
                page.hear(&event).expect("understood");
            }
        }
        assert!(moved > 1, "a turn of several actions");
        let hops = |play: &Play| play.trail().ways.iter().map(|way| way.len() - 1).sum::<usize>();
        assert_eq!(hops(&page), moved, "{:?}", page.trail());
        let fresh = Play::at_server(&welcome(&table, Viewer::Seat(ben))).expect("a game");
        assert_eq!(fresh.trail(), page.trail(), "who comes now sees it too");
        act(&mut table, ben);
        let later = Play::at_server(&welcome(&table, Viewer::Seat(ola))).expect("a game");
        assert_eq!(hops(&later), 1, "a turn that runs is drawn as far as it goes");
    }
}

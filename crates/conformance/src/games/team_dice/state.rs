use super::super::plain::{Numbers, PlainRefusal, Reader};
use super::{Action, BUTTON_BANK, BUTTON_ROLL, Event, Face, ROLLS};
use stolik_game::{Actor, Effect, Seat, Seats};

/// A moment of team dice; everybody knows all of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The turns still to play.
    pub turns_left: u8,
    /// The side whose turn it is.
    pub side: u8,
    /// What each side has banked.
    pub scores: [i32; 2],
    /// What the turn has collected.
    pub pot: i32,
    /// The rolls of this turn.
    pub rolls: u8,
    /// Whether the die is in the air.
    pub rolling: bool,
}

impl State {
    /// Whether the team to act may do this.
    pub(super) fn check(&self, action: Action) -> Result<(), PlainRefusal> {
        match action {
            Action::Roll if self.rolls == ROLLS => {
                Err(PlainRefusal::new("no-rolls-left", "TD2").at(BUTTON_ROLL))
            }
            Action::Bank if self.rolls == 0 => {
                Err(PlainRefusal::new("nothing-to-bank", "TD1").at(BUTTON_BANK))
            }
            Action::Roll | Action::Bank => Ok(()),
        }
    }

    pub(super) fn actor(&self) -> Actor {
        let team = |side| Seats::only(Seat(side)).with(Seat(side + 2));
        match self {
            State { turns_left: 0, .. } => Actor::Over,
            State { rolling: true, .. } => Actor::Chance,
            State { side, .. } => Actor::Any(team(*side)),
        }
    }

    pub(super) fn play(&mut self, event: Event) -> Effect {
        match event {
            Event::Acted(_, Action::Roll) => {
                self.rolling = true;
                Effect::QUIET
            }
            Event::Acted(_, Action::Bank) => {
                self.scores[self.side as usize] += self.pot;
                self.end_turn();
                Effect::TURN_ENDED
            }
            Event::Rolled(Face(1)) => {
                self.end_turn();
                Effect { revealed: true, turn_ended: true }
            }
            Event::Rolled(Face(face)) => {
                self.pot += i32::from(face);
                self.rolls += 1;
                self.rolling = false;
                Effect::REVEALED
            }
        }
    }

    fn end_turn(&mut self) {
        *self = State {
            turns_left: self.turns_left - 1,
            side: 1 - self.side,
            scores: self.scores,
            pot: 0,
            rolls: 0,
            rolling: false,
        };
    }
}

impl Numbers for State {
    fn numbers(&self) -> Vec<i64> {
        let [first, second] = self.scores.map(i64::from);
        let (turns, side, rolls) = (self.turns_left.into(), self.side.into(), self.rolls.into());
        vec![turns, side, first, second, self.pot.into(), rolls, self.rolling.into()]
    }

    fn read(numbers: &mut Reader<'_>) -> Option<Self> {
        Some(State {
            turns_left: numbers.small()?,
            side: numbers.small()?,
            scores: numbers.array(Reader::small)?,
            pot: numbers.small()?,
            rolls: numbers.small()?,
            rolling: match numbers.next()? {
                0 => false,
                1 => true,
                _ => return None,
            },
        })
    }
}

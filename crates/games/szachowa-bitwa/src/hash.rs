//! Hashes of states.

use crate::{Action, Auction, CardValue, Order, Phase, Stage, State};
use std::hash::{Hash, Hasher};
use stolik_game::mix;

/// Words mixed one after another, the same on every machine.
struct Mixer(u64);

impl Mixer {
    fn add(&mut self, word: u64) {
        self.0 = mix(self.0.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ word);
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.add(u64::from(*byte));
        }
    }

    fn write_u32(&mut self, number: u32) {
        self.add(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }
}

/// The moment without what only counts: rounds and clocks.
fn of_moment(state: &State) -> u64 {
    let mut mixer = Mixer(1);
    let open = &state.open;
    mixer.add(phase_code(open.phase));
    for secret in &state.secrets {
        mixer.add(secret.hand.bits().into());
        match secret.committed() {
            None => mixer.add(0),
            Some(Action::Special(card)) => mixer.add(1 + special_code(card)),
            Some(action) => action.hash(&mut mixer),
        }
    }
    match &open.battle {
        None => {
            (open.camps, open.bridges, open.bid_counts, open.declared).hash(&mut mixer);
            for secret in &state.secrets {
                (secret.bid, secret.purchase, secret.training).hash(&mut mixer);
            }
        }
        Some(battle) => {
            open.bridges.hash(&mut mixer);
            open.spent.iter().for_each(|cards| mixer.add(cards.bits().into()));
            let sets = [crate::Colour::White, crate::Colour::Black].map(|colour| battle.board.of(colour));
            let kinds = crate::Kind::ALL.map(|kind| battle.board.kind(kind));
            for set in sets.into_iter().chain(kinds).chain([battle.used]) {
                set.words().into_iter().for_each(|word| mixer.add(word));
            }
            mixer.add(battle.turn as u64 | (battle.first as u64) << 1 | u64::from(battle.points) << 2);
            battle.training.iter().for_each(|training| mixer.add(training.more().into()));
            let in_use = battle.in_use.map_or(0, |in_use| {
                u64::from(in_use.at.number()) << 8 | u64::from(in_use.moves) << 4 | u64::from(in_use.fights)
            });
            mixer.add(in_use);
            if let Some(fight) = battle.fight {
                mixer.add(u64::from(fight.from.number()) << 8 | u64::from(fight.to.number()));
                mixer.add(u64::from(fight.shot));
                mixer.add(match fight.stage {
                    Stage::Asked { answered } => u64::from(answered[0]) | u64::from(answered[1]) << 1,
                    Stage::AttackerShown { card } => 16 + special_code(card),
                    Stage::Shown { cards: [white, black] } => {
                        64 + special_code(white) * 16 + special_code(black)
                    }
                });
            }
        }
    }
    mixer.finish()
}

/// Everything that later moments depend on.
pub(crate) fn of_state(state: &State) -> u64 {
    let mut mixer = Mixer(of_moment(state));
    if let Some(battle) = &state.open.battle {
        mixer.add(u64::from(battle.rounds) << 32 | u64::from(battle.quiet) << 1 | u64::from(battle.removed));
        battle.clocks.iter().for_each(|clock| mixer.add(clock.0));
    }
    mixer.finish()
}

fn phase_code(phase: Phase) -> u64 {
    let order = |order| match order {
        Order::Together => 0,
        Order::Now(colour) => 1 + colour as u64,
    };
    match phase {
        Phase::Camps(now) => order(now),
        Phase::Bridges(now) => 4 + order(now),
        Phase::Bids(Auction::Initial) => 8,
        Phase::Bids(Auction::Turn(colour)) => 9 + colour as u64,
        Phase::Bids(Auction::Last(colour)) => 11 + colour as u64,
        Phase::Purchase(colour) => 13 + colour as u64,
        Phase::Training => 15,
        Phase::Deployment => 16,
        Phase::Desertion { fallen, left } => 32 + 2 * u64::from(left) + fallen as u64,
        Phase::Over(crate::Ending::Clock(fallen)) => 32 + fallen as u64,
        // A battle that is over is told by its pieces and rounds.
        Phase::Battle | Phase::Over(_) => 17,
    }
}

/// A Special Card as a value, none being 0.
fn special_code(card: Option<CardValue>) -> u64 {
    card.map_or(0, |card| u64::from(card.get()))
}

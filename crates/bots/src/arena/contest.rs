//! Two bots over many games.

use super::Played;
use crate::{Bot, Trouble};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;
use stolik_catalog::{AnyGame, AnyPosition};
use stolik_game::record::InputText;
use stolik_game::{Actor, Entropy, Millis, Pinned, Seat, Side, Value, Viewer, mix};

/// The caller's clock: microseconds since some moment.
pub type Clock<'c> = &'c (dyn Fn() -> u64 + Sync);

/// A game that takes longer is broken off, and counts as shared by all.
const MOST_INPUTS: u32 = 20_000;

/// Two bots over many games.
#[derive(Clone, PartialEq, Debug)]
pub struct Contest {
    /// The game, with its options.
    pub game: AnyGame,
    /// A and B.
    pub bots: [Bot; 2],
    /// How many games; rounded up to whole groups.
    pub games: u32,
    /// Where dice, openings and the bots' chance begin.
    pub seed: u64,
    /// How many actions are drawn at random before the bots begin: where there are no dice, so that games differ.
    pub opening: u16,
}

impl Contest {
    /// How many games differ only in who sits where.
    pub fn group(&self) -> u32 {
        self.game.sides().into()
    }

    /// How many games are played: whole groups.
    pub fn count(&self) -> u32 {
        self.games.next_multiple_of(self.group())
    }

    /// What is contested, as plain data: contests are equal if this is.
    pub fn value(&self) -> Value {
        let options = self.game.options().into_iter();
        let options = options.map(|(name, value)| (name.to_owned(), Value::from(value)));
        Value::map([
            ("contest", Value::from(self.game.kind().id())),
            ("rules", Value::Int(self.game.kind().version().into())),
            ("options", Value::Map(options.collect())),
            ("a", Value::from(self.bots[0].to_string())),
            ("b", Value::from(self.bots[1].to_string())),
            ("seed", Value::Int(self.seed.cast_signed())),
            ("opening", Value::Int(self.opening.into())),
        ])
    }

    /// Plays the games that are not done yet, so many at a time, and tells each as it ends.
    pub fn run(
        &self,
        threads: usize,
        done: &BTreeSet<u32>,
        clock: Clock,
        mut told: impl FnMut(Played),
    ) -> Result<(), Trouble> {
        let next = AtomicU32::new(0);
        let stopped = AtomicBool::new(false);
        let (send, receive) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                let (send, next, stopped) = (send.clone(), &next, &stopped);
                scope.spawn(move || {
                    while !stopped.load(Ordering::Relaxed) {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.count() {
                            break;
                        }
                        if !done.contains(&number) && send.send(self.play(number, clock)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(send);
            let mut result = Ok(());
            for played in receive {
                match played {
                    Ok(played) => told(played),
                    Err(trouble) => {
                        stopped.store(true, Ordering::Relaxed);
                        result = Err(trouble);
                    }
                }
            }
            result
        })
    }

    /// Plays one game.
    pub fn play(&self, number: u32, clock: Clock) -> Result<Played, Trouble> {
        let group = u64::from(number / self.group());
        let side = Side((number % self.group()) as u8);
        let luck = mix(self.seed ^ mix(group + 1));
        let bots = [0, 1]
            .map(|which| self.bots[which].with_seed(mix(luck ^ mix(u64::from(number) << 1 | which as u64))));
        let mut game = Under::new(&self.game, luck);
        let mut played = Played {
            number,
            side,
            places: vec![1; self.game.sides().into()],
            reason: None,
            inputs: 0,
            thought: [0; 2],
            asked: [0; 2],
        };
        game.open(self.opening);
        while game.inputs < MOST_INPUTS {
            match game.position.actor() {
                Actor::Over => break,
                Actor::Chance => game.befall(),
                actor => {
                    let Some(seat) = actor.seats().iter().next() else { break };
                    let which = usize::from(self.game.side_of(seat) != side);
                    let begun = clock();
                    let seen = game.position.seen_by(Viewer::Seat(seat));
                    let mut thinking = bots[which].choose(&seen, seat)?;
                    let answer = thinking.finish(|| Millis((clock() - begun) / 1_000));
                    played.thought[which] += clock() - begun;
                    played.asked[which] += 1;
                    game.act(seat, answer.action);
                    for action in answer.then {
                        if game.position.actor().awaits(seat) {
                            game.act(seat, action);
                        }
                    }
                }
            }
        }
        played.inputs = game.inputs;
        if let Some(outcome) = game.position.outcome() {
            played.places = outcome.standings.iter().map(|(_, standing)| standing.place).collect();
            played.reason = Some(outcome.code().to_owned());
        }
        Ok(played)
    }
}

/// A game under way.
struct Under {
    position: AnyPosition,
    luck: u64,
    /// How often chance has decided.
    befallen: u64,
    inputs: u32,
}

impl Under {
    fn new(game: &AnyGame, luck: u64) -> Under {
        Under { position: game.start(), luck, befallen: 0, inputs: 0 }
    }

    /// Plays at random for a while, and not to the end.
    fn open(&mut self, actions: u16) {
        let mut entropy = Pinned::from_seed(mix(self.luck ^ 0x09e4));
        let mut acted = 0;
        while acted < actions {
            let actor = self.position.actor();
            if actor == Actor::Chance {
                self.befall();
                continue;
            }
            let mut next = self.position.clone();
            let Some(input) = next.random_input(&mut entropy) else { return };
            if next.play(&input).is_err() || next.actor() == Actor::Over {
                return;
            }
            self.position = next;
            self.inputs += 1;
            acted += 1;
        }
    }

    /// What chance gives next: it depends on the group and on how often chance has decided before.
    fn lot(&self) -> Option<InputText> {
        let mut entropy = Pinned::from_seed(mix(self.luck.wrapping_add(self.befallen)));
        // The first value of a seed is spent, so that neighbours do not look alike.
        entropy.next_u64();
        self.position.random_input(&mut entropy)
    }

    /// Chance decides.
    fn befall(&mut self) {
        if let Some(input) = self.lot() {
            self.play(&input);
        }
        self.befallen += 1;
    }

    fn act(&mut self, seat: Seat, text: String) {
        self.play(&InputText::Act { seat, text });
    }

    /// Plays an input; what a bot answers is legal, so if it is not, the bot is broken and the game with it.
    fn play(&mut self, input: &InputText) {
        if let Err(error) = self.position.play(input) {
            panic!("a bot gave {input:?} in {}, which is not played: {error:?}", self.position.text());
        }
        self.inputs += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_catalog::Kind;

    /// What the dice gave in a game, in which seats decide as chance of this seed has it.
    fn dice(luck: u64, deciding: u64) -> Vec<InputText> {
        let mut game = Under::new(&Kind::BattleRoyale.usual(), luck);
        let mut entropy = Pinned::from_seed(deciding);
        let mut dice = Vec::new();
        while dice.len() < 12 {
            if game.position.actor() == Actor::Chance {
                dice.extend(game.lot());
                game.befall();
            } else {
                game.play(&game.position.random_input(&mut entropy).expect("the game runs"));
            }
        }
        dice
    }

    #[test]
    fn the_dice_of_a_group_do_not_depend_on_what_is_done() {
        assert_eq!(dice(1, 1), dice(1, 2));
        assert_ne!(dice(1, 1), dice(2, 1));
    }

    #[test]
    fn the_openings_of_a_group_are_the_same_and_those_of_others_are_not() {
        let opened = |luck| {
            let mut game = Under::new(&Kind::Warcaby.usual(), luck);
            game.open(6);
            game.position.text()
        };
        assert_eq!(opened(1), opened(1));
        assert!((2..6).any(|luck| opened(luck) != opened(1)));
    }
}

//! Haste: the longer nothing is removed, the more it is time to go on. Who would lose by the score has ever less to lose,
//! and risks it; who would win by it presses, and risks nothing.

use std::cmp::Ordering;
use stolik_game::Rules;
use stolik_szachowa_bitwa::{Battle, CapResult, Colour, Scenario, SzachowaBitwa as Game};

/// So many rounds without a removal are usual: armies march.
const USUAL: u16 = 5;
/// So many rounds later haste is full.
const RISING: u16 = 24;
/// In so many rounds before the agreed end haste rises.
const LAST: u16 = 6;

/// How much a colour hurries.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Haste {
    /// How late it is, in hundredths.
    late: u16,
    /// What it has lost by waiting, in hundredths.
    lost: u16,
}

impl Haste {
    /// That of each colour. It is taken where a decision is asked for and kept throughout the search: a move must not seem
    /// good only because it makes time pass.
    pub fn of(game: &Game, battle: &Battle) -> [Haste; 2] {
        let options = game.options();
        let waiting = 100 * battle.quiet.saturating_sub(USUAL) / RISING;
        let (rising, draws) = match options.scenario {
            Scenario::Rounds => {
                let left = options.rounds.saturating_sub(battle.rounds);
                (waiting.max(100 * LAST.saturating_sub(left) / LAST), false)
            }
            Scenario::Standard => (waiting, options.cap_result == CapResult::Draw),
            Scenario::Clock => (waiting, false),
        };
        let late = rising.min(100);
        let [white, black] = Colour::ALL.map(|colour| battle.board.score(colour));
        // Who is behind loses at the cap (S-40); where that is a draw, who is ahead has to prove it.
        let lost = |own: u16, other: u16| match own.cmp(&other) {
            Ordering::Less if !draws => late,
            Ordering::Greater if draws => late / 2,
            Ordering::Equal => late * 9 / 10,
            _ => 0,
        };
        [Haste { late, lost: lost(white, black) }, Haste { late, lost: lost(black, white) }]
    }

    /// Whether waiting loses the game for certain, so that nothing is worse.
    pub fn is_desperate(self) -> bool {
        self.lost == 100
    }

    /// What a piece of this price is worth: down to an eighth to who loses by waiting.
    pub fn price(self, price: i32) -> i32 {
        price * (114 - i32::from(self.lost)) / 114
    }

    /// What a step is worth: up to five times as much.
    pub fn step(self, step: i32) -> i32 {
        step * (100 + 4 * i32::from(self.late)) / 100
    }

    /// What a step of the king towards the enemy is worth: he comes when it is late.
    pub fn king_step(self) -> i32 {
        i32::from(self.late) / 4
    }

    /// What a guard of this price is worth: who loses by waiting has none to spare.
    pub fn guard(self, price: i32) -> i32 {
        price * (100 - i32::from(self.lost)) / 100
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_game::{Notation, Options as _};
    use stolik_szachowa_bitwa::Options;

    fn haste(choices: &[(&str, &str)], counts: &str) -> [Haste; 2] {
        let options = Options::read(choices.iter().copied()).expect("options without faults");
        let game = Game::new(options).expect("options without faults");
        let text =
            format!("battle white {counts}; W: KE5 PE6,F6 RA1,C1 bridge=E; B: KE15 PE14 RA20,C20 bridge=E");
        let state = game.set_up(&game.parse_setup(&text).expect("a position")).expect("a position");
        Haste::of(&game, state.open().battle.as_ref().expect("a battle"))
    }

    fn lost(choices: &[(&str, &str)], counts: &str) -> [u16; 2] {
        haste(choices, counts).map(|haste| haste.lost)
    }

    #[test]
    fn after_a_while_it_is_late_and_who_is_behind_loses_by_waiting_s40() {
        assert_eq!(haste(&[], "rounds=5 quiet=5"), [Haste::default(); 2]);
        assert_eq!(haste(&[], "rounds=17 quiet=17").map(|haste| haste.late), [50, 50]);
        assert_eq!(lost(&[], "rounds=17 quiet=17"), [0, 50]);
        assert_eq!(lost(&[], "rounds=90 quiet=80"), [0, 100]);
        assert_eq!(lost(&[("cap_result", "draw")], "rounds=90 quiet=80"), [50, 0]);
        assert_eq!(haste(&[], "rounds=90 quiet=80").map(Haste::is_desperate), [false, true]);
    }

    #[test]
    fn towards_the_agreed_end_it_is_late_s38() {
        let rounds = [("scenario", "rounds"), ("rounds", "20")];
        assert_eq!(lost(&rounds, "rounds=10"), [0, 0]);
        assert_eq!(lost(&rounds, "rounds=17"), [0, 50]);
    }

    #[test]
    fn who_loses_by_waiting_has_cheap_pieces_and_all_have_dear_steps() {
        let (early, pressing) = (Haste::default(), Haste { late: 100, lost: 0 });
        let losing = Haste { late: 100, lost: 100 };
        assert_eq!([early, pressing, losing].map(|haste| haste.price(570)), [570, 570, 70]);
        assert_eq!([early, pressing, losing].map(|haste| haste.step(6)), [6, 30, 30]);
        assert_eq!([early, pressing, losing].map(|haste| haste.guard(60)), [60, 60, 0]);
    }
}

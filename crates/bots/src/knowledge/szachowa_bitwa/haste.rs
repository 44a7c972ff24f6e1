//! Haste: who would lose by the score if nothing more was removed has the less to lose, the longer nothing is.

use stolik_game::Rules;
use stolik_szachowa_bitwa::{Battle, CapResult, Colour, Scenario, SzachowaBitwa as Game};

/// So many rounds without a removal are usual: armies march.
const USUAL: u16 = 5;
/// So many rounds later haste is full.
const RISING: u16 = 24;
/// In so many rounds before the agreed end haste rises.
const LAST: u16 = 6;

/// How much a colour must hurry, in hundredths.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Haste(u16);

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
        let scores = Colour::ALL.map(|colour| battle.board.score(colour));
        // Who is behind loses at the cap (S-40); where that is a draw, who is ahead has to prove it.
        let [white, black] = if draws { [scores[1], scores[0]] } else { scores };
        let of = |hurries: bool| Haste(if hurries { rising.min(100) } else { 0 });
        [of(white <= black), of(black <= white)]
    }

    /// What a piece of this price is worth to who hurries: down to a third.
    pub fn price(self, price: i32) -> i32 {
        price * (150 - i32::from(self.0)) / 150
    }

    /// What a step is worth to who hurries: up to five times as much.
    pub fn step(self, step: i32) -> i32 {
        step * (100 + 4 * i32::from(self.0)) / 100
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
        let text = format!(
            "battle white {counts}; W: KE5 PE6,F6 RA1,C1 bridge=E; B: KE15 PE14 RA20,C20 bridge=E"
        );
        let state = game.set_up(&game.parse_setup(&text).expect("a position")).expect("a position");
        Haste::of(&game, state.open().battle.as_ref().expect("a battle"))
    }

    #[test]
    fn who_is_behind_hurries_after_a_while_s40() {
        assert_eq!(haste(&[], "rounds=5 quiet=5"), [Haste(0), Haste(0)]);
        assert_eq!(haste(&[], "rounds=17 quiet=17"), [Haste(0), Haste(50)]);
        assert_eq!(haste(&[], "rounds=90 quiet=80"), [Haste(0), Haste(100)]);
        assert_eq!(haste(&[("cap_result", "draw")], "rounds=90 quiet=80"), [Haste(100), Haste(0)]);
    }

    #[test]
    fn who_is_behind_hurries_towards_the_agreed_end_s38() {
        let rounds = [("scenario", "rounds"), ("rounds", "20")];
        assert_eq!(haste(&rounds, "rounds=10"), [Haste(0), Haste(0)]);
        assert_eq!(haste(&rounds, "rounds=17"), [Haste(0), Haste(50)]);
    }

    #[test]
    fn haste_makes_pieces_cheap_and_steps_dear() {
        assert_eq!((Haste(0).price(300), Haste(0).step(6)), (300, 6));
        assert_eq!((Haste(100).price(300), Haste(100).step(6)), (100, 30));
    }
}

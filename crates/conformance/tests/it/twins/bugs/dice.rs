//! Bugs of team dice.

use crate::twins::twin::Bug;
use stolik_conformance::games::team_dice::{Action, State};
use stolik_conformance::games::{Loose, Lot, SmallRefusal, TeamDice};
use stolik_game::{
    Choosing, Effect, Hint, Input, InputOf, Next, Notation, ParseError, Refused, Rules, Seat, Spot,
    StumbleOf, Views, Walk, WalkOf, Weighted,
};

const BUTTON_BANK: Spot = Spot::Button(1);

type Walked = Result<WalkOf<TeamDice>, StumbleOf<TeamDice>>;

bug! {
    /// Games are longer than the rules say.
    BoundTooLow of TeamDice {
        fn longest_game(game: &TeamDice) -> Option<u32> {
            game.longest_game().map(|bound| bound / 4)
        }
    }
}

bug! {
    /// What is played checked is not what is played unchecked.
    TwoWaysToPlay of TeamDice {
        fn clean_up(_: &TeamDice, state: &mut State) {
            if state.rolls == 0 {
                state.scores[0] = state.scores[0].min(5);
            }
        }
    }
}

bug! {
    /// A text that records take for a remark.
    TextWithRemark of TeamDice {
        fn action_text(game: &TeamDice, state: &State, seat: Seat, action: &Action) -> String {
            let text = game.action_text(state, seat, action);
            if *action == Action::Bank { format!("{text}{{{}}}", state.pot) } else { text }
        }
        fn parse_action(game: &TeamDice, text: &str) -> Result<Action, ParseError> {
            game.parse_action(text.split('{').next().unwrap_or_default())
        }
    }
}

bug! {
    /// The text of a setup forgets the last number.
    SetupTextForgets of TeamDice {
        fn setup_text(game: &TeamDice, setup: &Loose) -> String {
            let mut numbers = setup.0.clone();
            numbers.pop();
            numbers.push(0);
            game.setup_text(&Loose(numbers))
        }
    }
}

bug! {
    /// The check passes what is not on the list.
    CheckTooLax of TeamDice {
        fn check(
            game: &TeamDice,
            state: &State,
            seat: Seat,
            action: &Action,
        ) -> Result<(), SmallRefusal> {
            if *action == Action::Bank { Ok(()) } else { game.check(state, seat, action) }
        }
    }
}

bug! {
    /// A refused input leaves its mark.
    RefusalChangesState of TeamDice {
        fn on_refusal(_: &TeamDice, state: &mut State) {
            state.pot += 1;
        }
    }
}

bug! {
    /// After the third roll there is nothing left to do.
    AskedWithoutAnswer of TeamDice {
        fn legal(game: &TeamDice, state: &State, seat: Seat, out: &mut Vec<Action>) {
            if state.rolls < 3 {
                game.legal(state, seat, out);
            }
        }
    }
}

bug! {
    /// A walk leads to banking though there is nothing to bank.
    WalkToTheIllegal of TeamDice {
        fn walk(
            game: &TeamDice,
            view: &State,
            seat: Seat,
            touched: &[Spot],
        ) -> Walked {
            if touched == [BUTTON_BANK] && game.view_actor(view).awaits(seat) {
                return Ok(Walk::arrived(Action::Bank));
            }
            let mut walk = game.walk(view, seat, touched)?;
            if touched.is_empty() && walk.next.iter().all(|next| next.spot != BUTTON_BANK) {
                walk.next.push(Next::new(BUTTON_BANK, Hint::Choose));
            }
            Ok(walk)
        }
    }
}

bug! {
    /// A wrong spot is refused for a reason that is none of the rules.
    WalkWithoutReason of TeamDice {
        fn walk(
            game: &TeamDice,
            view: &State,
            seat: Seat,
            touched: &[Spot],
        ) -> Walked {
            game.walk(view, seat, touched).map_err(|mut stumble| {
                if let Refused::Rules(_) = stumble.why {
                    stumble.why = Refused::NotToAct(seat);
                }
                stumble
            })
        }
    }
}

bug! {
    /// A turn ends and nobody says so.
    TurnEndsInSilence of TeamDice {
        fn play_unchecked(
            game: &TeamDice,
            state: &mut State,
            input: &InputOf<TeamDice>,
        ) -> Effect {
            let effect = game.play_unchecked(state, input);
            if *input == Input::Chance(Lot(1)) { Effect::REVEALED } else { effect }
        }
    }
}

bug! {
    /// The six has no weight.
    WeightOfNothing of TeamDice {
        fn chances(game: &TeamDice, state: &State, out: &mut Vec<Weighted<Lot>>) {
            game.chances(state, out);
            if let Some(six) = out.last_mut() {
                six.weight = 0;
            }
        }
    }
}

bug! {
    /// The hash does not look into the pot.
    HashIgnoresThePot of TeamDice {
        fn transposition_hash(game: &TeamDice, state: &State) -> u64 {
            let pot = state.pot.min(3);
            game.transposition_hash(&State { pot, ..state.clone() })
        }
    }
}

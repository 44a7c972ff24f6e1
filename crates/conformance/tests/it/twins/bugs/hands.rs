//! Bugs of hidden hands.

use crate::twins::twin::Bug;
use stolik_conformance::games::hidden_hand::{FIELDS, Lay, State};
use stolik_conformance::games::{HiddenHand, SmallRefusal};
use stolik_game::scene::TokenId;
use stolik_game::{
    Actor, Choosing, Effect, Entropy, Input, InputOf, Millis, Notation, ParseError, Passed, Pinned, Refused,
    RefusedBy, Rules, Scene, Seat, Show, Spot, StumbleOf, Viewer, Views, WalkOf,
};

type Seen = <HiddenHand as Views>::Observation;
type Walked = Result<WalkOf<HiddenHand>, StumbleOf<HiddenHand>>;

bug! {
    /// The high fields are written like low ones.
    TextLosesField of HiddenHand {
        fn action_text(game: &HiddenHand, state: &State, seat: Seat, lay: &Lay) -> String {
            let field = lay.field % 600;
            game.action_text(state, seat, &Lay { field, ..*lay })
        }
    }
}

bug! {
    /// Two spots have one name.
    SpotsShareAName of HiddenHand {
        fn spot_name(game: &HiddenHand, spot: Spot) -> String {
            match spot {
                Spot::Card(card) => game.spot_name(Spot::Card(card / 2)),
                other => game.spot_name(other),
            }
        }
    }
}

bug! {
    /// An error that points behind the text.
    ErrorBehindTheText of HiddenHand {
        fn parse_action(game: &HiddenHand, text: &str) -> Result<Lay, ParseError> {
            game.parse_action(text).map_err(|error| ParseError::new(text.len() + 1, error.message))
        }
    }
}

bug! {
    /// Hands are hidden, and the game says that it keeps no secrets.
    SecretsDenied of HiddenHand {
        fn keeps_secrets(_: &HiddenHand) -> bool {
            false
        }
    }
}

bug! {
    /// The check refuses what is on the list.
    CheckTooStrict of HiddenHand {
        fn check(
            game: &HiddenHand,
            state: &State,
            seat: Seat,
            action: &Lay,
        ) -> Result<(), SmallRefusal> {
            if action.field == FIELDS - 1 {
                return Err(SmallRefusal::new("last-field", "HH1", Spot::Field(action.field)));
            }
            game.check(state, seat, action)
        }
    }
}

bug! {
    /// No walk leads to the last field.
    WalkMissesAnAction of HiddenHand {
        fn walk(
            game: &HiddenHand,
            view: &State,
            seat: Seat,
            touched: &[Spot],
        ) -> Walked {
            let mut walk = game.walk(view, seat, touched)?;
            walk.next.retain(|next| next.spot != Spot::Field(FIELDS - 1));
            Ok(walk)
        }
    }
}

bug! {
    /// A sampled world deals the viewer other cards.
    WorldDisagrees of HiddenHand {
        fn sample_world(game: &HiddenHand, view: &State, entropy: &mut dyn Entropy) -> State {
            let mut world = game.sample_world(view, entropy);
            world.hands.swap(0, 1);
            world
        }
    }
}

bug! {
    /// Why a card cannot be laid tells where it is.
    RefusalTells of HiddenHand {
        fn check(
            game: &HiddenHand,
            state: &State,
            seat: Seat,
            action: &Lay,
        ) -> Result<(), SmallRefusal> {
            if state.hands[1 - seat.index()].contains(action.card) {
                return Err(SmallRefusal::new("others-card", "HH1", Spot::Card(action.card)));
            }
            game.check(state, seat, action)
        }
    }
}

bug! {
    /// What was laid is forgotten.
    ObservationForgets of HiddenHand {
        fn observe(
            game: &HiddenHand,
            before: &State,
            input: &InputOf<HiddenHand>,
            after: &State,
            viewer: Viewer,
        ) -> Seen {
            let mut observed = game.observe(before, input, after, viewer);
            if let Input::Act { seat, .. } = observed.input {
                observed.input = Input::Time(Passed { seat, elapsed: Millis(0) });
            }
            observed
        }
    }
}

bug! {
    /// Of all worlds only one comes up.
    OneWorldOnly of HiddenHand {
        fn sample_world(game: &HiddenHand, view: &State, _: &mut dyn Entropy) -> State {
            game.sample_world(view, &mut Pinned::from_seed(0))
        }
    }
}

bug! {
    /// Laying a card is passed over in silence.
    LaidInSilence of HiddenHand {
        fn play_unchecked(
            game: &HiddenHand,
            state: &mut State,
            input: &InputOf<HiddenHand>,
        ) -> Effect {
            let effect = game.play_unchecked(state, input);
            let lays = matches!(input, Input::Act { .. });
            let over = game.actor(state) == Actor::Over;
            Effect { revealed: effect.revealed && (over || !lays), ..effect }
        }
    }
}

bug! {
    /// The clock does not take a long time.
    ClockStops of HiddenHand {
        fn admit_time(
            game: &HiddenHand,
            state: &State,
            passed: Passed,
        ) -> Result<(), RefusedBy<HiddenHand>> {
            if passed.elapsed > Millis(1_000_000_000) { return Err(Refused::NoClock(passed.seat)); }
            game.admit_time(state, passed)
        }
    }
}

bug! {
    /// A card that is laid stays in the hand.
    CardFromNowhere of HiddenHand {
        fn play_unchecked(
            game: &HiddenHand,
            state: &mut State,
            input: &InputOf<HiddenHand>,
        ) -> Effect {
            let effect = game.play_unchecked(state, input);
            if let Input::Act { seat, action } = input {
                state.hands[seat.index()].insert(action.card);
            }
            effect
        }
    }
}

bug! {
    /// All tokens are one.
    TokensShareAnIdentity of HiddenHand {
        fn scene(game: &HiddenHand, view: &State) -> Scene {
            let mut scene = game.scene(view);
            for token in &mut scene.tokens {
                token.id = TokenId(0);
            }
            scene
        }
    }
}

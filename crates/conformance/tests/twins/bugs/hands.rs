//! Bugs of hidden hands.

use crate::twin::Bug;
use stolik_conformance::games::hidden_hand::{Action, Event, HOUSES, Observation, State, View};
use stolik_conformance::games::{HiddenHand, PlainRefusal};
use stolik_game::scene::TokenId;
use stolik_game::{
    Actor, Article, Choosing, Effect, Entropy, Input, InputOf, Millis, Never, Notation, ParseError, Pinned,
    Refused, RefusedBy, Rules, Scene, Seat, Show, Spot, StumbleOf, Viewer, Views, WalkOf,
};

type Walked = Result<WalkOf<HiddenHand>, StumbleOf<HiddenHand>>;

bug! {
    /// The high houses of a street are written like low ones.
    TextLosesHouse of HiddenHand {
        fn action_text(game: &HiddenHand, state: &State, seat: Seat, action: &Action) -> String {
            match *action {
                Action::Build { street, house } => {
                    let house = house % 60;
                    game.action_text(state, seat, &Action::Build { street, house })
                }
                Action::Show(_) => game.action_text(state, seat, action),
            }
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
        fn parse_action(game: &HiddenHand, text: &str) -> Result<Action, ParseError> {
            game.parse_action(text).map_err(|error| ParseError::new(text.len() + 1, error.message))
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
            action: &Action,
        ) -> Result<(), PlainRefusal> {
            match action {
                Action::Build { house, .. } if *house == HOUSES - 1 => Err(refusal("last-house")),
                action => game.check(state, seat, action),
            }
        }
    }
}

bug! {
    /// No walk leads to the last house of a street.
    WalkMissesAnAction of HiddenHand {
        fn walk(
            game: &HiddenHand,
            view: &View,
            seat: Seat,
            _: Option<&Never>,
            touched: &[Spot],
        ) -> Walked {
            let mut walk = game.walk(view, seat, None, touched)?;
            walk.next.retain(|next| next.spot != Spot::Token(u16::from(HOUSES) - 1));
            Ok(walk)
        }
    }
}

bug! {
    /// A sampled world deals the viewer other cards.
    WorldDisagrees of HiddenHand {
        fn sample_world(game: &HiddenHand, view: &View, entropy: &mut dyn Entropy) -> State {
            let mut world = game.sample_world(view, entropy);
            world.hands.swap(0, 1);
            world
        }
    }
}

bug! {
    /// Why a card cannot be shown tells where it is.
    RefusalTells of HiddenHand {
        fn check(
            game: &HiddenHand,
            state: &State,
            seat: Seat,
            action: &Action,
        ) -> Result<(), PlainRefusal> {
            match *action {
                Action::Show(card) if state.hands[1 - seat.index()].contains(card) => Err(refusal("others-card")),
                _ => game.check(state, seat, action),
            }
        }
    }
}

bug! {
    /// What was shown is forgotten.
    ObservationForgets of HiddenHand {
        fn observe(
            game: &HiddenHand,
            before: &State,
            input: &InputOf<HiddenHand>,
            after: &State,
            viewer: Viewer,
        ) -> Observation {
            let mut observed = game.observe(before, input, after, viewer);
            if let Event::Shown { seat, .. } = observed.event {
                observed.event = Event::Waited { seat, elapsed: Millis(0) };
            }
            observed
        }
    }
}

bug! {
    /// Of all worlds only one comes up.
    OneWorldOnly of HiddenHand {
        fn sample_world(game: &HiddenHand, view: &View, _: &mut dyn Entropy) -> State {
            game.sample_world(view, &mut Pinned::from_seed(0))
        }
    }
}

bug! {
    /// Showing a card is passed over in silence.
    ShownInSilence of HiddenHand {
        fn play_unchecked(
            game: &HiddenHand,
            state: &mut State,
            input: &InputOf<HiddenHand>,
        ) -> Effect {
            let effect = game.play_unchecked(state, input);
            let shows = matches!(input, Input::Act { action: Action::Show(_), .. });
            let over = game.actor(state) == Actor::Over;
            Effect { revealed: effect.revealed && (over || !shows), ..effect }
        }
    }
}

bug! {
    /// The clock does not take a long time.
    ClockStops of HiddenHand {
        fn admit_time(
            game: &HiddenHand,
            state: &State,
            seat: Seat,
            elapsed: Millis,
        ) -> Result<(), RefusedBy<HiddenHand>> {
            if elapsed > Millis(1_000_000_000) { return Err(Refused::NoClock(seat)); }
            game.admit_time(state, seat, elapsed)
        }
    }
}

bug! {
    /// A shown card is a new one.
    CardFromNowhere of HiddenHand {
        fn play_unchecked(
            game: &HiddenHand,
            state: &mut State,
            input: &InputOf<HiddenHand>,
        ) -> Effect {
            let effect = game.play_unchecked(state, input);
            if let Input::Act { seat, action: Action::Show(card) } = input {
                state.hands[seat.index()] = state.hands[seat.index()].with(*card);
            }
            effect
        }
    }
}

bug! {
    /// All houses are one.
    TokensShareAnIdentity of HiddenHand {
        fn scene(game: &HiddenHand, view: &View) -> Scene {
            let mut scene = game.scene(view);
            for token in &mut scene.tokens {
                token.id = TokenId(0);
            }
            scene
        }
    }
}

fn refusal(code: &'static str) -> PlainRefusal {
    PlainRefusal { code, article: Article("HH1"), spots: Vec::new() }
}

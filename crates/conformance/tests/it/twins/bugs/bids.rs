//! Bugs of secret bids.

use crate::twins::twin::{Bug, DraftBug};
use std::sync::LazyLock;
use stolik_conformance::games::secret_bid::{Bid, State};
use stolik_conformance::games::{SecretBid, SecretBidOptions, SmallRefusal};
use stolik_game::{
    Composing, Effect, Input, InputOf, Notation, ParseError, Rules, Scene, Seat, Value, Viewer, Views,
};

type Seen = <SecretBid as Views>::Observation;

bug! {
    /// The rules forget which options they were made with.
    OptionsForgotten of SecretBid {
        fn options(_: &SecretBid) -> &SecretBidOptions {
            static DEFAULT: LazyLock<SecretBidOptions> = LazyLock::new(SecretBidOptions::default);
            &DEFAULT
        }
    } drafts {}
}

bug! {
    /// Who commits first gets a point for it.
    HasteIsRewarded of SecretBid {
        fn play_unchecked(
            game: &SecretBid,
            state: &mut State,
            input: &InputOf<SecretBid>,
        ) -> Effect {
            if let (Input::Act { seat, .. }, [None, None, None]) = (input, &state.bids) {
                state.points[seat.index()] += 1;
            }
            game.play_unchecked(state, input)
        }
    } drafts {}
}

bug! {
    /// The step that should take a step back is the step itself.
    StepNotTakenBack of SecretBid {} drafts {
        fn take_step(
            game: &SecretBid,
            view: &State,
            seat: Seat,
            draft: &mut u8,
            step: i8,
        ) -> Result<i8, SmallRefusal> {
            let back = game.take_step(view, seat, draft, step)?;
            Ok(if step < 0 { step } else { back })
        }
    }
}

bug! {
    /// A low bid has a shorter text.
    CommitBetrays of SecretBid {
        fn action_text(_: &SecretBid, _: &State, _: Seat, bid: &Bid) -> String {
            format!("bid-{}", bid.0)
        }
        fn parse_action(game: &SecretBid, text: &str) -> Result<Bid, ParseError> {
            match text.strip_prefix("bid-") {
                Some(digit) if digit.len() == 1 => game.parse_action(&format!("bid-0{digit}")),
                _ => game.parse_action(text),
            }
        }
    } drafts {}
}

bug! {
    /// A draft of no coins is committed.
    CommitsUnfinished of SecretBid {} drafts {
        fn commit(
            game: &SecretBid,
            view: &State,
            seat: Seat,
            draft: &u8,
        ) -> Result<Bid, SmallRefusal> {
            if *draft == 0 { Ok(Bid(0)) } else { game.commit(view, seat, draft) }
        }
    }
}

bug! {
    /// Everybody sees every bid at once, and keeps seeing it.
    ViewLeaks of SecretBid {
        fn view(_: &SecretBid, state: &State, _: Viewer) -> State {
            state.clone()
        }
        fn observe(
            game: &SecretBid,
            before: &State,
            &input: &InputOf<SecretBid>,
            after: &State,
            _: Viewer,
        ) -> Seen {
            let Input::Act { seat, .. } = input;
            game.observe(before, &input, after, Viewer::Seat(seat))
        }
    } drafts {}
}

bug! {
    /// The observation of a commit carries the bid, which the view then hides.
    ObservationTells of SecretBid {
        fn observe(
            game: &SecretBid,
            before: &State,
            input: &InputOf<SecretBid>,
            after: &State,
            viewer: Viewer,
        ) -> Seen {
            let mut observed = game.observe(before, input, after, viewer);
            observed.input = *input;
            observed
        }
    } drafts {}
}

bug! {
    /// The plain data of a view does not say who has bid.
    ViewValueForgets of SecretBid {
        fn view_value(game: &SecretBid, view: &State) -> Value {
            let bids = [None; 3];
            game.view_value(&State { bids, ..view.clone() })
        }
    } drafts {}
}

bug! {
    /// Laying the bids open is passed over in silence.
    RevealedInSilence of SecretBid {
        fn play_unchecked(
            game: &SecretBid,
            state: &mut State,
            input: &InputOf<SecretBid>,
        ) -> Effect {
            let effect = game.play_unchecked(state, input);
            Effect { revealed: false, ..effect }
        }
    } drafts {}
}

bug! {
    /// Once there are coins in the draft, no button is shown that takes one back.
    DraftHidesAButton of SecretBid {} drafts {
        fn draft_scene(game: &SecretBid, view: &State, seat: Seat, draft: &u8) -> Scene {
            let mut scene = game.draft_scene(view, seat, draft);
            if *draft > 0 {
                scene.buttons.pop();
            }
            scene
        }
    }
}

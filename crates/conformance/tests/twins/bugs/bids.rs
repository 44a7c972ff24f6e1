//! Bugs of secret bids.

use crate::twin::Bug;
use std::sync::LazyLock;
use stolik_conformance::games::secret_bid::{Bid, BidStep, Observation, Sealed, State, View};
use stolik_conformance::games::{Cards, PlainRefusal, SecretBid, SecretBidOptions};
use stolik_game::{
    Choosing, Effect, Input, InputOf, Notation, ParseError, Rules, Seat, Value, Viewer, Views,
};

bug! {
    /// The rules forget which options they were made with.
    OptionsForgotten of SecretBid {
        fn options(_: &SecretBid) -> &SecretBidOptions {
            static DEFAULT: LazyLock<SecretBidOptions> = LazyLock::new(SecretBidOptions::default);
            &DEFAULT
        }
    }
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
                state.table.points[seat.index()] += 1;
            }
            game.play_unchecked(state, input)
        }
    }
}

bug! {
    /// The step that should take a step back is the step itself.
    StepNotTakenBack of SecretBid {
        fn take_step(
            game: &SecretBid,
            view: &View,
            seat: Seat,
            draft: &mut Cards,
            step: BidStep,
        ) -> Result<BidStep, PlainRefusal> {
            game.take_step(view, seat, draft, step)?;
            Ok(match step {
                BidStep::Add(card) if card > 0 => BidStep::Remove(card),
                other => other,
            })
        }
    }
}

bug! {
    /// A low bid has a shorter text.
    CommitBetrays of SecretBid {
        fn action_text(_: &SecretBid, _: &State, _: Seat, bid: &Bid) -> String {
            format!("bid-{:x}", bid.0.0)
        }
        fn parse_action(game: &SecretBid, text: &str) -> Result<Bid, ParseError> {
            match text.strip_prefix("bid-") {
                Some(digit) if digit.len() == 1 => game.parse_action(&format!("bid-0{digit}")),
                _ => game.parse_action(text),
            }
        }
    }
}

bug! {
    /// A draft of one card is committed.
    CommitsUnfinished of SecretBid {
        fn commit(
            game: &SecretBid,
            view: &View,
            seat: Seat,
            draft: &Cards,
        ) -> Result<Bid, PlainRefusal> {
            if draft.len() == 1 { Ok(Bid(*draft)) } else { game.commit(view, seat, draft) }
        }
    }
}

bug! {
    /// Everybody sees every bid at once, and keeps seeing it.
    ViewLeaks of SecretBid {
        fn view(game: &SecretBid, state: &State, viewer: Viewer) -> View {
            let mut view = game.view(state, viewer);
            view.bids = state.bids.map(|bid| bid.map_or(Sealed::Awaited, Sealed::Open));
            view
        }
        fn observe(
            game: &SecretBid,
            before: &State,
            input: &InputOf<SecretBid>,
            after: &State,
            _: Viewer,
        ) -> Observation {
            let Input::Act { seat, .. } = *input else {
                unreachable!("there is neither chance nor clock")
            };
            game.observe(before, input, after, Viewer::Seat(seat))
        }
    }
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
        ) -> Observation {
            let mut observed = game.observe(before, input, after, viewer);
            if let (Observation::Committed { bid, .. }, Input::Act { action, .. }) = (&mut observed, input) {
                *bid = Sealed::Open(action.0);
            }
            observed
        }
        fn update(game: &SecretBid, view: &mut View, observation: &Observation) {
            game.update(view, observation);
            if let Observation::Committed { seat, .. } = *observation && view.viewer != Some(seat) {
                view.bids[seat.index()] = Sealed::Closed;
            }
        }
    }
}

bug! {
    /// The plain data of a view does not say who looks.
    ViewValueForgets of SecretBid {
        fn view_value(game: &SecretBid, view: &View) -> Value {
            let viewer = None;
            game.view_value(&View { viewer, ..view.clone() })
        }
    }
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
    }
}

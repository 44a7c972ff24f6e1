//! Broken twins of the small games: each is caught by the law that is named for it, and the healthy game by none.

mod bugs;
mod twin;

use crate::counting::{bid_worlds, cards, hand_worlds};
use bugs::*;
use std::collections::HashSet;
use stolik_conformance::games::{
    HiddenHand, HiddenHandOptions, SecretBid, SecretBidOptions, TeamDice, TeamDiceOptions,
};
use stolik_conformance::{Plan, Verdict, law};
use stolik_game::Rules;
use twin::{Bug, DraftBug, Healthy, Twin};

/// A law of the twin of a game.
type LawOf<G, B> = fn(&Plan<Twin<G, B>>) -> Verdict;
/// What is broken, what the law says of it, and the law that is named for it.
type Caught = (&'static str, fn() -> Verdict, &'static str);

fn bids<B: DraftBug<SecretBid>>(law: LawOf<SecretBid, B>) -> Verdict {
    let game = |rounds| Twin::<SecretBid, B>::with(SecretBidOptions { rounds });
    law(&Plan::new([2, 3].map(game)).games(6).composing().worlds(|_, view| bid_worlds(view)))
}

fn dice<B: Bug<TeamDice>>(law: LawOf<TeamDice, B>) -> Verdict {
    law(&Plan::new([Twin::with(TeamDiceOptions::default())]).games(10))
}

fn hands<B: Bug<HiddenHand>>(law: LawOf<HiddenHand, B>) -> Verdict {
    let plan = Plan::new([Twin::<HiddenHand, B>::with(HiddenHandOptions::default())])
        .games(3)
        .most_walks(5_500)
        .worlds(|_, view| hand_worlds(view))
        .conserved(|_, state| vec![cards(state)])
        .audit(|game, state| {
            let sound = state.is_sound(game.options());
            sound.then_some(()).ok_or_else(|| "unsound".to_owned())
        });
    law(&plan)
}

#[rustfmt::skip]
const TWINS: &[Caught] = &[
    ("games longer than the bound", || dice::<BoundTooLow>(law::plays_to_the_end), "plays-to-the-end"),
    ("checked play unlike unchecked", || dice::<TwoWaysToPlay>(law::replay), "replay"),
    ("a text taken for a remark", || dice::<TextWithRemark>(law::record_round_trips), "record-round-trips"),
    ("a text that loses something", || hands::<TextLosesField>(law::actions_round_trip), "actions-round-trip"),
    ("a setup text that forgets", || dice::<SetupTextForgets>(law::setups_round_trip), "setups-round-trip"),
    ("two spots of one name", || hands::<SpotsShareAName>(law::spots_round_trip), "spots-round-trip"),
    ("options forgotten", || bids::<OptionsForgotten>(law::options_round_trip), "options-round-trip"),
    ("an error behind the text", || hands::<ErrorBehindTheText>(law::outside_text), "outside-text"),
    ("a check too strict", || hands::<CheckTooStrict>(law::legal_list), "legal-list"),
    ("a check too lax", || dice::<CheckTooLax>(law::check_agrees), "check-agrees"),
    ("a refusal that changes the state", || dice::<RefusalChangesState>(law::refuses_without_change), "refuses-without-change"),
    ("asked without an answer", || dice::<AskedWithoutAnswer>(law::asked_has_answer), "asked-has-answer"),
    ("inputs that do not commute", || bids::<HasteIsRewarded>(law::commutes), "commutes"),
    ("a walk that misses an action", || hands::<WalkMissesAnAction>(law::walks), "walks"),
    ("a walk to the illegal", || dice::<WalkToTheIllegal>(law::walks), "walks"),
    ("a walk refused without reason", || dice::<WalkWithoutReason>(law::walks), "walks"),
    ("a step not taken back", || bids::<StepNotTakenBack>(law::drafts), "drafts"),
    ("a commit whose length betrays it", || bids::<CommitBetrays>(law::drafts), "drafts"),
    ("an unfinished draft committed", || bids::<CommitsUnfinished>(law::drafts), "drafts"),
    ("a view that leaks", || bids::<ViewLeaks>(law::views_hide), "views-hide"),
    ("a world that disagrees", || hands::<WorldDisagrees>(law::views_hide), "views-hide"),
    ("a refusal that tells a secret", || hands::<RefusalTells>(law::views_hide), "views-hide"),
    ("secrets that are denied", || hands::<SecretsDenied>(law::views_hide), "views-hide"),
    ("an observation that forgets", || hands::<ObservationForgets>(law::observations_keep_views), "observations-keep-views"),
    ("an observation that tells", || bids::<ObservationTells>(law::observations_hide), "observations-hide"),
    ("one world only", || hands::<OneWorldOnly>(law::worlds), "worlds"),
    ("view data that forgets", || bids::<ViewValueForgets>(law::plain_data), "plain-data"),
    ("bids revealed in silence", || bids::<RevealedInSilence>(law::effects), "effects"),
    ("a card laid in silence", || hands::<LaidInSilence>(law::effects), "effects"),
    ("a turn ended in silence", || dice::<TurnEndsInSilence>(law::effects), "effects"),
    ("an outcome of no weight", || dice::<WeightOfNothing>(law::chance_adds_up), "chance-adds-up"),
    ("a clock that stops", || hands::<ClockStops>(law::time), "time"),
    ("a card from nowhere", || hands::<CardFromNowhere>(law::conserved), "conserved"),
    ("a card from nowhere, audited", || hands::<CardFromNowhere>(law::audit), "audit"),
    ("a draft whose scene lacks a button", || bids::<DraftHidesAButton>(law::scenes), "scenes"),
    ("tokens of one identity", || hands::<TokensShareAnIdentity>(law::scenes), "scenes"),
    ("a hash that ignores something", || dice::<HashIgnoresThePot>(law::hashes), "hashes"),
];

#[test]
fn every_twin_is_caught_by_its_law() {
    for (what, verdict, law) in TWINS {
        let caught = verdict().err().map(|broken| broken.law);
        assert_eq!(caught, Some(*law), "{what}");
    }
}

#[test]
fn every_law_catches_a_twin() {
    let laws: HashSet<&str> = TWINS.iter().map(|(_, _, law)| *law).collect();
    assert_eq!(laws.len(), law::all::<TeamDice>().len());
}

#[test]
fn the_healthy_games_break_no_law() {
    for law in law::all() {
        assert_eq!(bids::<Healthy>(law), Ok(()));
    }
    for law in law::all() {
        assert_eq!(dice::<Healthy>(law), Ok(()));
    }
    for law in law::all() {
        assert_eq!(hands::<Healthy>(law), Ok(()));
    }
}

#[test]
fn a_broken_law_tells_the_whole_story() {
    let broken = dice::<HashIgnoresThePot>(law::hashes).expect_err("the pot is ignored");
    let story = broken.to_string();
    for part in [
        "`hashes`",
        "expected: ",
        "found: ",
        "team-dice with turns=4 six=1, seed ",
        "stolik record 1",
        "0: roll",
    ] {
        assert!(story.contains(part), "no `{part}` in:\n{story}");
    }
}

//! The small games, held to the laws as any game crate's tests do it.

use crate::counting::{bid_worlds, cards, hand_worlds};
use stolik_conformance::games::{
    HiddenHand, HiddenHandOptions, SecretBid, SecretBidOptions, TeamDice, TeamDiceOptions,
};
use stolik_conformance::{Plan, conform};
use stolik_game::{Actor, Rules, Seat};

conform! {
    secret_bid_of_one_and_three_rounds: secret_bids(),
    team_dice_fair_and_loaded: team_dice(),
    hidden_hand_with_short_and_long_clock: hidden_hands(),
}

fn secret_bids() -> Plan<SecretBid> {
    let game = |rounds| SecretBid::new(SecretBidOptions { rounds }).expect("these can be");
    Plan::new([1, 3].map(game)).composing().worlds(|_, view| bid_worlds(view)).audit(|game, state| {
        let counted = state.points.iter().sum::<u8>() + state.rounds_left;
        must(counted <= game.options().rounds, "no more points than rounds")
    })
}

fn team_dice() -> Plan<TeamDice> {
    let game = |turns, six| TeamDice::new(TeamDiceOptions { turns, six }).expect("these can be");
    let fair = game(3, 1);
    let mut late = fair.start();
    late.turns_left = 2;
    late.scores = [20, 22];
    let late = fair.setup_of(&late);
    Plan::new([game(4, 1), game(2, 3)])
        .from_position(fair, late)
        .worlds(|_, _| 1)
        .mangled(["rolll", "Roll", "bank bank"])
        .audit(|_, state| must(state.rolls <= 3, "at most three rolls"))
}

fn hidden_hands() -> Plan<HiddenHand> {
    let game = |seconds| HiddenHand::new(HiddenHandOptions { seconds }).expect("these can be");
    Plan::new([5, 60].map(game))
        .games(6)
        .most_walks(12_000)
        .worlds(|_, view| hand_worlds(view))
        .conserved(|_, state| vec![cards(state)])
        .audit(|game, state| must(state.is_sound(game.options()), "a sound state"))
}

fn must(so: bool, what: &str) -> Result<(), String> {
    so.then_some(()).ok_or_else(|| what.to_owned())
}

#[test]
fn each_game_is_one_file_of_at_most_210_lines() {
    for (game, file) in [
        ("secret_bid", include_str!("../../src/games/secret_bid.rs")),
        ("team_dice", include_str!("../../src/games/team_dice.rs")),
        ("hidden_hand", include_str!("../../src/games/hidden_hand.rs")),
    ] {
        let lines = file.lines().count();
        assert!(lines <= 210, "{game} has {lines} lines");
        let parts = file.lines().filter(|line| line.trim_start().starts_with("mod ")).count();
        assert_eq!(parts, 0, "{game} has parts in other files");
    }
}

#[test]
fn the_first_to_lay_has_five_thousand_actions() {
    let game = HiddenHand::new(HiddenHandOptions::default()).expect("defaults can be");
    let mut state = game.start();
    state.dealt = 10;
    for card in 1..=10 {
        state.hands[usize::from(card % 2)].insert(card);
    }
    assert_eq!(game.actor(&state), Actor::One(Seat(0)));
    assert_eq!(game.count(&state, Seat(0)), 5_000);
}

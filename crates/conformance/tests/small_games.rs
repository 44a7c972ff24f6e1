//! The small games, held to the laws as any game crate's tests do it.

use stolik_conformance::games::team_dice::Die;
use stolik_conformance::games::{
    HiddenHand, HiddenHandOptions, SecretBid, SecretBidOptions, TeamDice, TeamDiceOptions,
};
use stolik_conformance::{Plan, conform};
use stolik_game::Rules;

conform! {
    secret_bid_of_two_and_three: secret_bids(),
    team_dice_fair_and_loaded: team_dice(),
    hidden_hand_with_and_without_clock: hidden_hands(),
}

fn secret_bids() -> Plan<SecretBid> {
    let game = |players| SecretBid::new(SecretBidOptions { players }).expect("two or three play");
    Plan::new([2, 3].map(game)).worlds(|_, view| view.worlds()).audit(|_, state| {
        let counted = state.table.points.iter().sum::<u8>() + state.table.rounds_left;
        must(counted <= 2, "no more points than rounds")
    })
}

fn team_dice() -> Plan<TeamDice> {
    let game = |turns, die| TeamDice::new(TeamDiceOptions { turns, die }).expect("these can be");
    let fair = game(3, Die::Fair);
    let mut late = fair.start();
    late.turns_left = 2;
    late.scores = [20, 22];
    let late = fair.setup_of(&late);
    Plan::new([game(4, Die::Fair), game(2, Die::Loaded)])
        .from_position(fair, late)
        .worlds(|_, _| 1)
        .mangled(["rolll", "Roll", "bank bank"])
        .audit(|_, state| must(state.rolls <= 3, "at most three rolls"))
}

fn hidden_hands() -> Plan<HiddenHand> {
    let game = |seconds| HiddenHand::new(HiddenHandOptions { turns: 2, seconds });
    Plan::new([0, 20].map(|seconds| game(seconds).expect("these can be")))
        .games(6)
        .most_walks(12_000)
        .worlds(|_, view| view.worlds())
        .conserved(|_, state| vec![i64::from(state.cards())])
        .audit(|game, state| must(state.is_sound(game.options()), "a sound state"))
}

fn must(so: bool, what: &str) -> Result<(), String> {
    so.then_some(()).ok_or_else(|| what.to_owned())
}

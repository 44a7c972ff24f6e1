//! Sampled worlds follow the prior of the module `worlds`, given what the view tells.

use crate::reference::payments;
use crate::support::{after, game, state};
use std::collections::BTreeMap;
use stolik_game::{Pinned, Rules as _, Seat, Viewer, Views as _};
use stolik_szachowa_bitwa::{CardValue, Cards, Change, Colour, State, SzachowaBitwa, Training, change_of};

/// What a player paid for the army and for the training.
type Paid = [Cards; 2];

fn all_payments(hand: Cards, cost: u16) -> Vec<Cards> {
    let hand: Vec<u8> = hand.iter().map(CardValue::get).collect();
    let sets = payments(&hand, cost.into());
    sets.iter().map(|set| set.iter().filter_map(|card| CardValue::new(*card)).collect()).collect()
}

fn number(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::MAX, f64::from)
}

fn add(one: Cards, other: Cards) -> Cards {
    one.plus(other).expect("no more than four of a value")
}

fn take(from: Cards, some: Cards) -> Cards {
    from.minus(some).expect("they are there")
}

/// Every world that agrees with a viewer's knowledge of a battle, with its weight by the prior, by trying everything.
fn enumerate(game: &SzachowaBitwa, truth: &State, known: &[Colour]) -> BTreeMap<[Paid; 2], f64> {
    let open = truth.open();
    let bids = open.bids.expect("a battle with its history");
    let battle = open.battle.expect("a battle");
    let winner = open.spying_winner().expect("bids lie open");
    let order = [!winner, winner];
    let shared = game.options().change == Change::Shared;
    let army_cost = |colour: Colour| open.armies[colour.index()].expect("joined").cost();
    let training = |colour: Colour| battle.training[colour.index()];
    let choices = |colour: Colour, hand: Cards, cost: u16, which: usize| -> Vec<Cards> {
        let secret = truth.secret(colour);
        let paid = [secret.purchase.map(|p| p.paid), secret.training.map(|t| t.paid)][which];
        if known.contains(&colour) { vec![paid.expect("paid")] } else { all_payments(hand, cost) }
    };
    let mut worlds = BTreeMap::new();
    let hands = bids.map(|bid| take(Cards::ALL, bid));
    let [first, second] = order;
    for pay_first in choices(first, hands[first.index()], army_cost(first), 0) {
        for pay_second in choices(second, hands[second.index()], army_cost(second), 0) {
            let mut weight = 1.0;
            let mut hand = hands;
            let mut put = bids;
            let mut change = [[Cards::NONE; 2]; 2];
            let mut pool = add(bids[0], bids[1]);
            for (colour, paid) in [(first, pay_first), (second, pay_second)] {
                let at = colour.index();
                if !known.contains(&colour) {
                    weight /= number(all_payments(hands[at], army_cost(colour)).len());
                }
                let source = if shared { pool } else { bids[at] };
                change[at][0] = change_of(source, paid.sum() - army_cost(colour));
                if shared {
                    pool = take(pool, change[at][0]);
                }
                hand[at] = add(take(hand[at], paid), change[at][0]);
                put[at] = add(put[at], paid);
            }
            for train_first in choices(first, hand[first.index()], training(first).cost(), 1) {
                for train_second in choices(second, hand[second.index()], training(second).cost(), 1) {
                    let mut weight = weight;
                    let mut hand = hand;
                    let mut change = change;
                    let all = add(put[0], put[1]);
                    let mut pool = take(take(all, change[0][0]), change[1][0]);
                    for (colour, paid) in [(first, train_first), (second, train_second)] {
                        let (at, cost) = (colour.index(), training(colour).cost());
                        if !known.contains(&colour) {
                            let levels = Training::all().filter(|t| t.cost() <= hand[at].sum()).count();
                            weight /= number(levels * all_payments(hand[at], cost).len());
                        }
                        let own = if shared { pool } else { take(put[at], change[at][0]) };
                        change[at][1] = change_of(own, paid.sum() - cost);
                        if shared {
                            pool = take(pool, change[at][1]);
                        }
                        hand[at] = add(take(hand[at], paid), change[at][1]);
                    }
                    let agrees = Colour::ALL.into_iter().all(|colour| {
                        let (at, secret) = (colour.index(), truth.secret(colour));
                        let own = [
                            secret.purchase.expect("bought").change,
                            secret.training.expect("trained").change,
                        ];
                        hand[at].contains(open.spent[at]) && (!known.contains(&colour) || change[at] == own)
                    });
                    if agrees {
                        let mut paid = [[Cards::NONE; 2]; 2];
                        paid[first.index()] = [pay_first, train_first];
                        paid[second.index()] = [pay_second, train_second];
                        *worlds.entry(paid).or_insert(0.0) += weight;
                    }
                }
            }
        }
    }
    let total: f64 = worlds.values().sum();
    for weight in worlds.values_mut() {
        *weight /= total;
    }
    worlds
}

/// Samples worlds and compares how often each came up with its prior.
fn follows_the_prior(game: &SzachowaBitwa, truth: &State, viewer: Viewer, least: usize) {
    const SAMPLES: u32 = 100_000;
    let known = match viewer {
        Viewer::Seat(seat) => vec![Colour::of_seat(seat)],
        Viewer::Spectator | Viewer::Everybody => Vec::new(),
    };
    let expected = enumerate(game, truth, &known);
    assert!(expected.len() >= least, "{} worlds", expected.len());
    let view = game.view(truth, viewer);
    let mut entropy = Pinned::from_seed(9);
    let mut counts: BTreeMap<[Paid; 2], u32> = BTreeMap::new();
    for _ in 0..SAMPLES {
        let world = game.sample_world(&view, &mut entropy);
        assert_eq!(game.view(&world, viewer), view);
        let paid = Colour::ALL.map(|colour| {
            let secret = world.secret(colour);
            [secret.purchase.expect("bought").paid, secret.training.expect("trained").paid]
        });
        *counts.entry(paid).or_default() += 1;
    }
    for paid in counts.keys() {
        assert!(expected.contains_key(paid), "{paid:?} is no world of {viewer:?}");
    }
    // The sum of squares over the expected numbers is about the number of worlds; its spread the root of twice that.
    let chi_square: f64 = expected
        .iter()
        .map(|(paid, weight)| {
            let number = weight * f64::from(SAMPLES);
            let off = f64::from(counts.get(paid).copied().unwrap_or(0)) - number;
            off * off / number
        })
        .sum();
    let worlds = number(expected.len());
    assert!(chi_square < worlds + 6.0 * (2.0 * worlds).sqrt() + 10.0, "{chi_square} for {worlds} worlds");
}

/// Both hold few cards: White 3,4,5,6,7 and Black 2,2,3,4,5,6,7; two pawns each.
const FEW: &str = "W: camps=A1,J1 bridge=E bid=2,2,3,4,5,6,7,8,8,9,9,10,10";

#[test]
fn own_change_worlds_follow_the_prior() {
    let game = game(&[]);
    let deploying = format!(
        "deploy declared=black; {FEW} army=02P0N0B0Q/4 trained=1/3; \
         B: camps=A20,J20 bridge=H bid=3,4,5,6,7,8,8,9,9,10,10 army=02P0N0B0Q/4 trained=1/2"
    );
    let joined = joined(&game, &deploying);
    follows_the_prior(&game, &joined, Viewer::Seat(Seat(0)), 3);
    follows_the_prior(&game, &joined, Viewer::Spectator, 6);
    let shown = answered(&game, &joined, ["card -", "card 6"]);
    follows_the_prior(&game, &shown, Viewer::Seat(Seat(0)), 2);
    follows_the_prior(&game, &shown, Viewer::Seat(Seat(1)), 1);
}

#[test]
fn shared_change_worlds_follow_the_prior() {
    let game = game(&[("change", "shared")]);
    // White (who won the spying) holds 3,5,7,7,9,9: nothing makes 4 or 2 exactly, so change tells of Black's payment.
    let deploying = "deploy declared=black; \
        W: camps=A1,J1 bridge=E bid=2,2,3,4,4,5,6,6,8,8,10,10 army=02P0N0B0Q/5 trained=1/3; \
        B: camps=A20,J20 bridge=H bid=4,5,6,7,8,8,9,9 army=02P0N0B0Q/4 trained=1/2";
    let joined = joined(&game, deploying);
    follows_the_prior(&game, &joined, Viewer::Seat(Seat(0)), 2);
    follows_the_prior(&game, &joined, Viewer::Seat(Seat(1)), 2);
    follows_the_prior(&game, &joined, Viewer::Spectator, 6);
    let shown = answered(&game, &joined, ["card 9", "card 10"]);
    follows_the_prior(&game, &shown, Viewer::Spectator, 4);
}

/// The boards joined, pawns at the bridge in column 5, White to move.
fn joined(game: &SzachowaBitwa, deploying: &str) -> State {
    let joined = after(game, &state(game, deploying), &["place KE2 PE10,D6", "place KJ18 PE11,F17"]);
    let black = joined.open().battle.expect("a battle").turn == Colour::Black;
    if black { after(game, &joined, &["end"]) } else { joined }
}

/// White attacks over the bridge, and both answer.
fn answered(game: &SzachowaBitwa, joined: &State, answers: [&str; 2]) -> State {
    after(game, joined, &["E10xE11", answers[0], answers[1]])
}

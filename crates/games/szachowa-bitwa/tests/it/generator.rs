//! The generator against the slow reference, on random positions of all sets of options.

use crate::reference::{Decided, Place, Position, payments};
use crate::support::{self, random_input, state, variants};
use std::collections::{BTreeMap, BTreeSet};
use stolik_game::{Actor, Entropy, Input, Notation, Pinned, Rules};
use stolik_szachowa_bitwa::{
    Action, CardValue, Cards, Colour, Field, Kind, Phase, State, SzachowaBitwa, Variant, check_payment,
    propose_payment,
};

fn place(field: Field) -> Place {
    (i32::from(field.column()), i32::from(field.row()))
}

/// A crowded random battle: pieces anywhere, so that all neighbourhoods come up.
fn crowded(game: &SzachowaBitwa, entropy: &mut Pinned) -> State {
    let size = u64::from(game.size());
    let mut free: Vec<String> = Vec::new();
    for row in size / 2..size * 3 / 2 + 2 {
        free.extend((0..size).map(|column| format!("{}{row}", (b'A' + column as u8) as char)));
    }
    let mut part = |letters: &str| {
        let mut text = String::new();
        for letter in letters.chars() {
            let field = free.swap_remove(entropy.index(free.len()));
            text.extend([" ".to_owned(), letter.to_string(), field]);
        }
        text
    };
    let white = part("KPPPPPPNNNBBQQ");
    let black = part("KPPPPPPNNNBBQQ");
    let top = 2 * size;
    let bridge = |entropy: &mut Pinned| {
        let column = (b'A' + entropy.below(size) as u8) as char;
        if game.options().river { format!("bridge={column}") } else { String::new() }
    };
    let turn = if entropy.below(2) == 0 { "white" } else { "black" };
    let king = 1 + entropy.below(6);
    let camp = if entropy.below(2) == 0 { 'A' } else { 'C' };
    let text = format!(
        "battle {turn}; W:{white} RB1,{camp}1 king={king} {}; B:{black} R{camp}{top},B{top} king={king} {}",
        bridge(entropy),
        bridge(entropy)
    );
    state(game, &text)
}

fn pieces(state: &State) -> BTreeMap<Place, (Colour, Kind)> {
    let board = state.open().battle.expect("a battle").board;
    let all = board.occupied().iter().filter_map(|field| Some((place(field), board.on(field)?)));
    all.map(|(place, piece)| (place, (piece.colour, piece.kind))).collect()
}

fn compare(game: &SzachowaBitwa, state: &State) {
    let slow = Position::of(game.options(), state);
    let seat = slow.turn.seat();
    let mut actions = Vec::new();
    game.legal(state, seat, &mut actions);
    let texts: BTreeSet<String> = actions.iter().map(|a| game.action_text(state, seat, a)).collect();
    assert_eq!(texts.len(), actions.len(), "each once");
    assert_eq!(texts, slow.legal(), "{}", support::text(game, state));
    for action in actions {
        let mut after = *state;
        game.play(&mut after, &Input::Act { seat, action }).expect("legal");
        let (from, to, shot, yellow) = match action {
            Action::Step { from, to } => {
                let mut expected = slow.pieces.clone();
                let piece = expected.remove(&place(from)).expect("a piece");
                expected.insert(place(to), piece);
                assert_eq!(pieces(&after), expected);
                continue;
            }
            Action::Attack { from, to, yellow } => (place(from), place(to), false, yellow.map(place)),
            Action::Shoot { from, to } => (place(from), place(to), true, None),
            _ => continue,
        };
        match slow.decide(from, to, shot) {
            Decided::Removes(ways) => {
                let (_, removed) = ways.iter().find(|(choice, _)| *choice == yellow).expect("a way");
                assert_eq!(pieces(&after), slow.after_attack(from, to, removed), "{action:?}");
            }
            Decided::Cards(mine, theirs) => {
                decide_by_cards(game, &slow, &after, (from, to, shot), (mine, theirs));
            }
        }
    }
}

/// Every draw leads where the sums say.
fn decide_by_cards(
    game: &SzachowaBitwa,
    slow: &Position,
    asked: &State,
    (from, to, shot): (Place, Place, bool),
    (mine, theirs): (i32, i32),
) {
    let mut state = *asked;
    while let Some(seat) = game.actor(&state).seats().iter().next() {
        game.play(&mut state, &Input::Act { seat, action: Action::Special(None) }).expect("none");
    }
    let mut chances = Vec::new();
    game.chances(&state, &mut chances);
    let ways = |cards: i32| [8, 28, 56, 70, 56][cards.unsigned_abs() as usize - 1];
    assert_eq!(chances.iter().map(|c| c.weight).sum::<u32>(), ways(mine) * ways(theirs));
    for draw in chances.iter().step_by(7) {
        let mut after = state;
        game.play(&mut after, &Input::Chance(draw.outcome)).expect("possible");
        let sum = |text: String| text.chars().map(|c| "-AJQK".find(c).unwrap_or(0)).sum::<usize>();
        let (attack, defence) =
            (sum(draw.outcome.attacker.to_string()), sum(draw.outcome.defender.to_string()));
        let mut removed = BTreeSet::new();
        if attack > defence || (attack == defence && !shot) {
            removed.insert(to);
        }
        if attack <= defence && !shot {
            removed.insert(from);
        }
        assert_eq!(pieces(&after), slow.after_attack(from, to, &removed));
    }
}

#[test]
fn crowded_positions_agree_with_the_reference() {
    for game in variants() {
        let mut entropy = Pinned::from_seed(11);
        for _ in 0..40 {
            let mut state = crowded(&game, &mut entropy);
            // A few actions on, uses in progress come up too.
            for _ in 0..8 {
                let listed = matches!(game.actor(&state), Actor::One(_));
                let fights = state.open().battle.is_some_and(|battle| battle.fight.is_some());
                if state.open().phase == Phase::Battle && listed && !fights {
                    compare(&game, &state);
                }
                if game.actor(&state) == Actor::Over {
                    break;
                }
                let input = random_input(&game, &state, &mut entropy);
                game.play_unchecked(&mut state, &input);
            }
        }
        assert_eq!(game.options().variant == Variant::Random, reference_draws(&game));
    }
}

/// In the random variant pawn against pawn is decided by cards.
fn reference_draws(game: &SzachowaBitwa) -> bool {
    let position = support::battle(game, "white", "KA3 PD4", "KA6 PD5");
    let slow = Position::of(game.options(), &position);
    matches!(slow.decide((4, 4), (4, 5), false), Decided::Cards(..))
}

#[test]
fn s9_payments_agree_with_the_reference() {
    let mut entropy = Pinned::from_seed(5);
    let (mut exact, mut more) = (0, 0);
    for _ in 0..400 {
        let hand: Vec<u8> = (0..entropy.below(10)).map(|_| 2 + entropy.below(9) as u8).collect();
        let cards: Cards = hand.iter().filter_map(|card| CardValue::new(*card)).collect();
        if usize::from(cards.len()) != hand.len() {
            continue;
        }
        let cost = entropy.below(40) as u16;
        let expected = payments(&hand, cost.into());
        let mut sorted = hand.clone();
        sorted.sort_unstable();
        let mut found = BTreeSet::new();
        for bits in 0..1u32 << hand.len() {
            let paid: Cards = (0..hand.len())
                .filter(|i| bits >> i & 1 == 1)
                .filter_map(|i| CardValue::new(sorted[i]))
                .collect();
            if check_payment(cards, cost, paid).is_ok() {
                found.insert(paid.iter().map(CardValue::get).collect::<Vec<u8>>());
            }
        }
        assert_eq!(found, expected, "{cards} for {cost}");
        match propose_payment(cards, cost) {
            None => assert!(expected.is_empty()),
            Some(paid) => {
                let paid: Vec<u8> = paid.iter().map(CardValue::get).collect();
                let sum: u16 = paid.iter().map(|card| u16::from(*card)).sum();
                *(if sum == cost { &mut exact } else { &mut more }) += 1;
                assert!(expected.contains(&paid), "{cards} for {cost}: {paid:?}");
            }
        }
    }
    assert!(exact > 50 && more > 50, "{exact} exact, {more} with change");
}

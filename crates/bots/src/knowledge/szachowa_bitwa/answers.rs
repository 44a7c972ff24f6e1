//! Answers to fights: which Special Card to add, if any (S-33).

use super::worth::{Judge, expected, kind_on};
use stolik_szachowa_bitwa::{Army, CardValue, Cards, Colour, Decision, Open, Stage, Training, odds};

/// How likely the other adds the best card that can be left, in hundredths.
const LIKELY: i32 = 35;
/// What the other may have left where nobody can reckon it.
const UNKNOWN: u16 = 8;

/// The Special Card that answers the fight that waits, or none: what it is likely to swing must be worth more than the
/// card. Looks at what lies open and the own hand alone.
pub fn special(judge: &Judge, open: &Open, hand: Cards, colour: Colour) -> Option<CardValue> {
    let battle = judge.battle();
    let fight = battle.fight?;
    if hand.is_empty() {
        return None;
    }
    let assault = judge.assault(fight)?;
    let Decision::Cards { attacker, defender } = assault.decision else { return None };
    let gain = judge.price(!battle.turn, kind_on(&battle.board, fight.to)?);
    let risk = judge.price(battle.turn, kind_on(&battle.board, fight.from)?);
    let attacks = colour == battle.turn;
    // What the other may add: known where it lies open, else a guess from what can be left.
    let guesses = match fight.stage {
        Stage::AttackerShown { card } if !attacks => [(card, 100), (None, 0)],
        _ => match CardValue::new(points_left(open, !colour).min(10) as u8) {
            Some(card) => [(Some(card), LIKELY), (None, 100 - LIKELY)],
            None => [(None, 100), (None, 0)],
        },
    };
    let worth = |own: Option<CardValue>| -> i32 {
        let after = guesses.iter().map(|&(guess, likely)| {
            let (attackers, defenders) = if attacks { (own, guess) } else { (guess, own) };
            let value = expected(odds(attacker, defender, attackers, defenders), gain, risk, fight.shot);
            likely * if attacks { value } else { -value } / 100
        });
        let cost = own.map_or(0, |card| judge.weights().card * i32::from(card.get()));
        after.sum::<i32>() - cost
    };
    let answers = std::iter::once(None).chain(hand.values().map(Some));
    answers.max_by_key(|&answer| (worth(answer), std::cmp::Reverse(answer))).flatten()
}

/// The points that a colour can have left as Special Cards; everybody can reckon it.
fn points_left(open: &Open, colour: Colour) -> u16 {
    let at = colour.index();
    let known = open.bids.zip(open.armies[at]).zip(open.battle.as_ref());
    let Some(((bids, army), battle)) = known else { return UNKNOWN };
    let used = bids[at].sum() + Army::cost(army) + Training::cost(battle.training[at]) + open.spent[at].sum();
    Cards::ALL.sum().saturating_sub(used)
}

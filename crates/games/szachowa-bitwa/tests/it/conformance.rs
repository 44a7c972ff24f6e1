//! Szachowa Bitwa under the laws of the kit.

use crate::support::{game, variants};
use stolik_conformance::{Plan, conform};
use stolik_game::{Notation, Rules};
use stolik_szachowa_bitwa::{Cards, Change, Colour, Kind, Phase, State, SzachowaBitwa};

/// Positions where random games from the start come late or never.
const POSITIONS: [&str; 6] = [
    "battle white points=3; W: KE6 PE7,F7 NC6 QD7 BG7 RA1,H1 king=4 bridge=E cards=7,7,10 spent=2; \
     B: KE12 PE9,D9 NC11 QF10 BG10 RA16,H16 king=2 bridge=H cards=3",
    "battle black first=white rounds=7 quiet=3 removed; W: KE6 RA1 bridge=E; B: KE12 PE9 RA16 king=6 bridge=E",
    "battle white points=0 used=E8 use=E8:1:0 fight=E8xE9; W: KA5 PE8 RA1 bridge=E cards=5; \
     B: KA12 PE9 RA16 bridge=E cards=2,2",
    "buy white declared=white; W: camps=A1,H1 bridge=E bid=2; B: camps=A16,H16 bridge=A bid=9,9",
    "train declared=black; W: camps=A1,H1 bridge=E bid=2,2,3 army=16P4N0B0Q/10,10,9,9,8,8,7,7,6,6; \
     B: camps=A16,H16 bridge=A bid=3,3,10 army=00P0N0B0Q/-",
    "bids white; W: camps=A1,H1 bridge=B bid=3,4; B: camps=A16,H16 bridge=C bid=2,2,5",
];

fn plan(games: impl IntoIterator<Item = SzachowaBitwa>) -> Plan<SzachowaBitwa> {
    Plan::new(games)
        .games(2)
        .most_inputs(110)
        .most_walks(600)
        .answers_inside_turns()
        .composing()
        .conserved(conserved)
        .audit(audit)
        .mangled(MANGLED)
}

const MANGLED: [&str; 24] = [
    "bid",
    "bid 11",
    "bid 2 2 2 2 2",
    "camps",
    "camps A1",
    "camps A1 A1",
    "camps Z9 A1",
    "bridge 11",
    "bridge K",
    "buy 17P",
    "buy 3X",
    "buy 1P1P",
    "train 6",
    "place KE1,",
    "place ../..",
    "place ZZ/..",
    "E5xF6/",
    "E5*E7/F8",
    "5,5-5,6",
    "card 1",
    "AJQK/AAA",
    "battle white; W: KE1; W: KE2",
    "battle green; W:; B:",
    "desert white 3; W: clock=1:99; B:",
];

/// All cards of both players together are always the same: in hands, aside, paid and used.
fn conserved(_: &SzachowaBitwa, state: &State) -> Vec<i64> {
    money(state).map_or_else(Vec::new, |sums| vec![sums.iter().sum()])
}

/// What each player's cards come to; nothing in a battle that was set up without its history.
fn money(state: &State) -> Option<[i64; 2]> {
    if state.open().battle.is_some() && state.open().bids.is_none() {
        return None;
    }
    Some(Colour::ALL.map(|colour| {
        let secret = state.secret(colour);
        let used = state.open().spent[colour.index()];
        let (army, training) = (secret.purchase, secret.training);
        let paid = army.map_or(0, |p| i64::from(p.paid.sum()) - i64::from(p.change.sum()))
            + training.map_or(0, |t| i64::from(t.paid.sum()) - i64::from(t.change.sum()));
        i64::from(secret.hand.sum()) + i64::from(used.sum()) + i64::from(secret.bid.sum()) + paid
    }))
}

/// 108 points a player; bid, army, training, hand and lost change make them; no pieces out of nothing; every state can be
/// set up again.
fn audit(game: &SzachowaBitwa, state: &State) -> Result<(), String> {
    if let Some(money) = money(state)
        && money != [108, 108]
    {
        return Err(format!("the cards come to {money:?}"));
    }
    for colour in Colour::ALL {
        let secret = state.secret(colour);
        if game.options().change == Change::Own && !Cards::ALL.contains(secret.hand) {
            return Err(format!("{colour:?} holds {}", secret.hand));
        }
        if let Some(battle) = state.open().battle {
            for kind in Kind::ALL {
                let count = battle.board.pieces(colour, kind).len();
                if count > u32::from(kind.most()) {
                    return Err(format!("{count} {kind:?} of {colour:?}"));
                }
            }
        }
    }
    let setup = game.setup_of(state);
    if !matches!(state.open().phase, Phase::Over(_)) {
        game.set_up(&setup).map_err(|faults| format!("{}: {faults:?}", game.setup_text(&setup)))?;
    }
    Ok(())
}

fn positions() -> Plan<SzachowaBitwa> {
    let eight = game(&[("n", "8"), ("change", "shared")]);
    let mut plan = plan([]);
    for text in POSITIONS {
        let setup = eight.parse_setup(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        plan = plan.from_position(eight, setup);
    }
    plan
}

conform! {
    every_option: plan(variants()),
    set_up: positions(),
}

//! Nothing that a player cannot know shows in anything the player is given.

use crate::support::{self, random_input, state, usual, variants};
use std::fmt::Write as _;
use stolik_game::{
    Actor, Choice, Choosing, Composing, Entropy, Input, Notation, Pinned, Rules, Seat, Show, Viewer, Views,
};
use stolik_szachowa_bitwa::{State, SzachowaBitwa};

const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];

/// Everything that a viewer is given of a state, as text: view, plain data, scene with its spoken form, walks, and the
/// refusals and legal actions of an awaited seat.
fn everything(game: &SzachowaBitwa, state: &State, viewer: Viewer, seed: u64) -> String {
    let view = game.view(state, viewer);
    let mut text = format!("{view:?}\n{:?}\n{:?}\n", game.view_value(&view), game.scene(&view));
    let Viewer::Seat(seat) = viewer else { return text };
    let mut entropy = Pinned::from_seed(seed);
    let draft = game.draft(&view, seat);
    for _ in 0..6 {
        let mut touched = Vec::new();
        loop {
            let walk = match &draft {
                Some(draft) => game.walk_draft(&view, seat, draft, &touched),
                None => game.walk(&view, seat, &touched).map(|walk| walk.map(Choice::Action)),
            };
            let _ = writeln!(text, "{touched:?}: {walk:?}");
            let Ok(walk) = walk else { break };
            if walk.next.is_empty() || touched.len() > 6 {
                break;
            }
            touched.push(walk.next[entropy.index(walk.next.len())].spot);
        }
    }
    if game.actor(state).awaits(seat) {
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        let _ = writeln!(text, "{legal:?} {:?}", game.asks(state, seat));
        for attempt in [
            "bid 2 2",
            "bid 10 10 9 9",
            "buy 3N",
            "train 4",
            "train 5 pay 10",
            "card 7",
            "card 10",
            "end",
            "E5-E6",
        ] {
            let request = game.parse_action(attempt).expect("an action");
            let action = game.resolve(state, seat, &request);
            let checked = action.as_ref().map(|action| game.check(state, seat, action));
            let _ = writeln!(text, "{attempt}: {action:?} {checked:?}");
        }
    }
    text
}

#[test]
fn worlds_that_a_viewer_cannot_tell_apart_give_the_same() {
    for game in variants() {
        for seed in 0..3 {
            let mut entropy = Pinned::from_seed(seed);
            let mut state = game.start();
            for moment in 0..70 {
                if game.actor(&state) == Actor::Over {
                    break;
                }
                if moment < 16 || moment % 9 == 0 {
                    for viewer in VIEWERS {
                        let world = game.sample_world(&game.view(&state, viewer), &mut entropy);
                        let (here, there) = (
                            everything(&game, &state, viewer, seed),
                            everything(&game, &world, viewer, seed),
                        );
                        assert_eq!(here, there, "{viewer:?} of {}", support::text(&game, &state));
                    }
                }
                let input = random_input(&game, &state, &mut entropy);
                game.play_unchecked(&mut state, &input);
            }
        }
    }
}

/// Positions that differ in what one player keeps secret; the other and a spectator may not notice.
const SWAPS: [(u8, &[&str]); 7] = [
    // Camps, bridges, bids, once committed.
    (0, &["camps; W: commit=camps:A01+B01; B:", "camps; W: commit=camps:J10+E05; B:"]),
    (
        1,
        &[
            "bridges; W: camps=A1,B1; B: camps=A20,B20 commit=bridge:A",
            "bridges; W: camps=A1,B1; B: camps=A20,B20 commit=bridge:J",
        ],
    ),
    (
        1,
        &[
            "bids; W: camps=A1,B1 bridge=A; B: camps=A20,B20 bridge=C commit=bid:..................",
            "bids; W: camps=A1,B1 bridge=A; B: camps=A20,B20 bridge=C commit=bid:2233TT............",
        ],
    ),
    // Which cards lie aside, their number being known.
    (
        0,
        &[
            "bids white; W: camps=A1,B1 bridge=A bid=2,2,3; B: camps=A20,B20 bridge=C bid=9",
            "bids white; W: camps=A1,B1 bridge=A bid=8,9,10; B: camps=A20,B20 bridge=C bid=9",
        ],
    ),
    // The winner's army and payment, and the payment of the loser.
    (
        1,
        &[
            "train declared=white; W: camps=A1,B1 bridge=A army=01P0N0B0Q/2; B: camps=A20,B20 bridge=C bid=9 army=00P4N0B0Q/10,10,9,8,8,3",
            "train declared=white; W: camps=A1,B1 bridge=A army=01P0N0B0Q/2; B: camps=A20,B20 bridge=C bid=9 army=16P0N1B0Q/10,10,8,8,2",
            "train declared=white; W: camps=A1,B1 bridge=A army=01P0N0B0Q/2; B: camps=A20,B20 bridge=C bid=9 army=00P0N0B0Q/-",
        ],
    ),
    // Number and values of Special Cards (2.6.4), and the answer to a fight.
    (
        1,
        &[
            "battle white; W: KA2 PE5 RA1,J1 bridge=A cards=7; B: KA19 PE6 RA20,J20 bridge=C spent=3",
            "battle white; W: KA2 PE5 RA1,J1 bridge=A cards=7; B: KA19 PE6 RA20,J20 bridge=C spent=3 cards=10",
            "battle white; W: KA2 PE5 RA1,J1 bridge=A cards=7; B: KA19 PE6 RA20,J20 bridge=C spent=3 cards=2,2,4,5,9,9,10",
        ],
    ),
    (
        1,
        &[
            "battle white points=0 used=E5 use=E5:1:0 fight=E5xE6; W: KA2 PE5 RA1,J1 bridge=A cards=7; \
             B: KA19 PE6 RA20,J20 bridge=C commit=card:--",
            "battle white points=0 used=E5 use=E5:1:0 fight=E5xE6; W: KA2 PE5 RA1,J1 bridge=A cards=7; \
             B: KA19 PE6 RA20,J20 bridge=C cards=9,10 commit=card:10",
            "battle white points=0 used=E5 use=E5:1:0 fight=E5xE6; W: KA2 PE5 RA1,J1 bridge=A cards=7; \
             B: KA19 PE6 RA20,J20 bridge=C cards=9,10 commit=card:--",
        ],
    ),
];

#[test]
fn swapped_secrets_show_to_their_owner_alone() {
    let game = usual();
    for (owner, texts) in SWAPS {
        let states: Vec<State> = texts.iter().map(|text| state(&game, text)).collect();
        for viewer in VIEWERS {
            let shown: Vec<String> = states.iter().map(|state| everything(&game, state, viewer, 3)).collect();
            let same = shown.windows(2).all(|two| two[0] == two[1]);
            let own = viewer == Viewer::Seat(Seat(owner));
            assert_eq!(same, !own, "{viewer:?} of {texts:?}");
        }
    }
}

#[test]
fn commits_are_observed_alike_and_have_one_length() {
    let game = usual();
    let asked = state(
        &game,
        "battle white points=0 used=E5 use=E5:1:0 fight=E5xE6; W: KA2 PE5 RA1,J1 bridge=A; \
        B: KA19 PE6 RA20,J20 bridge=C cards=2,10",
    );
    let bidding = state(&game, "bids; W: camps=A1,B1 bridge=A; B: camps=A20,B20 bridge=C");
    for (before, texts) in
        [(asked, ["card -", "card 2", "card 10"]), (bidding, ["bid -", "bid 9", "bid 2 2 3 3 10"])]
    {
        let seat = Seat(1);
        let mut told = Vec::new();
        let mut lengths = Vec::new();
        for text in texts {
            let request = game.parse_action(text).expect("an action");
            let action = game.resolve(&before, seat, &request).expect("possible");
            lengths.push(game.action_text(&before, seat, &action).len());
            let input = Input::Act { seat, action };
            let mut after = before;
            let effect = game.play(&mut after, &input).expect("legal");
            assert!(!effect.revealed && !effect.turn_ended, "{text}");
            let seen = [Viewer::Seat(Seat(0)), Viewer::Spectator].map(|viewer| {
                let seen = game.observe(&before, &input, &after, viewer);
                (seen, game.news(&game.view(&before, viewer), &seen), game.observation_value(&seen))
            });
            told.push(format!("{seen:?}"));
        }
        assert!(told.windows(2).all(|two| two[0] == two[1]), "{told:?}");
        assert!(lengths.windows(2).all(|two| two[0] == two[1]), "{lengths:?}");
    }
}

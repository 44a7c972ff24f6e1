//! What the tests share: games, positions and actions by their texts.

use stolik_conformance::script;
pub use stolik_conformance::script::{legal, state, text};
use stolik_game::{Actor, Entropy, Explained, Input, InputOf, Notation, Pinned, Refused, Rules, Seat};
use stolik_szachowa_bitwa::{Colour, State, SzachowaBitwa};

/// The game with these options.
pub fn game(choices: &[(&str, &str)]) -> SzachowaBitwa {
    script::game(choices)
}

/// The game with the options of the rules page.
pub fn usual() -> SzachowaBitwa {
    game(&[])
}

/// The non-random variant.
pub fn nonrandom() -> SzachowaBitwa {
    game(&[("variant", "nonrandom")])
}

/// A battle with bridges in columns 5 and 8, as the worked positions have them unless they say otherwise (2.4): what
/// belongs to the whole, White's part and Black's part. Camps stand in the far corners, kings near them.
pub fn battle(game: &SzachowaBitwa, whole: &str, white: &str, black: &str) -> State {
    let top = 2 * game.size();
    let right = if game.size() == 8 { 'H' } else { 'J' };
    let (white_bridge, black_bridge) = if game.options().river { ("bridge=E", "bridge=H") } else { ("", "") };
    let text = format!(
        "battle {whole}; W: {white} RA1,{right}1 {white_bridge}; B: {black} RA{top},{right}{top} {black_bridge}"
    );
    state(game, &text)
}

/// The legal actions that begin with this.
pub fn legal_with(game: &SzachowaBitwa, state: &State, start: &str) -> Vec<String> {
    legal(game, state).into_iter().filter(|action| action.starts_with(start)).collect()
}

/// Where the piece on a field can step to.
pub fn steps(game: &SzachowaBitwa, state: &State, from: &str) -> Vec<String> {
    let start = format!("{from}-");
    let actions = legal_with(game, state, &start);
    actions.iter().map(|action| action[start.len()..].to_owned()).collect()
}

/// Everywhere the piece on a field can get in one use or with the king's points.
pub fn reach(game: &SzachowaBitwa, state: &State, from: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut todo = vec![(*state, from.to_owned())];
    while let Some((state, from)) = todo.pop() {
        for to in steps(game, &state, &from) {
            let mut next = state;
            play(game, &mut next, &format!("{from}-{to}")).expect("legal");
            found.push(to.clone());
            let same_turn = next.open().battle.map(|b| b.turn) == state.open().battle.map(|b| b.turn);
            let goes_on = next.open().battle.is_some_and(|battle| battle.in_use.is_some());
            if same_turn && goes_on {
                todo.push((next, to));
            }
        }
    }
    found.sort();
    found.dedup();
    found.retain(|field| field != from);
    found
}

/// Plays an action or a draw by its text: of the one seat that is awaited, or the first of several.
pub fn play(game: &SzachowaBitwa, state: &mut State, text: &str) -> Result<(), Explained> {
    match game.actor(state) {
        Actor::Chance => {
            let draw = game.parse_chance(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
            game.play(state, &Input::Chance(draw))?;
            Ok(())
        }
        actor => {
            let seat = actor.seats().iter().next().unwrap_or_else(|| panic!("nobody plays {text}"));
            play_as(game, state, seat, text)
        }
    }
}

/// Plays an action of this seat.
pub fn play_as(game: &SzachowaBitwa, state: &mut State, seat: Seat, text: &str) -> Result<(), Explained> {
    let request = game.parse_action(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    let action = game.resolve(state, seat, &request).map_err(Refused::Rules)?;
    game.play(state, &Input::Act { seat, action })?;
    Ok(())
}

/// The state after these actions, all of which must be legal.
pub fn after(game: &SzachowaBitwa, state: &State, actions: &[&str]) -> State {
    let mut state = *state;
    for text in actions {
        play(game, &mut state, text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
    }
    state
}

/// The code of the refusal of the last of these actions.
pub fn refused(game: &SzachowaBitwa, state: &State, actions: &[&str]) -> &'static str {
    let (last, first) = actions.split_last().expect("an action");
    let mut state = after(game, state, first);
    play(game, &mut state, last).expect_err(last).code
}

/// Whether a piece stands on a field.
pub fn stands(state: &State, field: &str) -> bool {
    let board = state.open().battle.expect("a battle").board;
    board.occupied().has(field.parse().expect("a field"))
}

/// Whose turn it is.
pub fn turn(state: &State) -> Colour {
    state.open().battle.expect("a battle").turn
}

/// The code of how the game has ended and the side that has won.
pub fn ended(game: &SzachowaBitwa, state: &State) -> Option<(&'static str, Option<u8>)> {
    let outcome = game.outcome(state)?;
    Some((outcome.code(), outcome.standings.sole_winner().map(|side| side.0)))
}

/// A random input.
pub fn random_input(game: &SzachowaBitwa, state: &State, entropy: &mut Pinned) -> InputOf<SzachowaBitwa> {
    match game.actor(state) {
        Actor::Chance => Input::Chance(game.draw(state, entropy).expect("chance is awaited")),
        actor => {
            let seats: Vec<Seat> = actor.seats().iter().collect();
            let seat = seats[entropy.index(seats.len())];
            Input::Act { seat, action: game.random(state, seat, entropy).expect("an answer") }
        }
    }
}

/// Sets of options that cover every value of every option.
pub fn variants() -> Vec<SzachowaBitwa> {
    vec![
        usual(),
        game(&[("variant", "nonrandom")]),
        game(&[
            ("n", "8"),
            ("river", "no"),
            ("variant", "nonrandom"),
            ("geometry", "g2"),
            ("camps_collateral", "yes"),
            ("king_is_army", "no"),
            ("setup_order", "open"),
            ("diagonal_back", "flank"),
        ]),
        game(&[
            ("n", "8"),
            ("variant", "nonrandom"),
            ("geometry", "g3"),
            ("diagonal_fight", "strict"),
            ("river_cost", "remaining"),
            ("scenario", "rounds"),
            ("rounds", "12"),
            ("auction", "sealed"),
            ("both_lose", "score"),
        ]),
        game(&[
            ("n", "8"),
            ("change", "shared"),
            ("shot_support", "yes"),
            ("shot_beats_crossbowmen", "yes"),
            ("rear_exempt_random", "yes"),
            ("special_order", "attacker_first"),
            ("knight_advance", "both"),
            ("king_death", "keep"),
            ("quiet_cap", "10"),
            ("round_cap", "20"),
            ("cap_result", "draw"),
        ]),
        game(&[
            ("n", "8"),
            ("scenario", "clock"),
            ("minutes", "3"),
            ("setup_order", "open"),
            ("change", "shared"),
            ("auction", "sealed"),
        ]),
    ]
}

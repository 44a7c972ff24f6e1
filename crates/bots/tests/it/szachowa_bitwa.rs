//! The bots of Szachowa Bitwa: they keep to the rules under all options and know no secrets.

use crate::support::{bot, set_up};
use std::collections::{BTreeMap, BTreeSet};
use stolik_bots::{Answer, Bot, Player};
use stolik_catalog::{AnySeen, Seen};
use stolik_game::{
    Actor, Entropy, Input, Millis, Notation, OptionKind, Options as _, Pinned, Refusal as _, Rules, Seat,
    Viewer, Views,
};
use stolik_szachowa_bitwa::{Action, Camps, Colour, Kind as Piece, Options, State, SzachowaBitwa, Task};

fn game(choices: &[(&str, &str)]) -> SzachowaBitwa {
    let options = Options::read(choices.iter().copied()).expect("options without faults");
    SzachowaBitwa::new(options).expect("options without faults")
}

fn both_variants() -> [SzachowaBitwa; 2] {
    ["random", "nonrandom"].map(|variant| game(&[("variant", variant)]))
}

/// What a bot does: it gets the view of its seat.
fn answer(bot: &Bot, game: &SzachowaBitwa, state: &State, seat: Seat) -> Answer {
    let seen = AnySeen::SzachowaBitwa(Seen { game: *game, view: game.view(state, Viewer::Seat(seat)) });
    bot.choose(&seen, seat).expect("the seat is to act").finish(|| Millis(0))
}

fn read(game: &SzachowaBitwa, state: &State, seat: Seat, text: &str) -> Action {
    let request = game.parse_action(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    game.resolve(state, seat, &request).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"))
}

/// Plays on until the end, or until so many decisions were made; shows each decision before it is played. Every action
/// goes through the rules' own check.
fn play_on(
    game: &SzachowaBitwa,
    mut state: State,
    bots: [Bot; 2],
    seed: u64,
    most: usize,
    mut show: impl FnMut(&State, Seat, &Answer),
) -> State {
    let mut entropy = Pinned::from_seed(seed);
    let mut decisions = 0;
    loop {
        match game.actor(&state) {
            Actor::Over => return state,
            _ if decisions == most => return state,
            Actor::Chance => {
                let draw = game.draw(&state, &mut entropy).expect("cards are drawn");
                game.play(&mut state, &Input::Chance(draw)).expect("a draw");
            }
            actor => {
                let seat = actor.seats().iter().next().expect("somebody is awaited");
                let answer = answer(&bots[seat.index()], game, &state, seat);
                show(&state, seat, &answer);
                decisions += 1;
                for text in std::iter::once(&answer.action).chain(&answer.then) {
                    let action = read(game, &state, seat, text);
                    let input = Input::Act { seat, action };
                    game.play(&mut state, &input).unwrap_or_else(|refusal| {
                        panic!("{text} in {}: {refusal:?}", game.setup_text(&game.setup_of(&state)))
                    });
                }
            }
        }
    }
}

fn task_name(game: &SzachowaBitwa, state: &State, seat: Seat) -> &'static str {
    game.task(state.open(), Colour::of_seat(seat)).expect("an awaited seat has a task").refusal().code()
}

/// At every decision of a game: what the other side hides is replaced by something else that it could hide, and the bot
/// does the same. Counts for each task how many worlds were other ones.
fn worlds_change_nothing(
    game: &SzachowaBitwa,
    start: &State,
    name: &str,
    seed: u64,
    worlds_of: &mut BTreeMap<&'static str, u32>,
) {
    let bots = [bot(name).with_seed(seed), bot(name).with_seed(seed + 100)];
    let mut entropy = Pinned::from_seed(seed);
    play_on(game, *start, bots, seed, 60, |state, seat, chosen| {
        let view = game.view(state, Viewer::Seat(seat));
        for _ in 0..3 {
            let world = game.sample_world(&view, &mut entropy);
            if world == *state {
                continue;
            }
            let again = answer(&bots[seat.index()], game, &world, seat);
            assert_eq!(again, *chosen, "{name} in {}", game.setup_text(&game.setup_of(state)));
            *worlds_of.entry(task_name(game, state, seat)).or_default() += 1;
        }
    });
}

#[test]
fn what_the_other_hides_changes_nothing_in_any_phase() {
    let mut worlds_of = BTreeMap::new();
    for game in both_variants() {
        for name in ["easy", "medium", "strong:400"] {
            worlds_change_nothing(&game, &game.start(), name, 1, &mut worlds_of);
            worlds_change_nothing(&game, &game.start(), name, 2, &mut worlds_of);
        }
    }
    let open = game(&[("setup_order", "open"), ("auction", "sealed"), ("special_order", "attacker_first")]);
    worlds_change_nothing(&open, &open.start(), "strong:400", 3, &mut worlds_of);
    // In all these phases something is hidden from who decides; camps and bridges too, once the other has committed.
    for task in [
        Task::Camps,
        Task::Bridge,
        Task::Bid,
        Task::AddOrDeclare,
        Task::AddLast,
        Task::Buy,
        Task::Train,
        Task::Deploy,
        Task::Command,
        Task::Special,
    ] {
        assert!(worlds_of.contains_key(task.refusal().code()), "{task:?}: {worlds_of:?}");
    }
}

#[test]
fn cards_that_the_other_holds_change_nothing_within_a_use_or_for_deserters() {
    let random = game(&[]);
    let clock = game(&[("scenario", "clock")]);
    let positions = [
        (
            random,
            "battle white points=0 used=E8 use=E8:2:1; W: KA5 NE8 PD8 RA1,C1 bridge=E cards=5,7; \
             B: KA16 PE9 PD9 RA20,C20 bridge=E cards=?",
        ),
        (
            random,
            "battle white points=0 used=E10 use=E10:0:0 fight=E10xE11; W: KA5 PE10 RA1,C1 bridge=E cards=5,7; \
             B: KA16 PE11 RA20,C20 bridge=E cards=?",
        ),
        (
            clock,
            "desert white 2; W: KA1 PE5,F5 NG5 RA2,J2 bridge=E clock=0:00 cards=3; \
             B: KA20 PE12 RA19,J19 bridge=H clock=1:30 cards=?",
        ),
    ];
    for (game, text) in positions {
        let with = |cards: &str| set_up(&game, &text.replace('?', cards));
        let seat = game.actor(&with("2")).seats().iter().next().expect("somebody is awaited");
        // What the deciding seat hides itself may change what it does, so only White's decisions are looked at where
        // Black's cards vary; deserters are Black's decision, and White's cards vary.
        for name in ["beginner", "easy", "medium", "strong:500"] {
            let of = |cards: &str| {
                let state = if seat == Seat(0) {
                    with(cards)
                } else {
                    set_up(&game, &text.replace("cards=3", &format!("cards={cards}")).replace('?', "2"))
                };
                answer(&bot(name).with_seed(4), &game, &state, seat)
            };
            assert_eq!(of("2"), of("10"), "{name}: {text}");
            assert_eq!(of("2"), of("3,4,10"), "{name}: {text}");
        }
    }
}

/// Options at random, but no longer than a test should take.
fn some_options(entropy: &mut Pinned) -> SzachowaBitwa {
    loop {
        let mut options = Options::default();
        for info in Options::TABLE {
            let value = match info.kind {
                OptionKind::YesNo => ["yes", "no"][entropy.index(2)].to_owned(),
                OptionKind::OneOf(words) => words[entropy.index(words.len())].to_owned(),
                OptionKind::Number { least, most } => {
                    let most = most.min(least + 10);
                    (least + entropy.below((most - least + 1).cast_unsigned()).cast_signed()).to_string()
                }
                OptionKind::OffOr { .. } | OptionKind::Text { .. } => continue,
            };
            // Caps and limits of the other scenarios clash; those are left as they are.
            let mut tried = options;
            if tried.set(info.name, &value) && tried.clashes().is_empty() {
                options = tried;
            }
        }
        if let Ok(game) = SzachowaBitwa::new(options) {
            return game;
        }
    }
}

#[test]
fn under_any_options_every_action_is_legal() {
    let mut entropy = Pinned::from_seed(11);
    let mut values: BTreeSet<(&str, String)> = BTreeSet::new();
    for number in 0..48 {
        let game = some_options(&mut entropy);
        values.extend(game.options().pairs());
        let names = ["easy:60", "medium:60", "strong:90", "beginner"];
        let pair = [names[entropy.index(4)], names[entropy.index(3)]];
        play_on(&game, game.start(), pair.map(|name| bot(name).with_seed(number)), number, 160, |_, _, _| {});
    }
    for info in Options::TABLE {
        if let OptionKind::OneOf(words) = info.kind {
            for word in words {
                assert!(
                    values.contains(&(info.name, (*word).to_owned())),
                    "{}={word} was not tried",
                    info.name
                );
            }
        }
    }
}

#[test]
fn when_a_clock_falls_the_dearest_desert_s39() {
    let game = game(&[("scenario", "clock")]);
    let state = set_up(
        &game,
        "desert white 2; W: KA1 PE5,F5 NG5 RA2,J2 bridge=E clock=0:00; B: KA20 PE12 RA19,J19 bridge=H clock=1:30",
    );
    for name in ["medium", "strong"] {
        let chosen = answer(&bot(name), &game, &state, Seat(1)).action;
        assert!(["desert:G5", "desert:A1"].contains(&chosen.as_str()), "{name} asks for {chosen}");
    }
}

/// Plays what comes before the battle; gives the battle's beginning.
fn before_battle(game: &SzachowaBitwa, names: [&str; 2], seed: u64) -> State {
    let mut state = game.start();
    let mut entropy = Pinned::from_seed(seed);
    while state.open().battle.is_none() {
        let seat = game.actor(&state).seats().iter().next().expect("nothing is drawn before the battle");
        let bot = bot(names[seat.index()]).with_seed(entropy.next_u64());
        let text = answer(&bot, game, &state, seat).action;
        let action = read(game, &state, seat, &text);
        game.play(&mut state, &Input::Act { seat, action }).expect("legal");
    }
    state
}

#[test]
fn armies_differ_and_camps_are_guarded() {
    for game in both_variants() {
        let (mut armies, mut places, mut bids) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        for seed in 0..12 {
            let state = before_battle(&game, ["strong", "strong"], seed);
            let open = state.open();
            let battle = open.battle.expect("the battle has begun");
            for colour in Colour::ALL {
                armies.insert(format!("{:?}", open.armies[colour.index()]));
                places.insert(format!("{:?}", open.camps[colour.index()].map(Camps::both)));
                bids.insert(open.bids.map(|bids| bids[colour.index()].sum()));
                let ground = game.ground(open);
                for camp in battle.board.pieces(colour, Piece::Camp).iter() {
                    let beside = ground.around(camp).filter(|field| {
                        battle
                            .board
                            .on(*field)
                            .is_some_and(|piece| piece.colour == colour && piece.kind != Piece::Camp)
                    });
                    assert!(beside.count() >= 1, "a camp of {colour:?} stands alone, seed {seed}");
                }
            }
        }
        assert!(armies.len() >= 3, "{armies:?}");
        assert!(places.len() >= 3, "{places:?}");
        assert!(bids.len() >= 2, "{bids:?}");
    }
}

#[test]
fn a_special_card_is_not_wasted_and_not_spared_s33() {
    let game = game(&[]);
    // Pawn against pawn is not worth a ten; the last camp is.
    let text = |black: &str| {
        format!(
            "battle white points=0 used=E10 use=E10:0:0 fight=E10xE11; W: KA5 PE10 RA1,C1 bridge=E cards=10; B: {black} bridge=E"
        )
    };
    let pawn = set_up(&game, &text("KA16 PE11 NB12 NC12 RA20,C20"));
    let camp = set_up(&game, &text("KA16 PA12 NB12 NC12 RE11"));
    for player in ["easy", "medium", "strong"] {
        assert_eq!(answer(&bot(player), &game, &pawn, Seat(0)).action, "card:--", "{player}");
        assert_eq!(answer(&bot(player), &game, &camp, Seat(0)).action, "card:10", "{player}");
    }
}

#[test]
fn every_player_has_an_answer_at_once() {
    let game = game(&[]);
    let state = before_battle(&game, ["medium", "strong"], 3);
    let seat = game.actor(&state).seats().iter().next().expect("the battle waits for somebody");
    for player in Player::ALL {
        let seen = AnySeen::SzachowaBitwa(Seen { game, view: game.view(&state, Viewer::Seat(seat)) });
        let thinking = Bot::new(player).choose(&seen, seat).expect("to act");
        let action = read(&game, &state, seat, &thinking.answer().action);
        assert!(game.check(&state, seat, &action).is_ok(), "{}: {action:?}", player.name());
    }
}

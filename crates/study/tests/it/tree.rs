//! A tree of variations over a record.

use crate::support::{act, archive, record};
use stolik_catalog::{Kind, Replayed};
use stolik_game::scene::Scene;
use stolik_game::{Motion, Record, Viewer};
use stolik_study::{Eyes, Study, rows};

fn study(text: &str) -> Study {
    let record: Record = text.parse().expect("a record of the archive is sound");
    let (study, problem) = Study::of_record(&record).expect("a record of the archive can be shown");
    assert_eq!(problem, None);
    study
}

#[test]
fn every_moment_of_every_archived_game_is_the_one_the_replay_has() {
    for kind in Kind::ALL {
        for (name, text) in archive(kind.id()).into_iter().step_by(5) {
            let mut study = study(&text);
            let replayed = Replayed::of(&text.parse().expect("sound")).expect("sound");
            let line = study.line();
            assert_eq!(line.len(), replayed.positions.len(), "{name}");
            // From far ahead back to the beginning and then by leaps: so that both ways of getting somewhere are gone.
            let leaps = (0..line.len()).rev().step_by(7).chain((0..line.len()).step_by(11));
            for depth in leaps {
                study.go(line[depth]);
                assert_eq!(study.position(), &replayed.positions[depth], "{name} after {depth} inputs");
            }
        }
    }
}

#[test]
fn a_study_written_as_a_record_is_the_record() {
    for kind in Kind::ALL {
        for (name, text) in archive(kind.id()) {
            let read: Record = text.parse().expect("sound");
            let study = study(&text);
            assert_eq!(study.record(study.tip()), read, "{name}");
        }
    }
}

#[test]
fn a_variant_branches_off_and_the_record_stays() {
    let text = record("warcaby", "01");
    let mut study = study(&text);
    let line = study.line();
    // The first move at which there is a choice, after a few.
    let (fork, seat, other) = (4..line.len() - 1)
        .find_map(|depth| {
            study.go(line[depth]);
            let seat = study.position().actor().seats().iter().next()?;
            let played = study.input(line[depth + 1]).cloned();
            let mut legal = study.position().legal(seat).into_iter().map(|legal| act(seat.0, &legal.text));
            Some((depth, seat, legal.find(|input| Some(input) != played.as_ref())?))
        })
        .expect("there is a choice somewhere");
    assert_eq!(study.asked(Eyes::All), Some(seat));
    let branch = study.play(&other).expect("legal");

    assert_eq!(study.children(line[fork]), [line[fork + 1], branch]);
    assert!(!study.is_recorded(branch) && study.is_recorded(line[fork + 1]));
    assert_eq!(study.line().len(), fork + 2, "the line we are on is the variant");
    assert_eq!(study.record(study.tip()).to_string().parse(), text.parse::<Record>());

    // Back at the fork, going on leads where we have just been; along the record it leads along the record again.
    study.go(line[fork]);
    assert_eq!(study.onward(line[fork]), Some(branch));
    study.go(line[fork + 1]);
    assert_eq!(study.line(), line);

    let list = rows(&study, Eyes::All);
    let with_variants: Vec<usize> =
        list.iter().filter(|row| !row.variants.is_empty()).map(|row| row.turn.number).collect();
    assert_eq!(with_variants, [fork + 1]);
    assert_eq!(list[fork].variants[0].nodes, [branch]);
}

#[test]
fn the_same_input_again_is_the_same_moment() {
    let mut study = Study::of_position(Kind::Warcaby.usual().start());
    let first = study.play(&act(0, "c3-d4")).expect("legal");
    study.go(study.root());
    assert_eq!(study.play(&act(0, "C3-D4")), Ok(first), "however it is written");
    assert_eq!(study.len(), 2);
}

#[test]
fn a_refused_input_changes_nothing() {
    let mut study = Study::of_position(Kind::Warcaby.usual().start());
    assert!(study.play(&act(0, "c3-c4")).is_err());
    assert!(study.play(&act(1, "b6-a5")).is_err());
    assert_eq!((study.len(), study.here()), (1, study.root()));
}

#[test]
fn a_variant_is_forgotten_with_all_that_follows_but_the_record_is_not() {
    let mut study = study(&record("warcaby", "01"));
    let line = study.line();
    study.go(line[1]);
    let seat = study.position().actor().seats().iter().next().expect("somebody is to move");
    let played = study.input(line[2]).cloned();
    let mut legal = study.position().legal(seat).into_iter().map(|legal| act(seat.0, &legal.text));
    let other = legal.find(|input| Some(input) != played.as_ref()).expect("a choice");
    let branch = study.play(&other).expect("legal");
    assert!(!study.forget(line[2]), "what is recorded stays");
    assert!(study.forget(branch));
    assert_eq!(study.here(), line[1], "we were in it");
    assert_eq!(study.line(), line);
}

#[test]
fn turns_are_stepped_over_as_wholes() {
    let mut study = study(&record("multiwarcaby", "01"));
    let line = study.line();
    let ends: Vec<_> = line.iter().copied().filter(|&node| study.ends_turn(node)).collect();
    assert!(ends.len() + 1 < line.len(), "turns of several inputs");
    study.go(study.turn_on());
    assert_eq!(study.here(), ends[0]);
    study.go(study.turn_on());
    assert_eq!(study.here(), ends[1]);
    study.go(study.turn_back());
    assert_eq!(study.here(), ends[0]);
    study.go(study.turn_back());
    assert_eq!(study.here(), study.root());
}

/// The identities of tokens by where they stand.
fn standing(scene: &Scene) -> Vec<(stolik_game::Spot, u32)> {
    let mut tokens: Vec<_> = scene.tokens.iter().map(|token| (token.spot, token.id.0)).collect();
    tokens.sort_unstable();
    tokens
}

#[test]
fn a_step_back_moves_the_same_tokens_as_the_step_forward() {
    let mut study = study(&record("warcaby", "01"));
    let line = study.line();
    for pair in line.windows(2) {
        study.go(pair[0]);
        let before = Eyes::All.scene(study.position());
        let forward = study.motions(pair[1], Eyes::All);
        assert!(forward.iter().any(|motion| matches!(motion, Motion::Goes { .. })));
        study.go(pair[1]);
        let after = Eyes::All.scene(study.position()).carry(&before, &forward);
        let back = study.motions(pair[0], Eyes::All);
        study.go(pair[0]);
        let again = Eyes::All.scene(study.position()).carry(&after, &back);
        // What was captured is new when it comes back; all that stayed on the board is the same token.
        let kept: Vec<u32> = after.tokens.iter().map(|token| token.id.0).collect();
        let same = |scene: &Scene| {
            let mut standing = standing(scene);
            standing.retain(|(_, id)| kept.contains(id));
            standing
        };
        assert_eq!(same(&before), same(&again));
    }
}

#[test]
fn in_a_game_with_secrets_a_seat_sees_what_it_knew() {
    let mut study = study(&record("szachowa-bitwa", "01"));
    let line = study.line();
    study.go(line[1]);
    let [white, black] = [0, 1].map(|seat| Eyes::Seat(stolik_game::Seat(seat)));
    assert_ne!(study.told(line[1], white), study.told(line[1], black), "the camps are White's secret");
    assert_eq!(study.told(line[1], white).as_ref(), study.input(line[1]));
    let seen = |eyes: Eyes| eyes.scene(study.position()).tokens.len();
    assert!(seen(black) < seen(white), "Black does not see White's camps");
    assert_eq!(seen(Eyes::All), seen(white), "after the game everything lies open");
    assert_eq!(black.scene(study.position()), {
        let seat = stolik_game::Seat(1);
        study.position().seen_by(Viewer::Seat(seat)).scene()
    });
}

#[test]
fn a_running_game_with_secrets_is_not_laid_open() {
    let text = record("szachowa-bitwa", "01");
    let whole = study(&text);
    assert!(whole.may_look(Eyes::All));
    let running = whole.record(whole.line()[1]);
    let (running, problem) = Study::of_record(&running).expect("it can be shown");
    assert_eq!(problem, None);
    assert!(!running.may_look(Eyes::All));
    assert!(running.may_look(Eyes::Seat(stolik_game::Seat(1))));
    assert!(!running.may_look(Eyes::Seat(stolik_game::Seat(2))));
    assert_eq!(running.asked(Eyes::Seat(stolik_game::Seat(0))), Some(stolik_game::Seat(0)));
}

#[test]
fn who_is_asked_is_not_acted_for_by_another_where_there_are_secrets() {
    let mut study = study(&record("szachowa-bitwa", "01"));
    study.go(study.line()[1]);
    let (white, black) = (stolik_game::Seat(0), stolik_game::Seat(1));
    assert_eq!(study.asked(Eyes::Seat(black)), Some(black), "Black still chooses");
    assert_eq!(study.asked(Eyes::Seat(white)), None, "White has chosen");
    assert_eq!(study.asked(Eyes::All), Some(black));
}

//! What is shown: the boards, the cards, the numbers, the chances; and that no secret is.

use crate::touching::{BLACK, Table, WHITE, number, text};
use stolik_game::scene::{MarkKind, Owner, Progress, Quarter, Shape};
use stolik_game::{Arg, Message, Scene, Seat, Show, Spot, Viewer, Views};

fn counter(scene: &Scene, side: u8, id: &str) -> Option<i64> {
    let found = scene.counters.iter().find(|c| c.side.is_some_and(|s| s.0 == side) && c.id == id);
    found.map(|counter| counter.value)
}

fn whole_counter(scene: &Scene, id: &str) -> Option<i64> {
    scene.counters.iter().find(|c| c.side.is_none() && c.id == id).map(|counter| counter.value)
}

fn pieces(scene: &Scene) -> Vec<(String, &'static str)> {
    let on_fields = scene.tokens.iter().filter(|token| matches!(token.spot, Spot::Field(_)));
    let name = |spot| scene.fields.iter().find(|field| field.spot == spot).expect("a field").name.clone();
    on_fields.map(|token| (name(token.spot), token.look.0)).collect()
}

fn key<'m>(messages: &'m [Message], key: &str) -> Option<&'m Message> {
    messages.iter().find(|message| message.key == format!("szachowa-bitwa-{key}"))
}

/// Two tables that differ in what one seat has done in secret.
fn fork(table: &Table, seat: Seat, one: &str, other: &str) -> [Table; 2] {
    [one, other].map(|text| {
        let mut table = table.clone();
        table.play(seat, text);
        table
    })
}

/// To everybody but the one who did it the two look the same, and to that one they do not.
fn secret_of(seat: Seat, [one, other]: &[Table; 2]) {
    let scenes = |viewer| [one, other].map(|table| table.game.scene(&table.game.view(&table.state, viewer)));
    for viewer in [Viewer::Seat(Seat(1 - seat.0)), Viewer::Spectator, Viewer::Everybody] {
        let [one, other] = scenes(viewer);
        assert_eq!(format!("{one:?}"), format!("{other:?}"), "{viewer:?}");
    }
    let [one, other] = scenes(Viewer::Seat(seat));
    assert_ne!(one, other, "the own scene shows it");
}

#[test]
fn secrets_of_the_set_up_do_not_show() {
    let mut table = Table::new(&[]);
    secret_of(WHITE, &fork(&table, WHITE, "camps C2 H2", "camps A1 B1"));
    table.both("camps C2 H2", "camps C19 H19");
    secret_of(BLACK, &fork(&table, BLACK, "bridge E", "bridge A"));
    table.both("bridge E", "bridge H");
    secret_of(WHITE, &fork(&table, WHITE, "bid 2 3 4", "bid -"));
    let counted = fork(&table, BLACK, "bid 2 3", "bid 9 10").map(|mut table| {
        table.play(WHITE, "bid 10 10");
        table
    });
    secret_of(BLACK, &counted);
    let added = counted.map(|mut table| {
        table.play(WHITE, "bid -");
        table
    });
    secret_of(BLACK, &added);
}

#[test]
fn the_number_of_spying_cards_shows_and_their_values_do_not_2_6_5() {
    let mut table = Table::new(&[]);
    table.both("camps C2 H2", "camps C19 H19");
    table.both("bridge E", "bridge H");
    table.both("bid 2 3 4", "bid 9");
    let scene = table.scene(BLACK);
    assert_eq!(counter(&scene, 0, "bid-cards"), Some(3));
    let backs = scene.hands.iter().filter(|hand| hand.seat == WHITE).flat_map(|hand| &hand.cards);
    let backs: Vec<_> = backs.map(|card| (card.look.0, card.spot)).collect();
    assert_eq!(backs, [("card-back", None); 3]);
    let own: Vec<_> =
        scene.hands.iter().filter(|hand| hand.seat == BLACK).map(|hand| hand.cards.len()).collect();
    assert_eq!(own, [17, 1], "the hand and the spying card");
    assert!(
        scene.hands[1]
            .cards
            .iter()
            .chain(&scene.hands[0].cards)
            .all(|card| { !card.look.0.contains("heart") && !card.look.0.contains("diamond") }),
        "Black has spades and clubs"
    );
}

/// A table where Black, who lost the spying, has bought, and White buys.
fn second_purchase() -> Table {
    let mut table = Table::new(&[]);
    table.both("camps C2 H2", "camps C19 H19");
    table.both("bridge E", "bridge H");
    table.both("bid 10 9", "bid 2");
    table.play(WHITE, "bid -");
    table.play(BLACK, "bid -");
    let action = table.compose(BLACK).touch_each("buy-knight buy-pawn").commit("commit");
    table.act(BLACK, action);
    table
}

#[test]
fn the_losers_army_shows_at_once_and_the_winners_not_before_the_battle_s11() {
    let mut table = second_purchase();
    let scene = table.scene(WHITE);
    let army = key(&scene.remarks, "remark-other-army").expect("Black's army");
    assert_eq!((number(army, "pawns"), number(army, "knights")), (1, 1));
    assert_eq!(counter(&scene, 1, "knights"), Some(1));
    assert_eq!(counter(&scene, 1, "purse"), None, "what Black has left is Black's own");
    let purchases = ["buy-knight", "buy-pikemen buy-pikemen"].map(|touched| {
        let mut table = table.clone();
        let action = table.compose(WHITE).touch_each(touched).commit("commit");
        table.act(WHITE, action);
        table
    });
    secret_of(WHITE, &purchases);
    let action = table.compose(WHITE).touch_each("buy-knight").commit("commit");
    table.act(WHITE, action);
    let trainings = ["", "train-3"].map(|touched| {
        let mut table = table.clone();
        let action = table.compose(WHITE).touch_each(touched).commit("commit");
        table.act(WHITE, action);
        table
    });
    secret_of(WHITE, &trainings);
    let [untrained, trained] = trainings.map(|mut table| {
        let action = table.compose(BLACK).touch_each("train-1").commit("commit");
        table.act(BLACK, action);
        table
    });
    secret_of(WHITE, &[untrained.clone(), trained]);
    let deployments = ["A5 B1", "J3 A1"].map(|touched| {
        let mut table = untrained.clone();
        let action = table.compose(WHITE).touch_each(touched).commit("commit");
        table.act(WHITE, action);
        table
    });
    secret_of(WHITE, &deployments);
}

#[test]
fn special_cards_show_to_their_owner_alone_2_6_4() {
    let tables =
        ["cards=7,7,10", "cards=2"].map(|cards| Table::battle(&[], "", &format!("PE5 {cards}"), "PE6"));
    secret_of(WHITE, &tables);
    let fights = tables.map(|mut table| {
        table.touch(WHITE, "E5 E6");
        table
    });
    secret_of(WHITE, &fights);
    let [one, _] = fights;
    let answered = ["7a", "no-card"].map(|touched| {
        let mut table = one.clone();
        table.touch(WHITE, touched);
        table
    });
    secret_of(WHITE, &answered);
    let own = one.scene(WHITE);
    assert_eq!(counter(&own, 0, "special"), Some(3));
    assert_eq!(counter(&own, 1, "special"), None);
    assert_eq!(own.hands.len(), 1);
    assert_eq!(
        own.hands[0].cards.iter().filter_map(|card| card.spot).collect::<Vec<_>>(),
        one.spots("7a 7b 10a")
    );
    let looks: Vec<_> = own.hands[0].cards.iter().map(|card| card.look.0).collect();
    assert_eq!(looks, ["card-heart-07", "card-diamond-07", "card-heart-10"]);
}

#[test]
fn before_the_join_a_player_sees_the_own_board_alone() {
    let mut table = Table::new(&[]);
    table.both("camps C2 H2", "camps C19 H19");
    table.both("bridge E", "bridge H");
    for (seat, first, last, river, camps) in [
        (WHITE, "A10", "J1", 0, [("C2".to_owned(), "bitwa-camp"), ("H2".to_owned(), "bitwa-camp")]),
        (BLACK, "A20", "J11", 1000, [("C19".to_owned(), "bitwa-camp"), ("H19".to_owned(), "bitwa-camp")]),
    ] {
        let scene = table.scene(seat);
        assert_eq!(scene.size, (1000, 1060));
        assert_eq!((scene.fields.len(), &*scene.fields[0].name, &*scene.fields[99].name), (100, first, last));
        assert_eq!(pieces(&scene), camps);
        let ground: Vec<_> = scene.tokens.iter().filter(|token| token.look.0 == "bitwa-river").collect();
        assert_eq!(ground.len(), 10);
        assert!(ground.iter().all(|token| token.at.1 == river));
        let bridges = scene.tokens.iter().filter(|token| token.look.0 == "bitwa-bridge");
        assert_eq!(bridges.map(|token| token.at.0 / 100).collect::<Vec<_>>(), [4, 7], "columns E and H");
    }
    let scene = table.scene(WHITE);
    let camps = key(&scene.remarks, "remark-other-camps").expect("Black's camps in words");
    let names: Vec<_> = camps
        .args
        .iter()
        .filter_map(|(_, arg)| match arg {
            Arg::Spots(spots) => Some(spots.iter().map(|(_, name)| name.clone()).collect::<Vec<_>>()),
            _ => None,
        })
        .collect();
    assert_eq!(names, [["C19", "H19"]]);
    let spectator = table.game.scene(&table.game.view(&table.state, Viewer::Spectator));
    assert_eq!((spectator.size, spectator.fields.len()), ((1000, 2060), 200));
    assert_eq!(pieces(&spectator).len(), 4);
}

#[test]
fn after_the_join_everybody_sees_both_boards_and_the_river_between() {
    let table = Table::battle(&[], "", "PE5", "NE12");
    let scene = table.scene(BLACK);
    assert_eq!((scene.size, scene.fields.len()), ((1000, 2060), 200));
    let corner = |name: &str| match scene.fields.iter().find(|field| field.name == name).expect(name).shape {
        Shape::Rect { x, y, .. } => (x, y),
        Shape::Polygon(_) => panic!("no rectangle"),
    };
    assert_eq!(
        [corner("A20"), corner("E11"), corner("E10"), corner("J1")],
        [(0, 0), (400, 900), (400, 1060), (900, 1960)]
    );
    let river = scene.tokens.iter().find(|token| token.look.0 == "bitwa-river").expect("a river");
    assert_eq!(river.at, (0, 1000));
    let knight = scene.tokens.iter().find(|token| token.look.0 == "bitwa-knights").expect("a knight");
    assert_eq!((knight.owner, knight.layer, knight.at), (Owner::Dark, 0, corner("E12")));
    let dry = Table::at(&[("river", "no"), ("n", "8")], "battle white; W: KA1 RA2,H2; B: KA16 RA15,H15");
    let scene = dry.scene(WHITE);
    assert_eq!((scene.size, scene.fields.len(), scene.tokens.len()), ((800, 1600), 128, 6));
    assert_eq!(scene.phases.len(), 6, "no bridges without a river");
    assert_eq!([WHITE, BLACK].map(|seat| dry.game.facing(seat)), [Quarter::None, Quarter::Two]);
}

#[test]
fn a_draft_shows_what_it_holds_and_what_it_costs() {
    let mut table = Table::new(&[]);
    let mut camps = table.compose(WHITE);
    camps.touch("C2");
    assert_eq!(pieces(&camps.scene()), [("C2".to_owned(), "bitwa-camp")]);
    assert_eq!(pieces(&table.scene(WHITE)), [], "nobody else sees a draft");
    table.both("camps C2 H2", "camps C19 H19");
    let mut bridge = table.compose(BLACK);
    bridge.touch("E11");
    assert_eq!(bridge.scene().tokens.iter().filter(|token| token.look.0 == "bitwa-bridge").count(), 1);
    table.both("bridge E", "bridge H");
    // Black keeps 9 and 10: a knight costs 12 and is paid with 19, of which 7 comes back (S-9).
    table.both("bid 2", "bid 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 10");
    table.play(WHITE, "bid -");
    table.play(BLACK, "bid -");
    let action = table.compose(WHITE).commit("commit");
    table.act(WHITE, action);
    let mut black = table.compose(BLACK);
    assert_eq!(counter(&black.scene(), 1, "purse"), Some(19));
    black.touch("buy-knight");
    let scene = black.scene();
    assert_eq!((counter(&scene, 1, "cost"), counter(&scene, 1, "left")), (Some(12), Some(7)));
    assert_eq!(counter(&scene, 1, "knights"), Some(1));
    let raised = scene.marks.iter().filter(|mark| mark.kind == MarkKind::Chosen).map(|mark| mark.spot);
    assert_eq!(raised.collect::<Vec<_>>(), table.spots("9a 10a"));
    let change = key(&scene.remarks, "remark-pays-with-change").expect("the change");
    assert_eq!((number(change, "paid"), text(change, "change"), number(change, "lost")), (19, "7", 0));
    black.touch("10a");
    let short = black.scene();
    assert_eq!(number(key(&short.remarks, "remark-pays-too-little").expect("too little"), "missing"), 3);
}

#[test]
fn a_deployment_shows_the_tray_and_how_many_are_left() {
    let mut table = second_purchase();
    let action = table.compose(WHITE).touch_each("buy-pawn buy-pawn").commit("commit");
    table.act(WHITE, action);
    table.both("train 0", "train 0");
    let mut white = table.compose(WHITE);
    white.touch("A5");
    let scene = white.scene();
    assert_eq!(pieces(&scene).len(), 3, "two camps and a pawn");
    assert_eq!((number(&scene.prompt, "left"), number(&scene.prompt, "all")), (2, 3));
    let tray = scene.buttons.iter().find(|button| button.spot == table.spots("pawn")[0]).expect("pawns");
    assert_eq!(number(&tray.label, "left"), 1);
    let pressed = scene.marks.iter().filter(|mark| mark.kind == MarkKind::Chosen).map(|mark| mark.spot);
    assert_eq!(pressed.collect::<Vec<_>>(), table.spots("pawn"));
    let now = scene.phases.iter().position(|phase| phase.progress == Progress::Now);
    assert_eq!((scene.phases.len(), now), (7, Some(5)));
}

#[test]
fn counters_of_the_battle() {
    let mut table = Table::battle(
        &[("scenario", "clock")],
        "rounds=4",
        "PE5,F5 NG5 clock=29:30.500",
        "PE12 clock=1:00.000",
    );
    let scene = table.scene(WHITE);
    assert_eq!(whole_counter(&scene, "round"), Some(5));
    assert_eq!((counter(&scene, 0, "command"), counter(&scene, 0, "command-left")), (Some(4), Some(4)));
    assert_eq!((counter(&scene, 1, "command"), counter(&scene, 1, "command-left")), (Some(1), None));
    assert_eq!(
        (counter(&scene, 0, "pieces"), counter(&scene, 0, "pawns"), counter(&scene, 0, "camps")),
        (Some(4), Some(2), Some(2))
    );
    assert_eq!((counter(&scene, 0, "minutes"), counter(&scene, 1, "minutes")), (Some(30), Some(1)));
    // S-37: 2 + 2 + 12 + 10 = 26, and as much again for two camps.
    assert_eq!(counter(&scene, 0, "score"), Some(52));
    table.touch(WHITE, "G5 G6");
    let scene = table.scene(BLACK);
    assert_eq!(counter(&scene, 0, "command-left"), Some(3));
    assert_eq!(
        (whole_counter(&scene, "moves-left"), whole_counter(&scene, "fights-left")),
        (Some(3), Some(2))
    );
    let marks: Vec<_> = scene.marks.iter().map(|mark| (mark.spot, mark.kind)).collect();
    let [from, to] = table.spots("G5 G6")[..] else { panic!("two fields") };
    assert_eq!(marks, [(from, MarkKind::Last), (to, MarkKind::Last), (to, MarkKind::Chosen)]);
    assert_eq!(scene.prompt.key, "szachowa-bitwa-waiting-go-on");
}

#[test]
fn every_piece_and_its_field_is_spoken() {
    let table = Table::battle(&[], "used=F5 points=3", "PE5,F5 cards=7", "NE12");
    let scene = table.scene(WHITE);
    let mut spoken: Vec<String> = Vec::new();
    for line in scene.spoken.iter().filter(|line| line.key == "szachowa-bitwa-spoken-pieces") {
        for (_, arg) in &line.args {
            if let Arg::Spots(spots) = arg {
                spoken.extend(spots.iter().map(|(_, name)| name.clone()));
            }
        }
    }
    let mut shown: Vec<String> = pieces(&scene).into_iter().map(|(name, _)| name).collect();
    spoken.sort();
    shown.sort();
    assert_eq!(spoken, shown);
    assert_eq!(text(key(&scene.spoken, "spoken-hand").expect("the hand"), "cards"), "7");
    assert_eq!(number(key(&scene.spoken, "spoken-used").expect("the used piece"), "count"), 1);
    assert_eq!(key(&table.scene(BLACK).spoken, "spoken-hand"), None);
    assert_eq!(scene.spoken.last(), Some(&scene.prompt));
}

/// In how many ways so many cards against so many end with more for the attacker, and how many ways there are: every subset
/// of eight cards against every subset.
fn draws(attacker: u32, defender: u32, ahead: i32) -> (i64, i64) {
    let sums = |cards: u32| {
        let subsets = (0u32..256).filter(move |subset| subset.count_ones() == cards);
        subsets
            .map(|subset| (0..8).filter(|card| subset >> card & 1 == 1).map(|card| card / 2 + 1).sum::<i32>())
    };
    let (mut wins, mut total) = (0, 0);
    for mine in sums(attacker) {
        for theirs in sums(defender) {
            total += 1;
            wins += i64::from(mine + ahead > theirs);
        }
    }
    (wins, total)
}

/// The note of an attack by cards says this many cards, exactly these chances, and the badge the nearest per cent.
fn fights_by_cards(table: &Table, from: &str, to: &str, approach: &str, attacker: u32, defender: u32) {
    let next = table.offer(WHITE, from, to);
    let note = next.note.as_ref().expect("a note");
    assert_eq!(table.victims(&next), [to]);
    let nested = note.args.iter().find_map(|(name, arg)| match arg {
        Arg::Message(message) if *name == "approach" => Some(message.key),
        _ => None,
    });
    assert_eq!(nested, Some(format!("szachowa-bitwa-approach-{approach}")).as_deref());
    assert_eq!((number(note, "attacker"), number(note, "defender")), (attacker.into(), defender.into()));
    let (wins, total) = draws(attacker, defender, 0);
    // The odds may be reduced or not: the fraction is the same.
    assert_eq!(number(note, "wins") * total, wins * number(note, "total"));
    let nearest = (200 * wins + total) / (2 * total);
    assert_eq!(number(note, "chance"), nearest);
    assert_eq!(next.badge, Some(format!("{nearest}%")));
}

#[test]
fn position_s10_the_note_has_three_cards_against_two() {
    let table = Table::battle(&[], "", "PE4,D4,F5 cards=2,2,9", "PE5,D5");
    fights_by_cards(&table, "E4", "E5", "front", 3, 2);
    let note = table.offer(WHITE, "E4", "E5").note.expect("a note");
    assert_eq!(note.key, "szachowa-bitwa-note-fight-special");
    let special = note.args.iter().find(|(name, _)| *name == "special").expect("the own Special Cards");
    let Arg::List(special) = &special.1 else { panic!("{special:?}") };
    let special: Vec<(i64, i64, i64)> = special
        .iter()
        .map(|arg| match arg {
            Arg::Message(message) => {
                (number(message, "card"), number(message, "wins"), number(message, "total"))
            }
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(special.len(), 2, "each value once");
    for ((card, wins, total), ahead) in special.into_iter().zip([2, 9]) {
        let (right, all) = draws(3, 2, ahead);
        assert_eq!((card, wins * all), (i64::from(ahead), right * total));
    }
}

#[test]
fn position_s11_a_knight_from_behind_has_five_cards_and_from_the_side_three() {
    let table = Table::battle(&[], "", "NE6 PD5,F5", "PE5");
    fights_by_cards(&table, "E6", "E5", "rear", 5, 1);
    let table = Table::battle(&[], "", "NE6", "PF6");
    fights_by_cards(&table, "E6", "F6", "flank", 3, 1);
}

#[test]
fn position_s12_automatic_results_are_certain_and_a_shot_has_its_chance() {
    let table = Table::battle(&[], "", "BE5 ND8 PH5 QB5", "NE6 BD9 QH6 BB7");
    for (from, to, fallen) in
        [("E5", "E6", vec!["E6"]), ("D8", "D9", vec!["D8", "D9"]), ("H5", "H6", vec!["H6"])]
    {
        let next = table.offer(WHITE, from, to);
        assert_eq!(table.victims(&next), fallen);
        assert_eq!(next.badge.as_deref(), Some("100%"));
        assert_eq!(next.note.expect("a note").key, "szachowa-bitwa-note-certain");
    }
    fights_by_cards(&table, "B5", "B7", "shot", 2, 1);
}

#[test]
fn answers_to_a_fight_have_their_chances() {
    let mut table = Table::battle(&[], "", "PE4,D4,F5 cards=2", "PE5,D5 cards=5");
    table.touch(WHITE, "E4 E5");
    for (seat, card, wins) in [
        (WHITE, "no-card", draws(3, 2, 0).0),
        (WHITE, "2a", draws(3, 2, 2).0),
        (BLACK, "no-card", draws(2, 3, 0).0),
        (BLACK, "5a", draws(2, 3, 5).0),
    ] {
        let note = table.offer(seat, "", card).note.expect("a note");
        assert_eq!(number(&note, "wins") * draws(3, 2, 0).1, wins * number(&note, "total"), "{card}");
    }
    // Where the attacker is first, the defender reckons with the card shown.
    let mut table =
        Table::battle(&[("special_order", "attacker_first")], "", "PE4,D4,F5 cards=2", "PE5,D5 cards=5");
    table.touch(WHITE, "E4 E5");
    table.touch(WHITE, "2a");
    let note = table.offer(BLACK, "", "5a").note.expect("a note");
    assert_eq!(number(&note, "wins") * draws(3, 2, 0).1, draws(2, 3, 3).0 * number(&note, "total"));
}

#[test]
fn what_the_other_knows_is_told() {
    let table = second_purchase();
    let phrases = |seat: Seat, remark: &str| -> Vec<&'static str> {
        let scene = table.scene(seat);
        let message = key(&scene.remarks, remark).expect("a remark").clone();
        let what = message.args.into_iter().find(|(name, _)| *name == "what").expect("what");
        let Arg::List(what) = what.1 else { panic!("{what:?}") };
        what.into_iter()
            .filter_map(|arg| match arg {
                Arg::Message(message) => Some(message.key),
                _ => None,
            })
            .collect()
    };
    let army = "szachowa-bitwa-known-army";
    assert!(phrases(BLACK, "remark-other-knows").contains(&army), "White knows the army of the loser");
    assert!(phrases(WHITE, "remark-other-does-not-know").contains(&army), "Black does not know the winner's");
}

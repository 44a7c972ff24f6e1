//! Who leaves does not hold the rest up: what was chosen with the table happens.

use crate::support::{Line, NOON, Site, Visitor, secret_of, settings};
use serde_json::{Value, json};
use std::sync::Arc;
use stolik_protocol::{FromTable, Notice, Sit, What};
use stolik_server::storage::{People, Person, PersonId, Sqlite};
use stolik_server::{App, Clock, Page};
use stolik_text::Language;

/// So many people at a table of Multiwarcaby with this rule for who leaves, each with a line.
async fn seated(site: &Site, count: usize, absence: &str) -> (String, Vec<Visitor>, Vec<Line>) {
    let wanted =
        json!({ "game": "multiwarcaby", "options": { "seats": count.to_string() }, "absence": absence });
    let (table, people) = site.many(count, wanted).await;
    let mut lines = Vec::new();
    for person in &people {
        let mut line = person.listen(&table, None).await;
        line.next().await;
        lines.push(line);
    }
    (table, people, lines)
}

/// Somebody hangs up, and the server has noticed.
pub(super) async fn hang_up(site: &Site, line: Line) {
    let open = sockets(site).await;
    drop(line);
    while sockets(site).await >= open {}
}

async fn sockets(site: &Site) -> u64 {
    let metrics = site.stranger().get("/metrics").await.body;
    let count = metrics.lines().find_map(|line| line.strip_prefix("stolik_sockets "));
    count.and_then(|count| count.parse().ok()).expect("a count")
}

/// Plays until somebody else is awaited: a turn of Multiwarcaby has more than one part. How many parts it had.
async fn play_turn(visitor: &Visitor, line: &mut Line, table: &str) -> usize {
    for parts in 0.. {
        let may = visitor.get(&format!("/api/tables/{table}/moves")).await.expect(200);
        match may["actions"][0].as_str() {
            Some(action) => _ = line.act(action).await,
            None => return parts,
        }
    }
    0
}

/// Waits until bots have played and somebody is awaited.
async fn await_turn(visitor: &Visitor, table: &str) {
    while visitor.get(&format!("/api/tables/{table}/moves")).await.expect(200)["mine"] != true {}
}

#[tokio::test]
async fn a_bot_at_once_plays_until_the_owner_is_back() {
    let site = Site::open().await;
    let (table, people, mut lines) = seated(&site, 2, "bot").await;
    let gone = lines.pop().expect("the second");
    hang_up(&site, gone).await;
    assert!(play_turn(&people[0], &mut lines[0], &table).await > 0);
    site.clock.pass(10_000);
    let left = lines[0].until(|what| matches!(what, What::Left { seat: 1 })).await;
    let stood_in = lines[0].event().await;
    assert!(matches!(stood_in.what, What::StoodIn { seat: 1, .. }), "{stood_in:?}");
    assert_eq!((left.t, stood_in.t), (10_000, 10_000), "at once");
    lines[0].until(|what| matches!(what, What::Played(_))).await;
    let mut back = people[1].listen(&table, None).await;
    let FromTable::Welcome(welcome) = back.next().await else { panic!() };
    assert_eq!(welcome.you, Some(1));
    assert!(!welcome.meanwhile.is_empty(), "one is told what the bot has played");
    assert!(welcome.places[1].here && welcome.places[1].stand_in.is_none(), "{:?}", welcome.places);
    lines[0].until(|what| matches!(what, What::CameBack { seat: 1 })).await;
    // The owner plays again, and the bot does not.
    let played = play_turn(&people[1], &mut back, &table).await;
    let played = played + play_turn(&people[0], &mut lines[0], &table).await;
    assert!(played + play_turn(&people[1], &mut back, &table).await > played, "the owner is awaited");
}

#[tokio::test]
async fn a_bot_after_so_many_seconds_not_before() {
    let site = Site::open().await;
    let (_, people, mut lines) = seated(&site, 2, "bot-after-30").await;
    hang_up(&site, lines.remove(0)).await;
    site.clock.pass(10_000);
    lines[0].until(|what| matches!(what, What::Left { seat: 0 })).await;
    site.clock.pass(29_999);
    assert!(matches!(lines[0].wish(json!({ "ping": {} })).await, FromTable::Done { n: 1, .. }), "not yet");
    site.clock.pass(1);
    let stood_in = lines[0].event().await;
    assert!(matches!(stood_in.what, What::StoodIn { seat: 0, .. }), "{stood_in:?}");
    assert_eq!(stood_in.t, 40_000);
    lines[0].until(|what| matches!(what, What::Played(_))).await;
    drop(people);
}

#[tokio::test]
async fn those_who_stay_vote_and_all_of_them_must_agree() {
    let site = Site::open().await;
    let (table, people, mut lines) = seated(&site, 3, "vote").await;
    assert_eq!(lines[1].refused(json!({ "offer": "stand-in-0" })).await, "still-here");
    hang_up(&site, lines.remove(0)).await;
    site.clock.pass(10_000);
    for line in &mut lines {
        line.until(|what| matches!(what, What::Left { seat: 0 })).await;
    }
    site.clock.pass(600_000);
    let [one, two] = &mut lines[..] else { panic!() };
    assert!(
        matches!(one.wish(json!({ "ping": {} })).await, FromTable::Done { n: 1, .. }),
        "nobody stands in"
    );
    one.wish(json!({ "offer": "stand-in-0" })).await;
    two.until(|what| matches!(what, What::Offered(_))).await;
    two.wish(json!({ "answer": { "offer": "stand-in-0", "yes": false } })).await;
    one.until(|what| matches!(what, What::Answered { yes: false, .. })).await;
    two.wish(json!({ "offer": "stand-in-0" })).await;
    one.until(|what| matches!(what, What::Offered(_))).await;
    one.wish(json!({ "answer": { "offer": "stand-in-0", "yes": true } })).await;
    two.until(|what| matches!(what, What::StoodIn { seat: 0, .. })).await;
    two.until(|what| matches!(what, What::Played(_))).await;
    let mut back = people[0].listen(&table, None).await;
    assert!(matches!(back.next().await, FromTable::Welcome(welcome) if welcome.you == Some(0)));
    two.until(|what| matches!(what, What::CameBack { seat: 0 })).await;
}

#[tokio::test]
async fn those_who_stay_may_end_a_game_that_was_left() {
    let site = Site::open().await;
    let (_, _, mut lines) = seated(&site, 2, "vote").await;
    hang_up(&site, lines.remove(0)).await;
    site.clock.pass(10_000);
    lines[0].until(|what| matches!(what, What::Left { seat: 0 })).await;
    lines[0].wish(json!({ "offer": "abandoned-0" })).await;
    // The answer came after what it brought about.
    assert_eq!(lines[0].refused(json!({ "offer": "draw" })).await, "over");
}

#[tokio::test]
async fn where_all_wait_there_is_no_vote() {
    let site = Site::open().await;
    let (table, people, mut lines) = seated(&site, 2, "wait").await;
    hang_up(&site, lines.remove(0)).await;
    site.clock.pass(10_000);
    lines[0].notice(|notice| matches!(notice, Notice::Places(places) if !places[0].here)).await;
    // With nobody else there to ask, who stays would decide alone.
    for offer in ["stand-in-0", "abandoned-0"] {
        assert_eq!(lines[0].refused(json!({ "offer": offer })).await, "no-vote");
    }
    let mut told = people[1].listen(&table, None).await;
    assert!(matches!(told.next().await, FromTable::Welcome(welcome) if welcome.absence == "wait"));
}

/// Nobody stands in while nobody is at the table: what a bot would play, nobody would see.
#[tokio::test]
async fn when_all_have_left_the_game_waits_for_them() {
    let site = Site::open().await;
    let (table, people, mut lines) = seated(&site, 2, "bot").await;
    hang_up(&site, lines.remove(0)).await;
    site.clock.pass(10_000);
    lines[0].until(|what| matches!(what, What::StoodIn { seat: 0, .. })).await;
    lines[0].until(|what| matches!(what, What::Played(_))).await;
    await_turn(&people[1], &table).await;
    hang_up(&site, lines.remove(0)).await;
    let watcher = site.stranger();
    let mut watching = watcher.listen(&table, None).await;
    watching.next().await;
    site.clock.pass(10_000);
    watching.until(|what| matches!(what, What::Left { seat: 1 })).await;
    site.clock.pass(1_000_000);
    let FromTable::Welcome(after) = watcher.listen(&table, None).await.next().await else { panic!() };
    assert!(after.places.iter().all(|place| !place.here));
    assert!(after.places[1].stand_in.is_none(), "{:?}", after.places);
    // Whoever is back finds the game, not its end; and the bot of who is not goes on.
    let mut back = people[1].listen(&table, None).await;
    let FromTable::Welcome(back_at) = back.next().await else { panic!() };
    assert_eq!(back_at.played.len(), after.played.len());
    assert!(play_turn(&people[1], &mut back, &table).await > 0, "and is awaited");
    back.until(|what| matches!(what, What::Played(_))).await;
}

/// A table of days has no stand-ins by minutes: one that asks for it is refused, and one from before there was this rule
/// (a rematch keeps what it has) does without.
#[tokio::test]
async fn where_days_are_counted_no_bot_stands_in_by_minutes() {
    let site = Site::open().await;
    let hania = site.guest("Hania").await;
    let wanted = |absence: &str| json!({ "game": "warcaby", "seats": ["me", "open"], "time": "days:3", "absence": absence });
    for absence in ["bot", "bot-after-60", "bot-after-86399"] {
        let refused = hania.post("/api/tables", wanted(absence)).await;
        refused.expect_code(400, "bad-absence");
        assert_eq!(refused.json()["at"], "absence");
    }
    for absence in ["wait", "vote", "bot-after-86400"] {
        hania.post("/api/tables", wanted(absence)).await.expect(200);
    }
}

/// M17: the bot of a team lets its partner move first, or be asked to.
#[tokio::test]
async fn a_bot_in_a_team_lets_its_partner_begin() {
    let site = Site::open().await;
    let ola = site.guest("Ola").await;
    let ben = site.guest("Ben").await;
    let wanted = json!({
        "game": "multiwarcaby", "options": { "seats": "4", "teams": "yes" },
        "seats": ["me", "open", { "bot": "easy" }, { "bot": "easy" }]
    });
    let made = ola.post("/api/tables", wanted).await.expect(200);
    let table = made["table"].as_str().expect("a table").to_owned();
    let sit = json!({ "secret": secret_of(&made, 1) });
    ben.post(&format!("/api/tables/{table}/sit"), sit).await.expect(200);
    let (mut hers, mut his) = (ola.listen(&table, None).await, ben.listen(&table, None).await);
    hers.next().await;
    his.next().await;
    site.clock.pass(60_000);
    assert_eq!(his.refused(json!({ "you-play": {} })).await, "not-to-act");
    let FromTable::Done { n, .. } = hers.wish(json!({ "ping": {} })).await else { panic!() };
    assert_eq!(n, 0, "nobody has touched anything, and no bot has played");
    // She moves, and the bot makes the second move of the turn; then Ben's team is waited for.
    let may = ola.get(&format!("/api/tables/{table}/moves")).await.expect(200);
    let mut actions = may["actions"].as_array().expect("a list").iter().filter_map(Value::as_str);
    hers.act(actions.find(|action| action.contains('-')).expect("a shift")).await;
    his.until(|what| matches!(what, What::Played(_))).await;
    await_turn(&ben, &table).await;
    let FromTable::Done { n: before, .. } = his.wish(json!({ "ping": {} })).await else { panic!() };
    site.clock.pass(60_000);
    let FromTable::Done { n, .. } = his.wish(json!({ "ping": {} })).await else { panic!() };
    assert_eq!(n, before, "his bot waits for him");
    his.wish(json!({ "you-play": {} })).await;
    hers.notice(|notice| *notice == Notice::YouPlay { seat: 1 }).await;
    hers.until(|what| matches!(what, What::Played(_))).await;
    await_turn(&ola, &table).await;
    let FromTable::Welcome(seen) = ola.listen(&table, None).await.next().await else { panic!() };
    assert_eq!(seen.turns.len(), 2, "both teams have had their turn");
}

/// Who does not listen is not here, whatever the line looks like (M1).
#[tokio::test]
async fn who_is_too_slow_to_listen_is_missed() {
    let folder = tempfile::tempdir().expect("a folder");
    let storage = Arc::new(Sqlite::open(&folder.path().join("stolik.db")).await.expect("a data file"));
    let [hania, marcin] = [(1, "Hania"), (2, "Marcin")].map(|(id, name)| Person {
        id: PersonId(id),
        name: name.to_owned(),
        guest: true,
    });
    for person in [&hania, &marcin] {
        storage.create_person(person, NOON).await.expect("kept");
    }
    let clock = Clock::set_by_hand(NOON);
    let app = App::open(Page::embedded(&[]), storage, clock.clone(), settings()).await.expect("a server");
    let host = app.host();
    let wanted = json!({
        "game": "warcaby", "seats": ["me", "open"], "absence": "bot-after-1", "public": true
    });
    let wanted = serde_json::from_value(wanted).expect("a table");
    let made = host.make_table(&wanted, &hania, None, Language::Polish).await.expect("a table");
    let sit = Sit { secret: None, seat: None, entropy: None };
    host.sit(&made.table, &sit, &marcin).await.expect("a seat");
    let table = host.table(&made.table).await.expect("the table");
    let (light, dark) = (host.guest(&table, Some(&hania)).await, host.guest(&table, Some(&marcin)).await);
    let (_, mut hers) = host.listen(&table, &light, None).await.expect("she listens");
    let (_, his) = host.listen(&table, &dark, None).await.expect("he does not");
    for number in 0..70 {
        let said = json!({ "id": format!("s{number}"), "do": { "say": "Halo?" } });
        let said = serde_json::from_value(said).expect("a wish");
        host.wish(&table, &light, &said, Language::Polish).await;
        while hers.heard().is_some() {}
    }
    // He holds the line, or lets it go: it is all the same.
    clock.pass(10_000);
    let mut stood_in = false;
    while !stood_in {
        let heard = hers.hear().await.expect("she is told");
        if heard.contains(r#""left":{"seat":1}"#) {
            clock.pass(1_000);
        }
        stood_in = heard.contains(r#""stood-in""#);
    }
    drop(his);
    let about = host.about(&made.table).await.expect("the table");
    assert!(!about.places[1].here && about.places[1].stand_in.is_some(), "{:?}", about.places);
}

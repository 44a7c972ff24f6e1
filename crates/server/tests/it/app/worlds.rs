//! Two worlds: games that differ only in secrets, with the same chance outcomes, send byte-equal messages to the other seat and to
//! who watches, at the same times.

use crate::support::{Line, NOON, Site, Visitor, settings};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Row};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use stolik_catalog::{AnyGame, Kind};
use stolik_game::record::InputText;
use stolik_game::{Pinned, Seat};
use stolik_protocol::FromTable;
use stolik_server::storage::{
    Append, Chain, Keeper, KeptSeat, KeptSession, KeptTable, People, Person, PersonId, SecretHash, Sqlite,
    Storage, TableKey,
};
use stolik_server::{Clock, HostSettings, Settings};
use stolik_table::fair::{FairDice, SeatEntropy, TableId};
use stolik_table::{Entry, Seating, Table, Takeback};

const TABLE: &str = "two-worlds";
const SECRET: [u8; 32] = [7; 32];
const NAMES: [&str; 2] = ["Hania", "Marcin"];
const PAUSE: u64 = 700;

/// A moment of a game at which a seat is about to do something in secret, and what it might do.
struct Crossroads {
    game: AnyGame,
    lines: Vec<String>,
    seat: Seat,
    choices: Vec<String>,
}

fn new_table(game: &AnyGame) -> Table {
    let id = TableId::new(TABLE).expect("a name");
    let entropy = vec![SeatEntropy::NONE; game.seats().into()];
    let dice = FairDice::new(id, SECRET.into(), entropy, game, None);
    Table::new(game.clone(), Seating::persons(NAMES), Takeback::Turn, dice)
}

/// What is done in secret, by the same seat, instead of each other.
fn choices(table: &Table, seat: Seat) -> Vec<String> {
    let tried = (0..60).filter_map(|seed| {
        let input = table.position().random_input(&mut Pinned::from_seed(seed))?;
        let played = table.position().clone().play(&input).ok()?;
        match input {
            InputText::Act { seat: by, text }
                if by == seat && played.veiled().is_some() && !played.effect.revealed =>
            {
                Some(text)
            }
            _ => None,
        }
    });
    tried.collect::<BTreeSet<_>>().into_iter().take(3).collect()
}

/// The moments of a random game at which something is done in secret and not shown at once.
fn crossroads(options: &[(&str, &str)], luck: u64) -> Vec<Crossroads> {
    let game = Kind::SzachowaBitwa.with_options(options.iter().copied()).expect("options");
    let mut table = new_table(&game);
    let begun = table.now();
    let mut luck = Pinned::from_seed(luck);
    let mut found = Vec::new();
    for _ in 0..300 {
        let Some(InputText::Act { seat, text }) = table.position().random_input(&mut luck) else { break };
        let choices = choices(&table, seat);
        if choices.len() > 1 {
            let lines = table.since(begun).iter().map(|event| Entry::of(event).to_string()).collect();
            found.push(Crossroads { game: game.clone(), lines, seat, choices });
        }
        table.act(seat, &text, None).expect("a legal action");
    }
    found
}

/// A table in the middle of its game, and those who sit there. Seats with a bot have nobody.
async fn site(game: &AnyGame, lines: &[String], bots: [Option<&str>; 2]) -> (Site, [Visitor; 2]) {
    let folder = Arc::new(tempfile::tempdir().expect("a folder"));
    let storage = Arc::new(Sqlite::open(&folder.path().join("stolik.db")).await.expect("a data file"));
    let mut seats = Vec::new();
    for (number, bot) in (1..).zip(bots) {
        let person = Person { id: PersonId(number), name: NAMES[seats.len()].to_owned(), guest: true };
        storage.create_person(&person, NOON).await.expect("kept");
        let session = Sha256::digest(format!("stolik session\nsession-{number}"));
        let hash = SecretHash(session.into());
        let session = KeptSession { hash, person: person.id, made: NOON, seen: NOON, plain: true, ends: 0 };
        storage.create_session(&session).await.expect("kept");
        seats.push(KeptSeat {
            person: bot.is_none().then_some(person.id),
            name: if bot.is_none() { person.name } else { String::new() },
            bot: bot.map(str::to_owned),
            ..KeptSeat::default()
        });
    }
    let about = Keeper {
        game: game.kind().id().to_owned(),
        rules: game.kind().version(),
        options: game.options().into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
        chosen: BTreeMap::new(),
        position: None,
        time: "none".to_owned(),
        clocks_wait: false,
        absence: "wait".to_owned(),
        maker: None,
        made_from: None,
        made_by: None,
        language: None,
        any: None,
        closed: false,
        result: None,
        secret: "07".repeat(32),
        seats,
        first: 3,
        next: None,
        next_secret: Some("08".repeat(32)),
        bound: None,
        next_table: None,
        again: BTreeMap::new(),
        declined: Vec::new(),
        games: 0,
        points: Vec::new(),
    };
    let key = TableKey(1);
    let kept = KeptTable {
        key,
        id: TABLE.to_owned(),
        revision: 0,
        public: false,
        over: false,
        made: NOON,
        started: Some(NOON),
        about,
    };
    storage.create_table(&kept, 0).await.expect("kept");
    if !lines.is_empty() {
        let number = new_table(game).now().0 + 1;
        let lines = lines.join("\n") + "\n";
        let after = Chain::begin(key);
        let append =
            Append { table: key, after, number, lines, wish: None, awaited: 3, at: NOON, over: None };
        storage.append(append).await.expect("kept");
    }
    let usual = settings();
    let host = HostSettings { bot_pause: PAUSE, ..usual.host.clone() };
    let site = Site::on(storage, folder, Settings { host, ..usual }, Clock::set_by_hand(NOON)).await;
    let visitor = |number: usize| {
        let mark = Sha256::digest(format!("stolik csrf\nsession-{number}"));
        let mark = mark[..16].iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"));
        let cookie = format!("stolik_session=session-{number}");
        site.stranger().with("cookie", &cookie).with("x-stolik-csrf", &mark)
    };
    let people = [visitor(1), visitor(2)];
    (site, people)
}

/// All that comes until an event, and the event.
async fn until_event(line: &mut Line) -> Vec<String> {
    let mut heard = Vec::new();
    loop {
        let text = line.text().await.expect("a message");
        let is_event = text.starts_with(r#"{"event""#);
        heard.push(text);
        if is_event {
            return heard;
        }
    }
}

/// Everything that others are told of a choice: by socket and by asking again, at once and when they come later.
async fn told(at: &Crossroads, choice: &str) -> Vec<String> {
    let (site, people) = site(&at.game, &at.lines, [None, None]).await;
    let (own, other) = (&people[at.seat.index()], &people[1 - at.seat.index()]);
    let watcher = site.stranger();
    let mut own = own.listen(TABLE, None).await;
    let FromTable::Welcome(welcome) = own.next().await else { panic!("no welcome") };
    let mut lines = Vec::new();
    for visitor in [other, &watcher] {
        let mut line = visitor.listen(TABLE, None).await;
        line.text().await.expect("a welcome");
        lines.push(line);
    }
    let poll = format!("/api/tables/{TABLE}/poll?since={}", welcome.n);
    site.clock.pass(1_500);
    own.act(choice).await;
    let mut told = Vec::new();
    for line in &mut lines {
        told.extend(until_event(line).await);
    }
    for visitor in [other, &watcher] {
        told.push(visitor.get(&poll).await.body);
        told.push(visitor.listen(TABLE, None).await.text().await.expect("a welcome"));
        told.push(visitor.get(&format!("/api/tables/{TABLE}/poll")).await.body);
        told.push(visitor.get("/api/lobby").await.body);
        told.push(visitor.get(&format!("/api/tables/{TABLE}")).await.body);
        told.push(visitor.get(&format!("/api/tables/{TABLE}/record")).await.body);
        told.push(visitor.get("/api/my-tables").await.body);
        let page = visitor.get(&format!("/table/{TABLE}")).await.body;
        told.push(page.replace(&site.address.to_string(), "here"));
        let picture = visitor.ask_for_bytes("GET", &format!("/table/{TABLE}/picture.png"), None).await;
        assert_eq!(picture.0, 200);
        told.push(format!("{:?}", Sha256::digest(picture.2)));
    }
    told.iter().filter_map(|text| without_watchers(text)).collect()
}

/// Without how many watch: those who come and go are noticed sooner or later, whatever is played.
fn without_watchers(text: &str) -> Option<String> {
    let is_count = |message: &Value| message["notice"]["watching"].is_number();
    match serde_json::from_str(text) {
        Ok(Value::Array(messages)) => Some(
            Value::Array(messages.into_iter().filter(|message| !is_count(message)).collect()).to_string(),
        ),
        Ok(message) if is_count(&message) => None,
        _ => Some(text.to_owned()),
    }
}

#[tokio::test]
async fn a_secret_choice_sends_the_same_bytes_at_the_same_times_whatever_it_is() {
    let mut compared = 0;
    for options in [&[][..], &[("variant", "nonrandom")]] {
        let found = crossroads(options, 5);
        assert!(!found.is_empty(), "{options:?} has secrets");
        // Not all of them, but of all kinds: the first ones are of setting up, the last ones of the battle.
        let apart = found.len().div_ceil(6);
        for at in found.iter().step_by(apart).chain(found.last()) {
            let first = told(at, &at.choices[0]).await;
            for choice in &at.choices[1..] {
                let second = told(at, choice).await;
                assert_eq!(first, second, "after {:#?}: {} and {choice}", at.lines, at.choices[0]);
                compared += 1;
            }
        }
    }
    assert!(compared >= 8, "{compared}");
}

/// What a person hears of a bot that does something in secret, and when.
async fn heard_of_bot(bot: &str) -> (Vec<String>, u64, String) {
    let game = Kind::SzachowaBitwa.usual();
    let (site, people) = site(&game, &[], [Some(bot), None]).await;
    let mut line = people[1].listen(TABLE, None).await;
    let mut heard = vec![line.text().await.expect("a welcome")];
    // However long it thinks, it answers when the pause is over, and not before.
    let (mut waiting, mut early) = (Box::pin(until_event(&mut line)), false);
    tokio::select! {
        biased;
        _ = &mut waiting => early = true,
        () = tokio::task::yield_now() => {}
    }
    assert!(!early, "before its time");
    site.clock.pass(PAUSE);
    heard.extend(waiting.await);
    let event: FromTable = serde_json::from_str(heard.last().expect("heard")).expect("a message");
    let FromTable::Event(event) = event else { panic!("no event") };
    let named = json!({ "bot": bot }).to_string();
    let scrubbed = heard.iter().map(|text| text.replace(&named, "the bot")).collect();
    // What it has chosen, which only the storage knows.
    let mut file = SqliteConnectOptions::new().filename(site.data_file()).connect().await.expect("the file");
    let first = sqlx::query("SELECT lines FROM entry WHERE table_key = 1 ORDER BY number");
    let first = first.fetch_one(&mut file).await.expect("a log");
    (scrubbed, event.t, first.get(0))
}

#[tokio::test]
async fn a_bot_answers_a_secret_question_when_its_pause_is_over_whatever_it_answers() {
    let (first, at, chosen) = heard_of_bot("random").await;
    let (second, later, other) = heard_of_bot("easy").await;
    assert_ne!(chosen, other, "they do differ");
    assert_eq!((first, at), (second, later));
    assert_eq!(at, PAUSE);
}

#[tokio::test]
async fn the_record_of_a_running_game_with_secrets_is_not_given() {
    let site = Site::open().await;
    let (table, hania, _) = site.two(json!({ "game": "szachowa-bitwa" })).await;
    hania.get(&format!("/api/tables/{table}/record")).await.expect_code(403, "secret");
}

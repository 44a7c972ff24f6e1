//! A storage that fails before, during and after the commit; and one that keeps what it has acknowledged.

use crate::support::{NOON, Site, settings};
use serde_json::json;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use stolik_protocol::{FromTable, What};
use stolik_server::storage::{
    Account, Answer, Append, Batch, Chain, KeptPasskey, KeptPush, KeptSession, KeptTable, KeptToken,
    LobbyShares, Outage, People, Person, PersonId, Progress, Reached, SecretHash, Sqlite, Storage,
    StorageError, TableKey, TimedTable, Which, Wished, Wisher,
};
use stolik_server::{AccountName, Clock};

/// Keeps what a good storage keeps, but fails to append when told to.
struct Failing {
    good: Sqlite,
    next: Arc<AtomicU8>,
    /// How often it was asked whether it can be written.
    checks: Arc<AtomicU8>,
    /// How often it was asked for the tables of the lobby.
    lobbies: Arc<AtomicU8>,
    /// Whether all sessions of a person are ended just before the next is kept.
    ends: Arc<AtomicU8>,
    /// Whether the next change of a table is not kept.
    changes: Arc<AtomicU8>,
    /// How often a log was read.
    logs: Arc<AtomicU8>,
}

impl Failing {
    /// One that does well so far.
    fn over(good: Sqlite) -> Failing {
        Failing {
            good,
            next: Arc::default(),
            checks: Arc::default(),
            lobbies: Arc::default(),
            ends: Arc::default(),
            changes: Arc::default(),
            logs: Arc::default(),
        }
    }
}

const WELL: u8 = 0;
const BEFORE: u8 = 1;
const DURING: u8 = 2;
const AFTER: u8 = 3;

macro_rules! passed_on {
    ($(fn $name:ident($($arg:ident: $Type:ty),*) -> $Out:ty;)*) => {
        $(fn $name<'a>(&'a self, $($arg: $Type),*) -> Answer<'a, $Out> { self.good.$name($($arg),*) })*
    };
}

#[expect(clippy::elidable_lifetime_names, reason = "some of those passed on need the name")]
impl Storage for Failing {
    fn append(&self, append: Append) -> Answer<'_, ()> {
        Box::pin(async move {
            match self.next.swap(WELL, Ordering::SeqCst) {
                BEFORE => Err(StorageError::Full),
                // Half of a turn does not happen: SQLite writes all of it or nothing.
                DURING => Err(StorageError::Locked),
                AFTER => {
                    self.good.append(append).await?;
                    Err(StorageError::Broken("the answer was lost".to_owned()))
                }
                _ => self.good.append(append).await,
            }
        })
    }

    fn change_table<'a>(&'a self, table: &'a KeptTable) -> Answer<'a, ()> {
        Box::pin(async move {
            match self.changes.swap(WELL, Ordering::SeqCst) {
                WELL => self.good.change_table(table).await,
                _ => Err(StorageError::Full),
            }
        })
    }

    fn lobby(&self, now: u64, shares: LobbyShares) -> Answer<'_, Vec<KeptTable>> {
        self.lobbies.fetch_add(1, Ordering::SeqCst);
        self.good.lobby(now, shares)
    }

    fn log(&self, table: TableKey) -> Answer<'_, Vec<Batch>> {
        self.logs.fetch_add(1, Ordering::SeqCst);
        self.good.log(table)
    }

    fn check(&self) -> Answer<'_, ()> {
        self.checks.fetch_add(1, Ordering::SeqCst);
        self.good.check()
    }

    passed_on! {
        fn create_table(table: &'a KeptTable, most: u32) -> ();
        fn table(id: &'a str) -> Option<KeptTable>;
        fn tables_of(person: PersonId, which: Which, most: u32, skip: u32) -> Vec<(KeptTable, Progress)>;
        fn tables_by(person: PersonId) -> u64;
        fn past_tables_of(person: PersonId) -> u64;
        fn keep_result(table: TableKey, result: &'a Reached) -> ();
        fn timed_tables() -> Vec<TimedTable>;
        fn beat(at: u64) -> ();
        fn last_beat() -> Option<u64>;
        fn begin(at: u64) -> ();
        fn outages() -> Vec<Outage>;
        fn close() -> ();
    }
}

#[expect(clippy::elidable_lifetime_names, reason = "some of those passed on need the name")]
impl People for Failing {
    fn create_session<'a>(&'a self, session: &'a KeptSession) -> Answer<'a, ()> {
        Box::pin(async move {
            if self.ends.swap(0, Ordering::SeqCst) > 0 {
                self.good.end_all_but(session.person, SecretHash([0; 32])).await?;
            }
            self.good.create_session(session).await
        })
    }

    passed_on! {
        fn create_person(person: &'a Person, at: u64) -> ();
        fn person(id: PersonId) -> Option<Person>;
        fn create_account(person: PersonId, name: &'a AccountName, password: Option<&'a str>) -> ();
        fn rename_guest(person: PersonId, name: &'a str) -> ();
        fn rename_account(person: PersonId, name: &'a AccountName) -> ();
        fn set_password(person: PersonId, password: &'a str, before: Option<&'a str>) -> ();
        fn ends(person: PersonId) -> i64;
        fn account(key: &'a str, spelled: &'a str) -> Option<Account>;
        fn account_of(person: PersonId) -> Option<Account>;
        fn session(session: SecretHash) -> Option<(KeptSession, Person)>;
        fn sessions(person: PersonId) -> Vec<KeptSession>;
        fn use_session(session: SecretHash, at: u64) -> ();
        fn end_session(session: SecretHash) -> ();
        fn end_all_but(person: PersonId, session: SecretHash) -> ();
        fn end_old_sessions(unused: u64, made: u64, unused_by_guest: u64) -> ();
        fn know_device(device: SecretHash, person: PersonId, at: u64, most: u32) -> ();
        fn known_in(device: SecretHash) -> Vec<PersonId>;
        fn create_token(token: &'a KeptToken) -> ();
        fn token(token: SecretHash) -> Option<(KeptToken, Person)>;
        fn tokens(person: PersonId) -> Vec<KeptToken>;
        fn end_tokens(person: PersonId, name: &'a str) -> ();
        fn set_mute(table: TableKey, person: PersonId, who: &'a str, yes: bool) -> ();
        fn mutes(table: TableKey) -> Vec<(PersonId, String)>;
        fn create_passkey(passkey: &'a KeptPasskey) -> ();
        fn passkey(id: &'a [u8]) -> Option<(KeptPasskey, Person)>;
        fn passkeys(person: PersonId) -> Vec<KeptPasskey>;
        fn use_passkey(id: &'a [u8], uses: u32, eligible: bool) -> ();
        fn end_passkey(person: PersonId, id: &'a [u8]) -> ();
        fn create_push(push: &'a KeptPush) -> ();
        fn pushes(person: PersonId) -> Vec<KeptPush>;
        fn end_push(endpoint: &'a str, person: Option<PersonId>) -> ();
    }
}

#[tokio::test]
async fn a_storage_that_fails_leaves_no_half_turn_and_the_same_wish_can_be_said_again() {
    let folder = Arc::new(tempfile::tempdir().expect("a folder"));
    let good = Sqlite::open(&folder.path().join("stolik.db")).await.expect("a data file");
    let next = Arc::new(AtomicU8::new(WELL));
    let failing = Arc::new(Failing { next: next.clone(), ..Failing::over(good) });
    let site = Site::on(failing, folder, settings(), Clock::set_by_hand(NOON)).await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let mut light = hania.listen(&table, None).await;
    let mut dark = marcin.listen(&table, None).await;
    let moves = ["C3-D4", "B6-A5", "B2-C3", "A7-B6", "A1-B2", "B8-A7"];
    for (at, (how, text)) in [BEFORE, DURING, AFTER, AFTER, DURING, BEFORE].into_iter().zip(moves).enumerate()
    {
        let (own, other) = if at % 2 == 0 { (&mut light, &mut dark) } else { (&mut dark, &mut light) };
        next.store(how, Ordering::SeqCst);
        let said = json!({ "id": format!("m{at}"), "do": { "act": [text] } }).to_string();
        own.say(said.clone()).await;
        let FromTable::Refused { problem, .. } = own.answer().await else { panic!("{text} was not kept") };
        let code = if how == BEFORE { "storage-full" } else { "storage" };
        assert_eq!(problem.code, code);
        assert!(problem.message.contains("nothing was lost"), "{}", problem.message);
        // The client says the same again: it is done now, or was done already, and never twice.
        own.say(said).await;
        assert_eq!(own.answer().await, done(&format!("m{at}"), at as u64 + 1), "{text}, {how}");
        let heard = other.until(|what| matches!(what, What::Played(_))).await;
        assert_eq!(heard.n, at as u64 + 1);
    }
    let record = hania.get(&format!("/api/tables/{table}/record")).await.body;
    assert!(moves.iter().all(|text| record.matches(text).count() == 1), "{record}");
}

/// Its name was promised before, so there is no other that it could have.
#[tokio::test]
async fn a_next_game_that_was_made_and_not_noted_is_found_by_who_wants_it_again() {
    let folder = Arc::new(tempfile::tempdir().expect("a folder"));
    let good = Sqlite::open(&folder.path().join("stolik.db")).await.expect("a data file");
    let changes = Arc::new(AtomicU8::new(WELL));
    let failing = Failing { changes: changes.clone(), ..Failing::over(good) };
    let site = Site::on(Arc::new(failing), folder, settings(), Clock::set_by_hand(NOON)).await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let mut light = hania.listen(&table, None).await;
    let mut dark = marcin.listen(&table, None).await;
    light.wish(json!({ "resign": {} })).await;
    light.wish(json!({ "offer": "rematch" })).await;
    changes.store(BEFORE, Ordering::SeqCst);
    let answer = dark.wish(json!({ "offer": "rematch" })).await;
    assert!(matches!(answer, FromTable::Refused { .. }), "{answer:?}");
    let answer = dark.wish(json!({ "offer": "rematch" })).await;
    assert!(matches!(answer, FromTable::Done { .. }), "{answer:?}");
    let FromTable::Welcome(welcome) = marcin.listen(&table, None).await.next().await else {
        panic!("no welcome")
    };
    let next = welcome.next.expect("another game");
    hania.get(&format!("/api/tables/{next}/record")).await.expect(200);
}

/// D18: who was let in by the old password, and begins a session after all were ended, does not stay.
#[tokio::test]
async fn who_was_let_in_before_all_sessions_ended_begins_none_afterwards() {
    let folder = Arc::new(tempfile::tempdir().expect("a folder"));
    let good = Sqlite::open(&folder.path().join("stolik.db")).await.expect("a data file");
    let ends = Arc::new(AtomicU8::new(0));
    let racing = Failing { ends: ends.clone(), ..Failing::over(good) };
    let site = Site::on(Arc::new(racing), folder, settings(), Clock::set_by_hand(NOON)).await;
    let account = json!({ "name": "hania", "password": "trudne haslo" });
    let mut hania = site.stranger();
    hania.become_somebody("/api/register", account.clone()).await;
    ends.store(1, Ordering::SeqCst);
    let login = site.stranger().post("/api/login", account.clone()).await;
    login.expect_code(401, "who-are-you");
    assert!(!login.head.contains("set-cookie"), "{}", login.head);
    assert_eq!(hania.get("/api/me").await.status, 401, "all were ended");
    hania = site.stranger();
    hania.become_somebody("/api/login", account.clone()).await;
    // Another password ends them, too, and the one who sets it goes on.
    hania
        .become_somebody("/api/password", json!({ "old": "trudne haslo", "new": "nowe trudne haslo" }))
        .await;
    hania.get("/api/me").await.expect(200);
    // A link made before leads nowhere afterwards.
    let mut guest = site.guest("Ola").await;
    let link = guest.post("/api/guest/link", json!({})).await.expect(200);
    let secret = link["path"].as_str().and_then(|path| path.split_once('#')).expect("a secret").1.to_owned();
    ends.store(1, Ordering::SeqCst);
    site.stranger()
        .post("/api/guest/here", json!({ "secret": secret }))
        .await
        .expect_code(401, "who-are-you");
    guest = guest.with("accept-language", "en");
    assert_eq!(guest.get("/api/me").await.status, 401);
}

/// D18: of two who prove the old password at the same moment one sets another.
#[tokio::test]
async fn a_password_takes_the_place_of_the_one_that_was_proved_and_of_no_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let storage = Sqlite::open(&folder.path().join("stolik.db")).await.expect("a data file");
    let hania = Person { id: PersonId(1), name: "hania".to_owned(), guest: true };
    storage.create_person(&hania, NOON).await.expect("kept");
    storage.create_account(hania.id, &AccountName::new("hania"), Some("old")).await.expect("kept");
    assert_eq!(storage.ends(hania.id).await, Ok(0));
    storage.set_password(hania.id, "new", Some("old")).await.expect("the old one is replaced");
    assert_eq!(storage.set_password(hania.id, "newer", Some("old")).await, Err(StorageError::Stale));
    assert_eq!(storage.set_password(hania.id, "newer", None).await, Err(StorageError::Stale));
    assert_eq!(storage.ends(hania.id).await, Ok(1));
    let session = |ends| KeptSession {
        hash: SecretHash([1; 32]),
        person: hania.id,
        made: NOON,
        seen: NOON,
        plain: true,
        ends,
    };
    assert_eq!(storage.create_session(&session(0)).await, Err(StorageError::Stale));
    assert_eq!(storage.create_session(&session(1)).await, Ok(()));
}

/// P5: whoever looks at the lobby does not have the storage look through all open tables.
#[tokio::test]
async fn the_lobby_is_read_when_it_has_changed_and_now_and_then() {
    let folder = Arc::new(tempfile::tempdir().expect("a folder"));
    let good = Sqlite::open(&folder.path().join("stolik.db")).await.expect("a data file");
    let lobbies = Arc::new(AtomicU8::new(0));
    let counting = Failing { lobbies: lobbies.clone(), ..Failing::over(good) };
    let site = Site::on(Arc::new(counting), folder, settings(), Clock::set_by_hand(NOON)).await;
    let shown =
        async || site.stranger().get("/api/lobby").await.expect(200)["tables"].as_array().map(Vec::len);
    let hania = site.guest("Hania").await;
    for _ in 0..20 {
        assert_eq!(shown().await, Some(0));
    }
    assert_eq!(lobbies.load(Ordering::SeqCst), 1);
    let slow = json!({ "game": "warcaby", "seats": ["me", "open"], "public": true, "time": "days:3" });
    let made = hania.post("/api/tables", slow).await.expect(200);
    assert_eq!(shown().await, Some(1), "one's own table is there at once");
    hania.post("/api/tables", json!({ "game": "warcaby", "seats": ["me", "open"] })).await.expect(200);
    assert_eq!((shown().await, lobbies.load(Ordering::SeqCst)), (Some(1), 2), "others change nothing");
    hania
        .ask("DELETE", &format!("/api/tables/{}", made["table"].as_str().expect("a table")), None)
        .await
        .expect(204);
    assert_eq!((shown().await, lobbies.load(Ordering::SeqCst)), (Some(0), 3));
    site.clock.pass(5_000);
    assert_eq!(
        (shown().await, lobbies.load(Ordering::SeqCst)),
        (Some(0), 4),
        "another server may have made some"
    );
}

/// L3: whoever asks whether the server is ready does not make it write each time.
#[tokio::test]
async fn whether_there_is_room_is_found_out_once_for_all_who_ask() {
    let folder = Arc::new(tempfile::tempdir().expect("a folder"));
    let good = Sqlite::open(&folder.path().join("stolik.db")).await.expect("a data file");
    let checks = Arc::new(AtomicU8::new(0));
    let counting = Arc::new(Failing { checks: checks.clone(), ..Failing::over(good) });
    let site = Site::on(counting, folder, settings(), Clock::set_by_hand(NOON)).await;
    let began = std::time::Instant::now();
    for _ in 0..30 {
        assert_eq!(site.stranger().get("/ready").await.status, 200);
    }
    // However slow this machine is.
    let most = 1 + began.elapsed().as_secs() / 2;
    assert!(u64::from(checks.load(Ordering::SeqCst)) <= most);
}

fn done(id: &str, n: u64) -> FromTable {
    FromTable::Done { id: id.to_owned().try_into().expect("an id"), n }
}

/// An entry of one line that goes on from those of the numbers before it.
fn append(number: u64) -> Append {
    let after = if number == 1 { Chain::begin(TableKey(7)) } else { append(number - 1).chain() };
    let lines = format!("line {number}\n");
    let wish = Some(Wished { by: Wisher::Seat(0), id: format!("w{number}"), what: Some(-5) });
    Append { table: TableKey(7), after, number, lines, wish, awaited: 2, at: NOON, over: None }
}

async fn opened(path: &Path) -> Arc<Sqlite> {
    Arc::new(Sqlite::open(path).await.expect("a data file"))
}

#[tokio::test]
async fn of_two_writers_at_one_number_one_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let storage = opened(&folder.path().join("a.db")).await;
    // All at once, so that they share a transaction: who is stale harms nobody else.
    let numbers = [1, 1, 2, 3, 2, 4];
    let writes = numbers.map(|number| {
        let storage = storage.clone();
        tokio::spawn(async move { storage.append(append(number)).await })
    });
    let mut kept = 0;
    for write in writes {
        match write.await.expect("it ends") {
            Ok(()) => kept += 1,
            Err(error) => assert_eq!(error, StorageError::Stale),
        }
    }
    assert_eq!(kept, 4);
    let log = storage.log(TableKey(7)).await.expect("a log");
    assert_eq!(log.iter().map(|batch| batch.number).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(log[0].wish, Some(Wished { by: Wisher::Seat(0), id: "w1".to_owned(), what: Some(-5) }));
}

#[tokio::test]
async fn a_data_file_of_the_first_schema_opens_and_one_of_the_future_does_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.db");
    let storage = opened(&path).await;
    storage.append(append(1)).await.expect("kept");
    storage.close().await.expect("closed");
    assert_eq!(storage.append(append(2)).await.map_err(|error| error != StorageError::Stale), Err(true));
    let again = opened(&path).await;
    assert_eq!(again.log(TableKey(7)).await.map(|log| log.len()), Ok(1));
    again.close().await.expect("closed");
    let mut bytes = std::fs::read(&path).expect("the data file");
    // The number of the schema, where SQLite keeps it: https://sqlite.org/fileformat.html
    bytes[60..64].copy_from_slice(&99_u32.to_be_bytes());
    std::fs::write(&path, bytes).expect("written");
    let error = Sqlite::open(&path).await.err().expect("not ours");
    assert!(error.to_string().contains("newer Stolik"), "{error}");
}

#[tokio::test]
async fn a_copy_made_while_the_server_runs_has_everything() {
    let site = Site::open().await;
    let (table, hania, _) = site.two(json!({ "game": "warcaby" })).await;
    let mut line = hania.listen(&table, None).await;
    line.act("C3-D4").await;
    let copy = site.data_file().with_file_name("copy.db");
    Sqlite::back_up(&site.data_file(), &copy).await.expect("a copy");
    let storage = opened(&copy).await;
    let kept = storage.table(&table).await.expect("read").expect("the table");
    let log = storage.log(kept.key).await.expect("a log");
    assert!(log.len() == 1 && log[0].lines.contains("C3-D4"), "{log:?}");
}

/// Whoever read a log apart from the others could put an older table in the place of one that has gone on and was left.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_read_once_for_all_who_come_at_the_same_time() {
    let folder = Arc::new(tempfile::tempdir().expect("a folder"));
    let data = folder.path().join("stolik.db");
    let before = Sqlite::open(&data).await.expect("a data file");
    let site = Site::on(Arc::new(before), folder.clone(), settings(), Clock::set_by_hand(NOON)).await;
    let (table, hania, _) = site.two(json!({ "game": "warcaby" })).await;
    hania.listen(&table, None).await.act("C3-D4").await;
    site.stop().await;
    let good = Sqlite::open(&data).await.expect("a data file");
    let logs = Arc::new(AtomicU8::new(0));
    let counting = Arc::new(Failing { logs: logs.clone(), ..Failing::over(good) });
    let site = Site::on(counting, folder, settings(), Clock::set_by_hand(NOON)).await;
    let host = site.app.host();
    let mut coming = tokio::task::JoinSet::new();
    for _ in 0..50 {
        let (host, table) = (host.clone(), table.clone());
        coming.spawn(async move { host.table(&table).await.is_ok() });
    }
    assert!(coming.join_all().await.into_iter().all(|has_come| has_come));
    assert_eq!(logs.load(Ordering::SeqCst), 1);
}

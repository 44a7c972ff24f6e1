//! Tables over the network: who one is, the line to a table, and what is known of it besides the game.

mod account;
mod along;
mod aloud;
mod ask;
mod beside;
mod cards;
mod clocks;
mod dice;
mod enter;
mod entrance;
mod facts;
mod forms;
mod identity;
mod invitation;
mod leaving;
mod line;
mod lists;
mod meanwhile;
mod own_time;
mod passkeys;
mod push;
mod read_marks;
mod room;
mod row;
mod schedule;
mod server;
mod sessions;
mod setup;
mod share;
mod status;
mod talk;
mod tokens;
mod tools;
mod typed;
mod unanswered;
mod verdict;
mod wake;

pub use account::AccountPage;
pub use along::HerePage;
pub use beside::Beside;
pub use clocks::{Beginning, Clock};
pub use dice::kept_of_proof;
pub use entrance::Entrance;
pub use forms::Wrong;
pub use lists::{LobbyPage, MyTables, MyTurns, OwnTables};
pub use meanwhile::Meanwhile;
pub use room::Room;
pub use setup::{MY_NAME, Mine, Online, OnlineSetup, make};
pub use status::LineNotices;
pub use talk::Talk;
pub use tools::{Rematch, Tools};
pub use verdict::{KeptDice, said_of};
pub use wake::title_mark;

use crate::hint::Hint;
use crate::nav::{self, Trace};
use crate::play::{Play, Strange};
use crate::route::Route;
use crate::session::Session;
use crate::sound;
use aloud::{Aloud, Noise};
use ask::{Manners, Trouble};
use leptos::prelude::*;
use leptos::task::spawn_local;
use line::Line;
use read_marks::ReadMarks;
use row::Row;
use server::Server;
use stolik_game::{Message, Seat};
use stolik_protocol::{FromTable, Heard, Listing, Me, Named, Notice, Problem, Sit, What, Wish};
use stolik_table::fair::Kept;

/// Whether one was somebody here before: only then the server is asked who.
const KNOWN: &str = "stolik-known";
/// The name one went by last.
const NAME: &str = "name";
/// Up to which event the talk was read, at which tables.
const READ: &str = "stolik-read";
/// So much of what was said aloud stays, for a screen reader that is slower than the table.
const MOST_ALOUD: usize = 5;

/// Tables over the network. Cheap to copy: signals only.
#[derive(Clone, Copy)]
pub struct Net {
    /// Whether a server of ours is there.
    server: RwSignal<Server>,
    /// Whether it is.
    pub is_served: Signal<bool>,
    /// Who one is; nobody yet.
    pub me: RwSignal<Option<Me>>,
    /// The table one is at.
    pub room: RwSignal<Option<Room>>,
    /// What the server has refused last, until the next wish.
    pub trouble: RwSignal<Option<Message>>,
    /// What the server has refused to have said, and why, until the talk shows it.
    unsaid: RwSignal<Option<(String, Message)>>,
    /// What was said aloud last, each with a number of its own.
    aloud: RwSignal<Vec<(u64, Aloud)>>,
    /// Whether the talk is open.
    is_talking: RwSignal<bool>,
    /// What this browser keeps of the dice of the table.
    kept: RwSignal<Option<Kept>>,
    /// How often one has signed out everywhere else: what lets one in is then to be looked at again.
    ended: RwSignal<u32>,
    line: Line,
    manners: Signal<Manners>,
}

impl Net {
    /// Nobody, at no table.
    pub fn new(language: RwSignal<stolik_text::Language>) -> Net {
        let me = RwSignal::new(None::<Me>);
        let server = RwSignal::new(Server::Unasked);
        let manners = Signal::derive(move || Manners {
            language: language.get().tag(),
            csrf: me.with(|me| me.as_ref().map(|me| me.csrf.clone()).unwrap_or_default()),
        });
        Net {
            server,
            is_served: Signal::derive(move || server.get() == Server::Here),
            me,
            room: RwSignal::new(None),
            trouble: RwSignal::new(None),
            unsaid: RwSignal::new(None),
            aloud: RwSignal::new(Vec::new()),
            is_talking: RwSignal::new(false),
            kept: RwSignal::new(None),
            ended: RwSignal::new(0),
            line: Line::new(manners),
            manners,
        }
    }

    /// Goes to a table.
    pub fn enter(self, table: &str) {
        if self.line.table() != table {
            self.room.set(None);
            self.aloud.set(Vec::new());
            self.is_talking.set(false);
        }
        self.trouble.set(None);
        self.line.open(table);
    }

    /// Leaves the table; who holds a seat there is missed after a while.
    pub fn leave(self) {
        self.line.close();
        self.room.set(None);
    }

    /// Wishes something of the table.
    pub fn wish(self, wish: Wish) {
        self.trouble.set(None);
        self.line.wish(wish, None);
    }

    /// Wishes something of the game, and adds to the roll that it may ask for.
    fn wish_of_game(self, session: Session, wish: Wish) {
        self.trouble.set(None);
        let entropy = self.add_to_roll(session, &wish);
        self.line.wish(wish, entropy);
    }

    /// Wants another game and adds something to its dice, or does not want it any longer. The page knows it at once.
    pub fn play_again(self, session: Session, yes: bool) {
        if !yes {
            self.change_room(|room| room.want_again(false));
            return self.wish(tools::answer("rematch", false));
        }
        match self.add_to_next(session) {
            Ok(entropy) => {
                self.change_room(|room| room.want_again(true));
                self.wish(Wish::Rematch(stolik_protocol::Rematch { entropy }));
            }
            Err(cheat) => self.trouble.set(Some(cheat.message())),
        }
    }

    /// Changes what is known of the table.
    fn change_room(self, change: impl FnOnce(&mut Room)) {
        self.room.update(|room| {
            if let Some(room) = room {
                change(room);
            }
        });
    }

    /// Says something aloud: all of it in words, with one sound.
    fn say_aloud(self, session: Session, aloud: Vec<Aloud>, noise: Noise) {
        match noise {
            Noise::None => {}
            Noise::Word => sound::word(session),
            Noise::End => sound::end(session),
        }
        if aloud.is_empty() {
            return;
        }
        self.aloud.update(|said| {
            let next = said.last().map_or(0, |(number, _)| number + 1);
            said.extend((next..).zip(aloud));
            let old = said.len().saturating_sub(MOST_ALOUD);
            said.drain(..old);
        });
    }

    /// All that was said at the table has been seen.
    fn read_talk(self) {
        self.change_room(Room::read_all);
        let read = self.room.with_untracked(|room| room.as_ref().map(|room| (room.table.clone(), room.read)));
        if let Some((table, read)) = read {
            with_read_marks(|marks| marks.set(&table, read));
        }
    }

    /// How the line stands.
    pub fn standing(self) -> RwSignal<line::Standing> {
        self.line.standing
    }

    /// Whether the line to a table is lost.
    pub fn is_lost(self) -> bool {
        self.line.standing.get() == line::Standing::Lost
    }

    /// Finds out whether a server of ours is there, and who one is to it.
    async fn look_around(self) {
        let manners = self.manners.get_untracked();
        let server = Server::of(&ask::fetch("GET", "/health", None, &manners).await);
        if server == Server::Here && was_known() {
            self.ask_who_i_am().await;
        }
        self.server.set(server);
    }

    /// Looks again for a server that was not there.
    fn look_again(self) {
        if matches!(self.server.get_untracked(), Server::Missing | Server::Unreachable) {
            spawn_local(self.look_around());
        }
    }

    /// What is to be said of a question without an answer.
    fn truth(self, wrong: Trouble) -> Trouble {
        self.server.get_untracked().truth(wrong)
    }

    async fn ask_who_i_am(self) {
        let me = ask::get::<Me>("/api/me", &self.manners.get_untracked()).await;
        if let Err(Trouble::Refused(_)) = &me {
            remember(false);
        }
        self.me.set(me.ok());
    }

    /// Tells the server something, and reads the answer.
    async fn tell<T: serde::de::DeserializeOwned>(
        self,
        path: &str,
        said: &impl serde::Serialize,
    ) -> Result<T, Trouble> {
        ask::read(&self.send("POST", path, said).await?)
    }

    /// Sends something to the server, and gives the text of its answer. A mark of the session that is not known here is
    /// asked for once.
    async fn send(self, method: &str, path: &str, said: &impl serde::Serialize) -> Result<String, Trouble> {
        let said = serde_json::to_string(said).map_err(|_| Trouble::Strange)?;
        let sent = ask::fetch(method, path, Some(said.clone()), &self.manners.get_untracked()).await;
        match sent {
            Err(trouble) if trouble.code() == "wrong-csrf" => {
                self.ask_who_i_am().await;
                ask::fetch(method, path, Some(said), &self.manners.get_untracked()).await
            }
            sent => sent,
        }
    }

    /// Becomes somebody, by this path.
    async fn become_somebody(self, path: &str, said: &impl serde::Serialize) -> Result<(), Trouble> {
        let me: Me = self.tell(path, said).await?;
        remember(true);
        // A name that is not kept is asked for again.
        let _ = crate::store::set_setting(NAME, &me.name);
        self.me.set(Some(me));
        Ok(())
    }

    /// Is somebody from now on: who one was, or else a guest of this name.
    async fn be_somebody(self, name: String) -> Result<(), Trouble> {
        if self.me.with_untracked(Option::is_some) {
            return Ok(());
        }
        let name = typed::name("name", &name)?;
        self.become_somebody("/api/guest", &Named { name }).await
    }

    /// Is nobody from now on.
    async fn be_nobody(self) {
        // Whoever comes next to this browser is somebody else.
        push::end(self).await;
        unanswered::forget();
        // Who cannot tell the server is nobody here at least.
        let _ =
            ask::fetch("POST", "/api/logout", Some(String::from("{}")), &self.manners.get_untracked()).await;
        remember(false);
        self.me.set(None);
    }

    /// Sits down at a table, as who one is or as a guest of this name.
    async fn sit(
        self,
        table: &str,
        name: String,
        secret: Option<String>,
        seat: Option<u8>,
    ) -> Result<(), Trouble> {
        self.be_somebody(name).await?;
        let entropy = self.add_to_table(table, seat).map_err(Trouble::Cheat)?;
        let sit = Sit { secret, seat, entropy };
        self.tell::<Listing>(&format!("/api/tables/{table}/sit"), &sit).await.map(drop)
    }
}

/// Follows the line and the game, for as long as the page is open.
pub fn attend(session: Session) {
    let net = session.net;
    net.line.told_to(Callback::new(move |message| hear(session, message)));
    // What is wished of the game goes over the line.
    let has_wishes = Memo::new(move |_| session.play.with(Play::has_wishes));
    Effect::new(move |_| {
        if has_wishes.get() {
            let wishes = session.play.try_update(Play::take_wishes);
            for wish in wishes.into_iter().flatten() {
                net.wish_of_game(session, wish);
            }
        }
    });
    wake::attend(session);
    spawn_local(net.look_around());
    let back = window_event_listener(leptos::ev::online, move |_| net.look_again());
    // It listens for as long as the page is open.
    std::mem::forget(back);
}

/// Hears what the table says.
fn hear(session: Session, message: FromTable) {
    let net = session.net;
    match message {
        FromTable::Welcome(welcome) => {
            net.line.has_seen(welcome.n);
            let mut room = Room::of(&welcome, now());
            room.read =
                with_read_marks(|marks| marks.come_to(&welcome.table, welcome.n)).unwrap_or(welcome.n);
            note_taken_seat(session, &room);
            let (is_waiting, is_seated) = (room.is_waiting(), room.is_seated());
            net.come_to_dice(&welcome);
            net.room.set(Some(room));
            if is_seated {
                forget_secret(session);
            }
            session.hint.set(None);
            if is_waiting {
                return;
            }
            match Play::at_server(&welcome) {
                Ok(play) => session.sit_at_server(play, &welcome.table),
                Err(Strange) => net.standing().set(line::Standing::Refused(Trouble::Strange)),
            }
        }
        FromTable::Gap(gap) => {
            all_happens(session, &gap.events);
            net.change_room(|room| {
                room.set_clocks(gap.clocks, now());
                room.meanwhile = gap.meanwhile;
            });
        }
        FromTable::Event(heard) => all_happens(session, &[heard]),
        FromTable::Done { id, .. } => {
            let said = net.line.is_answered(&id);
            net.roll_is_answered(said.as_ref(), true);
            if let Some(Wish::Act(_) | Wish::TakeBack {}) = said.map(|said| said.wish) {
                session.change(Play::is_answered);
            }
        }
        // It says so to everybody, and comes back: what was wished is said again then.
        FromTable::Refused { problem, .. } if problem.code == "stopping" => {}
        FromTable::Refused { id, problem } => {
            let said = id.and_then(|id| net.line.is_answered(&id));
            // Of what passes nobody knows what became; it was not done, as far as that is told.
            if !line::passes(&problem.code) {
                net.roll_is_answered(said.as_ref(), false);
            }
            is_refused(session, said.map(|said| said.wish), &problem);
        }
        FromTable::Notice(notice) => hear_notice(session, notice),
    }
}

/// Hears that a wish is refused.
fn is_refused(session: Session, wish: Option<Wish>, problem: &Problem) {
    let net = session.net;
    match wish {
        Some(Wish::Act(_) | Wish::TakeBack {}) => session.change(|play| play.is_refused(problem)),
        // It is told where it was typed, if that is still open.
        Some(Wish::Say(text)) if net.is_talking.get_untracked() => {
            net.unsaid.set(Some((text, crate::play::said(problem))));
        }
        // Whatever it says, the line stands; and what cannot be shown is not.
        Some(Wish::Ping {} | Wish::Draft(_)) => {}
        _ => {
            net.change_room(|room| room.own_again = room::OwnAgain::AsTold);
            net.trouble.set(Some(crate::play::said(problem)));
        }
    }
}

/// Hears what has happened at once.
fn all_happens(session: Session, events: &[Heard]) {
    let said: Vec<Aloud> = events.iter().filter_map(|heard| happens(session, heard)).collect();
    let noise = Noise::of(events, &said);
    session.net.say_aloud(session, said, noise);
}

/// Hears an event, and gives what is said aloud of it. Its number may leave a hole: what somebody says whom one does not want to hear.
fn happens(session: Session, heard: &Heard) -> Option<Aloud> {
    let net = session.net;
    let known = net.room.with_untracked(|room| room.as_ref().map(|room| room.n));
    match known {
        Some(known) if heard.n <= known => return None,
        Some(_) => {}
        None => {
            net.line.begin_anew();
            return None;
        }
    }
    net.line.has_seen(heard.n);
    net.change_room(|room| room.hear(heard, now()));
    let aloud = net.room.with_untracked(|room| room.as_ref().and_then(|room| Aloud::of(room, heard)));
    if net.is_talking.get_untracked() {
        net.read_talk();
    }
    let is_game = matches!(heard.what, What::Played(_) | What::TookBack { .. } | What::Ended { .. });
    if is_game && session.hint.with_untracked(Option::is_some) {
        session.hint.set(None);
    }
    let asked = session.play.with_untracked(|play| play.table().actor());
    let understood = if is_game {
        session.play.try_update(|play| play.hear(heard)).unwrap_or(Ok(()))
    } else {
        // What is said changes no board, and need not wake those who draw it.
        session.play.try_update_untracked(|play| play.hear(heard)).unwrap_or(Ok(()))
    };
    match understood {
        Ok(()) => net.hear_dice(session, heard, asked),
        Err(Strange) => net.line.begin_anew(),
    }
    aloud
}

fn hear_notice(session: Session, notice: Notice) {
    let net = session.net;
    if let Notice::Rematch { table } = &notice {
        if let Err(cheat) = net.comes_to_next(table) {
            return net.trouble.set(Some(cheat.message()));
        }
        // Who knows of it and is here all the same looks at the game that is over.
        let is_news = net
            .room
            .with_untracked(|room| room.as_ref().is_some_and(|room| room.is_seated() && room.next.is_none()));
        if is_news && untrack(|| session.is_at_table()) {
            return session.go(Route::table(table));
        }
    }
    if notice == Notice::Closed {
        // Who asks again is told why there is nothing here any more.
        return net.line.begin_anew();
    }
    if let Notice::Draft { seat, actions } = &notice {
        let in_mind = session.play.with_untracked(|play| Hint::of_partner(play, Seat(*seat), actions));
        session.hint.set(in_mind);
    }
    if let Notice::Places(places) = &notice {
        let was_waiting = net.room.with_untracked(|room| room.as_ref().is_some_and(Room::is_waiting));
        let is_full = places.iter().all(|place| place.who != stolik_protocol::Person::Nobody);
        if was_waiting && is_full {
            // The game begins: everything is told anew.
            net.change_room(|room| room.places.clone_from(places));
            return net.line.begin_anew();
        }
        let differ = session.play.with_untracked(|play| play.seats_others(places));
        if differ {
            session.change(|play| play.seat_people(places));
        }
    }
    let aloud =
        net.room.with_untracked(|room| room.as_ref().and_then(|room| Aloud::of_notice(room, &notice)));
    let said: Vec<Aloud> = aloud.into_iter().collect();
    let noise = Noise::of(&[], &said);
    net.say_aloud(session, said, noise);
    net.change_room(|room| room.note(notice));
}

/// Looks at or changes up to where the talk of tables was read. A browser that keeps nothing counts anew.
fn with_read_marks<T>(work: impl FnOnce(&mut ReadMarks) -> T) -> Option<T> {
    local(|storage| {
        let kept = storage.get_item(READ).ok().flatten().unwrap_or_default();
        let mut marks = ReadMarks::read(&kept);
        let done = work(&mut marks);
        let _ = storage.set_item(READ, &marks.to_string());
        done
    })
}

/// The secret of a link has done its duty once one sits: what stands in the address bar then may be shown to anybody.
fn forget_secret(session: Session) {
    let open = session.route.with_untracked(|route| match route {
        Route::Table { table, secret: Some(_) } => Some(Route::table(table)),
        _ => None,
    });
    if let Some(route) = open {
        nav::show(&route, Trace::Same);
        session.route.set(route);
    }
}

/// Who has come by the link to a seat that somebody else holds watches, and is told so.
fn note_taken_seat(session: Session, room: &Room) {
    if session.route.with_untracked(|route| room.is_seat_taken(route)) {
        session.net.trouble.set(Some(Message::new("net-seat-taken")));
    }
}

/// The thousandths of a second since the page was opened.
fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// What one adds to the dice: 64 hexadecimal digits that nobody can know; none where the browser gives none.
fn random_digits() -> Option<String> {
    let mut bytes = [0_u8; 32];
    window().crypto().ok()?.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(hex(&bytes))
}

/// A word that no other page has.
fn random_word() -> String {
    let seed = random_digits().unwrap_or_else(|| hex(&crate::session::random_seed().to_be_bytes()));
    seed.chars().take(16).collect()
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string does not fail.
        _ = write!(text, "{byte:02x}");
        text
    })
}

fn was_known() -> bool {
    local(|storage| storage.get_item(KNOWN).ok().flatten()).flatten().is_some()
}

/// Remembers whether one was somebody here. A browser that keeps nothing is asked again.
fn remember(known: bool) {
    let _ = local(|storage| if known { storage.set_item(KNOWN, "yes") } else { storage.remove_item(KNOWN) });
}

fn local<T>(work: impl FnOnce(&leptos::web_sys::Storage) -> T) -> Option<T> {
    window().local_storage().ok().flatten().map(|storage| work(&storage))
}

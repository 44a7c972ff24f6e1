//! What the browser keeps of dice, without a browser: an honest table, and servers that are not. What the page does with what a
//! server tells is its own code, from the first promise to the verdict beside the result.

use super::*;
use crate::net::verdict::{Worth, judged, told_rolls};
use crate::play::stand_in;
use stolik_game::{Pinned, Record, Viewer};
use stolik_protocol::{AddedEntropy, DiceTerms};
use stolik_table::fair::{FairDice, Secret};
use stolik_table::{Event, EventNumber, Seating, Table, Takeback};
use stolik_text::{Language, Speaker};
use stolik_thought::recount;

const ADDED: &str = "0101010101010101010101010101010101010101010101010101010101010101";
const OWN: Seat = Seat(0);

fn secret() -> Secret {
    [7; 32].into()
}

fn terms(game: &AnyGame, table: &str, seats: &[SeatTerm]) -> Terms {
    Terms::new(TableId::new(table).expect("a name"), game, None, &secret(), seats.to_vec())
}

fn usual_seats(game: &AnyGame) -> Vec<SeatTerm> {
    (0..game.seats()).map(|seat| if Seat(seat) == OWN { SeatTerm::Maker } else { SeatTerm::Open }).collect()
}

fn told_terms(terms: &Terms) -> DiceTerms {
    DiceTerms {
        anchor: secret().anchor().to_string(),
        table: terms.table.to_string(),
        game: terms.game.clone(),
        rules: terms.rules,
        options: terms.options.clone(),
        position: String::new(),
        seats: terms.seats.iter().map(ToString::to_string).collect(),
    }
}

/// What a server promises of a table.
fn promise(terms: &Terms) -> Promised {
    Promised { commitment: terms.commitment(&secret().anchor()).to_string(), terms: told_terms(terms) }
}

/// When a server answers an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answers {
    Last,
    BeforeTheRoll,
    First,
    Never,
}

/// A server, honest unless it is told otherwise.
#[derive(Clone)]
struct Server {
    kind: Kind,
    /// The name the table goes by in the end, whatever was promised.
    name: &'static str,
    /// The others are bots, and what it adds for them.
    bots: Option<[u8; 32]>,
    /// What it uses in the place of what the browser has added at the beginning.
    entropy: &'static str,
    /// What it uses in the place of what came with an action.
    puts: fn(&str) -> Option<String>,
    /// What it opens in the place of its values; with nothing it opens none.
    opens: fn(String) -> Option<String>,
    /// Whether it tells what a roll is made of at all.
    tells_rolls: bool,
    answers: Answers,
    /// The rolls of how many own actions it has seen, did not like, and refuses the actions, or says nothing of them.
    refuses: usize,
    is_silent: usize,
    /// Where it says that the browser sits.
    seat: Seat,
    /// Whether it tells the terms, and those of the next game.
    tells_terms: (bool, bool),
}

fn honest(kind: Kind) -> Server {
    Server {
        kind,
        name: "stol",
        bots: None,
        entropy: ADDED,
        puts: |digits| Some(digits.to_owned()),
        opens: Some,
        tells_rolls: true,
        answers: Answers::Last,
        refuses: 0,
        is_silent: 0,
        seat: OWN,
        tells_terms: (true, true),
    }
}

/// A browser at a table.
struct Browser {
    play: Play,
    kept: Kept,
    told: EventNumber,
}

impl Server {
    fn seats(&self, game: &AnyGame) -> Vec<SeatTerm> {
        let mut seats = usual_seats(game);
        if self.bots.is_some() {
            seats[1..].fill(SeatTerm::Bot("easy".to_owned()));
        }
        seats
    }

    fn table(&self) -> Table {
        let game = self.kind.usual();
        let mut added = vec![SeatEntropy::from(self.bots.unwrap_or([2; 32])); usize::from(game.seats())];
        added[OWN.index()] = self.entropy.parse().expect("32 bytes");
        let dice =
            FairDice::bound(secret(), &secret().anchor(), terms(&game, self.name, &self.seats(&game)), added);
        let other =
            |seat: u8| if self.bots.is_some() { "bot:easy".to_owned() } else { format!("Ola {seat}") };
        let names =
            (0..game.seats()).map(|seat| if Seat(seat) == OWN { "Hania".to_owned() } else { other(seat) });
        Table::new(game, Seating::named(names), Takeback::Turn, dice)
    }

    fn welcome(&self, table: &Table) -> Welcome {
        let game = table.game();
        let promised = promise(&terms(game, self.name, &self.seats(game)));
        let mut welcome = stand_in::welcome(table, Viewer::Seat(OWN));
        self.name.clone_into(&mut welcome.table);
        welcome.you = Some(self.seat.0);
        welcome.commitment = promised.commitment.clone();
        welcome.terms = self.tells_terms.0.then(|| promised.terms.clone());
        welcome.next_commitment = "00".repeat(32);
        welcome.next_terms =
            self.tells_terms.1.then(|| DiceTerms { table: "next".to_owned(), ..promised.terms });
        let other = self.bots.unwrap_or([2; 32]);
        welcome.entropy = (0..game.seats()).map(|_| SeatEntropy::from(other).to_string()).collect();
        welcome.entropy[OWN.index()] = self.entropy.to_owned();
        if self.bots.is_some() {
            welcome.places[1..].iter_mut().for_each(|place| place.who = Person::Bot("easy".to_owned()));
        }
        welcome
    }

    /// The browser has been promised an honest table, and comes to this one.
    fn browser(&self, table: &Table) -> Browser {
        let game = table.game();
        let promised = promise(&terms(game, "stol", &self.seats(game)));
        let mut kept = kept(&promised, game, "stol", ADDED, Some(OWN)).expect("what is played");
        let welcome = self.welcome(table);
        welcomed(&mut kept, self.seat, &welcome);
        let play = Play::at_server(&stand_in::welcome(table, Viewer::Seat(OWN))).expect("a game");
        Browser { play, kept, told: table.now() }
    }

    /// What is told of an event.
    fn roll(&self, event: &Event) -> Option<OpenedRoll> {
        let opened = event.opened.as_ref().filter(|_| self.tells_rolls)?;
        let part = |(seat, fresh): (Seat, &Fresh)| AddedEntropy { seat: seat.0, entropy: fresh.to_string() };
        Some(OpenedRoll {
            number: opened.roll,
            link: opened.link.as_ref().and_then(|link| (self.opens)(link.to_string())),
            entropy: opened.added.iter().map(part).collect(),
        })
    }

    /// Tells what has happened, and answers the action that this went with.
    fn tell(&self, table: &Table, browser: &mut Browser, answered: Option<&Fresh>) {
        let mut answer = answered.filter(|_| self.answers != Answers::Never);
        let mut done = |browser: &mut Browser, is_now: bool| {
            if let Some(fresh) = answer.take_if(|_| is_now) {
                browser.kept.is_done(fresh);
            }
        };
        done(browser, self.answers == Answers::First);
        let heard = stand_in::heard(table, Viewer::Seat(OWN), browser.told.0);
        for (event, mut heard) in table.since(browser.told).iter().zip(heard) {
            heard.roll = self.roll(event);
            browser.hears(&heard);
            done(browser, self.answers == Answers::BeforeTheRoll);
        }
        browser.told = table.now();
        done(browser, true);
    }

    /// A game of some actions: the browser, and the record.
    fn game(mut self) -> (Browser, Record) {
        let mut table = self.table();
        let mut browser = self.browser(&table);
        let mut luck = Pinned::from_seed(18);
        for number in 0..80_u64 {
            let Some(InputText::Act { seat, text }) = table.position().random_input(&mut luck) else { break };
            let mut digits = format!("{:032x}", number + 1);
            let mut sent = None;
            if seat == OWN {
                sent = browser.sends(&text, &digits);
                if sent.is_some()
                    && table.position().legal(seat).len() == 1
                    && self.refuses + self.is_silent > 0
                {
                    let refused = sent.take().expect("something");
                    if self.refuses > 0 {
                        self.refuses -= 1;
                        browser.kept.is_refused(&refused);
                    } else {
                        self.is_silent -= 1;
                        browser.loads_anew(&self, &table);
                    }
                    digits = format!("{:032x}", number + 1001);
                    sent = browser.sends(&text, &digits);
                }
            }
            let used = match (&sent, seat == OWN) {
                (Some(_), _) => (self.puts)(&digits),
                (None, true) => None,
                (None, false) => Some(digits).filter(|_| self.bots.is_none()),
            };
            let used = used.map_or(Fresh::NONE, |used| used.parse().expect("16 bytes"));
            table.act_with(seat, &text, None, used).expect("legal");
            self.tell(&table, &mut browser, sent.as_ref());
        }
        if table.outcome().is_none() {
            table.resign(Seat(1)).expect("the game runs");
        }
        (browser, table.record())
    }
}

impl Browser {
    /// As the page does with an event.
    fn hears(&mut self, heard: &Heard) {
        let asked = self.play.table().actor();
        self.play.hear(heard).expect("it is understood");
        if let (What::Played(_), Some(told)) = (&heard.what, played(&self.play, asked)) {
            hear(&mut self.kept, told, heard.roll.as_ref());
        }
    }

    /// As the page does with an action: what goes with it, if a roll may come of it.
    fn sends(&mut self, action: &str, digits: &str) -> Option<Fresh> {
        let fresh: Fresh = digits.parse().expect("16 bytes");
        let is_sent = !is_without_roll(&self.play, &[action.to_owned()]);
        is_sent.then(|| {
            self.kept.sends(coming(&self.play), fresh.clone());
            fresh
        })
    }

    fn loads_anew(&mut self, server: &Server, table: &Table) {
        self.kept = self.kept.to_string().parse().expect("what was kept");
        welcomed(&mut self.kept, server.seat, &server.welcome(table));
        self.play = Play::at_server(&stand_in::welcome(table, Viewer::Seat(OWN))).expect("a game");
    }

    /// The verdict beside the result, of a record that the worker recomputes.
    fn verdict(&self, record: &Record) -> (Worth, String) {
        let report = recount(&record.to_string(), &self.kept.to_string());
        let (worth, said) = judged(&report, &told_rolls(self.play.table().inputs()));
        (worth, Speaker::new(Language::English).say(&said))
    }
}

fn first_caught(browser: &Browser) -> Option<&Cheat> {
    browser.kept.caught.first()
}

/// What a server does is told while the game is played, by this cheat, and beside the result.
fn is_caught_at_once(server: Server, is_it: impl Fn(&Cheat) -> bool) {
    let (browser, record) = server.game();
    assert!(first_caught(&browser).is_some_and(is_it), "{:?}", browser.kept.caught);
    assert_eq!(browser.verdict(&record).0, Worth::Wrong);
}

#[test]
fn an_honest_table_of_every_game_is_said_to_be_one() {
    for kind in Kind::ALL.iter().copied() {
        for bots in [None, Some([0; 32])] {
            for answers in [Answers::Last, Answers::BeforeTheRoll, Answers::First, Answers::Never] {
                let (browser, record) = Server { bots, answers, ..honest(kind) }.game();
                assert_eq!(browser.kept.caught, [], "{kind:?} {answers:?}");
                let (worth, said) = browser.verdict(&record);
                assert_eq!(worth, Worth::Right, "{kind:?} {answers:?}: {said}\n{}\n{record}", browser.kept);
                let is_quiet = said.contains("kept its word");
                assert!(is_quiet || answers == Answers::Never, "{kind:?} {answers:?} {said}");
            }
        }
    }
    let (browser, record) = honest(Kind::MedhKuuLash).game();
    assert!(browser.kept.sent.len() > 3 && browser.kept.opened.is_some());
    for language in [Language::Polish, Language::English] {
        let report = recount(&record.to_string(), &browser.kept.to_string());
        let words =
            Speaker::new(language).say(&judged(&report, &told_rolls(browser.play.table().inputs())).1);
        assert!(words.len() > 40, "{words}");
    }
    // Who has kept nothing is not told that all is well.
    let report = recount(&record.to_string(), "");
    assert_eq!(judged(&report, &told_rolls(browser.play.table().inputs())).0, Worth::Unknown);
}

#[test]
fn where_several_are_asked_at_the_same_time_what_all_send_is_in_the_roll() {
    // Long enough for a fight with cards.
    let table = honest(Kind::SzachowaBitwa).table();
    assert!(matches!(table.actor(), Actor::Each(_)));
    let browser = honest(Kind::SzachowaBitwa).browser(&table);
    let action = table.position().random_input(&mut Pinned::from_seed(1));
    let Some(InputText::Act { text, .. }) = action else { panic!("somebody acts") };
    assert!(!is_without_roll(&browser.play, &[text]), "the others may answer first, and then it is rolled");
}

#[test]
fn another_name_is_caught_wherever_it_is_told() {
    let game = Kind::MedhKuuLash.usual();
    let promised = promise(&terms(&game, "stol", &usual_seats(&game)));
    // In the answer to who makes a table.
    let made = |table: &str| TableMade {
        table: table.to_owned(),
        seats: Vec::new(),
        watch: String::new(),
        any: None,
    };
    assert_eq!(is_promised(&promised, &made("stol")), Ok(()));
    assert_eq!(is_promised(&promised, &made("lucky")), Err(Cheat::OtherTable));
    // At the table itself: what is kept is found by what one has added.
    let server = Server { name: "lucky", ..honest(Kind::MedhKuuLash) };
    is_caught_at_once(server.clone(), |cheat| *cheat == Cheat::OtherTable);
    let told = added(&server.welcome(&server.table()));
    assert!(told.contains(&ADDED.parse().expect("32 bytes")), "by this it is known");
    // In the notice of a rematch, and in the welcome of who comes back after it.
    let honest = honest(Kind::MedhKuuLash);
    let mut welcome = honest.welcome(&honest.table());
    let room = Room::of(&welcome, 0.0);
    assert_eq!(is_next(&room, "next"), Ok(()));
    assert_eq!(is_next(&room, "lucky"), Err(Cheat::OtherTable));
    let mut browser = honest.browser(&honest.table());
    welcome.next = Some("next".to_owned());
    welcomed(&mut browser.kept, OWN, &welcome);
    assert_eq!(browser.kept.caught, []);
    welcome.next = Some("lucky".to_owned());
    welcomed(&mut browser.kept, OWN, &welcome);
    assert_eq!(browser.kept.caught, [Cheat::OtherTable]);
}

#[test]
fn what_is_promised_must_be_what_is_wanted() {
    let game = Kind::MedhKuuLash.usual();
    let seats = usual_seats(&game);
    let made = |promised: &Promised, table: &str| kept(promised, &game, table, ADDED, None).err();
    let right = promise(&terms(&game, "stol", &seats));
    assert_eq!(made(&right, "stol"), None);
    assert_eq!(made(&right, "other"), Some(Cheat::OtherTerms));
    let other = Kind::BattleRoyale.usual();
    assert_eq!(made(&promise(&terms(&other, "stol", &seats)), "stol"), Some(Cheat::OtherTerms));
    let wanted = ["maker", "open"].map(str::to_owned);
    let swapped = ["open", "maker"].map(str::to_owned);
    assert!(is_order(&wanted, &wanted, false) && is_order(&swapped, &wanted, true));
    assert!(!is_order(&swapped, &wanted, false) && !is_order(&wanted[..1], &wanted, true));
    assert_eq!(seat_of(&right, &SeatTerm::Maker), Some(OWN));
    // The next game: the same people, one seat further.
    let server = honest(Kind::MedhKuuLash);
    let mut welcome = server.welcome(&server.table());
    let before = |seats: [u8; 2]| seats.map(SeatTerm::Before);
    welcome.next_terms = Some(told_terms(&terms(&game, "next", &before([1, 0]))));
    let next = next_promised(&Room::of(&welcome, 0.0), true).expect("as it should be");
    assert_eq!(next.and_then(|(_, own)| own), Some(Seat(1)), "the own seat there is known");
    welcome.next_terms = Some(told_terms(&terms(&game, "next", &before([0, 1]))));
    assert_eq!(next_promised(&Room::of(&welcome, 0.0), true), Err(Cheat::OtherTerms));
}

#[test]
fn dice_of_an_older_version_are_told_at_once() {
    // In the place of those that were promised.
    for tells_terms in [(false, true), (true, false)] {
        let server = Server { tells_terms, ..honest(Kind::MedhKuuLash) };
        is_caught_at_once(server.clone(), |cheat| *cheat == Cheat::Older);
        let room = Room::of(&server.welcome(&server.table()), 0.0);
        let next = next_promised(&room, true);
        assert_eq!(next.is_err_and(|cheat| cheat == Cheat::Older), tells_terms.0, "nothing is added to it");
        // Where nothing was promised, who sits there or is about to is told which dice they are.
        assert_eq!(is_older(&room), !tells_terms.0);
    }
    is_caught_at_once(Server { tells_rolls: false, ..honest(Kind::MedhKuuLash) }, |cheat| {
        *cheat == Cheat::Older
    });
    let draughts = Server { tells_terms: (false, false), ..honest(Kind::Warcaby) };
    assert!(!is_older(&Room::of(&draughts.welcome(&draughts.table()), 0.0)), "nothing is rolled there");
    let (browser, record) = honest(Kind::MedhKuuLash).game();
    let proof = record.dice.clone().expect("a proof");
    let older = proof.replace("fair 2", "fair").replace(" seats=maker,open", "");
    let (older, _) = older.split_once(" fresh=").expect("a proof");
    let forged = Record { dice: Some(older.to_owned()), ..record };
    assert!(browser.verdict(&forged).1.contains("older version"), "{forged}");
}

#[test]
fn a_chain_that_is_not_the_one_committed_to_is_told_at_once() {
    let is_first = |cheat: &Cheat| matches!(cheat, Cheat::OtherChain(_));
    for opens in [|_| None, |link: String| Some(link.replace('a', "b")), |_| Some("rubbish".to_owned())] {
        is_caught_at_once(Server { opens, ..honest(Kind::MedhKuuLash) }, is_first);
    }
}

#[test]
fn entropy_that_is_changed_or_dropped_is_told_whenever_the_server_answers() {
    let changed: fn(&str) -> Option<String> = |_| Some("ee".repeat(16));
    for answers in [Answers::Last, Answers::BeforeTheRoll, Answers::First, Answers::Never] {
        let server = Server { answers, ..honest(Kind::MedhKuuLash) };
        let is_other = |cheat: &Cheat| matches!(cheat, Cheat::OtherFresh(_));
        is_caught_at_once(Server { puts: changed, ..server.clone() }, is_other);
        let dropped = Server { puts: |_| None, ..server };
        if answers == Answers::Never {
            // Whether the action was done is known from the record alone.
            let (browser, record) = dropped.game();
            let (worth, said) = browser.verdict(&record);
            assert!(worth == Worth::Wrong && said.contains("did not go into roll"), "{said}");
        } else {
            is_caught_at_once(dropped, |cheat| matches!(cheat, Cheat::NoFresh(_)));
        }
    }
}

#[test]
fn entropy_of_bots_and_of_moved_people_is_told_at_once() {
    let bots = Server { bots: Some([5; 32]), ..honest(Kind::MedhKuuLash) };
    is_caught_at_once(bots, |cheat| *cheat == Cheat::BotEntropy);
    let other = "0202020202020202020202020202020202020202020202020202020202020202";
    is_caught_at_once(Server { entropy: other, ..honest(Kind::MedhKuuLash) }, |cheat| {
        *cheat == Cheat::OtherEntropy
    });
    is_caught_at_once(Server { seat: Seat(1), ..honest(Kind::MedhKuuLash) }, |cheat| {
        *cheat == Cheat::OtherSeat
    });
}

#[test]
fn refusals_and_silence_until_the_page_is_loaded_anew_are_counted() {
    for (refuses, is_silent) in [(2, 0), (0, 2), (1, 1)] {
        let (browser, record) = Server { refuses, is_silent, ..honest(Kind::MedhKuuLash) }.game();
        let (worth, said) = browser.verdict(&record);
        assert!(
            worth == Worth::Right && said.contains("refused 2 of your moves, or never answered"),
            "{said}"
        );
    }
}

#[test]
fn rolls_that_were_invented_get_no_tick_though_the_proof_is_honest() {
    let (browser, record) = honest(Kind::MedhKuuLash).game();
    // The record has other rolls than the dice gave, and the game goes on as it pleases the server.
    let mut forged = record.clone();
    let is_roll = |input: &&mut InputText| matches!(input, InputText::Chance(_));
    let roll = forged.turns.iter_mut().flat_map(|turn| &mut turn.inputs).find(is_roll).expect("a roll");
    let InputText::Chance(stated) = roll else { panic!("a roll") };
    "6/6".clone_into(stated);
    let (worth, said) = browser.verdict(&forged);
    assert_eq!(worth, Worth::Wrong, "{said}");
    // It told other rolls, and its record is that of an honest game.
    let report = recount(&record.to_string(), &browser.kept.to_string());
    let mut told = told_rolls(browser.play.table().inputs());
    "6/6".clone_into(&mut told[2]);
    let (worth, said) = judged(&report, &told);
    assert!(worth == Worth::Wrong && said == Cheat::OtherRoll(3).message(), "{said:?}");
    told.truncate(2);
    assert_eq!(judged(&report, &told).0, Worth::Wrong, "the record has more rolls than were told");
}

#[test]
fn a_proof_that_is_not_what_was_promised_is_told_beside_the_result() {
    let (browser, record) = honest(Kind::MedhKuuLash).game();
    let proof = record.dice.clone().expect("a proof");
    for (from, to, cheat) in [
        ("table=stol", "table=other", Cheat::OtherTable),
        (ADDED, &"02".repeat(32), Cheat::OtherEntropy),
        (&secret().to_string(), &"08".repeat(32), Cheat::OtherSecret),
        (&browser.kept.commitment.to_string(), &"00".repeat(32), Cheat::OtherCommitment),
        ("seats=maker,open", "seats=open,maker", Cheat::OtherTerms),
    ] {
        let dice = Some(proof.replacen(from, to, 1));
        assert_ne!(dice, record.dice);
        let (worth, said) = browser.verdict(&Record { dice, ..record.clone() });
        let expected = Speaker::new(Language::English).say(&cheat.message());
        assert_eq!((worth, said), (Worth::Wrong, expected));
    }
    let unreadable = Record { dice: Some("fair".to_owned()), ..record };
    assert_eq!(browser.verdict(&unreadable).0, Worth::Wrong);
}

/// The page promises six sentences, in both languages.
#[test]
fn the_page_explains_its_dice_in_six_sentences() {
    for language in [Language::Polish, Language::English] {
        let said = Speaker::new(language).text("study-dice-how");
        let ends = said.matches(". ").count() + usize::from(said.ends_with('.'));
        assert_eq!(ends, 6, "{said}");
        assert!(!said.contains(['!', '?', ';']), "{said}");
    }
}

//! What a page shows and says of the others at the table, without a browser.

use super::super::aloud::{Aloud, Noise};
use super::*;
use crate::play::stand_in::welcome;
use crate::route::Route;
use stolik_catalog::Kind;
use stolik_game::Viewer;
use stolik_protocol::{Heard, Notice, Score, Welcome, What};
use stolik_table::{LocalDice, Seating, Table, Takeback};
use stolik_text::{Language, Speaker};

/// The room of Ola, who sits with Ben and a bot.
fn room() -> Room {
    Room::of(&coming(), 0.0)
}

/// What Ola is told when she comes.
fn coming() -> Welcome {
    let game = Kind::Multiwarcaby.with_options([("seats", "3")]).expect("three seats");
    let seating = Seating::persons(["Ola", "Ben", ""]);
    let table = Table::new(game, seating, Takeback::Turn, LocalDice::from_seed(1));
    let mut welcome = welcome(&table, Viewer::Seat(Seat(0)));
    welcome.places[2].who = Person::Bot("easy".to_owned());
    welcome.absence = "vote".to_owned();
    welcome
}

fn speaker(language: Language) -> Speaker {
    let names = ["Ola", "Ben", "Bot"].map(str::to_owned);
    Speaker::new(language).with_seats(names)
}

/// The room hears something; what is said of it in Polish, and whether there is a sound.
fn hears(room: &mut Room, what: What) -> Option<(String, bool)> {
    let heard = Heard { n: room.n + 1, t: 0, what, end: false, clocks: Vec::new(), roll: None };
    room.hear(&heard, 0.0);
    Aloud::of(room, &heard).map(|aloud| (aloud.words(&speaker(Language::Polish)), aloud.is_sounded()))
}

fn notes(room: &mut Room, notice: Notice) -> Option<String> {
    let aloud = Aloud::of_notice(room, &notice);
    room.note(notice);
    aloud.map(|aloud| aloud.words(&speaker(Language::Polish)))
}

fn made(seat: u8, offer: &str) -> OfferMade {
    OfferMade { seat, offer: offer.to_owned(), agreed: Vec::new() }
}

fn offered(seat: u8, offer: &str) -> What {
    What::Offered(made(seat, offer))
}

fn answered(seat: u8, offer: &str, yes: bool) -> What {
    What::Answered { seat, offer: offer.to_owned(), yes }
}

fn said(by: Voice, text: &str) -> What {
    What::Said { by, text: text.to_owned(), guest: false }
}

fn loud(words: &str) -> (String, bool) {
    (words.to_owned(), true)
}

#[test]
fn what_another_proposes_is_shown_said_and_sounded_until_it_is_answered() {
    for (offer, words) in [
        ("draw", "Ben proponuje remis."),
        ("takeback", "Ben prosi o cofnięcie ostatniego ruchu."),
        ("abort", "Ben chce przerwać partię."),
        ("stand-in-2", "Ben proponuje, żeby grał bot. Nie ma przy stole: Bot."),
        ("abandoned-2", "Ben proponuje zakończyć partię. Nie ma przy stole: Bot."),
    ] {
        let mut room = room();
        assert_eq!(hears(&mut room, offered(1, offer)), Some(loud(words)));
        let made = made(1, offer);
        assert_eq!(room.cards(false), [Card::Asks(made.clone())]);
        assert_eq!(hears(&mut room, answered(0, offer, true)), None, "one knows what one has said");
        assert_eq!(room.cards(false), [Card::Waits(made)], "others must agree too");
        assert_eq!(hears(&mut room, answered(1, offer, false)), Some(loud("Ben wycofuje propozycję.")));
        assert!(matches!(&room.cards(false)[..], [Card::Declined(no)] if no.by == no.seat));
    }
}

#[test]
fn what_one_has_proposed_is_shown_as_sent_and_the_no_of_another_too() {
    let mut room = room();
    let sent = Some(("Propozycja remisu czeka na odpowiedź.".to_owned(), false));
    assert_eq!(hears(&mut room, offered(0, "draw")), sent);
    assert!(matches!(&room.cards(false)[..], [Card::Waits(made)] if made.seat == 0));
    assert_eq!(
        hears(&mut room, answered(1, "draw", false)),
        Some(loud("Ben się nie zgadza. Gra toczy się dalej."))
    );
    let cards = room.cards(false);
    assert!(matches!(&cards[..], [Card::Declined(no)] if (no.by, no.seat) == (0, 1)));
    room.close(&cards[0]);
    assert_eq!(room.cards(false), []);
    // Taken back by oneself, there is nothing more to say.
    hears(&mut room, offered(0, "draw"));
    assert_eq!(hears(&mut room, answered(0, "draw", false)), None);
    assert_eq!(room.cards(false), []);
}

#[test]
fn who_loads_the_page_anew_is_not_asked_what_they_have_answered() {
    let cards = |offer: OfferMade| Room::of(&Welcome { offers: vec![offer], ..coming() }, 0.0).cards(false);
    let own = made(0, "draw");
    assert_eq!(cards(own.clone()), [Card::Waits(own)], "one has proposed it");
    let agreed = OfferMade { agreed: vec![0, 2], ..made(1, "draw") };
    assert_eq!(cards(agreed.clone()), [Card::Waits(agreed)], "one has agreed to it");
    let open = OfferMade { agreed: vec![2], ..made(1, "draw") };
    assert_eq!(cards(open.clone()), [Card::Asks(open)]);
}

#[test]
fn who_leaves_is_told_with_the_vote_and_who_comes_back_too() {
    let mut room = room();
    assert_eq!(hears(&mut room, What::Left { seat: 1 }), Some(loud("Nie ma przy stole: Ben.")));
    let gone = |has_bot| Card::Gone { seat: 1, has_bot, may_vote: true };
    assert_eq!(room.cards(false), [gone(false)]);
    room.close(&gone(false));
    assert_eq!(room.cards(false), [], "closed, it is not told again");
    assert_eq!(room.gone().collect::<Vec<_>>(), [(1, false)], "and still known");
    hears(&mut room, offered(0, "stand-in-1"));
    let stood_in = What::StoodIn { seat: 1, bot: "easy".to_owned() };
    assert_eq!(hears(&mut room, stood_in), Some(loud("Nie ma przy stole: Ben. Gra bot.")));
    assert_eq!(room.cards(false), [gone(true)], "that is news");
    assert_eq!(hears(&mut room, What::CameBack { seat: 1 }), Some(loud("Ben znowu przy stole.")));
    assert_eq!(room.cards(false), [Card::Back(1)]);
    // Where all wait there is nothing to vote on.
    room.waits = true;
    let mut places = room.places.clone();
    places[1].here = false;
    notes(&mut room, Notice::Places(places));
    assert!(room.cards(false).contains(&Card::Gone { seat: 1, has_bot: false, may_vote: false }));
}

#[test]
fn where_days_are_counted_nobody_is_told_that_somebody_is_not_there_just_now() {
    let mut welcome = Welcome { time: "days:3".to_owned(), ..coming() };
    welcome.places[1].here = false;
    let mut room = Room::of(&welcome, 0.0);
    assert_eq!(room.cards(false), [], "whenever the page is loaded");
    assert_eq!(room.gone().collect::<Vec<_>>(), [(1, false)], "the plate tells it");
    let mut places = room.places.clone();
    places[1].here = true;
    notes(&mut room, Notice::Places(places));
    assert_eq!(hears(&mut room, What::Left { seat: 1 }), None);
    assert_eq!(room.cards(false), []);
    // What becomes of it can be decided all the same, and that a bot plays is news.
    assert_eq!(room.known_gone, [1]);
    assert!(hears(&mut room, What::StoodIn { seat: 1, bot: "easy".to_owned() }).is_some());
    assert_eq!(room.cards(false), [Card::Gone { seat: 1, has_bot: true, may_vote: true }]);
}

#[test]
fn all_that_was_missed_makes_one_sound() {
    let mut room = room();
    let mut missed = Vec::new();
    let mut aloud = Vec::new();
    for what in [said(Voice::Seat(1), "Hej"), said(Voice::Seat(1), "Jesteś?"), offered(1, "draw")] {
        let heard = Heard { n: room.n + 1, t: 0, what, end: false, clocks: Vec::new(), roll: None };
        room.hear(&heard, 0.0);
        aloud.extend(Aloud::of(&room, &heard));
        missed.push(heard);
    }
    assert_eq!((aloud.len(), Noise::of(&missed, &aloud)), (3, Noise::Word));
    assert_eq!(Noise::of(&missed, &[]), Noise::None, "what one has said oneself");
    let ended = What::Ended { how: "agreed".to_owned(), side: None };
    missed.push(Heard { n: room.n + 1, t: 0, what: ended, end: false, clocks: Vec::new(), roll: None });
    assert_eq!(Noise::of(&missed, &aloud), Noise::End);
}

#[test]
fn what_is_said_is_counted_until_it_is_seen() {
    let mut room = room();
    assert_eq!(room.unread(), 0);
    assert_eq!(hears(&mut room, said(Voice::Seat(1), "Hej")), Some(loud("Ben: Hej")));
    let ewa = Voice::Watcher("Ewa".to_owned());
    assert_eq!(hears(&mut room, said(ewa.clone(), "Cześć")), Some(loud("Ewa: Cześć")));
    assert_eq!(room.cards(false), [Card::Said(ewa.clone(), "Cześć".to_owned())], "the last");
    assert_eq!(room.unread(), 2);
    assert_eq!(hears(&mut room, said(Voice::Seat(0), "Dzień dobry")), None, "one's own");
    room.muted.push(ewa.clone());
    assert_eq!(hears(&mut room, said(ewa, "Halo?")), None);
    assert_eq!(room.unread(), 1, "Ben's; Ewa is not heard");
    room.read_all();
    assert_eq!((room.unread(), room.cards(false)), (0, Vec::new()));
}

#[test]
fn a_rematch_is_asked_waited_for_taken_back_and_declined() {
    let mut room = room();
    assert_eq!(room.cards(true), []);
    assert_eq!(notes(&mut room, Notice::Again(vec![1])).as_deref(), Some("Ben chce rewanżu."));
    assert_eq!(room.cards(true), [Card::AgainAsks(vec![1])]);
    assert_eq!(notes(&mut room, Notice::Again(vec![])), None);
    // At once, before the server says anything; bots are not waited for.
    room.want_again(true);
    assert_eq!(room.cards(true), [Card::AgainWaits(vec![1])]);
    assert_eq!(notes(&mut room, Notice::Again(vec![0])), None, "one knows");
    room.want_again(false);
    assert_eq!(notes(&mut room, Notice::Again(vec![])), None);
    assert_eq!(room.cards(true), []);
    room.want_again(true);
    notes(&mut room, Notice::Again(vec![]));
    assert_eq!(room.cards(true), [Card::AgainWaits(vec![1])], "that was on its way before");
    notes(&mut room, Notice::Again(vec![0]));
    notes(&mut room, Notice::Again(vec![]));
    assert_eq!(room.cards(true), [Card::NoAgain]);
    room.note(Notice::Score(Score { games: 2, points: vec![1, 1, 0] }));
    assert_eq!(room.cards(true)[0], Card::Score { games: 2, points: vec![1, 1, 0] });
    let words = |seats: &[u8]| Aloud::Again(seats.to_vec()).words(&speaker(Language::Polish));
    assert_eq!(words(&[0, 1]), "Ola i Ben chcą rewanżu.");
}

#[test]
fn who_watches_hears_the_talk_and_is_asked_nothing() {
    let mut room = room();
    room.you = None;
    hears(&mut room, offered(1, "draw"));
    hears(&mut room, What::Left { seat: 0 });
    notes(&mut room, Notice::Again(vec![1]));
    assert_eq!((room.cards(false), room.cards(true)), (Vec::new(), Vec::new()));
    hears(&mut room, said(Voice::Seat(1), "Hej"));
    assert_eq!(room.cards(false), [Card::Said(Voice::Seat(1), "Hej".to_owned())]);
}

#[test]
fn who_comes_by_the_link_of_a_seat_that_another_holds_is_told_so() {
    let link = |table: &str, secret: Option<&str>| Route::Table {
        table: table.to_owned(),
        secret: secret.map(str::to_owned),
    };
    let mut room = room();
    assert!(!room.is_seat_taken(&link("t", Some("s"))), "the seat is one's own");
    room.you = None;
    assert!(room.is_seat_taken(&link("t", Some("s"))));
    assert!(!room.is_seat_taken(&link("t", None)), "who comes to watch watches");
    assert!(!room.is_seat_taken(&link("other", Some("s"))) && !room.is_seat_taken(&Route::Shelf));
    room.places[1].who = Person::Nobody;
    assert!(!room.is_seat_taken(&link("t", Some("s"))), "there is a seat to take");
}

//! Persons at pages of their own, at one table that a server keeps. Touches become wishes, the table grants or refuses them,
//! and every page hears what its viewer may know of what came of it.

use super::hand::{Hand, RARELY, Waits, as_the_rules_show};
use super::*;
use crate::hint::Hint;
use crate::play::{Play, stand_in};
use crate::told;
use stolik_game::{Actor, Entropy, Pinned, Seat};
use stolik_protocol::{Problem, Wish};
use stolik_table::TableRefusal;
use stolik_table::fair::Fresh;

/// At so many visits a page is loaded anew: not always the same one.
const RELOADED_AT: usize = 23;

/// A page and who sits at it.
struct Page {
    play: Play,
    hand: Hand,
    viewer: Viewer,
}

impl Page {
    /// A page that is loaded now. What the second person chooses waits for a word; where a partner has a say,
    /// everybody's does.
    fn loaded(table: &Table, viewer: Viewer, seed: u64) -> Page {
        let mut play = Play::at_server(&stand_in::welcome(table, viewer)).expect("a game");
        let waits = viewer == Viewer::Seat(Seat(1));
        play.set_waits(waits);
        let has_partner = table.game().sides() < table.game().seats();
        let waits = match (has_partner, waits) {
            (true, _) => Waits::Everything,
            (false, true) => Waits::Turns,
            (false, false) => Waits::Nothing,
        };
        Page { play, hand: Hand::new(seed, waits), viewer }
    }

    fn seat(&self) -> Option<Seat> {
        if let Viewer::Seat(seat) = self.viewer { Some(seat) } else { None }
    }

    /// Hears what has happened since the last event it knows, and says how many events that were.
    fn catch_up(&mut self, table: &Table) -> usize {
        let missed = stand_in::heard(table, self.viewer, self.play.table().now().0);
        for event in &missed {
            self.play.hear(event).expect("it can be understood");
        }
        missed.len()
    }

    /// What it wished is done; what came of it was told before.
    fn is_answered(&mut self, table: &Table) {
        self.catch_up(table);
        self.play.is_answered();
        assert_eq!(self.play.why(), None);
        self.agrees(table);
    }

    /// What it wished is refused; what had happened before was told before.
    fn is_refused(&mut self, table: &Table, refusal: &TableRefusal) {
        self.catch_up(table);
        let code = refusal.code().to_owned();
        self.play.is_refused(&Problem { message: code.clone(), code, article: None, at: None });
        assert!(self.play.why().is_some());
        self.agrees(table);
    }

    /// Takes something back, or touches until something is chosen, if that is asked. Says what action was chosen.
    fn go_on(&mut self) -> Option<String> {
        if self.play.may_undo() && self.hand.happens(RARELY) {
            self.play.undo();
            self.hand.takes_step_back();
            return None;
        }
        let seat = self.play.seat()?;
        self.hand.decides(self.play.table().seen_by(self.viewer), seat);
        self.hand.walk(&mut self.play)
    }

    /// What the page shows is what the table lets its viewer know, with what is composed.
    fn agrees(&mut self, table: &Table) {
        stand_in::agrees(&self.play, table, self.viewer);
        let seen = table.position().seen_by(self.viewer);
        if let Some(seat) = self.play.seat() {
            self.hand.decides(seen.clone(), seat);
        }
        let scene = self.hand.draft_scene().unwrap_or_else(|| seen.scene());
        assert!(as_the_rules_show(self.play.scene()) == as_the_rules_show(&scene), "another scene");
        if self.seat().is_some_and(|seat| table.may_take_back(seat)) || self.hand.steps() > 0 {
            assert!(self.play.may_undo(), "what may be taken back is offered");
        }
    }
}

/// A table and everybody who plays or watches there.
struct Company {
    table: Table,
    pages: Vec<Page>,
    chance: Pinned,
    /// How often somebody has come to their page.
    visits: usize,
    /// How often a page had missed several events.
    lagged: usize,
    seed: u64,
}

impl Drop for Company {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("seed {}, so far:\n{}", self.seed, self.table.record());
        }
    }
}

impl Company {
    fn new(choice: &Choice, seed: u64) -> Company {
        let table = choice.table(choice.persons(), Takeback::Turn, seed);
        let seeds = (seed + 1..).zip(stand_in::viewers(&table));
        let pages = seeds.map(|(seed, viewer)| Page::loaded(&table, viewer, seed)).collect();
        Company { table, pages, chance: Pinned::from_seed(seed), visits: 0, lagged: 0, seed }
    }

    fn play_to_the_end(&mut self) {
        while self.table.outcome().is_none() {
            assert!(self.visits < LONGEST, "a game without end");
            let number = self.chance.index(self.pages.len());
            self.come_to(number);
        }
        self.is_over();
    }

    /// Somebody looks at their page again, which has missed what happened since, and goes on if asked. Now and then they load
    /// it anew.
    fn come_to(&mut self, number: usize) {
        let page = &mut self.pages[number];
        self.visits += 1;
        if self.visits.is_multiple_of(RELOADED_AT) {
            *page = Page::loaded(&self.table, page.viewer, self.chance.next_u64());
        }
        // Where several may act, somebody may not have heard yet that another has.
        let is_shared = matches!(self.table.actor(), Actor::Each(_) | Actor::Any(_));
        if !is_shared || self.chance.index(2) == 0 {
            self.lagged += usize::from(page.catch_up(&self.table) > 1);
            page.agrees(&self.table);
        }
        if let Some(seat) = page.seat() {
            let chosen = page.go_on();
            self.grant_wishes(number, seat, chosen);
        }
    }

    /// The table is told what a page wishes: that which was chosen, and what partners are to be shown of it.
    fn grant_wishes(&mut self, number: usize, seat: Seat, chosen: Option<String>) {
        let mut acts = chosen.into_iter();
        for wish in self.pages[number].play.take_wishes() {
            match wish {
                Wish::Act(texts) => {
                    assert_eq!(texts.as_slice(), acts.next().as_slice(), "what was chosen is wished");
                    self.act(number, seat, &texts);
                }
                Wish::TakeBack {} => self.take_back(number, seat),
                Wish::Draft(actions) => self.show_partners(number, seat, &actions),
                other => panic!("not wished by touches: {other:?}"),
            }
        }
        assert_eq!(acts.next(), None, "what was chosen is wished");
    }

    fn act(&mut self, number: usize, seat: Seat, texts: &[String]) {
        let page = &mut self.pages[number];
        assert!(page.play.is_sending() && page.play.seat().is_none() && page.play.next().is_empty());
        let (inputs, now) = (self.table.inputs().len(), self.table.now());
        match self.table.act_all(seat, texts, Some(page.play.table().now()), &Fresh::NONE) {
            Ok(_) => {
                page.hand.has_played(inputs);
                page.is_answered(&self.table);
                let told = news(&self.table, now, page.viewer);
                assert!(page.play.live().eq(told.iter()), "the live line tells otherwise");
            }
            Err(refusal) => {
                assert!(page.play.table().now() < now, "{texts:?}: {refusal:?}");
                page.is_refused(&self.table, &refusal);
            }
        }
    }

    fn take_back(&mut self, number: usize, seat: Seat) {
        let page = &mut self.pages[number];
        match self.table.take_back(seat) {
            Ok(_) => {
                page.hand.has_taken_back(self.table.inputs().len());
                page.is_answered(&self.table);
            }
            // What was revealed only the table knows.
            Err(refusal) => page.is_refused(&self.table, &refusal),
        }
    }

    /// What partners are shown could be played. Who does not know how it stands shows nothing.
    fn show_partners(&self, number: usize, seat: Seat, actions: &[String]) {
        if let Err(refusal) = self.table.rehearse(seat, actions) {
            let known = self.pages[number].play.table().now();
            assert!(known < self.table.now(), "{actions:?}: {refusal:?}");
            return;
        }
        let game = self.table.game();
        let is_partner = |other: Seat| other != seat && game.side_of(other) == game.side_of(seat);
        for page in self.pages.iter().filter(|page| page.seat().is_some_and(is_partner)) {
            let shown = Hint::of_partner(&page.play, seat, actions);
            assert_eq!(shown.is_some_and(|hint| !hint.fields.is_empty()), !actions.is_empty());
        }
    }

    /// All pages list the game that the record tells their viewer, and its end.
    fn is_over(&mut self) {
        let record = self.table.record().to_string().parse().expect("a record");
        let replayed = Table::resume(&record, Takeback::Game, LocalDice::from_seed(0)).expect("a game");
        assert_eq!(replayed.outcome(), self.table.outcome());
        for page in &mut self.pages {
            page.catch_up(&self.table);
            page.agrees(&self.table);
            assert_eq!(page.play.turns(), told::turns(&replayed, page.viewer));
            assert_eq!(page.play.table().outcome(), replayed.outcome());
            assert!(page.play.next().is_empty());
        }
        assert!(self.visits > RELOADED_AT && self.lagged > 0, "too short to be a test");
    }
}

#[test]
fn warcaby_is_played_to_its_end_by_touches_over_the_network() {
    Company::new(&WARCABY, 1).play_to_the_end();
}

#[test]
fn multiwarcaby_is_played_to_its_end_by_touches_over_the_network() {
    Company::new(&MULTIWARCABY, 1).play_to_the_end();
}

#[test]
fn multiwarcaby_is_played_to_its_end_by_touches_over_the_network_in_teams() {
    Company::new(&TEAMS, 1).play_to_the_end();
}

#[test]
fn battle_royale_is_played_to_its_end_by_touches_over_the_network() {
    Company::new(&BATTLE_ROYALE, 1).play_to_the_end();
}

#[test]
fn medh_kuu_lash_is_played_to_its_end_by_touches_over_the_network() {
    Company::new(&MEDH_KUU_LASH, 2).play_to_the_end();
}

#[test]
fn szachowa_bitwa_is_played_to_its_end_by_touches_over_the_network() {
    Company::new(&SZACHOWA_BITWA, 1).play_to_the_end();
    Company::new(&WITHOUT_CARDS, 1).play_to_the_end();
    Company::new(&CARDS, 1).play_to_the_end();
}

#[test]
fn wojna_is_played_to_its_end_by_touches_over_the_network() {
    Company::new(&WOJNA, 1).play_to_the_end();
    Company::new(&CROWDED, 1).play_to_the_end();
}

#[test]
fn every_other_game_is_played_to_its_end_by_touches_over_the_network() {
    other_games().for_each(|choice| Company::new(&choice, 1).play_to_the_end());
}

//! Persons at one screen, and a person against bots whose answers are given by chance. Whatever the page does, a table of its
//! own does too, input for input, and says what the page should show.

use super::hand::{Hand, RARELY, Waits, as_the_rules_show};
use super::*;
use crate::play::{BotTurn, Play};
use crate::told;
use stolik_catalog::AnySeen;
use stolik_game::record::InputText;
use stolik_game::{Actor, Scene, Seat};
use stolik_table::Holder;

/// A page and the table that goes along with it.
struct Sitting {
    play: Play,
    table: Table,
    hand: Hand,
    /// The last event before the last action; none if it was taken back.
    told_since: Option<EventNumber>,
    /// How often a veil hung.
    veils: usize,
    seed: u64,
}

impl Drop for Sitting {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("seed {}, so far:\n{}", self.seed, self.table.record());
        }
    }
}

impl Sitting {
    fn new(choice: &Choice, seating: Seating, waits: bool, seed: u64) -> Sitting {
        let table = choice.table(seating.clone(), Takeback::Game, seed);
        let play = Play::new(choice.game(), seating, seed);
        let mut play = match choice.position {
            Some(_) => play.begun_from(table.start().clone()),
            None => play,
        };
        play.set_waits(waits);
        let hand = Hand::new(seed, if waits { Waits::Turns } else { Waits::Nothing });
        Sitting { play, table, hand, told_since: None, veils: 0, seed }
    }

    /// Persons on all seats.
    fn of_persons(choice: &Choice, waits: bool, seed: u64) -> Sitting {
        Sitting::new(choice, choice.persons(), waits, seed)
    }

    /// A person on the first seat, bots on the others.
    fn against_bots(choice: &Choice, seed: u64) -> Sitting {
        let holder = |seat| match seat {
            0 => Holder::Person("Hania".to_owned()),
            _ => Holder::Bot("easy".to_owned()),
        };
        Sitting::new(choice, Seating::new((0..choice.game().seats()).map(holder)), false, seed)
    }

    fn play_to_the_end(&mut self) {
        self.agrees();
        for _ in 0..LONGEST {
            if self.table.outcome().is_some() {
                return self.is_over();
            }
            self.go_on();
            self.agrees();
        }
        panic!("a game without end");
    }

    /// A bot acts, the veil is lifted, something is taken back, or a person touches until something is chosen.
    fn go_on(&mut self) {
        if let Some(turn) = self.play.bot_to_act() {
            self.bot_acts(&turn);
        } else if self.play.is_veiled() {
            self.lift_the_veil();
        } else if self.play.may_undo() && self.hand.happens(RARELY) {
            self.undo();
        } else {
            let seat = self.asked().expect("somebody is asked");
            self.hand.decides(self.seen_by(Viewer::Seat(seat)), seat);
            if let Some(text) = self.hand.walk(&mut self.play) {
                self.hand.has_played(self.table.inputs().len());
                self.acts(seat, &text);
            }
        }
    }

    fn acts(&mut self, seat: Seat, text: &str) {
        self.told_since = Some(self.table.now());
        self.table.act(seat, text, None).expect("what the page has played is legal");
    }

    /// A bot is told all it needs, and answers.
    fn bot_acts(&mut self, turn: &BotTurn) {
        let moment = self.play.moment(turn.seat);
        assert_eq!((moment.played, moment.seat), (self.table.inputs().len(), turn.seat));
        assert_eq!(moment.record, self.table.record().to_string());
        let text = self.hand.answer(&self.seen_by(Viewer::Seat(turn.seat)), turn.seat).expect("an action");
        assert!(self.play.bot_acts(turn.seat, &text), "{text}: {:?}", self.play.why());
        self.acts(turn.seat, &text);
    }

    /// Who is asked looks; or the screen goes back to who has just acted.
    fn lift_the_veil(&mut self) {
        self.veils += 1;
        match self.play.may_return_to() {
            Some(seat) if self.hand.happens(4) => {
                self.play.give_back();
                self.take_back(seat, 1);
            }
            _ => self.play.uncover(),
        }
    }

    fn undo(&mut self) {
        let back = self.may_take_back();
        self.play.undo();
        if !self.hand.takes_step_back() {
            let (seat, inputs) = back.expect("something can be taken back");
            self.take_back(seat, inputs);
        }
    }

    fn take_back(&mut self, seat: Seat, inputs: usize) {
        for _ in 0..inputs {
            self.table.take_back(seat).expect("what the page takes back, the table does");
        }
        self.hand.has_taken_back(self.table.inputs().len());
        self.told_since = None;
    }

    /// Who may take back, and how many inputs: the last action of a person and what bots have done since, unless something
    /// of it was revealed or is another's secret. Where there are secrets, everybody takes back their own.
    fn may_take_back(&self) -> Option<(Seat, usize)> {
        let has_secrets = self.table.game().keeps_secrets();
        let undoer = if has_secrets { self.play.looking()? } else { Seat(0) };
        let persons = self.table.seating().with_persons();
        let steps = self.table.steps();
        let by = |input: &InputText| if let InputText::Act { seat, .. } = input { Some(*seat) } else { None };
        let last =
            steps.iter().rposition(|step| by(&step.input).is_some_and(|seat| persons.contains(seat)))?;
        let is_own = by(&steps[last].input) == Some(undoer);
        let mut since = steps[last..].iter();
        let may = since.all(|step| {
            let is_known = by(&step.input) == Some(undoer) || step.veiled.is_none();
            by(&step.input).is_some() && is_known && !step.effect.revealed
        });
        (may && (is_own || !has_secrets)).then_some((undoer, steps.len() - last))
    }

    /// The person who is asked. Where all decide in secret, bots do so first; where one acts for a side, after a person.
    fn asked(&self) -> Option<Seat> {
        let (persons, actor) = (self.table.seating().with_persons(), self.table.actor());
        let is_for_bots = !self.table.bots_to_act().is_empty();
        actor.seats().iter().find(|&seat| persons.contains(seat) && !is_for_bots)
    }

    fn seen_by(&self, viewer: Viewer) -> AnySeen {
        self.table.position().seen_by(viewer)
    }

    /// What the page shows is what its table gives who looks.
    fn agrees(&self) {
        let (play, table) = (&self.play, &self.table);
        assert!(play.table().inputs().eq(table.inputs()), "{:?} was played", play.table().inputs().last());
        assert_eq!((play.table().actor(), play.table().outcome()), (table.actor(), table.outcome()));
        assert_eq!((play.why(), play.touched()), (None, &[][..]));
        assert_eq!(play.seat(), self.asked());
        let viewer = play.looking().map_or(Viewer::Spectator, Viewer::Seat);
        assert_eq!(play.turns(), told::turns(table, viewer));
        assert!(as_the_rules_show(play.scene()) == as_the_rules_show(&self.scene()), "another scene");
        if let Some(since) = self.told_since {
            assert!(play.live().eq(news(table, since, viewer).iter()), "the live line tells otherwise");
        }
        let may_undo = self.hand.steps() > 0 || self.may_take_back().is_some();
        assert_eq!(play.may_undo(), may_undo && !play.is_veiled());
    }

    /// What who looks may see; what everybody may, while nobody does.
    fn scene(&self) -> Scene {
        let (play, draft) = (&self.play, self.hand.draft_scene());
        match (draft, play.looking()) {
            (Some(draft), Some(_)) => draft,
            (_, Some(seat)) => self.seen_by(Viewer::Seat(seat)).scene(),
            (_, None) if self.table.actor() == Actor::Over => self.seen_by(Viewer::Everybody).scene(),
            (_, None) => self.seen_by(Viewer::Spectator).scene(),
        }
    }

    /// Nothing can be touched any more, and the record tells the same game.
    fn is_over(&self) {
        let (play, table) = (&self.play, &self.table);
        assert!(play.next().is_empty() && !play.is_veiled() && play.seat().is_none());
        let is_secret = table.game().keeps_secrets() && play.only_person().is_none();
        assert_eq!(self.veils > 0, is_secret, "a veil hangs where there is something to hide");
        let record = play.table().here().expect("a table here").record();
        assert_eq!(record, table.record());
        let back = Play::resumed(&record.to_string().parse().expect("a record"), 0).expect("a game");
        assert_eq!((back.turns(), back.table().outcome()), (play.turns(), table.outcome()));
    }
}

/// Once as it is chosen, and once where what is chosen on the board waits for a word.
fn persons_play(choice: &Choice, seeds: [u64; 2]) {
    for (waits, seed) in [false, true].into_iter().zip(seeds) {
        Sitting::of_persons(choice, waits, seed).play_to_the_end();
    }
}

#[test]
fn warcaby_is_played_to_its_end_by_touches_at_one_screen() {
    persons_play(&WARCABY, [1, 2]);
    persons_play(&LARGER_WARCABY, [1, 2]);
}

#[test]
fn multiwarcaby_is_played_to_its_end_by_touches_at_one_screen() {
    persons_play(&MULTIWARCABY, [1, 2]);
    persons_play(&THREE, [1, 2]);
    persons_play(&TEAMS, [1, 2]);
}

#[test]
fn battle_royale_is_played_to_its_end_by_touches_at_one_screen() {
    persons_play(&BATTLE_ROYALE, [1, 2]);
    persons_play(&TO_THE_LAST_FIELD, [1, 2]);
}

#[test]
fn medh_kuu_lash_is_played_to_its_end_by_touches_at_one_screen() {
    persons_play(&MEDH_KUU_LASH, [1, 1002]);
    persons_play(&OWNERS_PUSH, [3, 1003]);
}

#[test]
fn szachowa_bitwa_is_played_to_its_end_by_touches_at_one_screen() {
    persons_play(&SZACHOWA_BITWA, [1, 2]);
    persons_play(&WITHOUT_CARDS, [1, 2]);
    persons_play(&CARDS, [1, 2]);
}

#[test]
fn wojna_is_played_to_its_end_by_touches_at_one_screen() {
    persons_play(&WOJNA, [1, 2]);
    persons_play(&CROWDED, [1, 2]);
}

#[test]
fn every_other_game_is_played_to_its_end_by_touches_at_one_screen() {
    other_games().for_each(|choice| persons_play(&choice, [1, 2]));
}

#[test]
fn warcaby_is_played_to_its_end_by_touches_against_a_bot() {
    Sitting::against_bots(&WARCABY, 1).play_to_the_end();
}

#[test]
fn multiwarcaby_is_played_to_its_end_by_touches_against_a_bot() {
    Sitting::against_bots(&MULTIWARCABY, 1).play_to_the_end();
}

#[test]
fn multiwarcaby_is_played_to_its_end_by_touches_with_bots_in_teams() {
    Sitting::against_bots(&TEAMS, 1).play_to_the_end();
}

#[test]
fn battle_royale_is_played_to_its_end_by_touches_against_three_bots() {
    Sitting::against_bots(&BATTLE_ROYALE, 1).play_to_the_end();
}

#[test]
fn medh_kuu_lash_is_played_to_its_end_by_touches_against_a_bot() {
    Sitting::against_bots(&MEDH_KUU_LASH, 3).play_to_the_end();
}

#[test]
fn szachowa_bitwa_is_played_to_its_end_by_touches_against_a_bot() {
    Sitting::against_bots(&SZACHOWA_BITWA, 1).play_to_the_end();
}

#[test]
fn wojna_is_played_to_its_end_by_touches_against_a_bot() {
    Sitting::against_bots(&OPEN_FIELD, 4).play_to_the_end();
}

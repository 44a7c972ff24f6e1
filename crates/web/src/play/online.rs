//! A game at a table that a server keeps: what is wished of it, and what it tells.

use super::{Play, Remote, Source, Strange};
use crate::told::Told;
use crate::why::Why;
use stolik_game::{Actor, Message, Seat, Viewer};
use stolik_protocol::{Data, Heard, Place, Problem, Welcome, What, Wish};
use stolik_table::{Decision, Holder, TableRefusal};

/// Something that was wished of a server and is not answered yet, with the decision it came of.
#[derive(Clone, Debug)]
pub(super) struct Sent(pub(super) Option<Decision>);

impl Play {
    /// A game at a table that a server keeps.
    pub fn at_server(welcome: &Welcome) -> Result<Play, Strange> {
        Ok(Play::at(Source::There(Box::new(Remote::of(welcome)?))))
    }

    /// Whether a server keeps the table.
    pub fn is_online(&self) -> bool {
        self.table.there().is_some()
    }

    /// Whether one watches a table that a server keeps.
    pub fn is_watching(&self) -> bool {
        self.table.there().is_some_and(|remote| remote.you().is_none())
    }

    /// Whether something was wished of the server and is not answered yet.
    pub fn is_sending(&self) -> bool {
        self.sent.is_some()
    }

    /// Whether something is to be sent.
    pub fn has_wishes(&self) -> bool {
        !self.wishes.is_empty()
    }

    /// What is to be sent.
    pub fn take_wishes(&mut self) -> Vec<Wish> {
        std::mem::take(&mut self.wishes)
    }

    /// Wishes something that does not depend on how the game stands.
    pub fn wish(&mut self, wish: Wish) {
        self.wishes.push(wish);
    }

    /// Wishes something that changes the game: until it is answered nothing more can be touched.
    pub(super) fn send(&mut self, wish: Wish) {
        self.wishes.push(wish);
        self.sent = Some(Sent(self.decision.take()));
        self.touched.clear();
        self.look_ahead();
    }

    /// An action that is typed in words. What the rules here know to be wrong is not sent.
    pub(super) fn send_typed(&mut self, seat: Seat, text: &str) {
        let Some(remote) = self.table.there() else { return };
        let refusal = if remote.actor().awaits(seat) {
            remote.seen().check(seat, text).err().map(TableRefusal::Input)
        } else {
            Some(TableRefusal::NotToAct(seat))
        };
        match refusal {
            Some(refusal) => self.why = Some(Why::of_table(&refusal)),
            None => self.send_action(text),
        }
    }

    /// What was wished is done; what came of it was told before.
    pub fn is_answered(&mut self) {
        if self.sent.take().is_some() {
            self.fall_back();
            self.decide_anew();
            self.show(&[]);
        }
    }

    /// What was wished is refused: it can be tried again from how the game stands now, and the person is told why.
    pub fn is_refused(&mut self, problem: &Problem) {
        if let Some(Sent(decision)) = self.sent.take() {
            self.fall_back();
            self.decide_anew();
            self.go_on_composing(decision);
            self.show(&[]);
        }
        let message = Message::new("net-said").with("text", problem.message.as_str());
        self.why = Some(Why { message, article: problem.article.clone(), spot: None });
    }

    /// Whether another person of the own side sits at the table.
    pub(super) fn has_partner(&self) -> bool {
        let Some(remote) = self.table.there() else { return false };
        let (game, Some(you)) = (remote.game(), remote.you()) else { return false };
        let is_partner = |seat: Seat| seat != you && game.side_of(seat) == game.side_of(you);
        let is_person = |seat: Seat| matches!(remote.seating().holder(seat), Holder::Person(_));
        (0..game.seats()).map(Seat).any(|seat| is_partner(seat) && is_person(seat))
    }

    /// Shows a partner what one has in mind, if that has changed. What is sent is shown by being played.
    pub(super) fn show_partner(&mut self, in_mind: Vec<String>) {
        if self.sent.is_none() && self.shown != in_mind && self.has_partner() {
            self.shown.clone_from(&in_mind);
            self.wishes.push(Wish::Draft(in_mind));
        }
    }

    /// Whether others sit there than is known here.
    pub fn seats_others(&self, places: &[Place]) -> bool {
        self.table.there().is_some_and(|remote| remote.seats_others(places))
    }

    /// Others sit there now.
    pub fn seat_people(&mut self, places: &[Place]) {
        if let Some(remote) = self.table.there_mut() {
            remote.seat_people(places);
        }
    }

    /// Hears what has happened at the table.
    pub fn hear(&mut self, heard: &Heard) -> Result<(), Strange> {
        let is_shown = match &heard.what {
            What::Played(Data(observation)) => self.is_shown(observation),
            What::TookBack { .. } | What::Ended { .. } => {
                self.fall_back();
                false
            }
            _ => false,
        };
        let Some(remote) = self.table.there_mut() else { return Ok(()) };
        remote.go_on(heard.n);
        if matches!(heard.what, What::Played(_) | What::TookBack { .. } | What::Ended { .. }) {
            // With it, all that was shown is past.
            self.shown.clear();
        }
        match &heard.what {
            What::Played(Data(observation)) => {
                let (before, inputs) = (remote.actor(), remote.steps().len());
                let (news, you) = (remote.learn(observation, heard.end)?, remote.you());
                match news.by {
                    Some(_) => self.told = Told::to_all(news.message),
                    None => self.told.add(news.message),
                }
                if news.by.is_some() && news.by == you {
                    if let Some(Sent(Some(decision))) = self.sent.take()
                        && decision.is_composed()
                    {
                        self.committed.push((inputs, decision));
                    }
                    self.decision = None;
                    self.touched.clear();
                }
                self.follow_others(before);
                self.show(if is_shown { &[] } else { &news.motions });
            }
            What::TookBack { seat, standing } => {
                let standing = *standing as usize;
                let is_own = remote.has_acted_since(standing);
                remote.take_back_to(standing)?;
                self.told = Told::to_all(Message::new("table-taken-back").with("seat", Seat(*seat)));
                let sent = self.sent.take().and_then(|Sent(decision)| decision);
                // What others take back changes nothing for who decides at the same time.
                let composed = self.decision.take().or(sent).filter(|_| !is_own);
                self.touched.clear();
                self.decide_anew();
                self.committed.retain(|(inputs, _)| *inputs <= standing);
                let reopened = self.committed.pop_if(|(inputs, _)| *inputs == standing);
                self.go_on_composing(reopened.map(|(_, decision)| decision).or(composed));
                self.show(&[]);
            }
            ended @ What::Ended { .. } => {
                remote.end(ended);
                self.told = Told::default();
                self.sent = None;
                self.let_go();
                self.decide_anew();
                self.show(&[]);
            }
            _ => {}
        }
        Ok(())
    }

    /// After an input: what is composed stays where several decide and another has; else the own decision begins anew.
    fn follow_others(&mut self, before: Actor) {
        let is_asked = self.seat().is_some();
        match &mut self.decision {
            Some(decision) if is_asked && matches!(before, Actor::Each(_)) => {
                decision.see(self.table.seen_by(Viewer::Seat(decision.seat())));
            }
            _ if self.sent.is_some() => {}
            _ => self.decide_anew(),
        }
    }

    /// The own decision, with nothing composed yet; none for who is not asked.
    pub(super) fn decide_anew(&mut self) {
        self.looking = self.table.there().and_then(Remote::you);
        self.decision = self.seat().map(|seat| Decision::of(self.table.seen_by(self.viewer()), seat));
    }

    /// Goes on with what was composed before, if something is asked.
    fn go_on_composing(&mut self, before: Option<Decision>) {
        if let Some(mut decision) = before.filter(Decision::is_composed)
            && self.decision.is_some()
        {
            decision.see(self.table.seen_by(self.viewer()));
            self.decision = Some(decision);
        }
    }

    /// Why nothing can be touched now.
    pub(super) fn why_not_now(&self) -> Message {
        match self.table.there().and_then(Remote::you) {
            _ if self.sent.is_some() => Message::new("net-sending"),
            _ if self.table.actor() == Actor::Over => Message::new("page-game-over"),
            None => Message::new("net-watching-only"),
            Some(seat) => TableRefusal::NotToAct(seat).message(),
        }
    }
}

/// What a server says, in its own words.
pub fn said(problem: &Problem) -> Message {
    let text = problem.message.as_str();
    match &problem.article {
        Some(article) => {
            Message::new("net-said-article").with("text", text).with("article", article.as_str())
        }
        None => Message::new("net-said").with("text", text),
    }
}

#[cfg(test)]
#[path = "online_tests.rs"]
mod tests;

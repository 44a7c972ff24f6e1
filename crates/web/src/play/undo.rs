//! Taking back.

use super::{Play, Remote};
use crate::moves::is_written;
use crate::told::Told;
use crate::why::Why;
use stolik_game::record::InputText;
use stolik_game::{Message, Seat, Viewer};
use stolik_protocol::Wish;
use stolik_table::TableRefusal;

impl Play {
    /// Whether something can be taken back.
    pub fn may_undo(&self) -> bool {
        let composed = self.looking.is_some() && self.decision.as_ref().is_some_and(|d| d.steps() > 0);
        let sent = self.table.there().is_some_and(|remote| self.sent.is_none() && remote.may_take_back());
        !self.touched.is_empty() || self.typed.is_some() || composed || sent || self.undoes().is_some()
    }

    /// Lets go of what is touched; if nothing is, takes a step of the draft back; if there is none, the last action of
    /// a person, with what bots have done since.
    pub fn undo(&mut self) {
        if !self.touched.is_empty() || self.typed.is_some() {
            return self.let_go();
        }
        self.why = None;
        if let (Some(_), Some(decision)) = (self.looking, &mut self.decision)
            && decision.take_back()
        {
            return self.show(&[]);
        }
        if self.sent.is_none() && self.table.there().is_some_and(Remote::may_take_back) {
            return self.send(Wish::TakeBack {});
        }
        match self.undoes() {
            _ if self.is_past => {}
            Some((seat, inputs)) => self.take_back(seat, inputs),
            None => self.why = Some(Why::of_table(&TableRefusal::NothingToTakeBack)),
        }
    }

    /// Who takes back, and how many inputs: back to the last decision of a person. Where there are secrets everybody
    /// takes back their own; else people agree among themselves.
    fn undoes(&self) -> Option<(Seat, usize)> {
        let table = self.table.here()?;
        let seating = table.seating();
        let has_secrets = table.game().keeps_secrets();
        let undoer = if has_secrets { self.looking? } else { Seat(0) };
        if !table.may_take_back(undoer) {
            return None;
        }
        for (before, step) in table.steps().iter().rev().enumerate() {
            let InputText::Act { seat, .. } = step.input else { return None };
            let is_known = seat == undoer || step.veiled.is_none();
            if step.effect.revealed || !is_known {
                return None;
            }
            if seating.bot(seat).is_none() {
                return (!has_secrets || seat == undoer).then_some((undoer, before + 1));
            }
        }
        None
    }

    /// The person who acted last, if no bot has since.
    fn last_person(&self) -> Option<Seat> {
        let table = self.table.here()?;
        match table.last()?.input {
            InputText::Act { seat, .. } => Some(seat).filter(|&seat| table.seating().bot(seat).is_none()),
            _ => None,
        }
    }

    /// Whom the veil may be handed back to: who has just acted, as long as that can be taken back.
    pub fn may_return_to(&self) -> Option<Seat> {
        let may = |seat| self.table.here().is_some_and(|table| table.may_take_back(seat));
        self.last_person().filter(|&seat| Some(seat) != self.seat() && may(seat))
    }

    /// Hands the screen back to who has just acted, with that action taken back.
    pub fn give_back(&mut self) {
        if let Some(seat) = self.may_return_to() {
            self.take_back(seat, 1);
        }
    }

    fn take_back(&mut self, seat: Seat, inputs: usize) {
        let mut last = String::new();
        let said = self.table.sentences(Viewer::Seat(seat));
        let said = said.into_iter().rev().nth(inputs.saturating_sub(1)).flatten();
        for _ in 0..inputs {
            let Some(table) = self.table.here_mut() else { return };
            last = table.last().map(|last| last.input.to_string()).unwrap_or_default();
            if let Err(refusal) = table.take_back(seat) {
                self.why = Some(Why::of_table(&refusal));
                break;
            }
            if let Some(tokens) = self.before.pop() {
                self.scene.tokens = tokens;
                self.changes.scene += 1;
            }
        }
        let text = last.split_once(':').map_or(last.as_str(), |(_, text)| text);
        let undone = match said {
            Some(said) if !is_written(text) => Message::new("table-undone-said").with("said", said),
            _ => Message::new("table-undone").with("text", text),
        };
        self.told = if self.table.game().keeps_secrets() {
            Told::to_one(Viewer::Seat(seat), undone)
        } else {
            Told::to_all(undone)
        };
        let inputs = self.table.inputs().len();
        self.decision = self.committed.pop_if(|(at, _)| *at == inputs).map(|(_, decision)| decision);
        self.hand_over();
        self.show(&[]);
    }
}

//! What is shown at one keyboard, and to whom.

use super::asking::Asking;
use super::game::Game;
use crate::board;
use crate::failure::Failure;
use std::io::Write;
use stolik_catalog::{AnyStep, ChosenWalk};
use stolik_draw::{BoardMark, Terminal, marks_of_walk};
use stolik_game::{Arg, Hint, Message, Next, Spot, Viewer};
use stolik_table::Happening;

/// So many fields or cards that may come next are named; more are shown on the board and in the hand.
const MOST_NAMED: usize = 12;

impl Game {
    /// Who sees what is shown now: everybody at the keyboard together, or the one who looks.
    pub(super) fn viewer(&self) -> Viewer {
        match self.looking {
            Some(seat) if self.keeps_secrets() => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// Clears the screen and what was typed, and says who is to look at it next.
    pub(super) fn veil(&mut self, asking: &mut Asking, out: &mut dyn Write) -> Result<(), Failure> {
        // Until somebody has looked, nothing is there that another may not see.
        if self.looking.take().is_some() {
            asking.forget();
            self.screen.clear(out)?;
        }
        let message = Message::new("table-hand-over").with("seat", self.asked());
        writeln!(out, "{}", self.speaker.say(&message))?;
        Ok(())
    }

    /// Shows the seat that is asked its own: what it has learnt since it looked last, and its board.
    pub(super) fn unveil(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let seat = self.asked();
        self.looking = Some(seat);
        self.tell(Viewer::Seat(seat), out)?;
        self.show_board(out)
    }

    /// Tells what has happened since the viewer was told last, as the viewer may know it.
    pub(super) fn tell(&mut self, viewer: Viewer, out: &mut dyn Write) -> Result<(), Failure> {
        let known = self.told.insert(viewer, self.table.now()).unwrap_or(self.told_at_first);
        let mut news: Vec<Option<Message>> = Vec::new();
        for event in self.table.since(known) {
            match &event.what {
                Happening::Played(played) => news.push(played.news(viewer).map(|news| news.message.clone())),
                // What was played and taken back since need not be told at all.
                Happening::TookBack { seat, .. } if news.pop().is_none() => {
                    news.push(Some(Message::new("table-taken-back").with("seat", *seat)));
                }
                _ => {}
            }
        }
        for message in news.iter().flatten() {
            writeln!(out, "{}", self.speaker.say(message))?;
        }
        Ok(())
    }

    /// The board as who is asked sees it, always turned the same way: at one keyboard nobody sits opposite. With it goes
    /// what may come next, where something is composed.
    pub(super) fn show_board(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        if !self.awaits_a_bot()
            && self.decision().is_composed()
            && let Ok(walk) = self.decision().walk(&[])
        {
            return self.show_walk(&[], &walk, out);
        }
        self.show_marked(Vec::new(), out)
    }

    /// The board with the marks of choosing, and where the walk can go on.
    pub(super) fn show_walk(
        &mut self,
        touched: &[Spot],
        walk: &ChosenWalk<AnyStep>,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let mut marks = marks_of_walk(touched, &walk.next);
        if count(&walk.next, is_field) > MOST_NAMED {
            let fields = walk.next.iter().map(|next| next.spot).filter(|&spot| is_field(spot));
            let unmarked: Vec<Spot> =
                fields.filter(|field| marks.iter().all(|(spot, _)| spot != field)).collect();
            marks.extend(unmarked.into_iter().map(|field| (field, BoardMark::Target)));
        }
        self.show_marked(marks, out)?;
        for line in self.next(touched, &walk.next) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    /// Where a walk can go on, and what is to be known before. A capture is marked as in the notation; many fields and
    /// many cards are only counted.
    fn next(&self, touched: &[Spot], next: &[Next]) -> Vec<String> {
        let [fields, cards] = [is_field, is_card].map(|of_kind| Some(count(next, of_kind)));
        let [fields, cards] = [fields, cards].map(|count| count.filter(|&count| count > MOST_NAMED));
        let is_counted = |spot| fields.is_some() && is_field(spot) || cards.is_some() && is_card(spot);
        let named: Vec<&Next> = next.iter().filter(|next| !is_counted(next.spot)).collect();
        let name = |next: &Next| {
            let name = self.game().spot_name(next.spot);
            if next.hint == Hint::Capture { format!("x{name}") } else { name }
        };
        let counted = [("cli-next-fields", fields), ("cli-next-cards", cards)];
        let counted =
            counted.into_iter().filter_map(|(key, count)| Some(Message::new(key).with("count", count?)));
        let list: Vec<Arg> =
            counted.map(Arg::from).chain(named.iter().map(|next| Arg::from(name(next)))).collect();
        let message = if touched.is_empty() {
            Message::new("cli-next")
        } else {
            let touched: Vec<(Spot, String)> =
                touched.iter().map(|&spot| (spot, self.game().spot_name(spot))).collect();
            Message::new("cli-walk-next").with("touched", touched)
        };
        let notes = named.iter().filter_map(|next| {
            let note = next.note.clone()?;
            let message = Message::new("cli-next-note").with("spot", name(next)).with("note", note);
            Some(self.speaker.say(&message))
        });
        std::iter::once(self.speaker.say(&message.with("next", list))).chain(notes).collect()
    }

    /// The board with these marks. Once the rules have ended the game, it is everybody's.
    fn show_marked(&mut self, marks: Vec<(Spot, BoardMark)>, out: &mut dyn Write) -> Result<(), Failure> {
        let style = Terminal { marks, ..self.style.clone() };
        let shared = if self.table.position().outcome().is_some() {
            Some(Viewer::Everybody)
        } else {
            // Where bots are among themselves, whoever looks is a spectator.
            self.bots.persons().is_empty().then_some(Viewer::Spectator)
        };
        let text = if let Some(viewer) = shared {
            board::text(&self.speaker, self.table.position(), viewer, &style)
        } else {
            let scene = self.decision().scene();
            board::drawn(&self.speaker, self.game(), &scene, None, &style)
        };
        writeln!(out, "\n{text}")?;
        Ok(())
    }

    /// What the characters on the board stand for.
    pub(super) fn show_legend(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let scene = self.decision().scene();
        for (letter, name) in self.style.legend(&scene) {
            writeln!(out, "{letter}  {}", self.speaker.say(&name))?;
        }
        Ok(())
    }

    pub(super) fn speak(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let scene = self.decision().scene();
        let remarks = scene.remarks.iter().filter(|remark| !scene.spoken.contains(remark));
        for sentence in scene.spoken.iter().chain(remarks) {
            writeln!(out, "{}", self.speaker.say(sentence))?;
        }
        Ok(())
    }
}

/// How many of the spots that may come next are of a kind.
fn count(next: &[Next], of_kind: fn(Spot) -> bool) -> usize {
    next.iter().filter(|next| of_kind(next.spot)).count()
}

fn is_field(spot: Spot) -> bool {
    matches!(spot, Spot::Field(_))
}

fn is_card(spot: Spot) -> bool {
    matches!(spot, Spot::Card(_))
}

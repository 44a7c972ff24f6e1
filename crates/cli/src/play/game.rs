//! A game at one keyboard: the lines typed, and what they do.

use super::asking::Asking;
use super::bots::Bots;
use super::hand_over::Screen;
use super::interrupt::Interrupt;
use super::order::{self, Command, Order};
use crate::failure::{self, Failure};
use crate::lines::Line;
use crate::{args, board, explain, moves, outcome, save};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::PathBuf;
use stolik_catalog::{AnyGame, Chosen};
use stolik_draw::Terminal;
use stolik_game::record::InputText;
use stolik_game::{Arg, Asks, Cause, Message, Seat, Seats, Spot, Viewer};
use stolik_table::{Decision, EventNumber, Table, TableRefusal};
use stolik_text::{Language, Speaker};

/// A game at one keyboard.
///
/// Where the game keeps secrets, one seat at a time looks at the screen. When another is asked, the screen is veiled:
/// cleared, and nothing of anybody's is shown before the person whose turn it is says so. A person who is alone with
/// bots looks all the time.
pub struct Game {
    pub(super) table: Table,
    pub(super) bots: Bots,
    pub(super) interrupt: Interrupt,
    pub(super) speaker: Speaker,
    pub(super) style: Terminal,
    pub(super) screen: Screen,
    /// Who looks at the screen, in a game that keeps secrets; nobody at its beginning.
    pub(super) looking: Option<Seat>,
    /// What the seat that is asked has composed so far; none until it is asked for after a change.
    decision: Option<Decision>,
    /// What was composed and committed, each with how many inputs stood before: taking it back opens it again.
    committed: Vec<(usize, Decision)>,
    /// The last event that each viewer has been told; those who are not here, the one this began with.
    pub(super) told: BTreeMap<Viewer, EventNumber>,
    pub(super) told_at_first: EventNumber,
    /// Where the game is saved after every input.
    save_always: Option<PathBuf>,
    /// Where `save` without a name saves.
    save_to: Option<PathBuf>,
    /// How many lines were not taken.
    refused: usize,
}

/// Whether the game goes on after a line.
pub(super) enum Then {
    Ask,
    Leave,
}

impl Game {
    /// A game at this table with these bots, as the arguments want it shown and saved. The speaker knows the names of who
    /// sits there.
    pub fn new(table: Table, bots: Bots, speaker: &Speaker, args: &args::Play, screen: Screen) -> Game {
        let persons = bots.persons();
        Game {
            interrupt: match screen {
                Screen::Terminal if !bots.is_empty() => Interrupt::watched(),
                _ => Interrupt::unwatched(),
            },
            bots,
            speaker: speaker.clone().with_sides(table.game().side_names()),
            style: board::style(args.ascii),
            screen,
            looking: persons.iter().next().filter(|_| persons.len() == 1),
            decision: None,
            committed: Vec::new(),
            told: BTreeMap::new(),
            told_at_first: table.now(),
            table,
            save_always: args.save.clone(),
            save_to: args.save.clone().or_else(|| args.resume.clone()),
            refused: 0,
        }
    }

    /// Plays until the game is over or somebody leaves. For a script, lines that were not taken are a failure.
    pub fn play(mut self, asking: &mut Asking, out: &mut dyn Write) -> Result<(), Failure> {
        // A file that cannot be written is better known before the first move than after it.
        if let Some((path, error)) = self.save_always() {
            return Err(Failure::writing(&self.speaker, &path, &error));
        }
        writeln!(out, "{}", self.speaker.text("cli-welcome"))?;
        // Where bots answer the same question in secret, the board is shown once they have.
        let waits = self.awaits_a_bot() && self.table.actor().awaits(self.asked());
        if !waits && !self.is_veiled() {
            self.show_board(out)?;
        }
        // The seat the screen is veiled for, once that has been done.
        let mut veiled_for = None;
        while self.table.outcome().is_none() {
            if self.awaits_a_bot() {
                match self.let_bots_act(out)? {
                    Then::Leave => break,
                    Then::Ask => continue,
                }
            }
            let veiled = self.is_veiled();
            if veiled && veiled_for != Some(self.asked()) {
                self.veil(asking, out)?;
            }
            veiled_for = veiled.then(|| self.asked());
            let prompt = self.prompt();
            out.flush()?;
            let words = if asking.is_script() { Vec::new() } else { self.words() };
            let line = asking.next(&prompt, words);
            let Some(line) = line.map_err(|error| Failure::reading(&self.speaker, "-", &error))? else {
                break;
            };
            // So that the output of a script reads like a terminal.
            if let (true, Line::Text(text)) = (asking.is_script(), &line) {
                writeln!(out, "{prompt} {text}")?;
            }
            if let Then::Leave = self.obey(&line, out)? {
                break;
            }
        }
        self.leave(asking, out)?;
        if asking.is_script() && self.refused > 0 {
            let message = Message::new("cli-lines-refused").with("count", self.refused);
            return Err(Failure::bad(self.speaker.say(&message)));
        }
        Ok(())
    }

    /// The last words. Nothing of who looked last stays on the screen.
    fn leave(&mut self, asking: &mut Asking, out: &mut dyn Write) -> Result<(), Failure> {
        if self.keeps_secrets() && self.bots.persons().len() > 1 {
            asking.forget();
            self.screen.clear(out)?;
        }
        match self.table.outcome() {
            Some(end) if matches!(end.cause, Cause::Table(_)) => {
                writeln!(out, "{}", outcome::sentence(&self.speaker, self.table.position(), &end))?;
            }
            // Without secrets the last board has been shown already, and has told how it ended.
            Some(_) if self.keeps_secrets() => {
                // What has happened since somebody looked.
                let known = self.told.get(&self.viewer()).copied().unwrap_or(self.told_at_first);
                self.told.insert(Viewer::Spectator, known);
                self.tell(Viewer::Spectator, out)?;
                self.show_board(out)?;
            }
            _ => {}
        }
        out.flush()?;
        Ok(())
    }

    pub(super) fn game(&self) -> &AnyGame {
        self.table.game()
    }

    pub(super) fn keeps_secrets(&self) -> bool {
        self.game().keeps_secrets()
    }

    /// Who is asked: who looks at the screen already, if that seat is awaited; else the first person's seat that is. If
    /// none is, a person's all the same: what is shown is theirs.
    pub(super) fn asked(&self) -> Seat {
        let persons = self.bots.persons();
        let awaited: Seats =
            self.table.actor().seats().iter().filter(|&seat| persons.contains(seat)).collect();
        let looking = self.looking.filter(|&seat| awaited.contains(seat));
        let asked = looking.or_else(|| awaited.iter().next());
        asked.or(self.looking).or_else(|| persons.iter().next()).unwrap_or(Seat(0))
    }

    /// Whether another than who is asked may be looking, in a game where seats know different things.
    fn is_veiled(&self) -> bool {
        self.keeps_secrets() && self.bots.persons().len() > 1 && self.looking != Some(self.asked())
    }

    /// What the seat that is asked sees and composes.
    pub(super) fn decision(&mut self) -> &mut Decision {
        let asked = self.asked();
        if self.decision.as_ref().is_none_or(|decision| decision.seat() != asked) {
            self.decision = None;
        }
        self.decision.get_or_insert_with(|| Decision::new(self.table.position(), asked))
    }

    fn prompt(&self) -> String {
        let key = if self.is_veiled() { "cli-look" } else { "cli-ask" };
        self.speaker.say(&Message::new(key).with("seat", self.asked()))
    }

    /// What can be completed: the commands in the language spoken, and unless the screen is veiled the actions and the
    /// spots that may come next.
    fn words(&mut self) -> Vec<String> {
        let mut words: Vec<String> = Command::ALL.map(|command| self.word(command).to_owned()).to_vec();
        if !self.is_veiled() {
            words.extend(self.list());
            let next = self.decision().walk(&[]).map(|walk| walk.next).unwrap_or_default();
            let spots = next.iter().map(|next| next.spot);
            // A button that cannot be touched yet may be touched after what stands before it.
            let buttons = self.decision().scene().buttons.into_iter().map(|button| button.spot);
            let mut names: Vec<String> =
                spots.chain(buttons).map(|spot| self.game().spot_name(spot)).collect();
            names.sort();
            names.dedup();
            words.extend(names);
        }
        words
    }

    /// The moves there are. Where the game keeps secrets, of who is asked alone: what others can do may be one.
    fn list(&self) -> Vec<String> {
        let position = self.table.position();
        if self.keeps_secrets() {
            moves::list_of(position, Seats::only(self.asked()))
        } else {
            moves::list(position)
        }
    }

    fn word(&self, command: Command) -> &'static str {
        let polish = self.speaker.language() == Language::Polish;
        command.words()[usize::from(polish)]
    }

    fn obey(&mut self, line: &Line, out: &mut dyn Write) -> Result<Then, Failure> {
        let Line::Text(line) = line else {
            let sentence = self.speaker.text("cli-unreadable-line");
            return self.refuse(&sentence, out);
        };
        let order = order::read(self.game(), line);
        if self.is_veiled() && !order.tells_nothing() {
            self.unveil(out)?;
        }
        match order {
            Order::Nothing => Ok(Then::Ask),
            Order::Walk(spots) => self.walk(&spots, out),
            Order::Act(Some(seat), _) if self.keeps_secrets() && seat != self.asked() => {
                let message = Message::new("cli-anothers-seat").with("seat", self.asked());
                self.refuse(&self.speaker.say(&message), out)
            }
            Order::Act(Some(seat), _) if self.bots.holding(seat).is_some() => {
                let message = Message::new("cli-bots-seat").with("seat", seat);
                self.refuse(&self.speaker.say(&message), out)
            }
            Order::Act(seat, text) => self.act(seat.unwrap_or(self.asked()), &text, out),
            Order::Command(command, rest) => self.command(command, &rest, out),
        }
    }

    fn command(&mut self, command: Command, rest: &str, out: &mut dyn Write) -> Result<Then, Failure> {
        if !rest.is_empty() && command != Command::Save {
            let message = Message::new("cli-command-alone").with("command", self.word(command));
            return self.refuse(&self.speaker.say(&message), out);
        }
        match command {
            Command::Quit => return Ok(Then::Leave),
            Command::Help => self.help(out)?,
            Command::List => self.list_moves(out)?,
            Command::Board => self.show_board(out)?,
            Command::Speak => self.speak(out)?,
            Command::Save => return self.save(rest, out),
            Command::Undo => return self.undo(out),
            Command::Resign => {
                let resigned = self.table.resign(self.asked()).map(drop);
                return self.ended(resigned, out);
            }
            Command::Hint => return self.hint(out),
            Command::Draw if !self.bots.is_empty() => {
                let sentence = self.speaker.text("cli-bots-draw");
                return self.refuse(&sentence, out);
            }
            Command::Draw => {
                let agreed = self.table.agree_draw().map(drop);
                return self.ended(agreed, out);
            }
        }
        Ok(Then::Ask)
    }

    /// Says why something is not done; the game stays as it was.
    fn refuse(&mut self, why: &str, out: &mut dyn Write) -> Result<Then, Failure> {
        self.refused += 1;
        writeln!(out, "{why}")?;
        Ok(Then::Ask)
    }

    fn refuse_by_table(&mut self, why: &TableRefusal, out: &mut dyn Write) -> Result<Then, Failure> {
        let sentence = explain::table(&self.speaker, self.game().kind(), why);
        self.refuse(&sentence, out)
    }

    fn act(&mut self, seat: Seat, text: &str, out: &mut dyn Write) -> Result<Then, Failure> {
        let before = self.table.inputs().len();
        if let Err(why) = self.table.act(seat, text, None) {
            return self.refuse_by_table(&why, out);
        }
        let composed = self.decision.take().filter(Decision::is_composed);
        self.committed.extend(composed.map(|decision| (before, decision)));
        self.changed(out)?;
        // What bots answer is told together with what they answer to.
        if !self.awaits_a_bot() {
            self.go_on(out)?;
        }
        Ok(Then::Ask)
    }

    /// Tells what happened and shows the board to who looks at it. If another is asked now, or the game is over, that
    /// waits for the screen to be cleared.
    pub(super) fn go_on(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let over = self.table.outcome().is_some();
        match (self.keeps_secrets(), self.looking) {
            (false, _) => self.tell(Viewer::Spectator, out)?,
            (true, Some(seat)) if !over && !self.is_veiled() => self.tell(Viewer::Seat(seat), out)?,
            _ => return Ok(()),
        }
        self.show_board(out)
    }

    fn walk(&mut self, spots: &[Spot], out: &mut dyn Write) -> Result<Then, Failure> {
        let touched = match self.decision().touch(spots) {
            Ok(touched) => touched,
            Err(error) => {
                let why = explain::refusal(&self.speaker, self.game().kind(), &error.why);
                return self.refuse(&why, out);
            }
        };
        match &touched.walk.chosen {
            Some(Chosen::Action(text)) if touched.walk.next.is_empty() => {
                return self.act(self.asked(), &text.clone(), out);
            }
            Some(Chosen::Action(text)) => {
                let message = Message::new("cli-walk-action").with("action", text.as_str());
                writeln!(out, "{}", self.speaker.say(&message))?;
            }
            Some(Chosen::Step(_)) | None => {}
        }
        self.show_walk(&spots[touched.from..], &touched.walk, out)?;
        Ok(Then::Ask)
    }

    /// Takes a step of the draft back; if there is none, the last action of a person and what bots did since. Of a secret
    /// one no more is told than others know of it.
    fn undo(&mut self, out: &mut dyn Write) -> Result<Then, Failure> {
        if !self.is_veiled() && self.decision().take_back() {
            writeln!(out, "{}", self.speaker.text("cli-step-undone"))?;
            self.show_board(out)?;
            return Ok(Then::Ask);
        }
        let mut table = self.table.clone();
        let mut undone = Vec::new();
        loop {
            let last = table.last();
            undone.extend(last.map(stolik_catalog::Step::told));
            let by = match last.map(|step| &step.input) {
                Some(InputText::Act { seat, .. }) => Some(*seat),
                _ => None,
            };
            let bots = by.filter(|&seat| self.bots.holding(seat).is_some());
            // A bot takes back its own. While the screen is veiled, who has just acted may still sit at it.
            let seat = bots.or(by.filter(|_| self.is_veiled())).unwrap_or_else(|| self.asked());
            if let Err(why) = table.take_back(seat) {
                return self.refuse_by_table(&why, out);
            }
            if bots.is_none() {
                break;
            }
        }
        self.table = table;
        self.changed(out)?;
        let standing = self.table.inputs().len();
        self.committed.retain(|(before, _)| *before <= standing);
        self.decision =
            self.committed.pop_if(|(before, _)| *before == standing).map(|(_, decision)| decision);
        undone.reverse();
        let message = Message::new("table-undone").with("text", undone.join(", "));
        writeln!(out, "{}", self.speaker.say(&message))?;
        // Who sees the message needs not be told again what has gone.
        let (viewer, now) = (self.viewer(), self.table.now());
        self.told.insert(viewer, now);
        self.go_on(out)?;
        Ok(Then::Ask)
    }

    /// After the people have ended the game, or could not.
    fn ended(&mut self, done: Result<(), TableRefusal>, out: &mut dyn Write) -> Result<Then, Failure> {
        match done {
            Ok(()) => {
                self.changed(out)?;
                Ok(Then::Ask)
            }
            Err(why) => self.refuse_by_table(&why, out),
        }
    }

    fn save(&mut self, name: &str, out: &mut dyn Write) -> Result<Then, Failure> {
        let path = if name.is_empty() { self.save_to.clone() } else { Some(PathBuf::from(name)) };
        let Some(path) = path else {
            let message = Message::new("cli-save-where").with("command", self.word(Command::Save));
            return self.refuse(&self.speaker.say(&message), out);
        };
        let shown = path.display().to_string();
        if let Err(error) = save::write(&path, self.table.record().to_string().as_bytes()) {
            return self.refuse(&self.cannot_write(&shown, &error), out);
        }
        writeln!(out, "{}", self.speaker.say(&Message::new("cli-saved").with("path", shown)))?;
        self.save_to = Some(path);
        Ok(Then::Ask)
    }

    /// Saves the game where it is always saved; gives the file and the error if that cannot be done.
    fn save_always(&self) -> Option<(String, io::Error)> {
        let path = self.save_always.as_ref()?;
        let error = save::write(path, self.table.record().to_string().as_bytes()).err()?;
        Some((path.display().to_string(), error))
    }

    /// After a change of the game: what was composed is done with, and the game is saved. A file that cannot be written
    /// is no reason to lose the game as well.
    pub(super) fn changed(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        self.decision = None;
        match self.save_always() {
            Some((path, error)) => self.refuse(&self.cannot_write(&path, &error), out).map(drop),
            None => Ok(()),
        }
    }

    fn cannot_write(&self, path: &str, error: &io::Error) -> String {
        failure::cannot_write(&self.speaker, path, error)
    }

    fn list_moves(&self, out: &mut dyn Write) -> Result<(), Failure> {
        if self.table.position().asks(self.asked()) == Some(Asks::Composed) {
            writeln!(out, "{}", self.speaker.text("cli-moves-composed"))?;
            return Ok(());
        }
        let list: Vec<Arg> = self.list().into_iter().map(Arg::from).collect();
        let message = Message::new("cli-legal").with("count", list.len()).with("moves", list);
        writeln!(out, "{}", self.speaker.say(&message))?;
        Ok(())
    }

    fn help(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let composing = self.keeps_secrets().then_some("cli-help-compose");
        let lines = ["cli-help-move", "cli-help-walk"].into_iter().chain(composing);
        for key in lines.chain(Command::ALL.map(Command::help_key)) {
            writeln!(out, "{}", self.speaker.text(key))?;
        }
        if !self.is_veiled() {
            self.show_legend(out)?;
        }
        Ok(())
    }
}

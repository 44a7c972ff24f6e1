//! A game at one keyboard: the board, the lines typed, and what they do.

use super::asking::Asking;
use super::hand_over::hand_over;
use super::order::{self, Command, Order};
use crate::failure::Failure;
use crate::lines::Line;
use crate::{args, board, explain, moves, outcome, save};
use std::io::{self, Write};
use std::path::PathBuf;
use stolik_catalog::{Chosen, ChosenWalk};
use stolik_draw::{BoardMark, Terminal, marks_of_walk};
use stolik_game::{Arg, Cause, Hint, Message, Seat, Spot, Viewer};
use stolik_table::{EventNumber, Happening, Table};
use stolik_text::{Language, Speaker};

/// A game at one keyboard.
pub struct Game {
    table: Table,
    speaker: Speaker,
    style: Terminal,
    /// Where the game is saved after every input.
    save_always: Option<PathBuf>,
    /// Where `save` without a name saves.
    save_to: Option<PathBuf>,
    /// How many lines were not taken.
    refused: usize,
}

/// Whether the game goes on after a line.
enum Then {
    Ask,
    Leave,
}

impl Game {
    /// A game at this table, as the arguments want it shown and saved.
    pub fn new(table: Table, speaker: &Speaker, args: &args::Play) -> Game {
        let names = table.seating().names();
        Game {
            speaker: speaker.clone().with_seats(names).with_sides(table.game().side_names()),
            table,
            style: board::style(args.ascii),
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
        self.show_board(out)?;
        while self.table.outcome().is_none() {
            let prompt = self.prompt();
            out.flush()?;
            let line = asking.next(&prompt, self.words());
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
        // What the rules have ended, the last board has told.
        if let Some(end) = self.table.outcome().filter(|end| matches!(end.cause, Cause::Table(_))) {
            writeln!(out, "{}", outcome::sentence(&self.speaker, self.table.position(), &end))?;
        }
        out.flush()?;
        if asking.is_script() && self.refused > 0 {
            let message = Message::new("cli-lines-refused").with("count", self.refused);
            return Err(Failure::bad(self.speaker.say(&message)));
        }
        Ok(())
    }

    /// Who is asked: the first seat that is awaited.
    fn asked(&self) -> Seat {
        self.table.actor().seats().iter().next().unwrap_or(Seat(0))
    }

    fn prompt(&self) -> String {
        self.speaker.say(&Message::new("cli-ask").with("seat", self.asked()))
    }

    /// What can be completed: the actions, and the commands in the language spoken.
    fn words(&self) -> Vec<String> {
        let commands = Command::ALL.iter().map(|&command| self.word(command).to_owned());
        moves::list(self.table.position()).into_iter().chain(commands).collect()
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
        match order::read(self.table.game(), line) {
            Order::Nothing => Ok(Then::Ask),
            Order::Walk(spots) => self.walk(&spots, out),
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
            Command::List => {
                let list: Vec<Arg> = moves::list(self.table.position()).into_iter().map(Arg::from).collect();
                let message = Message::new("cli-legal").with("count", list.len()).with("moves", list);
                writeln!(out, "{}", self.speaker.say(&message))?;
            }
            Command::Board => self.show_board(out)?,
            Command::Speak => self.speak(out)?,
            Command::Save => return self.save(rest, out),
            Command::Undo => return self.undo(out),
            Command::Resign => {
                let resigned = self.table.resign(self.asked()).map(drop);
                return self.ended(resigned, out);
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

    fn refuse_by_table(
        &mut self,
        why: &stolik_table::TableRefusal,
        out: &mut dyn Write,
    ) -> Result<Then, Failure> {
        let sentence = explain::table(&self.speaker, self.table.game().kind(), why);
        self.refuse(&sentence, out)
    }

    fn act(&mut self, seat: Seat, text: &str, out: &mut dyn Write) -> Result<Then, Failure> {
        let known = self.table.now();
        if let Err(why) = self.table.act(seat, text, None) {
            return self.refuse_by_table(&why, out);
        }
        self.changed(out)?;
        hand_over(self.table.game().kind(), out)?;
        self.tell(known, out)?;
        self.show_board(out)?;
        Ok(Then::Ask)
    }

    /// Tells what happened since an event, as everybody may know it.
    fn tell(&self, known: EventNumber, out: &mut dyn Write) -> Result<(), Failure> {
        for event in self.table.since(known) {
            if let Happening::Played(played) = &event.what
                && let Some(seen) = played.observed.iter().find(|seen| seen.viewer == Viewer::Spectator)
            {
                writeln!(out, "{}", self.speaker.say(&seen.news.message))?;
            }
        }
        Ok(())
    }

    fn walk(&mut self, spots: &[Spot], out: &mut dyn Write) -> Result<Then, Failure> {
        let seat = self.asked();
        let seen = self.table.position().seen_by(Viewer::Seat(seat));
        let walk = match seen.walk(seat, None, spots) {
            Ok(walk) => walk,
            Err(error) => {
                let why = explain::refusal(&self.speaker, self.table.game().kind(), &error.why);
                return self.refuse(&why, out);
            }
        };
        match &walk.chosen {
            Some(Chosen::Action(text)) if walk.next.is_empty() => return self.act(seat, &text.clone(), out),
            Some(Chosen::Action(text)) => {
                let message = Message::new("cli-walk-action").with("action", text.as_str());
                writeln!(out, "{}", self.speaker.say(&message))?;
            }
            Some(Chosen::Step(_)) | None => {}
        }
        self.show_marked(marks_of_walk(spots, &walk.next), out)?;
        writeln!(out, "{}", self.speaker.say(&self.next(spots, &walk)))?;
        Ok(Then::Ask)
    }

    /// Where a walk can go on. A capture is marked as in the notation.
    fn next<S>(&self, spots: &[Spot], walk: &ChosenWalk<S>) -> Message {
        let game = self.table.game();
        let touched: Vec<(Spot, String)> = spots.iter().map(|&spot| (spot, game.spot_name(spot))).collect();
        let next = walk.next.iter().map(|next| {
            let name = game.spot_name(next.spot);
            Arg::from(if next.hint == Hint::Capture { format!("x{name}") } else { name })
        });
        Message::new("cli-walk-next").with("touched", touched).with("next", next.collect::<Vec<_>>())
    }

    fn undo(&mut self, out: &mut dyn Write) -> Result<Then, Failure> {
        let last = self.table.inputs().last().map(moves::plain);
        if let Err(why) = self.table.take_back(self.asked()) {
            return self.refuse_by_table(&why, out);
        }
        self.changed(out)?;
        let message = Message::new("table-undone").with("text", last.unwrap_or_default());
        writeln!(out, "{}", self.speaker.say(&message))?;
        self.show_board(out)?;
        Ok(Then::Ask)
    }

    /// After the people have ended the game, or could not.
    fn ended(
        &mut self,
        done: Result<(), stolik_table::TableRefusal>,
        out: &mut dyn Write,
    ) -> Result<Then, Failure> {
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

    /// Saves after a change. A file that cannot be written is no reason to lose the game as well.
    fn changed(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        match self.save_always() {
            Some((path, error)) => self.refuse(&self.cannot_write(&path, &error), out).map(drop),
            None => Ok(()),
        }
    }

    fn cannot_write(&self, path: &str, error: &io::Error) -> String {
        self.speaker.say(&Message::new("cli-cannot-write").with("path", path).with("why", error.to_string()))
    }

    fn help(&self, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out, "{}", self.speaker.text("cli-help-move"))?;
        writeln!(out, "{}", self.speaker.text("cli-help-walk"))?;
        for command in Command::ALL {
            writeln!(out, "{}", self.speaker.text(command.help_key()))?;
        }
        Ok(())
    }

    /// The board as who is asked sees it, always turned the same way: at one keyboard nobody sits opposite.
    fn show_board(&self, out: &mut dyn Write) -> Result<(), Failure> {
        self.show_marked(Vec::new(), out)
    }

    fn show_marked(&self, marks: Vec<(Spot, BoardMark)>, out: &mut dyn Write) -> Result<(), Failure> {
        let style = Terminal { marks, ..self.style.clone() };
        let viewer = Viewer::Seat(self.asked());
        writeln!(out, "\n{}", board::text(&self.speaker, self.table.position(), viewer, &style))?;
        Ok(())
    }

    fn speak(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let scene = self.table.position().seen_by(Viewer::Seat(self.asked())).scene();
        for sentence in scene.spoken.iter().chain(&scene.remarks) {
            writeln!(out, "{}", self.speaker.say(sentence))?;
        }
        Ok(())
    }
}

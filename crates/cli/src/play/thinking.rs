//! Bots at the table: their turns, and what they would do in a person's place.

use super::game::{Game, Then};
use super::hand_over::Screen;
use crate::failure::Failure;
use crate::numbers::grouped;
use std::io::Write;
use std::time::{Duration, Instant};
use stolik_bots::{Bot, Player, Progress, Strength, Thinking};
use stolik_game::{Actor, Message, Millis, Seat, Viewer};

/// How many nodes are looked at between two looks at the clock and at the keyboard.
const SLICE: u64 = 1 << 11;

/// How often what is shown of a thought is renewed.
const RENEWED: Duration = Duration::from_millis(250);

/// How a thought came to its end.
enum Thought {
    Done,
    Interrupted,
}

/// A line at a terminal that says who thinks, once that takes a while: bots that decide often and quickly take one too.
struct Sign {
    /// The bot's seat; none while the strong bot thinks in a person's place.
    seat: Option<Seat>,
    begun: Instant,
    renewed: Option<Instant>,
}

impl Sign {
    fn of(seat: Option<Seat>) -> Sign {
        Sign { seat, begun: Instant::now(), renewed: None }
    }

    /// Whether it is time to show it anew.
    fn is_due(&mut self) -> bool {
        let due = self.renewed.unwrap_or(self.begun).elapsed() >= RENEWED;
        if due {
            self.renewed = Some(Instant::now());
        }
        due
    }
}

impl Game {
    /// The bot that is to act, if one is. Where anybody of a side may, a person is asked first.
    fn bot_to_act(&self) -> Option<(Seat, Bot)> {
        let actor = self.table.actor();
        let persons = self.bots.persons();
        if matches!(actor, Actor::Any(seats) if seats.iter().any(|seat| persons.contains(seat))) {
            return None;
        }
        actor.seats().iter().find_map(|seat| Some((seat, self.bots.holding(seat)?)))
    }

    /// Whether a bot is to act.
    pub(super) fn awaits_a_bot(&self) -> bool {
        self.bot_to_act().is_some()
    }

    /// The bots act until a person is asked or the game is over; then what they did is told.
    pub(super) fn let_bots_act(&mut self, out: &mut dyn Write) -> Result<Then, Failure> {
        let watched = self.bots.persons().is_empty();
        let mut sign = Sign::of(None);
        while let Some((seat, bot)) = self.bot_to_act() {
            let mut thinking = self.begin_to_think(bot, seat)?;
            sign.seat = Some(seat);
            let thought = self.think(&mut thinking, &mut sign, out)?;
            if let Thought::Interrupted = thought {
                self.take_down(&sign, out)?;
                return Ok(Then::Leave);
            }
            self.act_as(seat, thinking.answer(), out)?;
            // Where nobody is asked, everything is told as it happens.
            if watched {
                self.take_down(&sign, out)?;
                self.go_on(out)?;
                sign = Sign::of(None);
            }
        }
        if !watched {
            self.take_down(&sign, out)?;
            self.go_on(out)?;
        }
        Ok(Then::Ask)
    }

    /// A bot acts. What it thought of to do after its first action is done as long as nothing happens in between.
    fn act_as(
        &mut self,
        seat: Seat,
        answer: stolik_bots::Answer,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let before = self.table.inputs().len();
        if self.table.act(seat, &answer.action, None).is_err() {
            return Err(self.broken_bot(seat, &answer.action));
        }
        for (acted, action) in (1..).zip(answer.then) {
            // Dice or another may have changed what was thought of.
            let undisturbed = self.table.inputs().len() == before + acted && self.table.actor().awaits(seat);
            if !undisturbed || self.table.act(seat, &action, None).is_err() {
                break;
            }
        }
        self.changed(out)
    }

    /// That a bot did what it may not: a fault of ours.
    fn broken_bot(&self, seat: Seat, action: &str) -> Failure {
        let message = Message::new("cli-bot-broken").with("seat", seat).with("action", action);
        Failure::Failed(self.speaker.say(&message))
    }

    /// What the strong bot would do in the place of who is asked.
    pub(super) fn hint(&mut self, out: &mut dyn Write) -> Result<Then, Failure> {
        let seat = self.asked();
        let bot = Bot::new(Player::Searcher(Strength::Strong));
        let mut thinking = self.begin_to_think(bot, seat)?;
        let mut sign = Sign::of(None);
        // Whoever does not want to wait is told what is known so far.
        self.think(&mut thinking, &mut sign, out)?;
        self.take_down(&sign, out)?;
        let answer = thinking.answer();
        let moves: Vec<String> = std::iter::once(answer.action).chain(answer.then).collect();
        let message = Message::new("cli-hint").with("moves", moves.join(" "));
        writeln!(out, "{}", self.speaker.say(&message))?;
        let progress = thinking.progress();
        if progress.nodes > 0 {
            let message = Message::new("cli-hint-judged")
                .with("share", format!("{:.0}", 100.0 * progress.share))
                .with("depth", i64::from(progress.depth))
                .with("nodes", grouped(progress.nodes))
                .with("line", progress.line.join(" "));
            writeln!(out, "{}", self.speaker.say(&message))?;
        }
        Ok(Then::Ask)
    }

    /// A bot begins to think in a seat's place; it knows what the seat knows.
    fn begin_to_think(&self, bot: Bot, seat: Seat) -> Result<Thinking, Failure> {
        let seen = self.table.position().seen_by(Viewer::Seat(seat));
        bot.choose(&seen, seat).map_err(|trouble| Failure::Failed(self.speaker.say(&trouble.message())))
    }

    /// Thinks to the end, or until somebody presses ctrl-c.
    fn think(
        &self,
        thinking: &mut Thinking,
        sign: &mut Sign,
        out: &mut dyn Write,
    ) -> Result<Thought, Failure> {
        let begun = Instant::now();
        while !thinking.is_done() {
            let elapsed = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
            let progress = thinking.step(SLICE, Millis(elapsed));
            if sign.is_due() {
                self.put_up(sign, &progress, out)?;
            }
            if self.interrupt.take() {
                return Ok(Thought::Interrupted);
            }
        }
        Ok(if self.interrupt.take() { Thought::Interrupted } else { Thought::Done })
    }

    fn put_up(&self, sign: &Sign, progress: &Progress, out: &mut dyn Write) -> Result<(), Failure> {
        if self.screen == Screen::Terminal {
            let message = match sign.seat {
                Some(seat) => Message::new("cli-bot-thinks").with("seat", seat),
                None => Message::new("cli-hint-thinks"),
            };
            let message = message.with("depth", i64::from(progress.depth));
            let message = message.with("nodes", grouped(progress.nodes));
            write!(out, "\r\x1b[K{}", self.speaker.say(&message))?;
            out.flush()?;
        }
        Ok(())
    }

    fn take_down(&self, sign: &Sign, out: &mut dyn Write) -> Result<(), Failure> {
        if self.screen == Screen::Terminal && sign.renewed.is_some() {
            write!(out, "\r\x1b[K")?;
        }
        Ok(())
    }
}

//! A game that a server keeps, as far as the own seat may know it: how it began, and what was learnt since.

use stolik_catalog::{AnyGame, AnySeen, Kind};
use stolik_game::record::InputText;
use stolik_game::{Actor, Effect, Message, Motion, News, Outcome, Seat, Side, TableEnd, Value};
use stolik_protocol::{Person, Place, Welcome, What};
use stolik_table::{EventNumber, Holder, Seating};

/// A game that a server keeps.
#[derive(Clone, Debug)]
pub struct Remote {
    game: AnyGame,
    seating: Seating,
    /// The own seat; none for who watches.
    you: Option<Seat>,
    /// How it began.
    start: AnySeen,
    /// How it stands.
    seen: AnySeen,
    steps: Vec<Learnt>,
    ended: Option<TableEnd>,
    now: EventNumber,
}

/// An input that stands, as far as it is known here.
#[derive(Clone, Debug)]
pub struct Learnt {
    observation: Value,
    /// The input in the words that were told.
    pub input: InputText,
    /// The same as a sentence.
    pub said: Message,
    /// What it did to the turn. What it revealed is the server's business.
    pub effect: Effect,
    /// What moved.
    pub motions: Vec<Motion>,
}

impl Learnt {
    /// What was told of it.
    pub fn observation(&self) -> &Value {
        &self.observation
    }
}

/// What a server says cannot be: it knows other rules, or something was lost on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strange;

impl Remote {
    /// The game of which a server tells.
    pub fn of(welcome: &Welcome) -> Result<Remote, Strange> {
        let kind =
            Kind::named(&welcome.game).filter(|kind| kind.version() == welcome.rules).ok_or(Strange)?;
        let options = welcome.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let game = kind.with_options(options).map_err(|_| Strange)?;
        let start = game.seen_from_value(&welcome.start.0).map_err(|_| Strange)?;
        let mut remote = Remote {
            seating: seating(&welcome.places),
            you: welcome.you.map(Seat),
            seen: start.clone(),
            start,
            game,
            steps: Vec::new(),
            ended: welcome.ended.as_ref().and_then(end),
            now: EventNumber(welcome.n),
        };
        let mut last = 0;
        let ends: Vec<usize> = welcome
            .turns
            .iter()
            .map(|&inputs| {
                last += inputs as usize;
                last
            })
            .collect();
        for (number, observation) in (1..).zip(&welcome.played) {
            remote.learn(&observation.0, ends.binary_search(&number).is_ok())?;
        }
        Ok(remote)
    }

    /// A game as somebody has seen it who only looks: from how it began, with what was told of each input, and whether a
    /// turn has ended with it.
    pub(super) fn watched(
        game: &AnyGame,
        seating: &Seating,
        start: AnySeen,
        told: &[(&Value, bool)],
    ) -> Result<Remote, Strange> {
        let (game, seating, seen) = (game.clone(), seating.clone(), start.clone());
        let (steps, ended, now) = (Vec::new(), None, EventNumber(0));
        let mut remote = Remote { game, seating, you: None, start, seen, steps, ended, now };
        for (observation, turn_ended) in told {
            remote.learn(observation, *turn_ended)?;
        }
        Ok(remote)
    }

    /// Learns what an input was.
    pub(super) fn learn(&mut self, observation: &Value, turn_ended: bool) -> Result<News, Strange> {
        let news = self.seen.learn(observation).map_err(|_| Strange)?;
        let text = news.text.clone();
        let input = match news.by {
            Some(seat) => InputText::Act { seat, text },
            None => InputText::Chance(text),
        };
        let effect = Effect { turn_ended, ..Effect::QUIET };
        let (said, motions) = (news.message.clone(), news.motions.clone());
        self.steps.push(Learnt { observation: observation.clone(), input, said, effect, motions });
        Ok(news)
    }

    /// Forgets all but so many inputs.
    pub(super) fn take_back_to(&mut self, standing: usize) -> Result<(), Strange> {
        self.steps.truncate(standing);
        self.seen = self.start.clone();
        for step in &self.steps {
            self.seen.learn(&step.observation).map_err(|_| Strange)?;
        }
        Ok(())
    }

    /// The people or the table have ended the game.
    pub(super) fn end(&mut self, what: &What) {
        self.ended = end(what);
    }

    /// The last event is this one.
    pub(super) fn go_on(&mut self, now: u64) {
        self.now = EventNumber(now);
    }

    /// Whether others sit there than is known here.
    pub(super) fn seats_others(&self, places: &[Place]) -> bool {
        self.seating != seating(places)
    }

    /// Others sit there now.
    pub(super) fn seat_people(&mut self, places: &[Place]) {
        self.seating = seating(places);
    }

    /// The game.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// Who sits where.
    pub fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The own seat; none for who watches.
    pub fn you(&self) -> Option<Seat> {
        self.you
    }

    /// How it began, as far as it is known here.
    pub fn start(&self) -> &AnySeen {
        &self.start
    }

    /// How it stands, as far as it is known here.
    pub fn seen(&self) -> &AnySeen {
        &self.seen
    }

    /// The inputs that stand.
    pub fn steps(&self) -> &[Learnt] {
        &self.steps
    }

    /// Who must act next.
    pub fn actor(&self) -> Actor {
        if self.ended.is_some() { Actor::Over } else { self.seen.actor() }
    }

    /// How the game has ended.
    pub fn outcome(&self) -> Option<Outcome> {
        let by_table = |end| Outcome::by_table(self.game.sides(), end);
        self.seen.outcome().or_else(|| self.ended.map(by_table))
    }

    /// The number of the last event.
    pub fn now(&self) -> EventNumber {
        self.now
    }

    /// Whether the last action is the own one and its turn goes on. What it revealed only the server knows.
    pub fn may_take_back(&self) -> bool {
        let may = |step: &Learnt| self.is_own(step) && !step.effect.turn_ended;
        self.ended.is_none() && self.steps.last().is_some_and(may)
    }

    /// Whether one of the inputs after the first so many is the own one.
    pub(super) fn has_acted_since(&self, inputs: usize) -> bool {
        self.steps.iter().skip(inputs).any(|step| self.is_own(step))
    }

    /// What a bot has played for the own seat, by turns; nothing once one has acted oneself. The inputs are told by their
    /// numbers.
    pub fn played_meanwhile(&self, inputs: &[u32]) -> Vec<Vec<&Learnt>> {
        let inputs: Vec<usize> = inputs.iter().map(|&input| input as usize).collect();
        let Some(&last) = inputs.last() else { return Vec::new() };
        if self.has_acted_since(last + 1) {
            return Vec::new();
        }
        let steps: Vec<&Learnt> = inputs.iter().filter_map(|&input| self.steps.get(input)).collect();
        let turns = steps.split_inclusive(|step| step.effect.turn_ended);
        turns.map(<[_]>::to_vec).collect()
    }

    fn is_own(&self, step: &Learnt) -> bool {
        matches!(step.input, InputText::Act { seat, .. } if Some(seat) == self.you)
    }
}

/// Who sits where, as a server tells it.
fn seating(places: &[Place]) -> Seating {
    Seating::new(places.iter().map(|place| match &place.who {
        Person::Person(name) => Holder::Person(name.clone()),
        Person::Bot(bot) => Holder::Bot(bot.clone()),
        Person::Nobody => Holder::Nobody,
    }))
}

/// How the people or the table have ended a game.
fn end(what: &What) -> Option<TableEnd> {
    let What::Ended { how, side } = what else { return None };
    let side = side.map(Side);
    match how.as_str() {
        "resigned" => side.map(TableEnd::Resigned),
        "out-of-time" => side.map(TableEnd::OutOfTime),
        "abandoned" => side.map(TableEnd::Abandoned),
        "agreed" => Some(TableEnd::Agreed),
        _ => Some(TableEnd::Aborted),
    }
}

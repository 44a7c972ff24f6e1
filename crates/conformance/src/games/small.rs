//! What the small games share, so that each shows little more than its rules.
//!
//! In all of them everything is whole numbers, a view is a state in which what the viewer does not know is blank, an
//! action that is listed is the spots touched for it, and a reason is a code, an article and a spot.

mod alike;
mod cards;
mod numbers;

pub(super) use alike::{small_choosing, small_game, small_notation, small_rules, small_sides, small_views};
pub use cards::Cards;
pub use numbers::Loose;
pub(super) use numbers::{Numbers, numbers};

use stolik_game::scene::{Button, Card, Counter, Field, Hand, Look, Owner, Quarter, Shape, Token, TokenId};
use stolik_game::{
    Article, Choice, Choosing, Composing, Fault, Hint, Input, InputOf, Message, Motion, Never, News, Next,
    ParseError, Passed, Refusal, Refused, Rules, Scene, Seat, Side, Spot, Stumble, StumbleOf, Time, Walk,
    WalkOf,
};

/// What a small game is written in: words of the contract, and what is shared here.
pub(super) mod prelude {
    pub(in crate::games) use super::{
        Cards, Drafted, Lot, Observed, SmallRefusal, Touch, Walked, Word, going_on, hand, numbers, row,
        score_board, small_choosing, small_game, small_notation, small_rules, small_sides, small_views, walk,
    };
    pub(in crate::games) use stolik_game::{
        Actor, Article, Asks, Choice, Choosing, Composing, Effect, Entropy, Input, InputOf, Message, Never,
        Outcome, Passed, Rules, Scene, Seat, Seats, Show, Side, Spot, Standings, Timed, Viewer, Views, Walk,
        Weighted,
    };
}

/// A reason to refuse; its code is also the key of its message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SmallRefusal {
    /// The reason's name.
    pub code: &'static str,
    /// The article it rests on.
    pub article: Article,
    /// The spot involved.
    pub spot: Spot,
}

impl SmallRefusal {
    /// A reason by its name, its article and the spot involved.
    pub fn new(code: &'static str, article: &'static str, spot: Spot) -> SmallRefusal {
        SmallRefusal { code, article: Article(article), spot }
    }

    /// This reason, unless it is so.
    pub(super) fn unless(
        so: bool,
        code: &'static str,
        article: &'static str,
        spot: Spot,
    ) -> Result<(), SmallRefusal> {
        if so { Ok(()) } else { Err(SmallRefusal::new(code, article, spot)) }
    }
}

impl Refusal for SmallRefusal {
    fn code(&self) -> &'static str {
        self.code
    }

    fn article(&self) -> Article {
        self.article
    }

    fn spots(&self) -> Vec<Spot> {
        vec![self.spot]
    }

    fn message(&self) -> Message {
        Message::new(self.code)
    }
}

/// What is wrong with a position, by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SmallFault(pub &'static str);

impl Fault for SmallFault {
    fn code(&self) -> &'static str {
        self.0
    }

    fn article(&self) -> Option<Article> {
        None
    }

    fn message(&self) -> Message {
        Message::new(self.0)
    }
}

/// What a die shows or which card is dealt: a number from 1, or 0 where the viewer does not see it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lot(pub u16);

/// What a viewer learns from an input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Observed<I, H> {
    /// The input as the viewer sees it.
    pub input: I,
    /// What is hidden from others, as the viewer sees it then.
    pub hidden: H,
}

numbers!(Lot { 0 });
numbers!(Cards { 0 });

impl<I: Numbers, H: Numbers> Numbers for Observed<I, H> {
    fn write(&self, out: &mut Vec<i64>) {
        self.input.write(out);
        self.hidden.write(out);
    }

    fn read(row: &mut &[i64]) -> Option<Self> {
        Some(Observed { input: I::read(row)?, hidden: H::read(row)? })
    }
}

/// Something with a text form.
pub(super) trait Word: Sized {
    fn word(&self) -> String;
    fn from_word(text: &str) -> Option<Self>;

    /// The field on which it puts a token.
    fn field(&self) -> Option<Spot> {
        None
    }
}

/// Reads a word.
pub(super) fn read_word<W: Word>(text: &str) -> Result<W, ParseError> {
    W::from_word(text).ok_or_else(|| ParseError::new(0, Message::new("small-not-a-word")))
}

/// A listed action: the one or two spots touched for it. Its text is their names.
pub(super) trait Touch: Copy {
    /// The names of the game's buttons.
    const BUTTONS: &'static [&'static str] = &[];

    fn spots(self) -> Vec<Spot>;
    fn touched(spots: &[Spot]) -> Option<Self>;
}

impl Word for Lot {
    fn word(&self) -> String {
        if self.0 == 0 { "?".to_owned() } else { self.0.to_string() }
    }

    fn from_word(text: &str) -> Option<Self> {
        text.parse().ok().map(Lot)
    }
}

impl Word for Never {
    fn word(&self) -> String {
        match *self {}
    }

    fn from_word(_: &str) -> Option<Self> {
        None
    }
}

impl<A: Touch> Word for A {
    fn word(&self) -> String {
        let names: Vec<String> = self.spots().iter().map(|&spot| spot_name(spot, A::BUTTONS)).collect();
        names.join("-")
    }

    fn from_word(text: &str) -> Option<Self> {
        let spots: Option<Vec<Spot>> = text.split('-').map(|name| spot_named(name, A::BUTTONS)).collect();
        A::touched(&spots?)
    }

    fn field(&self) -> Option<Spot> {
        self.spots().into_iter().find(|spot| matches!(spot, Spot::Field(_)))
    }
}

impl<A: Touch> Numbers for A {
    fn write(&self, out: &mut Vec<i64>) {
        self.spots().write(out);
    }

    fn read(row: &mut &[i64]) -> Option<Self> {
        A::touched(&Vec::read(row)?)
    }
}

impl Numbers for Spot {
    fn write(&self, out: &mut Vec<i64>) {
        let (kind, number) = match *self {
            Spot::Field(number) => (0, number),
            Spot::Token(number) => (1, number),
            Spot::Card(number) => (2, number),
            Spot::Button(number) => (3, number),
        };
        out.extend([kind, i64::from(number)]);
    }

    fn read(row: &mut &[i64]) -> Option<Self> {
        let kinds = [Spot::Field, Spot::Token, Spot::Card, Spot::Button];
        let kind = kinds.get(usize::read(row)?)?;
        u16::read(row).map(kind)
    }
}

/// `f3`, `t3`, `c3`, or the button's own name.
pub(super) fn spot_name(spot: Spot, buttons: &[&str]) -> String {
    match spot {
        Spot::Field(number) => format!("f{number}"),
        Spot::Token(number) => format!("t{number}"),
        Spot::Card(number) => format!("c{number}"),
        Spot::Button(number) => {
            let name = buttons.get(number as usize);
            name.map_or_else(|| format!("b{number}"), |&name| name.to_owned())
        }
    }
}

/// The spot of this name.
pub(super) fn spot_named(name: &str, buttons: &[&str]) -> Option<Spot> {
    if let Some(button) = buttons.iter().position(|button| *button == name) {
        return u16::try_from(button).ok().map(Spot::Button);
    }
    let number = |kind| name.strip_prefix(kind)?.parse().ok();
    let field = || number('f').map(Spot::Field);
    let token = || number('t').map(Spot::Token);
    let card = || number('c').map(Spot::Card);
    field().or_else(token).or_else(card)
}

/// Any of these spots may come next.
pub(super) fn going_on<C>(spots: impl IntoIterator<Item = Spot>) -> Walk<C> {
    Walk::going_on(spots.into_iter().map(|spot| Next::new(spot, Hint::Choose)).collect())
}

/// Where a walk of a game stands, or where it stumbles.
pub(super) type Walked<G, C = <G as Rules>::Action> = Result<Walk<C>, StumbleOf<G>>;

/// Where a walk in a draft stands, or where it stumbles.
pub(super) type Drafted<G> = Walked<G, Choice<<G as Rules>::Action, <G as Composing>::Step>>;

/// A walk of a seat, which must be awaited. After spots of which one is wrong, `stand` refuses, and speaks of the last.
pub(super) fn walk<G: Choosing<Refusal = SmallRefusal>, C>(
    game: &G,
    view: &G::State,
    seat: Seat,
    touched: &[Spot],
    stand: &impl Fn(&[Spot]) -> Result<Walk<C>, SmallRefusal>,
) -> Walked<G, C> {
    game.admit_actor(game.actor(view), seat).map_err(|why| Stumble { at: 0, why })?;
    stand(touched).or_else(|why| {
        let before = &touched[..touched.len().saturating_sub(1)];
        if !before.is_empty() {
            // Perhaps an earlier spot was wrong already.
            walk(game, view, seat, before, stand)?;
        }
        Err(Stumble { at: before.len(), why: Refused::Rules(why) })
    })
}

/// Where a walk to a listed action stands, if these spots may come next.
pub(super) fn stand_listed<G>(
    game: &G,
    view: &G::State,
    seat: Seat,
    touched: &[Spot],
    next: Vec<Spot>,
    article: &'static str,
) -> Result<WalkOf<G>, SmallRefusal>
where
    G: Choosing<Refusal = SmallRefusal>,
    G::Action: Touch,
{
    if let Some(action) = G::Action::touched(touched) {
        return game.check(view, seat, &action).map(|()| Walk::arrived(action));
    }
    match *touched {
        [.., wrong] if next.is_empty() => Err(SmallRefusal::new("small-not-here", article, wrong)),
        _ => Ok(going_on(next)),
    }
}

/// What is told of an input as somebody sees it.
pub(super) fn news<G: Rules<Action: Word, Chance: Word>>(input: &InputOf<G>) -> News {
    let (by, text, key, motion) = match input {
        Input::Act { seat, action } => {
            let appears = action.field().map(|at| Motion::Appears { layer: 0, at });
            (Some(*seat), action.word(), "small-acted", appears)
        }
        Input::Chance(outcome) => (None, outcome.word(), "small-drawn", Some(Motion::Rolls)),
        Input::Time(time) => {
            let Passed { seat, elapsed } = time.passed();
            (Some(seat), format!("{}ms", elapsed.0), "small-waited", None)
        }
    };
    News { by, text, message: Message::new(key), motions: motion.into_iter().collect() }
}

/// A scene of so many fields in a row, with tokens on these.
pub(super) fn row(prompt: &'static str, fields: u16, tokens: impl Iterator<Item = u16>) -> Scene {
    let x = |number: u16| 100 * i32::from(number);
    let field = |number| Field {
        spot: Spot::Field(number),
        name: spot_name(Spot::Field(number), &[]),
        shape: Shape::Rect { x: x(number), y: 0, width: 100, height: 100 },
        look: None,
        playable: true,
    };
    let token = |(id, number)| Token {
        id: TokenId(id),
        look: Look("token"),
        owner: Owner::Nobody,
        spot: Spot::Field(number),
        layer: 0,
        at: (x(number), 0),
        scale: 100,
        turned: Quarter::None,
        name: Message::new("small-token"),
    };
    let mut scene = Scene::empty((x(fields), 100), Message::new(prompt));
    scene.fields = (0..fields).map(field).collect();
    scene.tokens = (0..).zip(tokens).map(token).collect();
    scene
}

/// A hand of so many cards, of which these are seen.
pub(super) fn hand(seat: usize, held: usize, seen: Cards) -> Hand {
    let mut spots = seen.iter().map(Spot::Card);
    let card = |spot: Option<Spot>| {
        let look = if spot.is_some() { "face" } else { "back" };
        Card { spot, look: Look(look), name: Message::new("small-card") }
    };
    Hand { seat: Seat(seat as u8), cards: (0..held).map(|_| card(spots.next())).collect() }
}

/// A scene of scores and buttons.
pub(super) fn score_board(prompt: &'static str, scores: &[i32], buttons: &[&'static str]) -> Scene {
    let mut scene = Scene::empty((0, 0), Message::new(prompt));
    for (side, &value) in (0..).map(Side).zip(scores) {
        let label = Message::new("small-score").with("count", i64::from(value));
        scene.spoken.push(label.clone());
        scene.counters.push(Counter { side: Some(side), id: "score", label, value: value.into() });
    }
    let button = |(number, &name)| Button { spot: Spot::Button(number), label: Message::new(name) };
    scene.buttons = (0..).zip(buttons).map(button).collect();
    scene
}

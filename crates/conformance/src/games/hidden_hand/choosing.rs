use super::super::plain::PlainRefusal;
use super::{Action, HOUSES, HiddenHand, STREETS, View, check};
use crate::games::Cards;
use stolik_game::scene::{Card, Field, Hand, Look, Owner, Quarter, Shape, Token, TokenId};
use stolik_game::{
    Actor, Choosing, Hint, Message, Never, Next, Refused, Rules, Scene, Seat, Show, Side, Spot, Stumble,
    StumbleOf, Views, Walk, WalkOf,
};

/// Where the walk stands after these spots, for a seat that is to act; if it cannot be, which spot and why.
fn stand(view: &View, hand: Cards, touched: &[Spot]) -> Result<WalkOf<HiddenHand>, (usize, PlainRefusal)> {
    let refuse = |at: usize, code| Err((at, PlainRefusal::new(code, "HH1").at(touched[at])));
    let arrived = |at, action| match check(&view.table, hand, action) {
        Ok(()) => Ok(Walk::arrived(action)),
        Err(why) => Err((at, why)),
    };
    let streets = 0..u16::from(STREETS);
    match *touched {
        [] => {
            let streets = streets.map(|street| Next::new(Spot::Field(street), Hint::Choose));
            let cards = hand.iter().map(|card| Next::new(Spot::Card(card.into()), Hint::Choose));
            Ok(Walk::going_on(streets.chain(cards).collect()))
        }
        [Spot::Card(card)] => arrived(0, Action::Show(u8::try_from(card).unwrap_or(u8::MAX))),
        [Spot::Field(street)] if streets.contains(&street) => {
            let free = (0..HOUSES).filter(|&house| !view.table.is_built(street as u8, house));
            let next = free.map(|house| Next::new(Spot::Token(house.into()), Hint::Step));
            Ok(Walk::going_on(next.collect()))
        }
        [_] => refuse(0, "not-a-street"),
        [Spot::Field(street), Spot::Token(house)] => {
            stand(view, hand, &touched[..1])?;
            let house = u8::try_from(house).unwrap_or(u8::MAX);
            let street = street as u8;
            arrived(1, Action::Build { street, house })
        }
        [Spot::Field(_), _] => {
            stand(view, hand, &touched[..1])?;
            refuse(1, "not-a-house")
        }
        [_, _] => {
            stand(view, hand, &touched[..1])?;
            refuse(1, "nothing-after-a-card")
        }
        [_, _, ..] => {
            stand(view, hand, &touched[..2])?;
            refuse(2, "nothing-after-a-house")
        }
    }
}

impl Choosing for HiddenHand {
    type Draft = Never;
    type Step = Never;

    fn draft(&self, _: &View, _: Seat) -> Option<Never> {
        None
    }

    fn take_step(&self, _: &View, _: Seat, _: &mut Never, step: Never) -> Result<Never, PlainRefusal> {
        match step {}
    }

    fn commit(&self, _: &View, _: Seat, draft: &Never) -> Result<Action, PlainRefusal> {
        match *draft {}
    }

    fn walk(
        &self,
        view: &View,
        seat: Seat,
        _: Option<&Never>,
        touched: &[Spot],
    ) -> Result<WalkOf<Self>, StumbleOf<Self>> {
        let why = match self.view_actor(view) {
            _ if seat.0 >= self.seats() => Refused::NoSuchSeat(seat),
            Actor::Over => Refused::Over,
            Actor::Chance => Refused::ChanceIsNext,
            actor if !actor.awaits(seat) => Refused::NotToAct(seat),
            _ => {
                let hand = view.hands[seat.index()].unwrap_or_default();
                let stumble = |(at, why)| Stumble { at, why: Refused::Rules(why) };
                return stand(view, hand, touched).map_err(stumble);
            }
        };
        Err(Stumble { at: 0, why })
    }
}

impl Show for HiddenHand {
    fn scene(&self, view: &View) -> Scene {
        let prompt = match self.view_actor(view) {
            Actor::Over => "hidden-hand-over",
            Actor::Chance => "hidden-hand-dealing",
            _ => "hidden-hand-build-or-show",
        };
        let mut scene = Scene::empty((100, 100 * i32::from(STREETS)), Message::new(prompt));
        scene.fields = (0..STREETS).map(street_field).collect();
        for (id, built) in (0..).map(TokenId).zip(&view.table.houses) {
            scene.tokens.push(Token {
                id,
                look: Look("house"),
                owner: Owner::Seat(built.owner),
                spot: Spot::Field(built.street.into()),
                // Many houses stand in one street, each at its own height.
                layer: built.house,
                at: (0, 100 * i32::from(built.street)),
                scale: 100,
                turned: Quarter::None,
                name: Message::new("hidden-hand-house"),
            });
        }
        for seat in [Seat(0), Seat(1)] {
            let cards = hand_cards(view, seat);
            let count = cards.len();
            scene.hands.push(Hand { seat, cards });
            scene.spoken.push(Message::new("hidden-hand-holds").with("count", count));
        }
        scene
    }

    fn facing(&self, seat: Seat) -> Quarter {
        if seat == Seat(0) { Quarter::None } else { Quarter::Two }
    }

    fn side_name(&self, side: Side) -> Message {
        Message::new("hidden-hand-side").with("side", side)
    }
}

fn street_field(street: u8) -> Field {
    Field {
        spot: Spot::Field(street.into()),
        name: format!("s{street}"),
        shape: Shape::Rect { x: 0, y: 100 * i32::from(street), width: 100, height: 100 },
        look: None,
        playable: true,
    }
}

/// A hand as the viewer sees it: its cards, or their backs.
fn hand_cards(view: &View, seat: Seat) -> Vec<Card> {
    let count = view.table.held(seat.index());
    let back = Card { spot: None, look: Look("back"), name: Message::new("hidden-hand-back") };
    let face = |card: u8| Card {
        spot: (view.viewer == Some(seat)).then_some(Spot::Card(card.into())),
        look: Look("face"),
        name: Message::new("hidden-hand-card").with("card", i64::from(card)),
    };
    match view.hands[seat.index()] {
        Some(hand) => hand.iter().map(face).collect(),
        None => vec![back; count as usize],
    }
}

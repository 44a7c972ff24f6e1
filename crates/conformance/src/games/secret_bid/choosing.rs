use super::super::plain::PlainRefusal;
use super::{Bid, Sealed, SecretBid, View, check_bid};
use crate::games::Cards;
use stolik_game::scene::{Button, Card, Counter, Hand, Look, Quarter};
use stolik_game::{
    Choice, Choosing, Hint, Message, Next, Refused, Rules, Scene, Seat, Show, Side, Spot, Stumble, StumbleOf,
    Views, Walk, WalkOf,
};

/// Commits the draft.
pub const BUTTON_COMMIT: Spot = Spot::Button(0);

/// A step of a draft.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BidStep {
    /// Lays a card into the bid.
    Add(u8),
    /// Takes a card out of the bid.
    Remove(u8),
}

impl Choosing for SecretBid {
    type Draft = Cards;
    type Step = BidStep;

    fn draft(&self, view: &View, seat: Seat) -> Option<Cards> {
        self.view_actor(view).awaits(seat).then_some(Cards::NONE)
    }

    fn take_step(
        &self,
        view: &View,
        seat: Seat,
        draft: &mut Cards,
        step: BidStep,
    ) -> Result<BidStep, PlainRefusal> {
        let refuse = |code, card| Err(PlainRefusal::new(code, "SB2").at(Spot::Card(u16::from(card))));
        match step {
            BidStep::Add(card) if !view.table.hands[seat.index()].contains(card) => {
                refuse("not-in-hand", card)
            }
            BidStep::Add(card) if draft.contains(card) => refuse("already-in-bid", card),
            BidStep::Remove(card) if !draft.contains(card) => refuse("not-in-bid", card),
            BidStep::Add(card) => {
                *draft = draft.with(card);
                Ok(BidStep::Remove(card))
            }
            BidStep::Remove(card) => {
                *draft = draft.without(card);
                Ok(BidStep::Add(card))
            }
        }
    }

    fn commit(&self, view: &View, seat: Seat, draft: &Cards) -> Result<Bid, PlainRefusal> {
        check_bid(view.table.hands[seat.index()], *draft)?;
        Ok(Bid(*draft))
    }

    fn walk(
        &self,
        view: &View,
        seat: Seat,
        draft: Option<&Cards>,
        touched: &[Spot],
    ) -> Result<WalkOf<Self>, StumbleOf<Self>> {
        let stumble = |at, why| Err(Stumble { at, why });
        if seat.0 >= self.seats() {
            return stumble(0, Refused::NoSuchSeat(seat));
        }
        if view.table.rounds_left == 0 {
            return stumble(0, Refused::Over);
        }
        if !self.view_actor(view).awaits(seat) {
            return stumble(0, Refused::NotToAct(seat));
        }
        let draft = draft.copied().unwrap_or_default();
        let hand = view.table.hands[seat.index()];
        let complete = self.commit(view, seat, &draft);
        let chosen = match touched {
            [] => {
                let cards = hand.iter().map(|card| Next::new(Spot::Card(u16::from(card)), Hint::Choose));
                let commit = complete.ok().map(|_| Next::new(BUTTON_COMMIT, Hint::Choose));
                return Ok(Walk::going_on(cards.chain(commit).collect()));
            }
            [BUTTON_COMMIT] => match complete {
                Ok(bid) => Choice::Action(bid),
                Err(why) => return stumble(0, Refused::Rules(why)),
            },
            &[Spot::Card(card)] if card < 8 && hand.contains(card as u8) => {
                let card = card as u8;
                let is_in = draft.contains(card);
                Choice::Step(if is_in { BidStep::Remove(card) } else { BidStep::Add(card) })
            }
            &[other] => {
                let why = PlainRefusal::new("not-in-hand", "SB2").at(other);
                return stumble(0, Refused::Rules(why));
            }
            [first, second, ..] => {
                // The first spot may be wrong already.
                self.walk(view, seat, Some(&draft), &[*first])?;
                let why = PlainRefusal::new("one-card-at-a-time", "SB1").at(*second);
                return stumble(1, Refused::Rules(why));
            }
        };
        Ok(Walk { next: Vec::new(), chosen: Some(chosen) })
    }
}

impl Show for SecretBid {
    fn scene(&self, view: &View) -> Scene {
        let prompt = match view.table.rounds_left {
            0 => "secret-bid-over",
            _ => "secret-bid-bid",
        };
        let mut scene = Scene::empty((0, 0), Message::new(prompt));
        for seat in (0..self.seats()).map(Seat) {
            let own = view.viewer == Some(seat);
            let card = |card: u8| Card {
                spot: own.then_some(Spot::Card(u16::from(card))),
                look: Look("card"),
                name: Message::new("secret-bid-card").with("value", i64::from(card) + 1),
            };
            let cards = view.table.hands[seat.index()].iter().map(card).collect();
            scene.hands.push(Hand { seat, cards });
            let points = i64::from(view.table.points[seat.index()]);
            scene.counters.push(Counter {
                side: Some(Side(seat.0)),
                id: "points",
                label: Message::new("secret-bid-points").with("count", points),
                value: points,
            });
            let has_bid = view.bids[seat.index()] != Sealed::Awaited;
            let said = if has_bid { "secret-bid-has-bid" } else { "secret-bid-is-to-bid" };
            scene.spoken.push(Message::new(said).with("seat", seat));
        }
        scene.buttons.push(Button { spot: BUTTON_COMMIT, label: Message::new("secret-bid-commit") });
        scene
    }

    fn facing(&self, _: Seat) -> Quarter {
        Quarter::None
    }

    fn side_name(&self, side: Side) -> Message {
        Message::new("secret-bid-side").with("side", side)
    }
}

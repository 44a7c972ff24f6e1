//! Szachowa Bitwa as a game of Stolik: everything written down.

use crate::draw::FACES;
use crate::request::told;
use crate::{
    Action, Bidding, Cards, Colour, Draw, Drawn, Kind, Refusal, Request, Setup, State, SzachowaBitwa, Task,
    Training, propose_deployment, propose_payment,
};
use stolik_game::{Notation, ParseError, Seat, Spot, Value, ValueError};

impl Notation for SzachowaBitwa {
    type Request = Request;

    fn parse_action(&self, text: &str) -> Result<Request, ParseError> {
        Request::read(text)
    }

    fn resolve(&self, state: &State, seat: Seat, request: &Request) -> Result<Action, Refusal> {
        let colour = Colour::of_seat(seat);
        if let Some(action) = self.plain(colour, request) {
            return Ok(action);
        }
        let (open, secret) = (&state.open, state.secret(colour));
        let asked = self.task(open, colour).unwrap_or(Task::Command);
        let pay = |cost| {
            let points = secret.hand.sum();
            propose_payment(secret.hand, cost).ok_or(Refusal::TooExpensive(cost, points))
        };
        match (request, asked) {
            (Request::SameCamp(field), Task::Camps) => Err(Refusal::SameField(*field)),
            (Request::Buy(army), Task::Buy) => Ok(Action::Buy { army: *army, paid: pay(army.cost())? }),
            (Request::Train(training), Task::Train) => {
                Ok(Action::Train { training: *training, paid: pay(training.cost())? })
            }
            // S-7: one adds and declares in turn, after the first cards; a sealed bid is all there is.
            (Request::Add(_) | Request::Declare, Task::Bid) => Err(match self.options.auction {
                Bidding::Rounds => Refusal::NotInTurn,
                Bidding::Sealed => Refusal::SealedBid,
            }),
            (Request::Add(cards), Task::AddOrDeclare) if !cards.is_empty() => Ok(Action::Bid(*cards)),
            (Request::Add(cards), Task::AddLast) => Ok(Action::Bid(*cards)),
            (Request::Declare, Task::AddOrDeclare | Task::AddLast) => Ok(Action::Bid(Cards::NONE)),
            (Request::Place, Task::Deploy) => {
                let army = secret.purchase.map(|purchase| purchase.army).unwrap_or_default();
                let camps = open.camps[colour.index()].ok_or(asked.refusal())?;
                Ok(Action::Deploy(propose_deployment(self.ground(open), colour, camps, army)))
            }
            (Request::Board(placed), Task::Deploy) => {
                // More of a kind than there are pieces, or fields beyond the board.
                let bought = secret.purchase.map(|purchase| purchase.army).unwrap_or_default();
                let count = |kind: Kind| placed.iter().filter(|(placed, ..)| *placed == kind).count() as u8;
                let beyond = placed.iter().find(|(_, column, row)| *column.max(row) > self.size());
                if let Some(field) = beyond.and_then(|(_, column, row)| self.own_field(colour, *column, *row))
                {
                    return Err(Refusal::OffBoard(field));
                }
                let wrong = Kind::DEPLOYED.into_iter().find(|kind| count(*kind) > kind.most());
                let kind = wrong.unwrap_or(Kind::Pawn);
                Err(Refusal::WrongNumber(kind, count(kind), bought.count(kind)))
            }
            _ => Err(asked.refusal()),
        }
    }

    fn action_text(&self, state: &State, seat: Seat, action: &Action) -> String {
        let colour = Colour::of_seat(seat);
        self.text_of(colour, state.open.camps[colour.index()], action)
    }

    fn action_value(&self, _: &State, _: Seat, action: &Action) -> Value {
        let kind = |word: &str| ("kind", Value::from(word));
        let at = |name, field: crate::Field| (name, Value::from(field.to_string()));
        let cards = |name, cards: Cards| (name, Value::list(cards.iter().map(|card| i64::from(card.get()))));
        match *action {
            Action::Camps(camps) => Value::map([
                kind("camps"),
                ("fields", Value::list(camps.both().map(|field| field.to_string()))),
            ]),
            Action::Bridge(column) => {
                Value::map([kind("bridge"), ("column", Value::from(column.to_string()))])
            }
            Action::Bid(bid) => Value::map([kind("bid"), cards("cards", bid)]),
            Action::Buy { army, paid } => Value::map([
                kind("buy"),
                ("army", Value::from(army.to_string())),
                ("cost", Value::Int(army.cost().into())),
                cards("paid", paid),
            ]),
            Action::Train { training, paid } => Value::map([
                kind("train"),
                ("more", Value::Int(training.more().into())),
                ("cost", Value::Int(Training::cost(training).into())),
                cards("paid", paid),
            ]),
            Action::Deploy(deployment) => {
                let placed = |(kind, field): (Kind, crate::Field)| {
                    Value::map([
                        ("piece", Value::from(kind.word())),
                        ("field", Value::from(field.to_string())),
                    ])
                };
                Value::map([kind("place"), ("pieces", Value::List(deployment.iter().map(placed).collect()))])
            }
            Action::Step { from, to } => Value::map([kind("step"), at("from", from), at("to", to)]),
            Action::Attack { from, to, yellow } => Value::map([
                kind("attack"),
                at("from", from),
                at("to", to),
                ("yellow", yellow.map_or(Value::Null, |field| Value::from(field.to_string()))),
            ]),
            Action::Shoot { from, to } => Value::map([kind("shoot"), at("from", from), at("to", to)]),
            Action::Finish => Value::map([kind("finish")]),
            Action::End => Value::map([kind("end")]),
            Action::Special(card) => Value::map([
                kind("card"),
                ("card", card.map_or(Value::Null, |card| Value::Int(card.get().into()))),
            ]),
            Action::Desert(field) => Value::map([kind("desert"), at("field", field)]),
        }
    }

    fn chance_text(&self, outcome: &Draw) -> String {
        outcome.to_string()
    }

    fn parse_chance(&self, text: &str) -> Result<Draw, ParseError> {
        let (attacker, defender) = text.trim().split_once('/').unwrap_or((text, ""));
        let drawn = |text| Drawn::read(text).filter(|drawn| (1..=5).contains(&drawn.len()));
        match (drawn(attacker), drawn(defender)) {
            (Some(attacker), Some(defender)) => Ok(Draw { attacker, defender }),
            _ => Err(ParseError::new(0, told("szachowa-bitwa-parse-draw", text))),
        }
    }

    fn faces(&self, state: &State, outcome: &Draw) -> Vec<(Seat, String)> {
        let Some(battle) = &state.open.battle else { return Vec::new() };
        let drawn = [(battle.turn, outcome.attacker), (!battle.turn, outcome.defender)];
        let cards = |(colour, drawn): (Colour, Drawn)| {
            let faces = FACES.iter().zip(drawn.counts());
            faces.flat_map(move |(face, count)| (0..count).map(move |_| (colour.seat(), face.to_string())))
        };
        drawn.into_iter().flat_map(cards).collect()
    }

    fn setup_text(&self, setup: &Setup) -> String {
        setup.to_text(self)
    }

    fn parse_setup(&self, text: &str) -> Result<Setup, ParseError> {
        Setup::from_text(self, text)
    }

    fn setup_value(&self, setup: &Setup) -> Value {
        setup.to_value(self)
    }

    fn setup_from_value(&self, value: &Value) -> Result<Setup, ValueError> {
        Setup::from_value(self, value)
    }

    fn spot_name(&self, spot: Spot) -> String {
        crate::spots::name_of(spot)
    }

    fn spot_named(&self, name: &str) -> Option<Spot> {
        crate::spots::spot_named(name)
    }
}

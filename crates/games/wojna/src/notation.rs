//! Wojna as a game of Stolik: everything written down.

use crate::spots::{spot_name, spot_named};
use crate::{Action, Cell, Die, NewUnit, Refusal, Request, Setup, State, Wojna};
use stolik_game::kit::{Part, data};
use stolik_game::{Notation, ParseError, Seat, Spot, Value, ValueError};

impl Notation for Wojna {
    type Request = Request;

    fn parse_action(&self, text: &str) -> Result<Request, ParseError> {
        self.read_request(text)
    }

    fn resolve(&self, state: &State, _: Seat, request: &Request) -> Result<Action, Refusal> {
        state.meant(*request).map_err(|why| self.refusal(why))
    }

    fn action_text(&self, state: &State, _: Seat, action: &Action) -> String {
        let unit = |cell| state.unit(cell).map_or('U', |unit| unit.kind.letter());
        let engine = |cell| state.engine(cell).map_or('E', |engine| engine.kind.letter());
        action.text(self.frame(), unit, engine)
    }

    fn action_value(&self, state: &State, seat: Seat, action: &Action) -> Value {
        let at = |name, cell: Cell| (name, Value::from(self.frame().name(cell)));
        let what = |word: &str| ("what", Value::from(word));
        let way = |from, to| vec![at("from", from), at("to", to)];
        let blow = |from, target| vec![at("from", from), at("target", target)];
        let new = |building, word, cell| vec![at("building", building), what(word), at("at", cell)];
        let (kind, mut data) = match *action {
            Action::Castle(cell) => ("castle", vec![at("at", cell)]),
            Action::Camp(cell) => ("camp", vec![at("at", cell)]),
            Action::Go { from, to } => ("go", way(from, to)),
            Action::Strike { from, target } => ("strike", blow(from, target)),
            Action::Shoot { from, target } => ("shoot", blow(from, target)),
            Action::Drive { from, to, crew } => ("drive", [way(from, to), vec![at("crew", crew)]].concat()),
            Action::Swing { from, to, crew } => ("swing", [way(from, to), vec![at("crew", crew)]].concat()),
            Action::Ram { engine, target } => ("ram", blow(engine, target)),
            Action::Hurl { engine, target } => ("hurl", blow(engine, target)),
            Action::Volley(tower) => ("volley", vec![at("from", tower)]),
            Action::Sail { from, to, turn, crew } => {
                let turn = ("turn", Value::Int(turn as i64));
                ("sail", [way(from, to), vec![turn, at("crew", crew)]].concat())
            }
            Action::Coins(castle) => ("coins", vec![at("building", castle)]),
            Action::Build { castle, kind, at, .. } => ("build", new(castle, kind.word(), at)),
            Action::Recruit { building, recruits } => {
                let unit = |unit: NewUnit| Value::map([what(unit.kind.word()), at("at", unit.at)]);
                let units = Value::list(recruits.iter().map(unit));
                ("recruit", vec![at("building", building), ("units", units)])
            }
            Action::Assemble { building, kind, at, .. } => ("assemble", new(building, kind.word(), at)),
            Action::Launch { building, at: cell, .. } => {
                ("launch", vec![at("building", building), at("at", cell)])
            }
            Action::Stop => ("stop", Vec::new()),
            Action::Done => ("done", Vec::new()),
            Action::End => ("end", Vec::new()),
        };
        data.insert(0, ("kind", Value::from(kind)));
        data.push(("text", Value::from(self.action_text(state, seat, action))));
        Value::Map(data.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
    }

    fn chance_text(&self, outcome: &Die) -> String {
        outcome.eyes().to_string()
    }

    fn parse_chance(&self, text: &str) -> Result<Die, ParseError> {
        let die = match text.trim().as_bytes() {
            [digit @ b'1'..=b'6'] => Die::new(digit - b'0'),
            _ => None,
        };
        die.ok_or_else(|| Part { text, at: 0 }.error("wojna-parse-die"))
    }

    fn faces(&self, state: &State, outcome: &Die) -> Vec<(Seat, String)> {
        vec![(state.turn.seat(), outcome.eyes().to_string())]
    }

    fn setup_text(&self, setup: &Setup) -> String {
        self.position_text(setup)
    }

    fn parse_setup(&self, text: &str) -> Result<Setup, ParseError> {
        self.read_position(text)
    }

    fn setup_value(&self, setup: &Setup) -> Value {
        data::to_value(&setup.clone().with_phase(self.phase_text(setup.phase)))
    }

    fn setup_from_value(&self, value: &Value) -> Result<Setup, ValueError> {
        let setup: Setup<String> = data::from_value(value)?;
        let expected = || ValueError::expected("a phase like \"units\" or \"buildings\"").inside("phase");
        let phase = self.read_phase(&setup.phase).ok_or_else(expected)?;
        Ok(setup.with_phase(phase))
    }

    fn spot_name(&self, spot: Spot) -> String {
        spot_name(self.frame(), spot)
    }

    fn spot_named(&self, name: &str) -> Option<Spot> {
        spot_named(self.frame(), name)
    }
}

impl Wojna {
    /// The text of an action without its position: `U` and `E` stand for any land unit and any engine.
    pub(crate) fn plain_text(&self, action: Action) -> String {
        action.text(self.frame(), |_| 'U', |_| 'E')
    }
}

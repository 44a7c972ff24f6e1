//! What is told and shown of an input.

use crate::layer::{BUILDINGS, ENGINES, SHIPS, UNITS};
use crate::{
    Action, Building, BuildingKind, Cell, CellSet, Die, NewUnit, Owner, Phase, Roll, State, Turn, Wojna,
};
use stolik_game::{Message, Motion, News, Notation, Spot};

impl Wojna {
    /// What is told of a roll.
    pub(crate) fn news_of_roll(&self, before: &State, die: Die) -> News {
        let mut after = before.clone();
        self.roll(&mut after, die);
        let mut motions = vec![Motion::Rolls];
        motions.extend(motions_between(before, &after, &[]));
        let message = before.phase.roll().map_or_else(
            || Message::new("wojna-news-rolled").with("die", die.eyes()),
            |roll| self.told_roll(before, &after, roll, die),
        );
        let message = self.with_captures(message, before, &after);
        News { by: None, text: die.eyes().to_string(), message, motions }
    }

    /// What is told of an action.
    pub(crate) fn news_of_action(&self, before: &State, by: Owner, action: Action) -> News {
        let mut after = before.clone();
        self.act(&mut after, action);
        let message = self.with_captures(self.told_action(before, by, action), before, &after);
        News {
            by: Some(by.seat()),
            text: self.action_text(before, by.seat(), &action),
            message,
            motions: motions_between(before, &after, &moves(before, action)),
        }
    }

    fn told_roll(&self, before: &State, after: &State, roll: Roll, die: Die) -> Message {
        let f = |cell| self.frame().name(cell);
        let news = |key, target| Message::new(key).with("die", die.eyes()).with("field", f(target));
        let lost = units_in(before) - units_in(after);
        match roll {
            Roll::Shot { target, .. } if after.unit(target).is_none() => {
                news("wojna-news-shot-hits", target).with("kind", before.unit_name(target))
            }
            Roll::Shot { target, .. } => news("wojna-news-shot-misses", target),
            Roll::Ram { target, .. } => {
                let kind = before.building(target).map_or(BuildingKind::Wall, |building| building.kind);
                let broken = after.building(target).is_none();
                let key = if broken { "wojna-news-ram-breaks" } else { "wojna-news-ram-fails" };
                news(key, target).with("kind", kind).with("count", lost)
            }
            Roll::Hurl { engine, target } => {
                let lands = before.engine(engine).and_then(|it| Wojna::lands(before, it, target, die));
                let hits = lost > 0
                    || before.engines.len() != after.engines.len()
                    || before.ships.len() != after.ships.len();
                match lands {
                    Some(cell) if hits => news("wojna-news-hurl-hits", cell).with("count", lost),
                    Some(cell) => news("wojna-news-hurl-misses", cell),
                    None => news("wojna-news-hurl-fails", target),
                }
            }
        }
    }

    fn told_action(&self, before: &State, by: Owner, action: Action) -> Message {
        let f = |cell| self.frame().name(cell);
        let news = |key| Message::new(key).with("side", by);
        let on = |key, cell| news(key).with("field", f(cell));
        let hop = |key, from, to| news(key).with("from", f(from)).with("to", f(to));
        let unit = |cell| before.unit_name(cell);
        let engine = |cell| before.engine_name(cell);
        match action {
            Action::Castle(at) => on("wojna-news-castle", at),
            Action::Camp(at) => on("wojna-news-camp", at),
            Action::Go { from, to } => hop("wojna-news-go", from, to).with("kind", unit(from)),
            Action::Strike { from, target } => {
                hop("wojna-news-strike", from, target).with("kind", unit(from)).with("victim", unit(target))
            }
            Action::Shoot { from, target } => {
                hop("wojna-news-shoot", from, target).with("victim", unit(target))
            }
            Action::Drive { from, to, .. } => hop("wojna-news-drive", from, to).with("kind", engine(from)),
            Action::Swing { from, to, .. } => hop("wojna-news-swing", from, to).with("kind", engine(from)),
            Action::Ram { engine, target } => {
                let kind = before.building(target).map_or(BuildingKind::Wall, |building| building.kind);
                hop("wojna-news-ram", engine, target).with("kind", kind)
            }
            Action::Hurl { engine, target } => hop("wojna-news-hurl", engine, target),
            Action::Volley(tower) => on("wojna-news-volley", tower),
            Action::Sail { from, to, turn: Turn::None, .. } => hop("wojna-news-sail", from, to),
            Action::Sail { from, to, .. } if from == to => on("wojna-news-ship-turns", from),
            Action::Sail { from, to, .. } => hop("wojna-news-sail-turning", from, to),
            Action::Coins(castle) => on("wojna-news-coins", castle),
            Action::Build { kind, at, .. } => on("wojna-news-build", at).with("kind", kind),
            Action::Recruit { building, recruits } => {
                let new = |unit: NewUnit| {
                    Message::new("wojna-news-new-unit").with("kind", unit.kind).with("field", f(unit.at))
                };
                on("wojna-news-recruit", building).with("units", recruits.iter().map(new).collect::<Vec<_>>())
            }
            Action::Assemble { kind, at, .. } => on("wojna-news-assemble", at).with("kind", kind),
            Action::Launch { at, .. } => on("wojna-news-launch", at),
            Action::Stop => news("wojna-news-stop"),
            Action::Done if before.phase == Phase::Fortify => news("wojna-news-fortified"),
            Action::Done => news("wojna-news-done"),
            Action::End => news("wojna-news-end"),
        }
    }

    /// The same news, with what fell to the player on turn (6).
    fn with_captures(&self, news: Message, before: &State, after: &State) -> Message {
        let frame = self.frame();
        let fallen = before
            .buildings()
            .filter(|building| matches!(building.kind, BuildingKind::Castle | BuildingKind::Camp))
            .filter(|&building| {
                after.building(building.at).is_some_and(|now| after.owner(now) != before.owner(building))
            });
        let fallen: Vec<Message> = fallen
            .map(|Building { kind, at, .. }| {
                Message::new("wojna-news-fallen").with("kind", kind).with("field", frame.name(at))
            })
            .collect();
        if fallen.is_empty() {
            return news;
        }
        Message::new("wojna-news-captures")
            .with("news", news)
            .with("side", before.turn)
            .with("places", fallen)
    }
}

fn units_in(state: &State) -> usize {
    Owner::ALL.into_iter().map(|owner| state.army(owner)).sum()
}

/// Tokens that an action moves: layer, from, to.
fn moves(before: &State, action: Action) -> Vec<(u8, Cell, Cell)> {
    let frame = before.frame;
    match action {
        Action::Go { from, to } => vec![(UNITS, from, to)],
        Action::Drive { from, to, .. } => {
            let Some(engine) = before.engine(from) else { return Vec::new() };
            let crew = before.inside(engine.rect(frame));
            let seats = crew.map(|(cell, _)| (UNITS, cell, Cell(cell.0 + to.0 - from.0)));
            [(ENGINES, from, to)].into_iter().chain(seats).collect()
        }
        Action::Swing { from, to, .. } => {
            let Some(engine) = before.engine(from) else { return Vec::new() };
            let pivot = if from == engine.at { engine.last(frame) } else { engine.at };
            let crew = before.unit(from).map(|_| (UNITS, from, to));
            [(ENGINES, engine.at, pivot.min(to))].into_iter().chain(crew).collect()
        }
        Action::Sail { from, to, turn, .. } => {
            let Some(ship) = before.ship(from) else { return Vec::new() };
            let seat = |cell| ship.seat(frame, cell, to, turn);
            let deck = ship.rect(frame);
            let mut moves = vec![(SHIPS, ship.at, ship.moved(frame, to, turn).at)];
            let engines = before.engines().filter(|engine| before.is_aboard(*engine, ship));
            moves.extend(engines.map(|engine| {
                let ends = [seat(engine.at), seat(engine.last(frame))];
                (ENGINES, engine.at, ends[0].min(ends[1]))
            }));
            moves.extend(before.inside(deck).map(|(cell, _)| (UNITS, cell, seat(cell))));
            moves
        }
        _ => Vec::new(),
    }
}

/// What moved as told, and all that is gone, new or changed besides.
fn motions_between(before: &State, after: &State, moves: &[(u8, Cell, Cell)]) -> Vec<Motion> {
    let spot = |cell: Cell| Spot::Field(cell.0);
    let mut motions: Vec<Motion> = moves
        .iter()
        .map(|&(layer, from, to)| {
            if from == to {
                Motion::Changes { layer, at: spot(from) }
            } else {
                Motion::Goes { layer, path: vec![spot(from), spot(to)] }
            }
        })
        .collect();
    let layers: [(u8, [&CellSet; 2], [&CellSet; 2]); 4] = [
        (UNITS, [&before.units[0], &before.units[1]], [&after.units[0], &after.units[1]]),
        (ENGINES, [&before.engines; 2], [&after.engines; 2]),
        (SHIPS, [&before.ships; 2], [&after.ships; 2]),
        (BUILDINGS, [&before.buildings; 2], [&after.buildings; 2]),
    ];
    for (layer, old, new) in layers {
        let has = |sets: [&CellSet; 2], cell| sets.iter().any(|set| set.has(cell));
        let goes = |cell| moves.iter().any(|&(at, from, _)| at == layer && from == cell);
        let comes = |cell| moves.iter().any(|&(at, _, to)| at == layer && to == cell);
        for cell in before.frame.cells() {
            let at = spot(cell);
            let stood = has(old, cell) && !goes(cell);
            let stands = has(new, cell) && !comes(cell);
            match (stood, stands) {
                (true, false) => motions.push(Motion::Leaves { layer, at }),
                (false, true) => motions.push(Motion::Appears { layer, at }),
                (true, true) | (false, false) => {}
            }
        }
    }
    let owner = |state: &State, building: Building| state.building(building.at).and_then(|b| state.owner(b));
    let changed = after
        .buildings()
        .filter(|&building| owner(before, building).is_some_and(|was| Some(was) != owner(after, building)));
    motions.extend(changed.map(|building| Motion::Changes { layer: BUILDINGS, at: spot(building.at) }));
    motions
}

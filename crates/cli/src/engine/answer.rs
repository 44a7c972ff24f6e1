//! Answers, and the parts they share.

use crate::{explain, outcome};
use serde_json::{Map, Value as Json, json};
use stolik_catalog::AnyPosition;
use stolik_game::{Actor, Cause, Outcome, Seat, Viewer};
use stolik_text::Speaker;

/// The fields of an answer.
pub type Fields = Map<String, Json>;

/// The answer to a request that went well.
pub fn good(id: Option<Json>, fields: Fields) -> Json {
    let mut answer = begun(id, true);
    answer.extend(fields);
    Json::Object(answer)
}

/// The answer to a request that did not.
pub fn bad(id: Option<Json>, error: Json) -> Json {
    let mut answer = begun(id, false);
    answer.insert("error".to_owned(), error);
    Json::Object(answer)
}

/// A line on the way to an answer: no `ok`, which only answers have.
pub fn progress(id: Option<Json>, fields: Fields) -> Json {
    let mut line = with_id(id);
    line.insert("progress".to_owned(), Json::Object(fields));
    Json::Object(line)
}

fn begun(id: Option<Json>, ok: bool) -> Fields {
    let mut answer = with_id(id);
    answer.insert("ok".to_owned(), Json::from(ok));
    answer
}

fn with_id(id: Option<Json>) -> Fields {
    id.map(|id| ("id".to_owned(), id)).into_iter().collect()
}

/// The fields of a JSON object written in place.
pub fn fields(object: Json) -> Fields {
    match object {
        Json::Object(fields) => fields,
        other => Map::from_iter([("value".to_owned(), other)]),
    }
}

/// Who must act, and how it ended.
pub fn turn(speaker: &Speaker, position: &AnyPosition) -> Fields {
    fields(json!({
        "actor": actor(position.actor()),
        "outcome": position.outcome().map(|end| outcome(speaker, position, &end)),
    }))
}

fn actor(actor: Actor) -> Json {
    let kind = match actor {
        Actor::One(_) => "one",
        Actor::Any(_) => "any",
        Actor::Each(_) => "each",
        Actor::Chance => "chance",
        Actor::Over => "over",
    };
    let seats: Vec<u8> = actor.seats().iter().map(|seat| seat.0).collect();
    json!({ "kind": kind, "seats": seats })
}

fn outcome(speaker: &Speaker, position: &AnyPosition, end: &Outcome) -> Json {
    let standings: Vec<_> = end.standings.iter().map(|(_, standing)| standing).collect();
    let article = match end.cause {
        Cause::Rules(reason) => Some(explain::cite(position.game().kind(), reason.article)),
        Cause::Table(_) => None,
    };
    json!({
        "places": standings.iter().map(|s| s.place).collect::<Vec<_>>(),
        "scores": standings.iter().map(|s| s.score).collect::<Vec<_>>(),
        "reason": end.code(),
        "article": article,
        "message": outcome::sentence(speaker, position, end),
    })
}

/// Who looks, as a request names them.
pub fn viewer(viewer: Viewer) -> Json {
    match viewer {
        Viewer::Seat(Seat(seat)) => Json::from(seat),
        Viewer::Spectator => Json::from("spectator"),
        Viewer::Everybody => Json::from("all"),
    }
}

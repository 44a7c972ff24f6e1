//! The game an engine holds, and what its commands do.

use super::answer::{self, Fields, fields};
use super::request::Request;
use super::scene;
use super::trouble::{Place, Trouble};
use crate::{json, moves, seed};
use serde_json::{Value as Json, json};
use stolik_catalog::{AnyGame, AnyPosition, Chosen, Kind, Line, WalkError};
use stolik_game::record::InputText;
use stolik_game::{Asks, Explained, Hint, Message, Next, Pinned, Seat, Spot, Viewer};
use stolik_table::Decision;
use stolik_text::Speaker;

/// The commands, as an error lists them.
pub const COMMANDS: [&str; 19] = [
    "new", "setup", "state", "actor", "legal", "walk", "random", "bot", "analyse", "stop", "play", "chance",
    "time", "undo", "record", "position", "scene", "speak", "quit",
];

/// What the engine knows between two lines.
#[derive(Debug)]
pub struct Session {
    speaker: Speaker,
    line: Option<Line>,
}

impl Session {
    /// No game yet.
    pub fn new(speaker: Speaker) -> Session {
        Session { speaker, line: None }
    }

    /// Who puts messages into words.
    pub fn speaker(&self) -> &Speaker {
        &self.speaker
    }

    /// Does what is asked, or says what is wrong and leaves the game as it was.
    pub fn answer(&mut self, mut request: Request) -> Result<Fields, Trouble> {
        match request.command.as_str() {
            "new" => self.begin(request),
            // When its turn comes, what was to be stopped has been.
            "quit" | "stop" => request.finish().map(|()| Fields::new()),
            "setup" => self.set_up(request),
            "play" => self.play(request),
            "chance" => self.chance(request),
            "time" => self.time(request),
            "undo" => self.undo(&request),
            "state" => {
                let viewer = self.viewer(&mut request)?;
                request.finish()?;
                self.state(viewer)
            }
            "actor" => {
                request.finish()?;
                self.turn()
            }
            "legal" => self.legal(request),
            "walk" => self.walk(request),
            "random" => self.random(request),
            "record" => {
                request.finish()?;
                let record = self.line()?.record(None).to_string();
                Ok(fields(json!({ "record": record })))
            }
            "position" => {
                request.finish()?;
                let position = self.line()?.position();
                Ok(fields(json!({ "position": position.text(), "setup": position.setup_value() })))
            }
            "scene" | "speak" => self.show(request),
            name => Err(Trouble::UnknownCommand(name.to_owned())),
        }
    }

    /// The game that was begun.
    pub fn line(&self) -> Result<&Line, Trouble> {
        self.line.as_ref().ok_or(Trouble::NoGame)
    }

    fn turn(&self) -> Result<Fields, Trouble> {
        Ok(answer::turn(&self.speaker, self.line()?.position()))
    }

    fn begin(&mut self, mut request: Request) -> Result<Fields, Trouble> {
        let id = request.text("game")?;
        let options = request.take("options");
        request.finish()?;
        let kind = Kind::named(&id).ok_or(Trouble::UnknownGame(id))?;
        let choices = choices(options)?;
        let choices = choices.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let game = kind.with_options(choices).map_err(|faults| Trouble::options(kind, faults))?;
        self.speaker = self.speaker.clone().with_sides(game.side_names());
        let options: Fields =
            game.options().into_iter().map(|(name, value)| (name.to_owned(), Json::from(value))).collect();
        let mut answer = fields(json!({
            "game": kind.id(),
            "rules": kind.version(),
            "options": options,
            "seats": game.seats(),
            "sides": game.side_names().iter().map(|name| self.speaker.say(name)).collect::<Vec<_>>(),
        }));
        self.line = Some(Line::new(game));
        answer.extend(self.turn()?);
        Ok(answer)
    }

    fn set_up(&mut self, mut request: Request) -> Result<Fields, Trouble> {
        let asked = request.required("position")?;
        request.finish()?;
        let line = self.line.as_mut().ok_or(Trouble::NoGame)?;
        let start = read_position(line.game(), &asked)?;
        let mut answer = fields(json!({ "position": start.text() }));
        *line = Line::from_position(start);
        answer.extend(self.turn()?);
        Ok(answer)
    }

    fn state(&self, viewer: Option<Viewer>) -> Result<Fields, Trouble> {
        let position = self.line()?.position();
        let state = match viewer {
            None => position.state_value(),
            Some(viewer) => position.seen_by(viewer).value(),
        };
        // The hash is of the whole state: who may know a part of it could try the rest out.
        let hash = viewer.is_none().then(|| format!("{:016x}", position.transposition_hash()));
        Ok(fields(json!({ "viewer": viewer.map(answer::viewer), "state": state, "hash": hash })))
    }

    fn legal(&self, mut request: Request) -> Result<Fields, Trouble> {
        let seat = self.seat(&mut request)?;
        request.finish()?;
        let position = self.line()?.position();
        let asks = seat.and_then(|seat| position.asks(seat)).map(|asks| match asks {
            Asks::Listed => "listed",
            Asks::Composed => "composed",
        });
        let actions = seat.map_or_else(Vec::new, |seat| position.legal(seat));
        let actions = actions.into_iter().map(|action| json!({ "text": action.text, "parts": action.parts }));
        let seat = seat.map(|seat| seat.0);
        Ok(fields(json!({ "seat": seat, "asks": asks, "actions": actions.collect::<Json>() })))
    }

    fn walk(&self, mut request: Request) -> Result<Fields, Trouble> {
        let seat = self.seat(&mut request)?;
        let drafted = request.draft()?;
        let names = request.texts("touched")?;
        request.finish()?;
        let line = self.line()?;
        let game = line.game();
        let touched = spots(game, &names, Place::touched)?;
        // Where nobody is awaited, the first seat hears why.
        let seat = seat.unwrap_or(Seat(0));
        let decision = composed(line.position(), seat, &drafted)?;
        let walk = decision.walk(&touched).map_err(|error| {
            let place = (!touched.is_empty()).then(|| Place::touched(error.at));
            Trouble::refused(game, error.why, place)
        })?;
        let (chosen, step) = match walk.chosen {
            Some(Chosen::Action(text)) => (Some(text), false),
            Some(Chosen::Step(_)) => (None, true),
            None => (None, false),
        };
        let next: Json = walk.next.iter().map(|next| self.next(game, next)).collect();
        Ok(fields(json!({ "seat": seat.0, "next": next, "chosen": chosen, "step": step })))
    }

    fn random(&self, mut request: Request) -> Result<Fields, Trouble> {
        let seat = self.seat(&mut request)?.unwrap_or(Seat(0));
        let seed = request.seed()?.unwrap_or_else(seed::some);
        request.finish()?;
        let line = self.line()?;
        let view = line.position().seen_by(Viewer::Seat(seat));
        // Where there is no action, a walk tells why.
        let refused = |error: WalkError| Trouble::refused(line.game(), error.why, None);
        view.walk(seat, view.draft(seat).as_ref(), &[]).map_err(refused)?;
        let action = view.random(seat, &mut Pinned::from_seed(seed));
        Ok(fields(json!({ "seat": seat.0, "action": action })))
    }

    fn next(&self, game: &AnyGame, next: &Next) -> Json {
        let hint = match next.hint {
            Hint::Choose => "choose",
            Hint::Step => "step",
            Hint::Capture => "capture",
        };
        let victims: Vec<String> = next.victims.iter().map(|&spot| game.spot_name(spot)).collect();
        json!({
            "spot": game.spot_name(next.spot),
            "hint": hint,
            "victims": victims,
            "note": next.note.as_ref().map(|note| self.speaker.say(note)),
            "badge": next.badge,
        })
    }

    fn play(&mut self, mut request: Request) -> Result<Fields, Trouble> {
        let seat = self.seat(&mut request)?;
        let text = request.text("action")?;
        request.finish()?;
        // Where nobody is awaited, the first seat hears why.
        let seat = seat.unwrap_or(Seat(0));
        self.input(&InputText::Act { seat, text }, "action")
    }

    fn chance(&mut self, mut request: Request) -> Result<Fields, Trouble> {
        let outcome = request.optional_text("outcome")?;
        request.finish()?;
        if let Some(text) = outcome {
            return self.input(&InputText::Chance(text), "outcome");
        }
        let outcomes = self.line()?.position().chances();
        let total: u64 = outcomes.iter().map(|chance| u64::from(chance.weight)).sum();
        let outcomes =
            outcomes.iter().map(|chance| json!({ "outcome": chance.outcome, "weight": chance.weight }));
        Ok(fields(json!({ "outcomes": outcomes.collect::<Json>(), "total": total })))
    }

    fn time(&mut self, mut request: Request) -> Result<Fields, Trouble> {
        let line = self.line()?;
        let clocks = line.position().clocks();
        let seat = match request.take("seat") {
            None => None,
            Some(seat) => Some(seat_of(line.game(), &seat, "seat")?),
        };
        let elapsed = request.elapsed()?;
        request.finish()?;
        let Some(elapsed) = elapsed else {
            let clocks: Vec<u8> = clocks.iter().map(|seat| seat.0).collect();
            return Ok(fields(json!({ "clocks": clocks })));
        };
        // Where no clock runs, the first seat hears why.
        let seat = seat.or(clocks.iter().next()).unwrap_or(Seat(0));
        self.input(&InputText::Time { seat, elapsed }, "elapsed")
    }

    fn input(&mut self, input: &InputText, field: &'static str) -> Result<Fields, Trouble> {
        let line = self.line.as_mut().ok_or(Trouble::NoGame)?;
        let played = line.play(input).map_err(|error| Trouble::input(line.game(), error, field))?;
        let news = played.observed.last().map(|observed| self.speaker.say(&observed.news.message));
        let seat = match &played.input {
            InputText::Act { seat, .. } | InputText::Time { seat, .. } => Some(seat.0),
            InputText::Chance(_) => None,
        };
        let text = match &played.input {
            InputText::Chance(text) => text.clone(),
            input => moves::plain(input),
        };
        let effect = json!({ "revealed": played.effect.revealed, "turn_ended": played.effect.turn_ended });
        let mut answer = fields(json!({ "seat": seat, "played": text, "message": news, "effect": effect }));
        answer.extend(self.turn()?);
        Ok(answer)
    }

    fn undo(&mut self, request: &Request) -> Result<Fields, Trouble> {
        request.finish()?;
        let line = self.line.as_mut().ok_or(Trouble::NoGame)?;
        let undone = line.take_back().ok_or(Trouble::NothingToUndo)?;
        let mut answer = fields(json!({ "undone": undone.told(), "inputs": line.steps().len() }));
        answer.extend(self.turn()?);
        Ok(answer)
    }

    fn show(&self, mut request: Request) -> Result<Fields, Trouble> {
        let viewer = self.viewer(&mut request)?.unwrap_or(Viewer::Spectator);
        let drafted = request.draft()?;
        request.finish()?;
        let line = self.line()?;
        let shown = match viewer {
            Viewer::Seat(seat) => composed(line.position(), seat, &drafted)?.scene(),
            _ if drafted.is_empty() => line.position().seen_by(viewer).scene(),
            _ => return Err(Trouble::wrong_type("viewer", "the number of the seat whose draft it is")),
        };
        if request.command == "scene" {
            return Ok(fields(json!({ "scene": scene::to_json(&self.speaker, line.game(), &shown) })));
        }
        let say = |messages: &[Message]| messages.iter().map(|m| self.speaker.say(m)).collect::<Vec<_>>();
        Ok(fields(json!({
            "prompt": self.speaker.say(&shown.prompt),
            "sentences": say(&shown.spoken),
            "remarks": say(&shown.remarks),
        })))
    }

    /// The seat the request names; else the first that is awaited, if any is.
    fn seat(&self, request: &mut Request) -> Result<Option<Seat>, Trouble> {
        let line = self.line()?;
        match request.take("seat") {
            None => Ok(line.position().actor().seats().iter().next()),
            Some(seat) => seat_of(line.game(), &seat, "seat").map(Some),
        }
    }

    /// The viewer the request names, if it names one.
    fn viewer(&self, request: &mut Request) -> Result<Option<Viewer>, Trouble> {
        let line = self.line()?;
        Ok(Some(match request.take("viewer") {
            None => return Ok(None),
            Some(Json::String(name)) if name == "spectator" => Viewer::Spectator,
            Some(Json::String(name)) if name == "all" => Viewer::Everybody,
            Some(Json::Number(seat)) => Viewer::Seat(seat_of(line.game(), &Json::Number(seat), "viewer")?),
            Some(_) => {
                return Err(Trouble::wrong_type("viewer", "a seat's number, \"spectator\" or \"all\""));
            }
        }))
    }
}

/// The spots of these names; the place says where in the request a name stands.
fn spots(game: &AnyGame, names: &[String], place: impl Fn(usize) -> Place) -> Result<Vec<Spot>, Trouble> {
    let spot = |(index, name): (usize, &String)| {
        game.spot_named(name).ok_or_else(|| Trouble::UnknownSpot(name.clone(), place(index)))
    };
    names.iter().enumerate().map(spot).collect()
}

/// A seat's decision with a draft: each walk chooses a step, taken in order from the empty draft.
fn composed(position: &AnyPosition, seat: Seat, drafted: &[Vec<String>]) -> Result<Decision, Trouble> {
    let game = position.game();
    let mut decision = Decision::new(position, seat);
    for (index, names) in drafted.iter().enumerate() {
        let walk = spots(&game, names, |at| Place::drafted(index, Some(at)))?;
        let taken = decision.step(&walk).map_err(|error| {
            let at = (!walk.is_empty()).then_some(error.at);
            Trouble::refused(&game, error.why, Some(Place::drafted(index, at)))
        })?;
        if !taken {
            return Err(Trouble::NoStep(Place::drafted(index, None)));
        }
    }
    Ok(decision)
}

/// A position of the game: a text as the game writes it, or data.
pub fn read_position(game: &AnyGame, asked: &Json) -> Result<AnyPosition, Trouble> {
    let read = match asked {
        Json::String(text) => game.read_position(text),
        Json::Object(_) => {
            let value = json::to_value(asked).map_err(|error| Trouble::value("position", error))?;
            game.read_position_value(&value)
        }
        _ => return Err(Trouble::wrong_type("position", "a text or an object")),
    };
    read.map_err(|error| Trouble::setup(game.kind(), error))
}

/// The seat of this number.
pub fn seat_of(game: &AnyGame, number: &Json, field: &'static str) -> Result<Seat, Trouble> {
    let number = number.as_u64().ok_or_else(|| Trouble::wrong_type(field, "a seat's number, from 0"))?;
    match u8::try_from(number) {
        Ok(seat) if seat < game.seats() => Ok(Seat(seat)),
        _ => {
            let number = i64::try_from(number).unwrap_or(i64::MAX);
            let why = Explained {
                code: "no-such-seat",
                article: None,
                spots: Vec::new(),
                message: Message::new("refused-no-such-seat").with("number", number),
            };
            Err(Trouble::refused(game, why, None))
        }
    }
}

/// Options as a request has them: numbers and yes or no may stand for their texts.
fn choices(options: Option<Json>) -> Result<Vec<(String, String)>, Trouble> {
    let options = match options {
        None => return Ok(Vec::new()),
        Some(Json::Object(options)) => options,
        Some(_) => return Err(Trouble::wrong_type("options", "an object")),
    };
    let pairs = options.into_iter().map(|(name, value)| {
        let text = match value {
            Json::String(text) => text,
            Json::Number(number) => number.to_string(),
            Json::Bool(yes) => if yes { "yes" } else { "no" }.to_owned(),
            _ => {
                return Err(Trouble::wrong_type(
                    format!("options.{name}"),
                    "a text, a number, true or false",
                ));
            }
        };
        Ok((name, text))
    });
    pairs.collect()
}

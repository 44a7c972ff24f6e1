//! What a server would tell of a table, without a server: for tests.

use super::Play;
use crate::told;
use stolik_catalog::Played;
use stolik_game::{Seat, TableEnd, Value, Viewer};
use stolik_protocol::{Data, Heard, Person, Place, Welcome, What};
use stolik_table::{EventNumber, Happening, Table};

/// What a server tells a viewer who comes now.
pub fn welcome(table: &Table, viewer: Viewer) -> Welcome {
    let standing = told::standing(table);
    let place = |name: String| Place { who: Person::Person(name), guest: false, here: true, stand_in: None };
    let (mut turns, mut inputs) = (Vec::new(), 0);
    for played in &standing {
        inputs += 1;
        if played.effect.turn_ended {
            turns.push(std::mem::take(&mut inputs));
        }
    }
    let options = table.game().options().into_iter().map(|(name, value)| (name.to_owned(), value));
    Welcome {
        version: stolik_protocol::VERSION,
        table: "t".to_owned(),
        game: table.game().kind().id().to_owned(),
        rules: table.game().kind().version(),
        options: options.collect(),
        places: table.seating().names().into_iter().map(place).collect(),
        you: match viewer {
            Viewer::Seat(seat) => Some(seat.0),
            _ => None,
        },
        start: Data(table.start().seen_by(viewer).value()),
        played: standing.iter().map(|played| observed(played, viewer)).collect(),
        turns,
        said: Vec::new(),
        offers: Vec::new(),
        ended: None,
        time: "none".to_owned(),
        absence: "wait".to_owned(),
        maker: false,
        made_by: None,
        clocks: Vec::new(),
        meanwhile: Vec::new(),
        commitment: String::new(),
        terms: None,
        entropy: Vec::new(),
        dice: None,
        next: None,
        next_commitment: String::new(),
        next_terms: None,
        score: stolik_protocol::Score::default(),
        again: Vec::new(),
        muted: Vec::new(),
        noted: None,
        n: table.now().0,
        t: 0,
    }
}

fn observed(played: &Played, viewer: Viewer) -> Data {
    let seen = played.observed.iter().find(|observed| observed.viewer == viewer);
    Data(seen.map_or(Value::Null, |observed| observed.observation.clone()))
}

/// What a server tells a viewer of what has happened since an event.
pub fn heard(table: &Table, viewer: Viewer, since: u64) -> Vec<Heard> {
    let events = table.since(EventNumber(since)).iter();
    let what = |what: &Happening| match what {
        Happening::Played(played) => What::Played(observed(played, viewer)),
        Happening::TookBack { seat, standing } => {
            What::TookBack { seat: seat.0, standing: u32::try_from(*standing).expect("few") }
        }
        Happening::Ended(end) => {
            let side = if let TableEnd::Resigned(side) = end { Some(side.0) } else { None };
            What::Ended { how: end.code().to_owned(), side }
        }
        other => panic!("not told here: {other:?}"),
    };
    events
        .map(|event| {
            let end = matches!(&event.what, Happening::Played(played) if played.effect.turn_ended);
            Heard { n: event.number.0, t: 0, what: what(&event.what), end, clocks: Vec::new(), roll: None }
        })
        .collect()
}

/// What the page shows is what this viewer may know of the table.
pub fn agrees(play: &Play, table: &Table, viewer: Viewer) {
    assert_eq!(play.table().actor(), table.actor());
    assert_eq!(play.table().outcome(), table.outcome());
    assert_eq!(play.turns(), told::turns(table, viewer));
    let seen = table.position().seen_by(viewer);
    assert!(play.table().seen_by(viewer) == seen, "what is seen is not what may be seen");
    let asked = match viewer {
        Viewer::Seat(seat) => Some(seat).filter(|&seat| table.actor().awaits(seat)),
        _ => None,
    };
    assert_eq!(play.seat(), asked);
    assert!(!play.is_veiled());
}

pub fn viewers(table: &Table) -> Vec<Viewer> {
    let seats = (0..table.game().seats()).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Spectator]).collect()
}

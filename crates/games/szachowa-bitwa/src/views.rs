//! What viewers know and learn.
//!
//! A view is what lies open and the viewer's own secrets. Players keep to themselves: what they commit until it is turned
//! up; their hand, so also the number and values of their Special Cards; which cards they paid and got back (2.6.4); the
//! winner's army and both trainings until the boards are joined (S-11). The other learns of a commit that it was made.
//! With a shared pool the own change may tell something of the other's payment; it stands in the own secrets.

use crate::cards::faces;
use crate::progress::learn;
use crate::{
    Action, Army, Camps, CardValue, Cards, Colour, Column, Deployment, Draw, Open, Phase, Secret, State,
    SzachowaBitwa, Training,
};
use serde::{Deserialize, Serialize};
use stolik_game::kit::data;
use stolik_game::{Actor, Entropy, Input, InputOf, Millis, News, Value, ValueError, Viewer, Views};

/// What one viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub eye: Eye,
    /// What lies open to everybody.
    pub open: Open,
    /// The players' secrets, by colour, as far as the viewer knows them.
    pub secrets: [Option<Secret>; 2],
}

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", expecting = "\"white\", \"black\", \"spectator\" or \"everybody\"")]
pub enum Eye {
    /// A spectator, and everybody while the game runs.
    Spectator,
    /// Everybody after the end, when the cards are laid open.
    Everybody,
    /// A player.
    #[serde(untagged)]
    Player(Colour),
}

impl View {
    /// The secrets of a player, if the viewer knows them.
    pub fn secret(&self, colour: Colour) -> Option<&Secret> {
        self.secrets[colour.index()].as_ref()
    }

    /// The army of a player, if the viewer knows it.
    pub fn army(&self, colour: Colour) -> Option<Army> {
        let own = self.secret(colour).and_then(|secret| secret.purchase).map(|bought| bought.army);
        own.or(self.open.armies[colour.index()])
    }
}

/// What one viewer learns from one input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// What everybody learns.
    pub event: Event,
    /// To the player who acted: what was done, where the others do not see it.
    pub own: Option<Action>,
    /// To each player when change is given: the own cards that came back.
    pub change: Option<Cards>,
    /// To everybody, when the game ends: what was secret.
    pub laid_open: Option<[Secret; 2]>,
}

/// What everybody learns from an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "a map with drawn, or with by and action, committed or elapsed")]
pub enum Event {
    /// A player has acted openly.
    Acted {
        /// Who.
        by: Colour,
        /// What.
        action: Action,
    },
    /// A player has committed something secret.
    Committed {
        /// Who.
        by: Colour,
        /// What came out by it.
        #[serde(rename = "committed")]
        reveal: Reveal,
    },
    /// Cards were drawn for a fight.
    Drawn {
        /// Which.
        #[serde(rename = "drawn")]
        draw: Draw,
    },
    /// Time has passed on a clock.
    Passed {
        /// Whose.
        by: Colour,
        /// How long.
        elapsed: Millis,
    },
}

/// What comes out by a commit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "nothing, or a map of what is turned up")]
pub enum Reveal {
    /// Nothing.
    Nothing,
    /// The camps of both.
    Camps {
        /// By colour.
        camps: [Camps; 2],
    },
    /// The bridges of both.
    Bridges {
        /// By colour.
        bridges: [Column; 2],
    },
    /// How many cards both have put aside at first (2.6.5).
    Counts {
        /// By colour.
        counts: [u8; 2],
    },
    /// All spying cards, and how many were added last, where they were.
    Bids {
        /// The cards of both.
        bids: [Cards; 2],
        /// How many the committing player added.
        added: u8,
    },
    /// How many cards were added; none is the declaration of the end, or no last addition.
    Added {
        /// So many.
        added: u8,
    },
    /// The army of the loser of the spying (S-11).
    Army {
        /// What was bought.
        army: Army,
    },
    /// The boards are joined: armies, training and deployments of both.
    Joined {
        /// How far each king is trained.
        training: [Training; 2],
        /// Where everything stands.
        deployments: [Deployment; 2],
    },
    /// The Special Cards of both, or none (S-33).
    Special {
        /// By colour.
        #[serde(with = "faces")]
        cards: [Option<CardValue>; 2],
    },
}

impl Views for SzachowaBitwa {
    type View = View;
    type Observation = Seen;

    fn keeps_secrets(&self) -> bool {
        true
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let eye = eye_of(state, viewer);
        let sees = |colour| match eye {
            Eye::Player(own) => own == colour,
            Eye::Spectator => false,
            Eye::Everybody => true,
        };
        let secrets = Colour::ALL.map(|colour| sees(colour).then(|| *state.secret(colour)));
        View { eye, open: state.open, secrets }
    }

    fn view_actor(&self, view: &View) -> Actor {
        self.actor_of(&view.open)
    }

    fn observe(&self, before: &State, input: &InputOf<SzachowaBitwa>, after: &State, viewer: Viewer) -> Seen {
        let event = self.event(before, input);
        let own = match (event, *input) {
            (Event::Committed { by, .. }, Input::Act { action, .. }) if viewer == Viewer::Seat(by.seat()) => {
                Some(action)
            }
            _ => None,
        };
        let changes = self.changes(before, input);
        let change = Colour::ALL.into_iter().find(|colour| viewer == Viewer::Seat(colour.seat()));
        Seen {
            event,
            own,
            change: change.and_then(|colour| changes[colour.index()]),
            laid_open: (eye_of(after, viewer) == Eye::Everybody).then_some(after.secrets),
        }
    }

    fn update(&self, view: &mut View, seen: &Seen) {
        if let Eye::Player(colour) = view.eye
            && let Some(secret) = &mut view.secrets[colour.index()]
        {
            let open_action = match seen.event {
                Event::Acted { by, action } if by == colour => Some(action),
                _ => None,
            };
            learn(secret, &view.open, &seen.event, seen.own.or(open_action), seen.change);
        }
        self.apply(&mut view.open, &seen.event);
        if let Some(secrets) = seen.laid_open {
            view.eye = Eye::Everybody;
            view.secrets = secrets.map(Some);
        }
    }

    fn news(&self, before: &View, seen: &Seen) -> News {
        self.tell(before, seen)
    }

    fn sample_world<E: Entropy + ?Sized>(&self, view: &View, entropy: &mut E) -> State {
        self.sample(view, entropy)
    }

    fn state_value(&self, state: &State) -> Value {
        let [white, black] = &state.secrets;
        let [open, white, black] =
            [data::to_value(&state.open), data::to_value(white), data::to_value(black)];
        Value::map([("open", open), ("white", white), ("black", black)])
    }

    fn view_value(&self, view: &View) -> Value {
        data::to_value(view)
    }

    fn view_from_value(&self, value: &Value) -> Result<View, ValueError> {
        data::from_value(value)
    }

    fn observation_value(&self, observation: &Seen) -> Value {
        data::to_value(observation)
    }

    fn observation_from_value(&self, value: &Value) -> Result<Seen, ValueError> {
        data::from_value(value)
    }
}

/// Everybody sees what a spectator sees until the end; then the cards are laid open.
fn eye_of(state: &State, viewer: Viewer) -> Eye {
    let over = matches!(state.open.phase, Phase::Over(_));
    match viewer {
        Viewer::Seat(seat) => Eye::Player(Colour::of_seat(seat)),
        Viewer::Everybody if over => Eye::Everybody,
        Viewer::Spectator | Viewer::Everybody => Eye::Spectator,
    }
}

//! Some game: the closed enums, and what they pass on to the typed game inside.

#![expect(clippy::clone_on_copy, reason = "some games are small enough to be copied, others are not")]

use crate::answers::{Editor as _, EditorOf, Recount as _, RecountOf};
use crate::list::all_games;
use crate::{
    ChosenWalk, DraftOf, Foreseen, InputError, Kind, Listed, Played, Position, Seen, SetupError, StepOf,
    WalkError,
};
use stolik_game::record::InputText;
use stolik_game::scene::{Emblem, Quarter};
use stolik_game::{
    Actor, Asks, Dial, Effect, Entropy, Explained, Game, Message, News, Notation, Options, Outcome,
    ParseError, Rules, Scene, Seat, Seats, Show, Side, Sort, Spot, Value, ValueError, Viewer, Views,
    Weighted,
};

/// What stands where, each by its number among the sorts, and what else there is to say of a position.
pub type LaidOut = (Vec<(Spot, usize)>, Vec<Dial>);

/// Somebody who works with any typed game.
pub trait Visitor {
    /// What comes of it.
    type Answer;
    /// Works with the game.
    fn visit<G: Game>(self, game: &G) -> Self::Answer;
}

/// Defines the enums over all games, and a macro that reaches into whichever game one holds.
macro_rules! games {
    ($($Variant:ident($Game:ty) in $profile:ident $(: $($has:ident),+)?;)+) => {
        /// The rules of some game, with their options.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyGame { $(#[doc = stringify!($Variant)] $Variant($Game)),+ }

        /// Some game and a moment of it.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[expect(clippy::large_enum_variant, reason = "states are plain data; a box would cost every small game an allocation")]
        pub enum AnyPosition { $(#[doc = stringify!($Variant)] $Variant(Position<$Game>)),+ }

        /// What one viewer may know of some game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[expect(clippy::large_enum_variant, reason = "states are plain data; a box would cost every small game an allocation")]
        pub enum AnySeen { $(#[doc = stringify!($Variant)] $Variant(Seen<$Game>)),+ }

        /// A private draft of some game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyDraft { $(#[doc = stringify!($Variant)] $Variant(DraftOf<$Game>)),+ }

        /// A step of a private draft of some game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyStep { $(#[doc = stringify!($Variant)] $Variant(StepOf<$Game>)),+ }

        $(
            impl From<$Game> for AnyGame {
                fn from(game: $Game) -> AnyGame { AnyGame::$Variant(game) }
            }
            impl From<Position<$Game>> for AnyPosition {
                fn from(position: Position<$Game>) -> AnyPosition { AnyPosition::$Variant(position) }
            }
            impl From<Seen<$Game>> for AnySeen {
                fn from(seen: Seen<$Game>) -> AnySeen { AnySeen::$Variant(seen) }
            }
        )+

        /// Evaluates an expression with the typed thing inside one of the enums.
        macro_rules! inside {
            ($any:ident :: $value:expr, $inner:ident => $result:expr) => {
                match $value { $( $any::$Variant($inner) => $result ),+ }
            };
            ($any:ident :: $value:expr, $inner:ident of $G:ident => $result:expr) => {
                match $value { $( $any::$Variant($inner) => { type $G = $Game; $result } ),+ }
            };
        }

        impl AnyGame {
            /// Hands the typed game to somebody who works with any: a search, a bench.
            pub fn visit<V: Visitor>(&self, visitor: V) -> V::Answer {
                match self { $( AnyGame::$Variant(game) => visitor.visit(game) ),+ }
            }

            /// Which game it is.
            pub fn kind(&self) -> Kind {
                match self { $( AnyGame::$Variant(_) => Kind::$Variant ),+ }
            }
        }

        impl AnySeen {
            /// The empty draft of a seat's decision, if it is one that is composed.
            pub fn draft(&self, seat: Seat) -> Option<AnyDraft> {
                match self { $( AnySeen::$Variant(seen) => seen.draft(seat).map(AnyDraft::$Variant) ),+ }
            }

            /// What a seat sees while it composes. A draft of another game is no draft.
            #[allow(unreachable_patterns, reason = "with one game there is no other game's draft")]
            pub fn draft_scene(&self, seat: Seat, draft: &AnyDraft) -> Scene {
                match (self, draft) {
                    $( (AnySeen::$Variant(seen), AnyDraft::$Variant(draft)) => seen.draft_scene(seat, draft), )+
                    (seen, _) => seen.scene(),
                }
            }

            /// Where a walk stands after these spots. A draft of another game is no draft.
            #[allow(unreachable_patterns, reason = "with one game there is no other game's draft")]
            pub fn walk(
                &self,
                seat: Seat,
                draft: Option<&AnyDraft>,
                touched: &[Spot],
            ) -> Result<ChosenWalk<AnyStep>, WalkError> {
                match self { $(
                    AnySeen::$Variant(seen) => {
                        let draft = match draft {
                            Some(AnyDraft::$Variant(draft)) => Some(draft),
                            _ => None,
                        };
                        let walk = seen.walk(seat, draft, touched)?;
                        Ok(walk.map_step(AnyStep::$Variant))
                    }
                ),+ }
            }

            /// Takes a step in a draft; returns the step that takes it back. None if draft or step are of another game.
            #[allow(unreachable_patterns, reason = "with one game there is no other game's draft")]
            pub fn take_step(
                &self,
                seat: Seat,
                draft: &mut AnyDraft,
                step: &AnyStep,
            ) -> Option<Result<AnyStep, Explained>> {
                match (self, draft, step) {
                    $( (AnySeen::$Variant(seen), AnyDraft::$Variant(draft), AnyStep::$Variant(step)) => {
                        Some(seen.take_step(seat, draft, *step).map(AnyStep::$Variant))
                    } )+
                    _ => None,
                }
            }

            /// The text of the action a complete draft is committed by. None if the draft is of another game.
            #[allow(unreachable_patterns, reason = "with one game there is no other game's draft")]
            pub fn commit(&self, seat: Seat, draft: &AnyDraft) -> Option<Result<String, Explained>> {
                match (self, draft) {
                    $( (AnySeen::$Variant(seen), AnyDraft::$Variant(draft)) => Some(seen.commit(seat, draft)), )+
                    _ => None,
                }
            }
        }
    };
}

all_games!(games);

impl AnyGame {
    /// All options with their values.
    pub fn options(&self) -> Vec<(&'static str, String)> {
        inside!(AnyGame::self, game => game.options().pairs())
    }

    /// What a viewer may know of this game, from plain data.
    pub fn seen_from_value(&self, value: &Value) -> Result<AnySeen, ValueError> {
        inside!(AnyGame::self, game => Seen::from_value(game.clone(), value).map(Into::into))
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        inside!(AnyGame::self, game => game.seats())
    }

    /// How many sides there are.
    pub fn sides(&self) -> u8 {
        inside!(AnyGame::self, game => game.sides())
    }

    /// The side a seat plays for.
    pub fn side_of(&self, seat: Seat) -> Side {
        inside!(AnyGame::self, game => game.side_of(seat))
    }

    /// The names of the sides.
    pub fn side_names(&self) -> Vec<Message> {
        let sides = (0..self.sides()).map(Side);
        sides.map(|side| inside!(AnyGame::self, game => game.side_name(side))).collect()
    }

    /// The rules of the next game of a match.
    #[must_use]
    pub fn next_game(&self) -> AnyGame {
        inside!(AnyGame::self, game => game.next_game().into())
    }

    /// What a finished game is worth to a side in a match.
    pub fn match_points(&self, outcome: &Outcome, side: Side) -> i32 {
        inside!(AnyGame::self, game => game.match_points(outcome, side))
    }

    /// Whether a seat may ever know what another may not.
    pub fn keeps_secrets(&self) -> bool {
        inside!(AnyGame::self, game => game.keeps_secrets())
    }

    /// How the board is turned for who sits here.
    pub fn facing(&self, seat: Seat) -> Quarter {
        inside!(AnyGame::self, game => game.facing(seat))
    }

    /// The drawing by which a seat is known.
    pub fn emblem(&self, seat: Seat) -> Emblem {
        inside!(AnyGame::self, game => game.emblem(seat))
    }

    /// The name of a spot.
    pub fn spot_name(&self, spot: Spot) -> String {
        inside!(AnyGame::self, game => game.spot_name(spot))
    }

    /// The spot of this name.
    pub fn spot_named(&self, name: &str) -> Option<Spot> {
        inside!(AnyGame::self, game => game.spot_named(name))
    }

    /// The position a game begins with.
    pub fn start(&self) -> AnyPosition {
        inside!(AnyGame::self, game => Position::start(game.clone()).into())
    }

    /// The position a text describes, or everything that is wrong with it.
    pub fn read_position(&self, text: &str) -> Result<AnyPosition, SetupError> {
        inside!(AnyGame::self, game => {
            let setup = game.parse_setup(text).map_err(SetupError::Parse)?;
            Ok(Position::set_up(game.clone(), &setup)?.into())
        })
    }

    /// What can be placed in an editor of positions.
    pub fn sorts(&self) -> Vec<Sort> {
        inside!(AnyGame::self, game of G => EditorOf::<G>::sorts(game))
    }

    /// The text of a position with nothing on the board, where positions are set up piece by piece.
    pub fn bare_position(&self) -> Option<String> {
        inside!(AnyGame::self, game of G => Some(game.setup_text(&EditorOf::<G>::bare_setup(game)?)))
    }

    /// What stands where in the position a text describes, possible or not, each by its number among the sorts; and what
    /// else there is to say of it.
    pub fn laid_out(&self, text: &str) -> Result<LaidOut, ParseError> {
        inside!(AnyGame::self, game of G => {
            let setup = game.parse_setup(text)?;
            Ok(EditorOf::<G>::laid_out(game, &setup))
        })
    }

    /// The text of a position with something placed, or only taken away.
    pub fn with_put(&self, text: &str, spot: Spot, sort: Option<usize>) -> Result<String, ParseError> {
        inside!(AnyGame::self, game of G => {
            let mut setup = game.parse_setup(text)?;
            EditorOf::<G>::put(game, &mut setup, spot, sort);
            Ok(game.setup_text(&setup))
        })
    }

    /// The text of a position with a dial turned.
    pub fn with_dial(&self, text: &str, id: &str, of: u8, value: i64) -> Result<String, ParseError> {
        inside!(AnyGame::self, game of G => {
            let mut setup = game.parse_setup(text)?;
            EditorOf::<G>::turn_dial(game, &mut setup, id, of, value);
            Ok(game.setup_text(&setup))
        })
    }

    /// The position that plain data describes, or everything that is wrong with it.
    pub fn read_position_value(&self, value: &Value) -> Result<AnyPosition, SetupError> {
        inside!(AnyGame::self, game => {
            let setup = game.setup_from_value(value).map_err(SetupError::Value)?;
            Ok(Position::set_up(game.clone(), &setup)?.into())
        })
    }
}

impl AnyPosition {
    /// The rules.
    pub fn game(&self) -> AnyGame {
        inside!(AnyPosition::self, position => position.game.clone().into())
    }

    /// Who must act next.
    pub fn actor(&self) -> Actor {
        inside!(AnyPosition::self, position => position.actor())
    }

    /// Whether a partner of who acted last may go on here: not in the middle of a move.
    pub fn is_between_moves(&self) -> bool {
        inside!(AnyPosition::self, position => position.is_between_moves())
    }

    /// How the game has ended by its rules, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        inside!(AnyPosition::self, position => position.outcome())
    }

    /// The seats whose clocks the rules watch now.
    pub fn clocks(&self) -> Seats {
        inside!(AnyPosition::self, position => position.clocks())
    }

    /// How a seat decides; none if it is not awaited.
    pub fn asks(&self, seat: Seat) -> Option<Asks> {
        inside!(AnyPosition::self, position => position.asks(seat))
    }

    /// The actions of a seat; none if it is not awaited.
    pub fn legal(&self, seat: Seat) -> Vec<Listed> {
        inside!(AnyPosition::self, position => position.legal(seat))
    }

    /// What chance can give now.
    pub fn chances(&self) -> Vec<Weighted<String>> {
        inside!(AnyPosition::self, position => position.chances())
    }

    /// What each seat rolls or draws in each of the outcomes, in their order.
    pub fn faces(&self) -> Vec<Weighted<Vec<(Seat, String)>>> {
        inside!(AnyPosition::self, position => position.faces())
    }

    /// A random input of whoever is awaited; none if the game is over.
    pub fn random_input(&self, entropy: &mut impl Entropy) -> Option<InputText> {
        inside!(AnyPosition::self, position => position.random_input(entropy))
    }

    /// Plays an input given as text, or says what is wrong with it and stays as it was.
    pub fn play(&mut self, input: &InputText) -> Result<Played, InputError> {
        inside!(AnyPosition::self, position => position.play(input))
    }

    /// Plays an input given as text without telling anybody, for those who only want to be where it leads. Returns its
    /// canonical text and what it did.
    pub fn advance(&mut self, input: &InputText) -> Result<(InputText, Effect), InputError> {
        inside!(AnyPosition::self, position => position.advance(input))
    }

    /// What a viewer may know.
    pub fn seen_by(&self, viewer: Viewer) -> AnySeen {
        inside!(AnyPosition::self, position => position.seen_by(viewer).into())
    }

    /// The position as text.
    pub fn text(&self) -> String {
        inside!(AnyPosition::self, position => position.text())
    }

    /// The position as plain data that can be set up again.
    pub fn setup_value(&self) -> Value {
        inside!(AnyPosition::self, position => position.setup_value())
    }

    /// The whole state as plain data.
    pub fn state_value(&self) -> Value {
        inside!(AnyPosition::self, position => position.state_value())
    }

    /// The hash by which search and records know the state.
    pub fn transposition_hash(&self) -> u64 {
        inside!(AnyPosition::self, position => position.transposition_hash())
    }

    /// How many sequences of so many inputs there are from here.
    pub fn perft(&self, depth: u32) -> u64 {
        inside!(AnyPosition::self, position => position.perft(depth))
    }

    /// The same, counted by the game's second way of telling inputs apart, where it has one.
    pub fn perft_raw(&self, depth: u32) -> Option<u64> {
        inside!(AnyPosition::self, position of G => RecountOf::<G>::perft(&position.game, &position.state, depth))
    }

    /// That second count by the first input, each by its text.
    pub fn perft_raw_divided(&self, depth: u32) -> Option<Vec<(String, u64)>> {
        let seat = self.actor().seats().iter().next().unwrap_or(Seat(0));
        inside!(AnyPosition::self, position of G => {
            let Position { game, state } = position;
            let divided = RecountOf::<G>::divided(game, state, depth)?.into_iter();
            Some(divided.map(|(action, lines)| (game.action_text(state, seat, &action), lines)).collect())
        })
    }
}

impl AnySeen {
    /// What an action of the viewer's own seat would do, and what would be seen then; none if it may not be done.
    pub fn foresee(&self, seat: Seat, text: &str) -> Option<(Foreseen, AnySeen)> {
        inside!(AnySeen::self, seen => {
            let (foreseen, seen) = seen.foresee(seat, text)?;
            Some((foreseen, seen.into()))
        })
    }

    /// Learns an observation, given as plain data; gives what is to be told and shown of it.
    pub fn learn(&mut self, observation: &Value) -> Result<News, ValueError> {
        inside!(AnySeen::self, seen => seen.learn(observation))
    }

    /// Who must act next.
    pub fn actor(&self) -> Actor {
        inside!(AnySeen::self, seen => seen.actor())
    }

    /// How the game has ended by its rules, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        inside!(AnySeen::self, seen => seen.outcome())
    }

    /// Whether a seat may do what a text says, as far as the viewer can know: nothing if it may, else why not.
    pub fn check(&self, seat: Seat, text: &str) -> Result<(), InputError> {
        inside!(AnySeen::self, seen => seen.check(seat, text))
    }

    /// What it looks like.
    pub fn scene(&self) -> Scene {
        inside!(AnySeen::self, seen => seen.scene())
    }

    /// The text of a random action of a seat, which depends on no more than the viewer knows; none if it is not
    /// awaited.
    pub fn random(&self, seat: Seat, entropy: &mut impl Entropy) -> Option<String> {
        inside!(AnySeen::self, seen => seen.random(seat, entropy))
    }

    /// As plain data.
    pub fn value(&self) -> Value {
        inside!(AnySeen::self, seen => seen.value())
    }
}

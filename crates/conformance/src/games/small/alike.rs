//! The parts of the contract that are alike in all small games.

/// The rules' own type, and options that are small numbers.
macro_rules! small_game {
    ($(#[$doc:meta])* $game:ident with $options:ident {
        $($(#[$about:meta])* $name:ident: $default:literal in $least:literal..=$most:literal by $article:literal,)*
    }) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct $game {
            options: $options,
        }

        #[doc = concat!("The options of [`", stringify!($game), "`].")]
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct $options {
            $($(#[$about])* pub $name: u8,)*
        }

        impl Default for $options {
            fn default() -> Self {
                $options { $($name: $default),* }
            }
        }

        impl stolik_game::Options for $options {
            const TABLE: &'static [stolik_game::OptionInfo] = &[$(stolik_game::OptionInfo {
                name: stringify!($name),
                kind: stolik_game::OptionKind::Number { least: $least, most: $most },
                default: stringify!($default),
                article: stolik_game::Article($article),
            }),*];

            fn get(&self, name: &str) -> Option<String> {
                match name {
                    $(stringify!($name) => Some(self.$name.to_string()),)*
                    _ => None,
                }
            }

            fn set(&mut self, name: &str, value: &str) -> bool {
                match (name, value.parse()) {
                    $((stringify!($name), Ok(value)) => self.$name = value,)*
                    _ => return false,
                }
                true
            }

            fn clashes(&self) -> Vec<stolik_game::OptionFault> {
                Vec::new()
            }
        }
    };
}

/// In an `impl Rules`: names and types, options, setups and hashes. A state is set up if its `is_sound` says so.
macro_rules! small_rules {
    ($id:literal, $seats:literal seats, $options:ty, $action:ty, $chance:ty, $time:ty) => {
        const ID: &'static str = $id;
        const VERSION: u16 = 1;

        type Options = $options;
        type State = State;
        type Action = $action;
        type Chance = $chance;
        type Time = $time;
        type Refusal = $crate::games::SmallRefusal;
        type Setup = $crate::games::Loose;
        type Fault = $crate::games::SmallFault;

        fn new(options: $options) -> Result<Self, stolik_game::Faults<stolik_game::OptionFault>> {
            let clashes = stolik_game::Options::clashes(&options);
            stolik_game::Faults::none_or(clashes, Self { options })
        }

        fn options(&self) -> &$options {
            &self.options
        }

        fn seats(&self) -> u8 {
            $seats
        }

        fn set_up(&self, setup: &Self::Setup) -> Result<State, stolik_game::Faults<Self::Fault>> {
            let state = <State as $crate::games::small::Numbers>::from_numbers(&setup.0);
            let sound = state.filter(|state| state.is_sound(&self.options));
            sound.ok_or(stolik_game::Faults::one($crate::games::SmallFault("small-no-such-state")))
        }

        fn setup_of(&self, state: &State) -> Self::Setup {
            $crate::games::Loose($crate::games::small::Numbers::numbers(state))
        }

        fn transposition_hash(&self, state: &State) -> u64 {
            use std::hash::{DefaultHasher, Hash, Hasher};
            let mut hasher = DefaultHasher::new();
            state.hash(&mut hasher);
            hasher.finish()
        }
    };
}

/// The notation of a game: words for actions and chance, numbers for setups, names for these buttons.
macro_rules! small_notation {
    ($game:ident, $action:ty, $chance:ty, $buttons:expr) => {
        impl stolik_game::Notation for $game {
            type Request = $action;

            fn parse_action(&self, text: &str) -> Result<$action, stolik_game::ParseError> {
                $crate::games::small::read_word(text)
            }

            fn resolve(&self, _: &State, _: Seat, action: &$action) -> Result<$action, Self::Refusal> {
                Ok(*action)
            }

            fn action_text(&self, _: &State, _: Seat, action: &$action) -> String {
                $crate::games::small::Word::word(action)
            }

            fn action_value(&self, _: &State, _: Seat, action: &$action) -> stolik_game::Value {
                $crate::games::small::Numbers::to_value(action)
            }

            fn chance_text(&self, outcome: &$chance) -> String {
                $crate::games::small::Word::word(outcome)
            }

            fn parse_chance(&self, text: &str) -> Result<$chance, stolik_game::ParseError> {
                $crate::games::small::read_word(text)
            }

            fn setup_text(&self, setup: &Self::Setup) -> String {
                setup.text()
            }

            fn parse_setup(&self, text: &str) -> Result<Self::Setup, stolik_game::ParseError> {
                $crate::games::Loose::parse(text)
            }

            fn setup_value(&self, setup: &Self::Setup) -> stolik_game::Value {
                stolik_game::Value::list(setup.0.clone())
            }

            fn setup_from_value(
                &self,
                value: &stolik_game::Value,
            ) -> Result<Self::Setup, stolik_game::ValueError> {
                $crate::games::Loose::from_value(value)
            }

            fn spot_name(&self, spot: Spot) -> String {
                $crate::games::small::spot_name(spot, $buttons)
            }

            fn spot_named(&self, name: &str) -> Option<Spot> {
                $crate::games::small::spot_named(name, $buttons)
            }
        }
    };
}

/// In an `impl Views`: a view is a state in which what is hidden is blank, an observation is an input with so much that
/// is hidden from others, and both are numbers.
macro_rules! small_views {
    ($hidden:ty) => {
        type View = State;
        type Observation = $crate::games::Observed<InputOf<Self>, $hidden>;

        fn keeps_secrets(&self) -> bool {
            size_of::<$hidden>() > 0
        }

        fn view_actor(&self, view: &State) -> Actor {
            self.actor(view)
        }

        fn news(&self, _: &State, observed: &Self::Observation) -> stolik_game::News {
            $crate::games::small::news::<Self>(&observed.input)
        }

        fn state_value(&self, state: &State) -> stolik_game::Value {
            $crate::games::small::Numbers::to_value(state)
        }

        fn view_value(&self, view: &State) -> stolik_game::Value {
            $crate::games::small::Numbers::to_value(view)
        }

        fn view_from_value(&self, value: &stolik_game::Value) -> Result<State, stolik_game::ValueError> {
            $crate::games::small::Numbers::from_value(value)
        }

        fn observation_value(&self, observed: &Self::Observation) -> stolik_game::Value {
            $crate::games::small::Numbers::to_value(observed)
        }

        fn observation_from_value(
            &self,
            value: &stolik_game::Value,
        ) -> Result<Self::Observation, stolik_game::ValueError> {
            $crate::games::small::Numbers::from_value(value)
        }
    };
}

/// Choosing in a game of listed actions, whose `next_spots` says where a walk goes on; what else is touched is refused by
/// this article.
macro_rules! small_choosing {
    ($game:ident, $action:ty, $article:literal) => {
        impl stolik_game::Choosing for $game {
            fn walk(&self, view: &State, seat: Seat, touched: &[Spot]) -> $crate::games::small::Walked<Self> {
                $crate::games::small::walk(self, view, seat, touched, &|touched| {
                    let next = self.next_spots(view, seat, touched);
                    $crate::games::small::stand_listed(self, view, seat, touched, next, $article)
                })
            }
        }
    };
}

/// In an `impl Show`: everybody looks the same way, and sides have numbers.
macro_rules! small_sides {
    () => {
        fn facing(&self, _: Seat) -> stolik_game::scene::Quarter {
            stolik_game::scene::Quarter::None
        }

        fn side_name(&self, side: stolik_game::Side) -> stolik_game::Message {
            stolik_game::Message::new("small-side").with("side", side)
        }
    };
}

pub(in crate::games) use {
    small_choosing, small_game, small_notation, small_rules, small_sides, small_views,
};

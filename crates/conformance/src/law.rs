//! The laws, one function each. The comment of a law says what must be so; a law that does not hold says where.

use crate::{Plan, Verdict};
use stolik_game::Game;

mod actions_round_trip;
mod asked_has_answer;
mod audit;
mod chance_adds_up;
mod check_agrees;
mod commutes;
mod conserved;
pub(crate) mod drafts;
mod effects;
mod hashes;
mod legal_list;
mod observations_hide;
mod observations_keep_views;
mod options_round_trip;
mod outside_text;
mod plain_data;
mod plays_to_the_end;
mod record_round_trips;
mod refuses_without_change;
mod replay;
pub(crate) mod scenes;
mod setups_round_trip;
mod spots_round_trip;
mod time;
mod views_hide;
pub(crate) mod walks;
mod worlds;

pub use actions_round_trip::actions_round_trip;
pub use asked_has_answer::asked_has_answer;
pub use audit::audit;
pub use chance_adds_up::chance_adds_up;
pub use check_agrees::check_agrees;
pub use commutes::commutes;
pub use conserved::conserved;
pub use drafts::drafts;
pub use effects::effects;
pub use hashes::hashes;
pub use legal_list::legal_list;
pub use observations_hide::observations_hide;
pub use observations_keep_views::observations_keep_views;
pub use options_round_trip::options_round_trip;
pub use outside_text::outside_text;
pub use plain_data::plain_data;
pub use plays_to_the_end::plays_to_the_end;
pub use record_round_trips::record_round_trips;
pub use refuses_without_change::refuses_without_change;
pub use replay::replay;
pub use scenes::scenes;
pub use setups_round_trip::setups_round_trip;
pub use spots_round_trip::spots_round_trip;
pub use time::time;
pub use views_hide::views_hide;
pub use walks::walks;
pub use worlds::worlds;

/// All laws, in the order in which a new game best makes friends with them.
pub fn all<G: Game>() -> Vec<fn(&Plan<G>) -> Verdict> {
    crate::laws!(@list table)
}

/// The one list of laws: as tests of a plan, or as a table.
#[doc(hidden)]
#[macro_export]
macro_rules! laws {
    (@list $form:ident $($plan:expr)?) => {
        $crate::laws! { @$form [$($plan)?]
            plays_to_the_end replay record_round_trips actions_round_trip
            setups_round_trip spots_round_trip options_round_trip outside_text
            legal_list check_agrees refuses_without_change asked_has_answer
            commutes walks drafts views_hide
            observations_keep_views observations_hide worlds plain_data
            effects chance_adds_up time conserved
            audit scenes hashes
        }
    };
    (@tests [$plan:expr] $($law:ident)*) => {$(
        #[test]
        fn $law() {
            $crate::uphold(&$plan, $crate::law::$law);
        }
    )*};
    (@table [] $($law:ident)*) => {
        vec![$($law),*]
    };
}

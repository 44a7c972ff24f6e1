//! Whose colours a drawing has.

use stolik_game::MOST_SEATS;
use stolik_game::scene::Owner;

const SEATS: [&str; MOST_SEATS] = [
    "st-own-seat-1",
    "st-own-seat-2",
    "st-own-seat-3",
    "st-own-seat-4",
    "st-own-seat-5",
    "st-own-seat-6",
    "st-own-seat-7",
    "st-own-seat-8",
    "st-own-seat-9",
];

/// The class that gives a use of a symbol its owner's colours; `theme.css` has the values.
pub fn owner_class(owner: Owner) -> Option<&'static str> {
    match owner {
        Owner::Nobody => None,
        Owner::Light => Some("st-own-light"),
        Owner::Dark => Some("st-own-dark"),
        Owner::Green => Some("st-own-green"),
        Owner::Wood => Some("st-own-wood"),
        Owner::Cherry => Some("st-own-cherry"),
        Owner::Blue => Some("st-own-blue"),
        Owner::Seat(seat) => SEATS.get(seat.index()).copied(),
    }
}

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

/// The colours of single games, by their names.
pub(crate) const OWN: [(&str, &str); 4] = [
    // Medh Kuu Lash.
    ("green", "st-own-green"),
    ("wood", "st-own-wood"),
    // Wojna.
    ("cherry", "st-own-cherry"),
    ("blue", "st-own-blue"),
];

/// The class that gives a use of a symbol its owner's colours; `theme.css` has the values.
pub fn owner_class(owner: Owner) -> Option<&'static str> {
    match owner {
        Owner::Nobody => None,
        Owner::Light => Some("st-own-light"),
        Owner::Dark => Some("st-own-dark"),
        Owner::Own(name) => OWN.iter().find(|(own, _)| *own == name).map(|(_, class)| *class),
        Owner::Seat(seat) => SEATS.get(seat.index()).copied(),
    }
}

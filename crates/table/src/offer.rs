//! What people at a table propose to each other.

use std::fmt;
use std::str::FromStr;
use stolik_game::{Seat, Seats};

/// What one proposes and the others agree to. As text: `draw`, `takeback`, `abort`, `stand-in-1`, `abandoned-1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Offer {
    /// To end the game as a draw.
    Draw,
    /// To take back the last action of who proposes it, and what followed.
    Takeback,
    /// To call the game off.
    Abort,
    /// To let a bot play for somebody who has left.
    StandIn(Seat),
    /// To end the game as lost for somebody who has left.
    Abandoned(Seat),
}

/// An offer that waits for answers. It lasts until the next action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenOffer {
    /// What is proposed.
    pub offer: Offer,
    /// Who proposed it.
    pub by: Seat,
    /// Who agrees, who proposed it too.
    pub agreed: Seats,
}

impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Offer::Draw => f.write_str("draw"),
            Offer::Takeback => f.write_str("takeback"),
            Offer::Abort => f.write_str("abort"),
            Offer::StandIn(seat) => write!(f, "stand-in-{}", seat.0),
            Offer::Abandoned(seat) => write!(f, "abandoned-{}", seat.0),
        }
    }
}

/// A text that is no offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadOffer;

impl FromStr for Offer {
    type Err = BadOffer;

    fn from_str(text: &str) -> Result<Offer, BadOffer> {
        let seat = |number: &str| number.parse().map(Seat).map_err(|_| BadOffer);
        match text {
            "draw" => Ok(Offer::Draw),
            "takeback" => Ok(Offer::Takeback),
            "abort" => Ok(Offer::Abort),
            _ => {
                if let Some(number) = text.strip_prefix("stand-in-") {
                    seat(number).map(Offer::StandIn)
                } else if let Some(number) = text.strip_prefix("abandoned-") {
                    seat(number).map(Offer::Abandoned)
                } else {
                    Err(BadOffer)
                }
            }
        }
    }
}

//! What is known of a table besides the game: who sits there, what was said and proposed, the clocks.

use stolik_game::{Seat, Seats};
use stolik_protocol::{Clock, Heard, Notice, OfferMade, Person, Place, Score, Voice, Welcome, What};
use stolik_table::TimeControl;

/// What is known of a table besides the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Room {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// Who sits where.
    pub places: Vec<Place>,
    /// The own seat; none for who watches.
    pub you: Option<u8>,
    /// The time control.
    pub time: String,
    /// Whether the others only wait for who has left.
    pub waits: bool,
    /// Whether one has made the table.
    pub is_own: bool,
    /// What each side had left when that was told, and when that was, in thousandths of a second since the page was opened.
    pub clocks: (Vec<Clock>, f64),
    /// What a bot has played for one while one was away, by the numbers of the inputs, until that is closed.
    pub meanwhile: Vec<u32>,
    /// What was said.
    pub said: Vec<Heard>,
    /// What was proposed and waits for answers, and whether one has answered it.
    pub offers: Vec<(OfferMade, bool)>,
    /// The last answer that was no, with who gave it.
    pub declined: Option<(String, u8)>,
    /// How many watch.
    pub watching: u32,
    /// Who wants another game.
    pub again: Vec<u8>,
    /// The table of the next game.
    pub next: Option<String>,
    /// What is needed to check the dice, once the game is over.
    pub dice: Option<String>,
    /// How the match stands.
    pub score: Score,
    /// Whom one does not want to hear.
    pub muted: Vec<Voice>,
    /// For how long the server was away, in thousandths of a second, until that is closed.
    pub away: Option<u64>,
    /// Whether the server has said that it stops for a while.
    pub is_stopping: bool,
    /// The number of the last event.
    pub n: u64,
}

impl Room {
    /// What a table tells who comes to it.
    pub fn of(welcome: &Welcome, now: f64) -> Room {
        Room {
            table: welcome.table.clone(),
            game: welcome.game.clone(),
            places: welcome.places.clone(),
            you: welcome.you,
            time: welcome.time.clone(),
            waits: welcome.absence == "wait",
            is_own: welcome.maker,
            clocks: (welcome.clocks.clone(), now),
            meanwhile: welcome.meanwhile.clone(),
            said: welcome.said.clone(),
            offers: welcome.offers.iter().map(|offer| (offer.clone(), false)).collect(),
            declined: None,
            watching: 0,
            again: Vec::new(),
            next: welcome.next.clone(),
            dice: welcome.dice.clone(),
            score: welcome.score.clone(),
            muted: welcome.muted.clone(),
            away: None,
            is_stopping: false,
            n: welcome.n,
        }
    }

    /// Whether seats are open and the game has not begun.
    pub fn is_waiting(&self) -> bool {
        self.places.iter().any(|place| place.who == Person::Nobody)
    }

    /// The time control; none where it is one that only a newer page would know.
    pub fn control(&self) -> TimeControl {
        self.time.parse().unwrap_or_default()
    }

    /// The seats of people who have left and for whom bots play.
    pub fn stand_ins(&self) -> Seats {
        let seats = (0..).map(Seat).zip(&self.places);
        seats.filter(|(_, place)| place.stand_in.is_some()).map(|(seat, _)| seat).collect()
    }

    /// What each side has left now.
    pub fn set_clocks(&mut self, clocks: Vec<Clock>, now: f64) {
        self.clocks = (clocks, now);
        self.is_stopping = false;
    }

    /// Hears an event.
    pub fn hear(&mut self, heard: &Heard, now: f64) {
        self.n = heard.n;
        if !heard.clocks.is_empty() {
            self.set_clocks(heard.clocks.clone(), now);
        }
        match &heard.what {
            // An offer lasts until the next action.
            What::Played(_) | What::TookBack { .. } | What::Ended { .. } => {
                self.offers.clear();
                self.declined = None;
            }
            What::Offered(offer) => {
                self.declined = None;
                self.offers.push((offer.clone(), self.you == Some(offer.seat)));
            }
            What::Answered { seat, offer, yes } => {
                if *yes {
                    for (made, answered) in &mut self.offers {
                        *answered |= made.offer == *offer && self.you == Some(*seat);
                    }
                } else {
                    self.offers.retain(|(made, _)| made.offer != *offer);
                    self.declined = Some((offer.clone(), *seat));
                }
            }
            What::Left { seat } => self.place(*seat, |place| place.here = false),
            What::CameBack { seat } => self.place(*seat, |place| {
                (place.here, place.stand_in) = (true, None);
            }),
            What::StoodIn { seat, bot } => {
                self.place(*seat, |place| place.stand_in = Some(bot.clone()));
            }
            What::Said { .. } => self.said.push(heard.clone()),
            What::Away(away) => self.away = Some(*away),
        }
    }

    fn place(&mut self, seat: u8, change: impl FnOnce(&mut Place)) {
        if let Some(place) = self.places.get_mut(usize::from(seat)) {
            change(place);
        }
    }

    /// Hears what is no event.
    pub fn note(&mut self, notice: Notice) {
        match notice {
            Notice::Places(places) => self.places = places,
            Notice::Watching(count) => self.watching = count,
            Notice::Again(seats) => self.again = seats,
            Notice::Rematch { table } => self.next = Some(table),
            Notice::Dice(proof) => self.dice = Some(proof),
            Notice::Stopping => self.is_stopping = true,
            Notice::Score(score) => self.score = score,
            // The one lies on the board, and of the other the board tells in a moment.
            Notice::Draft { .. } | Notice::YouPlay { .. } => {}
        }
    }
}

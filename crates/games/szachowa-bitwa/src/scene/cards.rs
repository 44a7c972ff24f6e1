//! Hands of cards: the own one face up, spying cards as far as they are known, and the cards of a fight.

use crate::scene::Stage;
use crate::{Battle, CardValue, Cards, Colour, Drawn, HandCard, Phase, Stage as Answers};
use stolik_game::Message;
use stolik_game::kit::Located;
use stolik_game::scene::{Card, Hand, Look};

/// The drawings of a suit: 2 to 10, then A, J, Q, K.
macro_rules! suit {
    ($suit:literal) => {
        suit!($suit, "02" "03" "04" "05" "06" "07" "08" "09" "10" "ace" "jack" "queen" "king")
    };
    ($suit:literal, $($rank:literal)+) => {
        [$(concat!("card-", $suit, "-", $rank)),+]
    };
}

/// White's suits are hearts and diamonds, Black's spades and clubs; suits count for nothing.
const SUITS: [[&str; 13]; 4] = [suit!("heart"), suit!("diamond"), suit!("spade"), suit!("club")];

/// The suit of the first, second, third or fourth card of a value in a player's hand: more than two of a value are partly
/// the other's.
fn suit(colour: Colour, copy: u8) -> &'static [&'static str; 13] {
    &SUITS[(2 * colour.index() + usize::from(copy)) % 4]
}

impl Stage<'_> {
    pub fn hands(&self) -> Vec<Hand> {
        let mut hands: Vec<Hand> = Vec::new();
        for colour in Colour::ALL {
            if let Some(secret) = self.view.secret(colour) {
                hands.push(faces(colour, secret.hand, self.player == Some(colour)));
            }
        }
        if matches!(self.view.open.phase, Phase::Bids(_) | Phase::Purchase(_)) {
            hands.extend(Colour::ALL.map(|colour| self.spying_cards(colour)));
        }
        if let Some(battle) = self.battle() {
            hands.extend(Colour::ALL.map(|colour| fight_cards(battle, colour)));
        }
        hands.retain(|hand| !hand.cards.is_empty());
        hands
    }

    /// The cards put aside for spying: open once they are, else face up to their owner and face down to all others, as soon
    /// as their number is known (2.6.5).
    fn spying_cards(&self, colour: Colour) -> Hand {
        let open = &self.view.open;
        let known = open.bids.map(|bids| bids[colour.index()]);
        if let Some(cards) = known.or(self.view.secret(colour).map(|secret| secret.bid)) {
            return faces(colour, cards, false);
        }
        let count = open.bid_counts.map_or(0, |counts| counts[colour.index()]);
        let back =
            Card { spot: None, look: Look("card-back"), name: Message::new("szachowa-bitwa-card-back") };
        Hand { seat: colour.seat(), cards: vec![back; count.into()] }
    }
}

/// Cards face up; the player who looks touches the own ones.
fn faces(colour: Colour, cards: Cards, touched: bool) -> Hand {
    let card = |card: HandCard| Card { spot: touched.then(|| card.spot()), ..face(colour, card) };
    Hand { seat: colour.seat(), cards: HandCard::all_of(cards).map(card).collect() }
}

fn face(colour: Colour, card: HandCard) -> Card {
    let value = card.value().get();
    Card {
        spot: None,
        look: Look(suit(colour, card.copy())[usize::from(value - 2)]),
        name: Message::new("szachowa-bitwa-card").with("card", value),
    }
}

/// The cards of a player in the fight that waits, as far as they lie open; else those of the last one.
fn fight_cards(battle: &Battle, colour: Colour) -> Hand {
    let (drawn, special) = match (battle.fight, battle.last_fight) {
        (Some(fight), _) => {
            let special = match fight.stage {
                Answers::Asked { .. } => None,
                Answers::AttackerShown { card } => card.filter(|_| colour == battle.turn),
                Answers::Shown { cards } => cards[colour.index()],
            };
            (Drawn::default(), special)
        }
        (None, Some(fought)) => (fought.drawn(colour), fought.special[colour.index()]),
        (None, None) => (Drawn::default(), None),
    };
    let names = [
        "szachowa-bitwa-card-ace",
        "szachowa-bitwa-card-jack",
        "szachowa-bitwa-card-queen",
        "szachowa-bitwa-card-king",
    ];
    let courts = (9..).zip(names).zip(drawn.counts()).flat_map(|((at, name), count)| {
        (0..count).map(move |copy| Card {
            spot: None,
            look: Look(suit(colour, copy)[at]),
            name: Message::new(name),
        })
    });
    let first = |value: CardValue| HandCard::new(value, 0);
    let special = special.and_then(first).map(|card| face(colour, card));
    Hand { seat: colour.seat(), cards: courts.chain(special).collect() }
}

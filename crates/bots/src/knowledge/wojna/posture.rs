//! How an army behaves in a turn: what search chooses among.

/// More coins than these lie idle: there are no places for the recruits.
pub const PLENTY: u32 = 30;

/// How an army behaves in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Posture {
    /// On, whatever it costs.
    Charge,
    /// On, where the own are near enough to strike back.
    Press,
    /// On, but out of the enemy's reach; strikes what comes near.
    Hold,
    /// Waits for those behind, and strikes only for nothing.
    Gather,
    /// Home.
    Retreat,
}

/// What counts for how much, in hundredths of an infantry.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// Of what a unit is worth, what it counts for when it can be hit.
    pub caution: i32,
    /// A step on the way.
    pub step: i32,
    /// Of what an enemy is worth.
    pub kill: i32,
    /// Whether those in front wait for those behind.
    pub waits: bool,
    /// Whether the way is home.
    pub home: bool,
}

impl Posture {
    /// All, the usual one first.
    pub const ALL: [Posture; 5] =
        [Posture::Press, Posture::Charge, Posture::Hold, Posture::Gather, Posture::Retreat];

    /// What counts for how much.
    pub const fn weights(self) -> Weights {
        match self {
            Posture::Charge => Weights { caution: 12, step: 40, kill: 100, waits: false, home: false },
            Posture::Press => Weights { caution: 60, step: 24, kill: 100, waits: true, home: false },
            Posture::Hold => Weights { caution: 100, step: 12, kill: 100, waits: true, home: false },
            Posture::Gather => Weights { caution: 150, step: 6, kill: 100, waits: true, home: false },
            Posture::Retreat => Weights { caution: 120, step: 20, kill: 90, waits: false, home: true },
        }
    }
}

impl Weights {
    /// The weights of an army that is so many hundredths as strong as the enemy's: who is stronger need not be careful.
    #[must_use]
    pub const fn at_odds(self, hundredths: i32) -> Weights {
        if self.home || hundredths < 130 {
            return self;
        }
        let caution = if hundredths > 180 { self.caution / 4 } else { self.caution / 2 };
        let step = if self.step < 24 { 24 } else { self.step };
        Weights { caution, step, waits: false, ..self }
    }

    /// The weights of an army behind which so many coins lie idle: who is soon replaced need not be careful.
    #[must_use]
    pub const fn with_coins(self, coins: u32) -> Weights {
        if self.home || coins < PLENTY {
            return self;
        }
        let caution = self.caution * PLENTY.cast_signed() / coins.cast_signed();
        let step = if self.step < 24 { 24 } else { self.step };
        Weights { caution, step, waits: self.waits && coins < 2 * PLENTY, ..self }
    }
}

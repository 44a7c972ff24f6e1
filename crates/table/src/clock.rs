//! Clocks: how much time there is, and how it runs out.

mod words;

use std::fmt;
use std::str::FromStr;
use stolik_game::{MOST_SEATS, Millis, Side};

/// A moment at the table: the time since the game began, without the time in which the table itself was away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Moment(pub Millis);

impl Moment {
    /// How long after another moment; nothing if it was not.
    pub fn since(self, earlier: Moment) -> Millis {
        Millis(self.0.0.saturating_sub(earlier.0.0))
    }

    /// So much later.
    #[must_use]
    pub fn after(self, elapsed: Millis) -> Moment {
        Moment(Millis(self.0.0.saturating_add(elapsed.0)))
    }
}

/// How much time a side has. As text: `none`, `fischer:300+5`, `byoyomi:600+30x5`, in seconds; `days:3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TimeControl {
    /// As much as it wants.
    #[default]
    None,
    /// So much for the game, and more after each turn.
    Fischer {
        /// For the game.
        start: Millis,
        /// After each turn.
        add: Millis,
    },
    /// So much for the game, then periods that last anew in each turn; one that runs out is gone.
    ByoYomi {
        /// For the game.
        start: Millis,
        /// How long a period is.
        period: Millis,
        /// How many there are.
        periods: u8,
    },
    /// So much for each turn: days, for those who play by letter.
    PerTurn(Millis),
}

/// When the clock of a side begins to run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ClockStart {
    /// As soon as the side is awaited.
    #[default]
    AtOnce,
    /// When the side has acted for the first time: nobody pays for finding the table.
    AfterFirstAction,
}

/// The longest time there is: a hundred days.
const LONGEST: Millis = Millis(100 * DAY.0);
pub(crate) const DAY: Millis = Millis(24 * 60 * 60 * SECOND);
const SECOND: u64 = 1_000;

/// The clocks of all sides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    control: TimeControl,
    left: [Left; MOST_SEATS],
    sides: u8,
    /// Whose clocks run, one bit a side.
    running: u16,
    /// Up to when what has run is taken off.
    settled: Moment,
    /// The sides whose clocks run when they are awaited, one bit each; the others have not acted yet.
    begun: u16,
    /// Since when each side is awaited that has not begun.
    due_since: [Option<Moment>; MOST_SEATS],
}

/// What a side has left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Left {
    /// Of the time for the game, or of the period or the turn that runs.
    pub time: Millis,
    /// Periods that are left, the one that runs too; 0 where there are none.
    pub periods: u8,
    /// Whether the time for the game is over and periods run.
    pub in_period: bool,
}

impl Clocks {
    /// Clocks that stand.
    pub fn new(control: TimeControl, start: ClockStart, sides: u8) -> Clocks {
        let left = match control {
            TimeControl::None => Left::default(),
            TimeControl::Fischer { start, .. } => Left { time: start, ..Left::default() },
            TimeControl::ByoYomi { start, periods, .. } => Left { time: start, periods, in_period: false },
            TimeControl::PerTurn(turn) => Left { time: turn, ..Left::default() },
        };
        Clocks {
            control,
            left: [left; MOST_SEATS],
            sides,
            running: 0,
            settled: Moment::default(),
            begun: match start {
                ClockStart::AtOnce => u16::MAX,
                ClockStart::AfterFirstAction => 0,
            },
            due_since: [None; MOST_SEATS],
        }
    }

    /// How much time a side has.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// What each side has left at a moment, in the order of the sides; nothing where there are no clocks.
    pub fn left(&self, at: Moment) -> Vec<Left> {
        if self.control == TimeControl::None {
            return Vec::new();
        }
        let mut settled = self.clone();
        settled.settle(at);
        settled.left[..usize::from(self.sides)].to_vec()
    }

    /// Whether a side's clock runs.
    pub fn runs(&self, side: Side) -> bool {
        self.running & bit(side) != 0
    }

    /// A side has acted: from now on its clock runs when it is awaited. What is taken back later does not change that.
    pub fn begin(&mut self, side: Side) {
        self.begun |= bit(side);
    }

    /// Whether a side's clock stands until it has acted for the first time.
    pub fn waits(&self, side: Side) -> bool {
        self.begun & bit(side) == 0
    }

    /// The sides that are awaited for their first action, each with since when.
    pub fn due_first(&self) -> impl Iterator<Item = (Side, Moment)> {
        let limited = self.control != TimeControl::None;
        let sides = (0..self.sides).map(Side).filter(move |_| limited);
        sides.filter_map(|side| Some((side, self.due_since[side.index()]?)))
    }

    /// Lets the clocks of these sides run, as far as they have begun, and no others. A side whose clock stops has ended its
    /// turn.
    pub fn run(&mut self, sides: impl IntoIterator<Item = Side>, at: Moment) {
        self.settle(at);
        let awaited = sides.into_iter().fold(0, |awaited, side| awaited | bit(side));
        let due = awaited & !self.begun;
        for side in (0..self.sides).map(Side) {
            let since = &mut self.due_since[side.index()];
            *since = if due & bit(side) == 0 { None } else { since.or(Some(at)) };
        }
        let running = awaited & self.begun;
        let stopped = self.running & !running;
        for side in (0..self.sides).map(Side).filter(|&side| stopped & bit(side) != 0) {
            self.press(side);
        }
        self.running = running;
    }

    /// The game is over: all clocks stop where they are, and nobody gets anything for it.
    pub fn stop(&mut self, at: Moment) {
        self.settle(at);
        self.running = 0;
        self.due_since = [None; MOST_SEATS];
    }

    /// A side has run out of time: it has nothing left.
    pub fn flag(&mut self, side: Side) {
        if let Some(left) = self.left.get_mut(side.index()) {
            (left.time, left.periods) = (Millis(0), 0);
        }
    }

    /// A side has ended its turn: it gets what the control gives it for that.
    pub fn press(&mut self, side: Side) {
        let left = &mut self.left[side.index()];
        match self.control {
            TimeControl::Fischer { add, .. } => left.time = Millis((left.time.0 + add.0).min(LONGEST.0)),
            TimeControl::ByoYomi { period, .. } if left.in_period => left.time = period,
            TimeControl::PerTurn(turn) => left.time = turn,
            TimeControl::None | TimeControl::ByoYomi { .. } => {}
        }
    }

    /// The side whose time ran out first, if one has by this moment.
    pub fn fallen(&self, at: Moment) -> Option<Side> {
        self.falls().filter(|&(_, falls)| falls <= at).min_by_key(|&(_, falls)| falls).map(|(side, _)| side)
    }

    /// When the first of the clocks that run falls.
    pub fn due(&self) -> Option<Moment> {
        self.falls().map(|(_, falls)| falls).min()
    }

    /// When each of the clocks that run falls.
    fn falls(&self) -> impl Iterator<Item = (Side, Moment)> {
        let limited = self.control != TimeControl::None;
        let running = (0..self.sides).map(Side).filter(move |&side| limited && self.runs(side));
        running.map(|side| (side, self.settled.after(self.rest(side))))
    }

    /// All that a side has left: also the periods it has not begun.
    fn rest(&self, side: Side) -> Millis {
        let left = self.left[side.index()];
        let to_come = if left.in_period { left.periods.saturating_sub(1) } else { left.periods };
        let period = match self.control {
            TimeControl::ByoYomi { period, .. } => period.0,
            _ => 0,
        };
        Millis(left.time.0 + u64::from(to_come) * period)
    }

    /// Takes off what has run up to a moment.
    fn settle(&mut self, at: Moment) {
        let elapsed = at.since(self.settled);
        self.settled = self.settled.max(at);
        for side in (0..self.sides).map(Side) {
            if self.running & bit(side) != 0 {
                self.left[side.index()] = self.left[side.index()].after(elapsed, self.control);
            }
        }
    }
}

impl Left {
    /// What is left when so much more has run.
    #[must_use]
    pub fn after(mut self, elapsed: Millis, control: TimeControl) -> Left {
        let mut elapsed = elapsed.0;
        while elapsed > self.time.0 {
            elapsed -= self.time.0;
            let another = if self.in_period { self.periods > 1 } else { self.periods > 0 };
            let period = match control {
                TimeControl::ByoYomi { period, .. } if another => period,
                _ => return Left { time: Millis(0), periods: 0, ..self },
            };
            self.periods -= u8::from(self.in_period);
            (self.in_period, self.time) = (true, period);
        }
        Left { time: Millis(self.time.0 - elapsed), ..self }
    }

    /// Whether the last period runs: with it the game is lost.
    pub fn is_last_period(self) -> bool {
        self.in_period && self.periods <= 1
    }
}

const fn bit(side: Side) -> u16 {
    1 << side.0
}

/// A time control that is not one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadTimeControl;

impl FromStr for TimeControl {
    type Err = BadTimeControl;

    fn from_str(text: &str) -> Result<TimeControl, BadTimeControl> {
        if text == "none" {
            return Ok(TimeControl::None);
        }
        let (name, value) = text.split_once(':').ok_or(BadTimeControl)?;
        let control = match name {
            "fischer" => {
                let (start, add) = value.split_once('+').ok_or(BadTimeControl)?;
                TimeControl::Fischer { start: read(start, SECOND)?, add: read(add, SECOND)? }
            }
            "byoyomi" => {
                let (start, rest) = value.split_once('+').ok_or(BadTimeControl)?;
                let (period, periods) = rest.split_once('x').ok_or(BadTimeControl)?;
                let periods = periods.parse().map_err(|_| BadTimeControl)?;
                TimeControl::ByoYomi { start: read(start, SECOND)?, period: read(period, SECOND)?, periods }
            }
            "days" => TimeControl::PerTurn(read(value, DAY.0)?),
            _ => return Err(BadTimeControl),
        };
        if control.is_sensible() { Ok(control) } else { Err(BadTimeControl) }
    }
}

impl TimeControl {
    /// Whether time is counted in days, for people who are not at the table all the time.
    pub fn counts_days(self) -> bool {
        matches!(self, TimeControl::PerTurn(turn) if turn >= DAY)
    }

    /// Whether somebody can make a move in it, and it ends.
    fn is_sensible(self) -> bool {
        let some = |time: Millis| time.0 > 0;
        match self {
            TimeControl::None => true,
            TimeControl::Fischer { start, add } => some(start) || some(add),
            TimeControl::ByoYomi { start, period, periods } => some(period) && periods > 0 || some(start),
            TimeControl::PerTurn(turn) => some(turn),
        }
    }
}

fn read(text: &str, unit: u64) -> Result<Millis, BadTimeControl> {
    let number: u64 = text.parse().map_err(|_| BadTimeControl)?;
    let time = number.checked_mul(unit).filter(|&time| time <= LONGEST.0);
    time.map(Millis).ok_or(BadTimeControl)
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = |time: Millis| time.0 / SECOND;
        match *self {
            TimeControl::None => f.write_str("none"),
            TimeControl::Fischer { start, add } => write!(f, "fischer:{}+{}", seconds(start), seconds(add)),
            TimeControl::ByoYomi { start, period, periods } => {
                write!(f, "byoyomi:{}+{}x{periods}", seconds(start), seconds(period))
            }
            TimeControl::PerTurn(turn) => write!(f, "days:{}", turn.0 / DAY.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(seconds: u64) -> Moment {
        Moment(Millis(seconds * SECOND))
    }

    fn clocks(control: &str) -> Clocks {
        Clocks::new(control.parse().expect("a time control"), ClockStart::AtOnce, 2)
    }

    fn time(clocks: &Clocks, side: usize, moment: Moment) -> u64 {
        clocks.left(moment)[side].time.0 / SECOND
    }

    #[test]
    fn fischer_adds_after_each_turn() {
        let mut clocks = clocks("fischer:60+5");
        clocks.run([Side(0)], at(0));
        assert_eq!((time(&clocks, 0, at(20)), time(&clocks, 1, at(20))), (40, 60));
        clocks.run([Side(1)], at(20));
        assert_eq!((time(&clocks, 0, at(50)), time(&clocks, 1, at(50))), (45, 30));
        assert_eq!(clocks.due(), Some(at(80)));
        assert_eq!((clocks.fallen(at(79)), clocks.fallen(at(80))), (None, Some(Side(1))));
    }

    #[test]
    fn byo_yomi_gives_each_period_anew_and_loses_those_that_ran_out() {
        let mut clocks = clocks("byoyomi:10+30x3");
        clocks.run([Side(0)], at(0));
        assert_eq!(clocks.due(), Some(at(100)), "ten seconds and three periods");
        // 10 of the game, one whole period and 5 of the second.
        let left = clocks.left(at(45))[0];
        assert_eq!((left.time, left.periods, left.in_period), (Millis(25 * SECOND), 2, true));
        clocks.run([Side(1)], at(45));
        let left = clocks.left(at(46))[0];
        assert_eq!((left.time, left.periods), (Millis(30 * SECOND), 2), "the period begins anew");
        clocks.run([Side(0)], at(50));
        assert_eq!(clocks.due(), Some(at(110)));
        assert_eq!(clocks.fallen(at(110)), Some(Side(0)));
        assert_eq!(clocks.left(at(500))[0], Left { time: Millis(0), periods: 0, in_period: true });
    }

    #[test]
    fn days_are_for_each_turn() {
        let mut clocks = clocks("days:2");
        clocks.run([Side(0)], at(0));
        clocks.run([Side(1)], at(3_600));
        clocks.run([Side(0)], at(7_200));
        assert_eq!(time(&clocks, 0, at(7_200)), 2 * DAY.0 / SECOND);
    }

    #[test]
    fn in_a_secret_phase_both_clocks_run() {
        let mut clocks = clocks("fischer:60+5");
        clocks.run([Side(0), Side(1)], at(0));
        clocks.run([Side(1)], at(10));
        assert_eq!((time(&clocks, 0, at(40)), time(&clocks, 1, at(40))), (55, 20));
        assert_eq!(clocks.fallen(at(60)), Some(Side(1)));
    }

    #[test]
    fn who_runs_out_of_time_has_nothing_left_and_gets_nothing() {
        for control in ["fischer:60+5", "byoyomi:30+15x2", "days:1"] {
            let mut clocks = clocks(control);
            clocks.run([Side(0)], at(0));
            let falls = clocks.due().expect("it falls");
            assert_eq!(clocks.fallen(falls), Some(Side(0)));
            clocks.stop(falls);
            clocks.flag(Side(0));
            let left = clocks.left(at(1_000_000))[0];
            assert_eq!((left.time, left.periods), (Millis(0), 0), "{control}");
        }
    }

    #[test]
    fn periods_count_down_one_after_the_other() {
        let control: TimeControl = "byoyomi:6+5x2".parse().expect("a time control");
        let begun = Left { time: Millis(6_000), periods: 2, in_period: false };
        let after = |elapsed| begun.after(Millis(elapsed), control);
        assert_eq!(after(5_200), Left { time: Millis(800), periods: 2, in_period: false });
        assert_eq!(after(7_000), Left { time: Millis(4_000), periods: 2, in_period: true });
        assert!(!after(10_999).is_last_period());
        assert_eq!(after(12_500), Left { time: Millis(3_500), periods: 1, in_period: true });
        assert!(after(12_500).is_last_period());
        assert_eq!(after(16_001), Left { time: Millis(0), periods: 0, in_period: true });
    }

    #[test]
    fn a_clock_that_waits_runs_after_the_first_action_and_tells_since_when_that_is_due() {
        let control = "fischer:60+5".parse().expect("a time control");
        let mut clocks = Clocks::new(control, ClockStart::AfterFirstAction, 2);
        clocks.run([Side(0)], at(0));
        assert_eq!((time(&clocks, 0, at(40)), clocks.due()), (60, None));
        assert_eq!(clocks.due_first().collect::<Vec<_>>(), [(Side(0), at(0))]);
        clocks.begin(Side(0));
        clocks.run([Side(1)], at(40));
        assert_eq!(time(&clocks, 0, at(40)), 60, "nothing spent, nothing added");
        assert_eq!(clocks.due_first().collect::<Vec<_>>(), [(Side(1), at(40))]);
        clocks.begin(Side(1));
        clocks.run([Side(0)], at(50));
        assert_eq!((time(&clocks, 0, at(60)), time(&clocks, 1, at(60))), (50, 60));
        assert_eq!(clocks.due_first().count(), 0);
    }

    #[test]
    fn without_a_control_nothing_falls() {
        let mut clocks = clocks("none");
        clocks.run([Side(0)], at(0));
        assert_eq!((clocks.due(), clocks.left(at(9)).len()), (None, 0));
    }

    #[test]
    fn the_text_reads_back_and_nonsense_is_refused() {
        for text in ["none", "fischer:300+5", "byoyomi:600+30x5", "days:3", "fischer:0+10"] {
            assert_eq!(text.parse::<TimeControl>().map(|control| control.to_string()), Ok(text.to_owned()));
        }
        for text in [
            "",
            "fischer",
            "fischer:0+0",
            "fischer:-1+2",
            "byoyomi:0+0x3",
            "days:0",
            "days:101",
            "days:99999999999999999999",
            "byoyomi:5+5x256",
        ] {
            assert_eq!(text.parse::<TimeControl>(), Err(BadTimeControl), "{text}");
        }
    }
}

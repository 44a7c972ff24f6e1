//! Runs the tests: each with a browser that nobody else uses meanwhile, and for no longer than the limit.

use std::any::Any;
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::process::ExitCode;
use std::rc::Rc;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use std::{env, fmt};

use anyhow::{Context, Result};
use libtest_mimic::{Arguments, Failed, Trial};
use tokio::sync::OnceCell;

use crate::browser::Browser;
use crate::ear::Ear;

/// How many tests run at once, if the command line does not say.
const WORKERS: usize = 3;
/// How many seconds a test may take, if [`LIMIT`] does not say.
const USUAL_LIMIT: u64 = 180;
const LIMIT: &str = "STOLIK_BROWSER_LIMIT";
/// So many of the slowest tests are named at the end.
const SLOWEST: usize = 10;

/// A test: its name with that of its module, and what it does.
pub struct Test {
    path: &'static str,
    run: fn() -> Running,
}

/// A test that runs.
pub type Running = Pin<Box<dyn Future<Output = Result<()>>>>;

impl Test {
    /// A test by its path: `browser::dice::it_rolls`.
    pub const fn new(path: &'static str, run: fn() -> Running) -> Self {
        Self { path, run }
    }

    /// Its name as it is listed, without that of the program.
    fn name(&self) -> &'static str {
        self.path.split_once("::").map_or(self.path, |(_, name)| name)
    }
}

/// The tests of a module, by their names. One that is not named is code that nobody uses, of which the compiler warns.
#[macro_export]
macro_rules! tests {
    ($($name:ident),+ $(,)?) => {
        pub(crate) const TESTS: &[$crate::Test] = &[
            $($crate::Test::new(concat!(module_path!(), "::", stringify!($name)), || Box::pin($name()))),+
        ];
    };
}

/// Runs the tests that the command line asks for: `tests`, and with `--ignored` or `--include-ignored` those of `longer`.
pub fn run(
    tests: impl IntoIterator<Item = &'static Test>,
    longer: impl IntoIterator<Item = &'static Test>,
) -> ExitCode {
    let limit = match limit(env::var(LIMIT).ok().as_deref()) {
        Ok(limit) => limit,
        Err(error) => {
            eprintln!("{error:#}");
            return ExitCode::from(2);
        }
    };
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert(WORKERS);
    let trial = |test: &'static Test| Trial::test(test.name(), move || timed(test, limit));
    let longer = longer.into_iter().map(|test| trial(test).with_ignored_flag(true));
    let trials = tests.into_iter().map(trial).chain(longer).collect();
    let conclusion = libtest_mimic::run(&arguments, trials);
    // They are not in use any more, and end here.
    lock(&IDLE).clear();
    print_slowest();
    conclusion.exit_code()
}

/// Does something with a browser of its own, without a limit.
pub async fn alone<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    TURN.scope(Rc::default(), work).await
}

/// How long a test may take.
fn limit(wanted: Option<&str>) -> Result<Duration> {
    let wanted = wanted.map(str::parse).transpose();
    let seconds = wanted.with_context(|| format!("{LIMIT} is a number of seconds, such as {USUAL_LIMIT}"))?;
    Ok(Duration::from_secs(seconds.unwrap_or(USUAL_LIMIT)))
}

/// Browsers that wait for the next test.
static IDLE: Mutex<Vec<Arc<Browser>>> = Mutex::new(Vec::new());
/// How long tests took.
static TIMES: Mutex<Vec<(Duration, &str)>> = Mutex::new(Vec::new());

fn lock<T>(shared: &'static Mutex<T>) -> MutexGuard<'static, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

fn print_slowest() {
    let mut times = std::mem::take(&mut *lock(&TIMES));
    times.sort_unstable_by(|one, other| other.cmp(one));
    for (time, name) in times.iter().take(SLOWEST) {
        eprintln!("{:>6.1} s  {name}", time.as_secs_f64());
    }
}

fn timed(test: &Test, limit: Duration) -> Result<(), Failed> {
    let begun = Instant::now();
    let turn = Rc::<Turn>::default();
    let outcome = try_out(test, limit, &turn);
    lock(&TIMES).push((begun.elapsed(), test.name()));
    outcome.map_err(|error| format!("{error:#}{}", turn.complaints()).into())
}

/// Runs one test in a runtime of its own, so that nothing of it is left behind.
fn try_out(test: &Test, limit: Duration, turn: &Rc<Turn>) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let run = AssertUnwindSafe(|| runtime.block_on(within(limit, turn, test)));
    let outcome = catch_unwind(run).unwrap_or_else(|panic| Err(anyhow::anyhow!(said(&*panic))));
    runtime.shutdown_background();
    // What a test hung in may be the browser.
    if !matches!(&outcome, Err(error) if error.is::<Late>()) {
        turn.give_back();
    }
    outcome
}

async fn within(limit: Duration, turn: &Rc<Turn>, test: &Test) -> Result<()> {
    let run = TURN.scope(Rc::clone(turn), (test.run)());
    let late = |_| Late { test: test.name(), limit, awaited: turn.awaited.borrow().clone() };
    tokio::time::timeout(limit, run).await.map_err(late)?
}

/// What a panic said.
fn said(panic: &(dyn Any + Send)) -> String {
    let words = panic.downcast_ref::<String>().map(String::as_str);
    words.or(panic.downcast_ref().copied()).unwrap_or("a panic without words").to_owned()
}

/// A test that has not ended in time.
#[derive(Debug)]
struct Late {
    test: &'static str,
    limit: Duration,
    awaited: String,
}

impl fmt::Display for Late {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { test, limit, awaited } = self;
        write!(f, "{test} has not ended in {} seconds; it waited for {awaited}", limit.as_secs_f64())
    }
}

impl std::error::Error for Late {}

/// What a running test has.
#[derive(Default)]
struct Turn {
    /// The browser, once it was asked for.
    browser: OnceCell<Arc<Browser>>,
    /// What the test waits for now, or waited for last.
    awaited: RefCell<String>,
    ears: RefCell<Vec<Arc<Ear>>>,
}

impl Turn {
    /// Leaves the browser to the next test.
    fn give_back(&self) {
        lock(&IDLE).extend(self.browser.get().filter(|browser| browser.is_alive()).cloned());
    }

    /// What the pages of the test complained about, if nobody has asked for it.
    fn complaints(&self) -> String {
        let all = self.ears.borrow().iter().flat_map(|ear| ear.complaints()).collect::<Vec<_>>();
        if all.is_empty() { String::new() } else { format!("\nthe browser complains: {}", all.join("\n")) }
    }
}

tokio::task_local! {
    static TURN: Rc<Turn>;
}

/// The browser of the test that runs.
pub(crate) async fn browser() -> Result<Arc<Browser>> {
    let turn =
        TURN.try_with(Rc::clone).context("there is a browser only in a test, and in what runs `alone`")?;
    let take = async || {
        let idle = lock(&IDLE).pop();
        match idle.filter(|browser| browser.is_alive()) {
            Some(browser) => Ok(browser),
            None => Browser::start().await,
        }
    };
    turn.browser.get_or_try_init(take).await.cloned()
}

/// Notes what the test that runs waits for.
pub(crate) fn awaits(what: impl FnOnce() -> String) {
    // Outside of tests nobody asks.
    let _ = TURN.try_with(|turn| *turn.awaited.borrow_mut() = what());
}

/// Notes who hears a page of the test that runs.
pub(crate) fn hears(ear: &Arc<Ear>) {
    // Outside of tests nobody asks.
    let _ = TURN.try_with(|turn| turn.ears.borrow_mut().push(Arc::clone(ear)));
}

#[cfg(test)]
mod tests {
    use super::{Test, awaits, limit, timed};
    use std::time::Duration;

    mod listed {
        async fn nothing() -> anyhow::Result<()> {
            Ok(())
        }
        crate::tests![nothing];
    }

    /// Why a test fails, if it does.
    fn failure(run: fn() -> super::Running, limit: Duration) -> Option<String> {
        let outcome = timed(&Test { path: "browser::it_runs", run }, limit);
        outcome.err().map(|failed| failed.message().unwrap_or_default().to_owned())
    }

    #[test]
    fn a_test_has_the_name_of_its_modules_and_not_of_the_program() {
        assert_eq!(listed::TESTS[0].name(), "trial::tests::listed::nothing");
        assert_eq!(Test::new("browser::it_stands", || Box::pin(async { Ok(()) })).name(), "it_stands");
    }

    #[test]
    fn the_limit_is_a_number_of_seconds() {
        assert_eq!(limit(None).expect("the usual one"), Duration::from_mins(3));
        assert_eq!(limit(Some("7")).expect("another"), Duration::from_secs(7));
        let error = format!("{:#}", limit(Some("7s")).expect_err("no number"));
        assert!(error.contains("STOLIK_BROWSER_LIMIT is a number of seconds"), "{error}");
    }

    #[test]
    fn what_goes_well_fails_nowhere() {
        assert_eq!(failure(|| Box::pin(async { Ok(()) }), Duration::MAX), None);
    }

    #[test]
    fn a_test_that_hangs_is_named_with_what_it_waited_for() {
        let hangs = || -> super::Running {
            Box::pin(async {
                awaits(|| "the moon".to_owned());
                std::future::pending().await
            })
        };
        let why = failure(hangs, Duration::from_millis(10)).expect("it hangs");
        assert_eq!(why, "it_runs has not ended in 0.01 seconds; it waited for the moon");
    }

    #[test]
    fn errors_are_told_with_their_causes_and_panics_with_their_words() {
        let errs =
            || -> super::Running { Box::pin(async { Err(anyhow::anyhow!("it rains").context("no walk")) }) };
        assert_eq!(failure(errs, Duration::MAX).as_deref(), Some("no walk: it rains"));
        let panics = || -> super::Running { Box::pin(async { panic!("{} apples", 3) }) };
        assert_eq!(failure(panics, Duration::MAX).as_deref(), Some("3 apples"));
    }
}

//! Runs the tests: each with a browser that nobody else uses meanwhile, and for no longer than the limit.

use std::cell::RefCell;
use std::env;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::pin::Pin;
use std::process::ExitCode;
use std::rc::Rc;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use libtest_mimic::{Arguments, Failed, Trial};

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
    name: &'static str,
    run: fn() -> Running,
}

/// A test that runs.
pub type Running = Pin<Box<dyn Future<Output = Result<()>>>>;

impl Test {
    /// A test by its path: `browser::dice::it_rolls`.
    pub const fn new(name: &'static str, run: fn() -> Running) -> Self {
        Self { name, run }
    }

    /// Its name as it is listed, without that of the program.
    fn name(&self) -> &'static str {
        self.name.split_once("::").map_or(self.name, |(_, name)| name)
    }
}

/// The tests of a module, by their names.
#[macro_export]
macro_rules! tests {
    ($($name:ident),+ $(,)?) => {
        pub(crate) const TESTS: &[$crate::Test] = &[
            $($crate::Test::new(concat!(module_path!(), "::", stringify!($name)), || Box::pin($name()))),+
        ];
    };
}

/// Runs the tests that the command line asks for.
pub fn run(tests: impl IntoIterator<Item = &'static Test>) -> ExitCode {
    let limit = match limit(env::var(LIMIT).ok().as_deref()) {
        Ok(limit) => limit,
        Err(error) => {
            eprintln!("{error:#}");
            return ExitCode::from(2);
        }
    };
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert(WORKERS);
    let trials = tests.into_iter().map(|test| Trial::test(test.name(), move || timed(test, limit)));
    let conclusion = libtest_mimic::run(&arguments, trials.collect());
    close_idle_browsers();
    print_slowest();
    conclusion.exit_code()
}

/// Does something with a browser of its own, without a limit.
pub async fn alone<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    let turn = Rc::new(Turn::new(Browser::start().await?));
    TURN.scope(turn, work).await
}

/// How long a test may take.
fn limit(wanted: Option<&str>) -> Result<Duration> {
    let wanted = wanted.map(str::parse::<u64>).transpose();
    let seconds = wanted.with_context(|| format!("{LIMIT} is a number of seconds, such as 180"))?;
    Ok(Duration::from_secs(seconds.unwrap_or(USUAL_LIMIT)))
}

/// Browsers that wait for the next test.
static IDLE: Mutex<Vec<Arc<Browser>>> = Mutex::new(Vec::new());
/// How long tests took.
static TIMES: Mutex<Vec<(Duration, &str)>> = Mutex::new(Vec::new());

fn lock<T>(shared: &'static Mutex<T>) -> MutexGuard<'static, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

fn close_idle_browsers() {
    drop(std::mem::take(&mut *lock(&IDLE)));
}

fn print_slowest() {
    let mut times = std::mem::take(&mut *lock(&TIMES));
    times.sort_unstable_by(|one, other| other.cmp(one));
    for (time, name) in times.iter().take(SLOWEST) {
        eprintln!("{:>6.1} s  {name}", time.as_secs_f64());
    }
}

fn timed(test: &'static Test, limit: Duration) -> Result<(), Failed> {
    let begun = Instant::now();
    let outcome = catch_unwind(AssertUnwindSafe(|| try_out(test, limit)));
    lock(&TIMES).push((begun.elapsed(), test.name()));
    let done = outcome.unwrap_or_else(|panic| resume_unwind(panic));
    done.map_err(|error| format!("{error:?}").into())
}

/// Runs one test in a runtime of its own, so that nothing of it is left behind.
fn try_out(test: &Test, limit: Duration) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let idle = lock(&IDLE).pop().filter(|browser| browser.is_alive());
    let browser = idle.map_or_else(|| runtime.block_on(Browser::start()), Ok)?;
    let turn = Rc::new(Turn::new(Arc::clone(&browser)));
    let run = TURN.scope(Rc::clone(&turn), (test.run)());
    let limited = async { tokio::time::timeout(limit, run).await };
    let outcome = catch_unwind(AssertUnwindSafe(|| runtime.block_on(limited)));
    runtime.shutdown_background();
    // One that a test hung in may be what hangs.
    if !matches!(outcome, Ok(Err(_))) && browser.is_alive() {
        lock(&IDLE).push(browser);
    }
    let outcome = match outcome {
        Ok(Ok(outcome)) => outcome,
        Ok(Err(_)) => Err(anyhow::anyhow!(
            "{} has not ended in {} seconds; it waited for {}",
            test.name(),
            limit.as_secs(),
            turn.awaited.borrow()
        )),
        Err(panic) => {
            eprint!("{}", turn.complaints());
            resume_unwind(panic)
        }
    };
    outcome.map_err(|error| anyhow::anyhow!("{error:?}{}", turn.complaints()))
}

/// What a running test has.
struct Turn {
    browser: Arc<Browser>,
    /// What it waits for now, or waited for last.
    awaited: RefCell<String>,
    ears: RefCell<Vec<Arc<Ear>>>,
}

impl Turn {
    fn new(browser: Arc<Browser>) -> Self {
        Self { browser, awaited: RefCell::default(), ears: RefCell::default() }
    }

    /// What the pages of a test complained about, if nobody has asked for it.
    fn complaints(&self) -> String {
        let all = self.ears.borrow().iter().flat_map(|ear| ear.complaints()).collect::<Vec<_>>();
        if all.is_empty() { String::new() } else { format!("\nthe browser complains: {}", all.join("\n")) }
    }
}

tokio::task_local! {
    static TURN: Rc<Turn>;
}

/// The browser of the test that runs.
pub(crate) fn browser() -> Result<Arc<Browser>> {
    let browser = TURN.try_with(|turn| Arc::clone(&turn.browser));
    browser.context("there is a browser only in a test, and in what runs `alone`")
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
    use super::{Test, limit};
    use std::time::Duration;

    mod inner {
        async fn nothing() -> anyhow::Result<()> {
            Ok(())
        }
        crate::tests![nothing];
    }

    #[test]
    fn a_test_has_the_name_of_its_modules_and_not_of_the_program() {
        assert_eq!(inner::TESTS[0].name(), "trial::tests::inner::nothing");
        assert_eq!(Test::new("browser::it_stands", || Box::pin(async { Ok(()) })).name(), "it_stands");
    }

    #[test]
    fn the_limit_is_a_number_of_seconds() {
        assert_eq!(limit(None).expect("the usual one"), Duration::from_secs(180));
        assert_eq!(limit(Some("7")).expect("another"), Duration::from_secs(7));
        let error = format!("{:#}", limit(Some("7s")).expect_err("no number"));
        assert!(error.contains("STOLIK_BROWSER_LIMIT is a number of seconds"), "{error}");
    }
}

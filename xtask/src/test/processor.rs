//! Processor time of a process and of all that it has started.

use std::fs;
use std::time::Duration;

/// Linux counts in hundredths of a second wherever programs can see it.
const TICKS_A_SECOND: f64 = 100.0;

/// Makes this process the one that inherits whoever is left behind by those it starts: browsers leave processes behind, and
/// their time counts too.
pub fn adopt_orphans() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::set_child_subreaper(Some(rustix::process::getpid()));
}

/// The processor time of this process and of all that has ended below it; none where the system does not tell.
pub fn spent() -> Option<Duration> {
    #[cfg(target_os = "linux")]
    while matches!(rustix::process::wait(rustix::process::WaitOptions::NOHANG), Ok(Some(_))) {}
    read(&fs::read_to_string("/proc/self/stat").ok()?)
}

/// From a line of the system: what stands behind the name, which ends with the last parenthesis, are numbers; the twelfth
/// to fifteenth of them are user and system time of the process and of its children.
fn read(stat: &str) -> Option<Duration> {
    let (_, numbers) = stat.rsplit_once(") ")?;
    let ticks: Option<Vec<f64>> =
        numbers.split_whitespace().skip(11).take(4).map(|number| number.parse().ok()).collect();
    let ticks = ticks.filter(|ticks| ticks.len() == 4)?;
    Some(Duration::from_secs_f64(ticks.iter().sum::<f64>() / TICKS_A_SECOND))
}

#[cfg(test)]
mod tests {
    use super::read;
    use std::time::Duration;

    #[test]
    fn the_times_are_read_behind_the_name() {
        let stat = "71 (a) b) S 1 71 71 0 -1 4194304 99 88 0 0 150 50 1000 300 20 0 1 0 8127 0 0";
        assert_eq!(read(stat), Some(Duration::from_secs(15)));
        assert_eq!(read("71 (a) S 1 2"), None);
        assert_eq!(read(""), None);
    }
}

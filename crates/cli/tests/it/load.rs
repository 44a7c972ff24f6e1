//! `stolik load`: a server under load, a twentieth of what `cargo xtask soak` does. Figures are not judged here, for they depend on
//! the machine; what must not be lost is.

use crate::support;

fn figure(out: &str, name: &str) -> u64 {
    let number = out.lines().find_map(|line| {
        let rest = line.strip_prefix(name)?.strip_prefix("  ")?;
        rest.trim_start().split(['.', ' ']).next()?.parse().ok()
    });
    number.unwrap_or_else(|| panic!("{name}: {out}"))
}

fn load(args: &[&str]) -> String {
    support::run(&[&["load"], args].concat()).good()
}

#[test]
fn killed_at_random_moments_the_server_loses_nothing_it_has_acknowledged() {
    let out = load(&["restart", "--tables", "10", "--seconds", "1", "--kills", "5", "--seed", "8"]);
    assert_eq!((figure(&out, "kills"), figure(&out, "acknowledged moves lost")), (5, 0), "{out}");
    assert!(figure(&out, "moves acknowledged") > 0, "{out}");
}

#[test]
fn a_move_is_small_on_the_wire() {
    let out = load(&["saturation", "--tables", "10", "--seconds", "1"]);
    assert!(figure(&out, "moves") > 0 && figure(&out, "bytes a move to a client") <= 200, "{out}");
    assert_eq!(figure(&out, "errors"), 0, "{out}");
}

#[test]
fn at_a_steady_pace_nothing_goes_wrong() {
    let out = load(&["paced", "--tables", "50", "--rate", "200", "--seconds", "3"]);
    assert!(figure(&out, "moves") > 0 && figure(&out, "errors") == 0, "{out}");
}

#[test]
fn sockets_on_which_nothing_happens_stay_open() {
    let out = load(&["idle", "--tables", "200", "--seconds", "1"]);
    assert_eq!(figure(&out, "sockets"), 400, "{out}");
}

#[test]
fn the_figures_have_names_in_both_languages() {
    let out = support::run(&["--language", "pl", "load", "idle", "--tables", "1", "--seconds", "1"]).good();
    assert!(out.contains("bajty na połączenie"), "{out}");
}

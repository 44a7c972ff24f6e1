//! `stolik load`: a server under load. Figures are not judged here, for they depend on the machine; what must not be lost is.

mod support;

fn figure(out: &str, name: &str) -> u64 {
    let line =
        out.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_else(|| panic!("{name}: {out}"));
    let number = line.split_whitespace().next().and_then(|number| number.parse().ok());
    number.unwrap_or_else(|| panic!("{name}: {out}"))
}

#[test]
fn killed_at_any_moment_the_server_loses_nothing_it_has_acknowledged() {
    let out = support::run(&["load", "restart", "--tables", "8", "--seconds", "1"]).good();
    assert_eq!((figure(&out, "kills"), figure(&out, "acknowledged moves lost")), (3, 0), "{out}");
    assert!(figure(&out, "moves acknowledged") > 0, "{out}");
}

#[test]
fn a_move_is_small_on_the_wire() {
    let out = support::run(&["load", "saturation", "--tables", "4", "--seconds", "1"]).good();
    assert!(figure(&out, "moves ") > 0 && figure(&out, "bytes a move to a client") <= 200, "{out}");
}

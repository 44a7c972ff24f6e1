//! `stolik serve`: the page over HTTP.

use crate::support::{self, stolik};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::Stdio;

#[test]
fn the_address_is_printed_and_answers() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut child = stolik(&["serve", "--port", "0"])
        .env("STOLIK_DATA", folder.path().join("new/stolik.db"))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address");
    let mut stream = TcpStream::connect(address).expect("somebody listens");
    write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("an answer");
    child.kill().expect("it runs until it is stopped");
    child.wait().expect("it has stopped");
    assert!(answer.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&answer));
    assert!(folder.path().join("new/stolik.db").is_file(), "everything is kept in the data file");
}

#[test]
fn a_folder_without_a_page_is_named_with_what_builds_one() {
    let folder = tempfile::tempdir().expect("a folder");
    for path in [folder.path().to_owned(), folder.path().join("missing")] {
        let path = path.to_str().expect("text");
        let run = support::run(&["serve", "--port", "0", "--page", path]);
        assert!(run.code == Some(2) && run.err.contains(path), "{run:?}");
        assert!(run.err.contains("cargo xtask page"), "{run:?}");
    }
}

#[test]
fn a_file_of_settings_is_read_and_what_is_wrong_in_it_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("stolik.toml");
    let file = file.to_str().expect("text");
    for (text, named) in [
        ("prot = 80", "prot"),
        ("port = 123456", "port"),
        ("log = \"loud\"", "loud"),
        ("tls-key = \"key.pem\"", "--tls-certificate"),
        ("tls-key = \"key.pem\"\ntls-certificate = \"chain.pem\"", "chain.pem"),
    ] {
        std::fs::write(file, text).expect("written");
        let run = support::run(&["serve", "--settings-file", file]);
        assert!(run.code == Some(2) && run.err.contains(named), "{text}: {run:?}");
    }
    let run = support::run(&["serve", "--settings-file", "/nowhere.toml"]);
    assert_eq!(run.code, Some(2), "{run:?}");
    // A flag comes before the file.
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("an address").port().to_string();
    std::fs::write(file, "port = 0").expect("written");
    let run = support::run(&["serve", "--settings-file", file, "--port", &port]);
    assert!(run.code == Some(1) && run.err.contains(&port), "{run:?}");
}

#[test]
fn a_backup_needs_a_data_file_and_a_new_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let [data, copy] =
        ["data.db", "copy.db"].map(|name| folder.path().join(name).to_str().expect("text").to_owned());
    let missing = support::run(&["backup", "--data", &data, &copy]);
    assert!(missing.code == Some(2) && missing.err.contains("data.db"), "{missing:?}");
    std::fs::write(&data, b"not a data file at all, but long enough to be looked at").expect("written");
    let damaged = support::run(&["backup", "--data", &data, &copy]);
    assert_eq!(damaged.code, Some(1), "{damaged:?}");
    std::fs::write(&copy, b"").expect("written");
    let taken = support::run(&["backup", "--data", &data, &copy]);
    assert!(taken.code == Some(2) && taken.err.contains("copy.db"), "{taken:?}");
}

#[test]
fn a_port_in_use_is_a_failure_that_names_it() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("an address").port().to_string();
    let run = support::run(&["serve", "--port", &port]);
    assert_eq!(run.code, Some(1), "{}", run.err);
    assert!(run.err.contains(&port), "{}", run.err);
}

#[test]
fn an_origin_that_is_none_and_a_measurement_of_nothing_are_refused() {
    for origin in ["nonsense", "https://", "https://stolik.example/table", "ftp://stolik.example"] {
        let run = support::run(&["serve", "--port", "0", "--origin", origin]);
        assert!(run.code == Some(2) && run.err.contains(origin), "{run:?}");
    }
    for flag in ["--tables", "--seconds", "--rate"] {
        let run = support::run(&["load", "paced", flag, "0"]);
        assert!(run.code == Some(2) && run.err.contains(flag), "{run:?}");
    }
}

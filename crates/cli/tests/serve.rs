//! `stolik serve`: the page over HTTP.

mod support;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::Stdio;
use support::stolik;

#[test]
fn the_address_is_printed_and_answers() {
    let mut child = stolik(&["serve", "--port", "0"])
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
}

#[test]
fn a_port_in_use_is_a_failure_that_names_it() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("an address").port().to_string();
    let run = support::run(&["serve", "--port", &port]);
    assert_eq!(run.code, Some(1), "{}", run.err);
    assert!(run.err.contains(&port), "{}", run.err);
}

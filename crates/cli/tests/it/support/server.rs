//! A server as a process of its own.

use super::stolik;
use serde_json::Value;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};

/// A server as a process of its own, which is killed if it is not stopped.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
    /// A server to whom nobody listens any more would not stop, but could not speak either.
    _said: BufReader<ChildStdout>,
}

impl Server {
    /// Starts one with these arguments, on any free port, and waits until it says where it is.
    pub fn start(args: &[&str]) -> Server {
        Server::run(stolik(&["serve", "--port", "0", "--log", "json"]).args(args))
    }

    /// Starts one by this command.
    pub fn run(command: &mut Command) -> Server {
        let command = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let mut said = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut line = String::new();
        said.read_line(&mut line).expect("a line");
        let address = line.split("://").nth(1).and_then(|rest| rest.split('/').next());
        let Some(address) = address else {
            let mut log = String::new();
            _ = child.stderr.take().expect("a pipe").read_to_string(&mut log);
            panic!("{line}{log}");
        };
        Server { address: address.parse().expect("an address"), child, _said: said }
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Kills it without warning.
    pub fn kill(mut self) {
        self.child.kill().expect("it runs until it is stopped");
        self.child.wait().expect("it has stopped");
    }

    /// Asks it to stop, as the system does.
    pub fn ask_to_stop(&self) {
        let asked = Command::new("kill").args(["-TERM", &self.id().to_string()]).status();
        assert!(asked.expect("kill is there").success());
    }

    /// Stops it in good order and gives its log, an object a line.
    pub fn stop(mut self) -> Vec<Value> {
        self.ask_to_stop();
        let mut log = String::new();
        let mut pipe = self.child.stderr.take().expect("a pipe");
        pipe.read_to_string(&mut log).expect("text");
        assert!(self.child.wait().expect("it has stopped").success(), "{log}");
        // What is said to who has started it, before there is a log, is for people.
        let lines = log.lines().filter(|line| !line.starts_with("stolik: "));
        lines.map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}"))).collect()
    }

    /// What it answers to a request, with its head.
    pub fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> String {
        self.try_to_ask(method, path, headers, body).expect("an answer")
    }

    /// The same of a server that may be gone.
    pub fn try_to_ask(&self, method: &str, path: &str, headers: &str, body: &str) -> io::Result<String> {
        let mut stream = TcpStream::connect(self.address)?;
        stream.write_all(request(method, path, headers, body).as_bytes())?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    }
}

/// A request as it goes over the wire; each of `headers` ends its line.
pub fn request(method: &str, path: &str, headers: &str, body: &str) -> String {
    let length = body.len();
    format!(
        "{method} {path} HTTP/1.1\r\nHost: stolik.example\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n{headers}\r\n{body}"
    )
}

/// The headers by which somebody is known from now on, if this answer has made a guest of them.
pub fn known_by(answer: &str) -> String {
    let cookie = answer
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: ").or(line.strip_prefix("Set-Cookie: ")));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next());
    let mark = json(answer)["csrf"].as_str().map(str::to_owned);
    let (cookie, mark) = cookie.zip(mark).unwrap_or_else(|| panic!("no guest: {answer}"));
    format!("Cookie: {cookie}\r\nX-Stolik-Csrf: {mark}\r\n")
}

/// The body of an answer.
pub fn json(answer: &str) -> Value {
    let (from, to) = (answer.find('{').unwrap_or_default(), answer.rfind('}').map_or(0, |at| at + 1));
    serde_json::from_str(answer.get(from..to).unwrap_or_default())
        .unwrap_or_else(|error| panic!("{error}: {answer}"))
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

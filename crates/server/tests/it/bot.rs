//! `examples/bot.py` plays a whole game.

use crate::support::settings;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use stolik_server::storage::Sqlite;
use stolik_server::{App, Clock, Page};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::process::Command;

async fn post(address: SocketAddr, path: &str, headers: &str, body: Value) -> (String, Value) {
    let body = body.to_string();
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         {headers}content-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.expect("asked");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("answered");
    let (head, body) = answer.split_once("\r\n\r\n").expect("an answer");
    (head.to_owned(), serde_json::from_str(body).expect("JSON"))
}

#[tokio::test]
async fn the_bot_in_python_plays_a_whole_game() {
    let python = Command::new("python3").arg("--version").output().await;
    if !python.is_ok_and(|run| run.status.success()) {
        eprintln!("there is no python3 on this machine: the bot was not tried");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let storage = Sqlite::open(&folder.path().join("stolik.db")).await.expect("a data file");
    let app = App::open(Page::embedded(&[]), Arc::new(storage), Clock::system(), settings());
    let app = app.await.expect("a server");
    let listener = stolik_server::bind(([127, 0, 0, 1], 0).into()).await.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(stolik_server::serve_app(listener, None, app, std::future::pending()));
    let (head, me) = post(address, "/api/guest", "", json!({ "name": "Robot" })).await;
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    let cookie = cookie.split(';').next().expect("its value");
    let headers = format!("cookie: {cookie}\r\nx-stolik-csrf: {}\r\n", me["csrf"].as_str().expect("a mark"));
    let (_, token) = post(address, "/api/tokens", &headers, json!({ "name": "bot.py" })).await;
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let lines = std::fs::read_to_string(bot).expect("the bot").lines().count();
    assert!(lines < 80, "{lines} lines");
    let server = format!("http://{address}");
    let token = token["token"].as_str().expect("a token");
    let run = Command::new("python3").args([bot, &server, token, "new", "warcaby", "random"]).output().await;
    let run = run.expect("it runs");
    let out = String::from_utf8_lossy(&run.stdout);
    assert!(out.contains("the game is over"), "{out}{}", String::from_utf8_lossy(&run.stderr));
}

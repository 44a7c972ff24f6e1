//! Those who are slow on purpose, or talk without end: they are hung up on, and nobody else notices.

use crate::support::{Site, settings};
use futures_util::SinkExt;
use serde_json::json;
use std::net::SocketAddr;
use std::time::Duration;
use stolik_protocol::FromTable;
use stolik_server::{ConnectionSettings, HostSettings, LimitSettings, Settings};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

const SOON: Duration = Duration::from_millis(30);
const HALF_A_HEAD: &str = "GET / HTTP/1.1\r\nHost: x\r\nX-";
const HALF_A_BODY: &str = "POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 16\r\n\r\n{\"na";
const WHOLE: &str = "GET /health HTTP/1.1\r\nhost: x\r\n\r\n";

async fn site(connections: ConnectionSettings) -> Site {
    Site::with(Settings { connections, ..settings() }).await
}

async fn connect(to: SocketAddr, said: &str) -> TcpStream {
    let mut stream = TcpStream::connect(to).await.expect("a connection");
    stream.write_all(said.as_bytes()).await.expect("said");
    stream
}

/// All that is still said, until the other end hangs up.
async fn rest(stream: &mut TcpStream) -> String {
    let mut text = Vec::new();
    // Who hangs up while something is unread cuts the line.
    _ = stream.read_to_end(&mut text).await;
    String::from_utf8(text).expect("text")
}

/// Asks for something small on a connection that stays open.
async fn ask(stream: &mut TcpStream) -> bool {
    let mut answer = [0; 12];
    let said = stream.write_all(WHOLE.as_bytes()).await;
    if said.is_err() || stream.read_exact(&mut answer).await.is_err() {
        return false;
    }
    if &answer != b"HTTP/1.1 200" {
        return false;
    }
    let mut more = Vec::new();
    while !more.ends_with(b"ok\n") {
        more.push(stream.read_u8().await.expect("the rest of the answer"));
    }
    true
}

#[tokio::test]
async fn who_says_half_a_request_is_hung_up_on_and_who_is_quiet_is_not_h2() {
    let site = site(ConnectionSettings { head: SOON, body: SOON, ..ConnectionSettings::default() }).await;
    let mut quiet = connect(site.address, "").await;
    assert!(ask(&mut quiet).await);
    let mut half = connect(site.address, HALF_A_HEAD).await;
    let told = rest(&mut half).await;
    assert!(told.starts_with("HTTP/1.1 408 ") && told.contains("\r\nconnection: close\r\n"), "{told}");
    let answer = rest(&mut connect(site.address, HALF_A_BODY).await).await;
    assert!(answer.starts_with("HTTP/1.1 408 ") && answer.contains("too-slow"), "{answer}");
    assert!(answer.contains("\r\nconnection: close\r\n"), "{answer}");
    // Also as the second request of a connection. The other one was quiet all the time.
    assert!(ask(&mut quiet).await);
    quiet.write_all(HALF_A_HEAD.as_bytes()).await.expect("said");
    assert!(rest(&mut quiet).await.starts_with("HTTP/1.1 408 "));
    assert_eq!(site.metric("stolik_too_slow_total").await, 3);
}

#[tokio::test]
async fn half_a_request_behind_a_whole_one_is_hung_up_on_as_soon_p10() {
    let site = site(ConnectionSettings { head: SOON, ..ConnectionSettings::default() }).await;
    let mut both = connect(site.address, &format!("{WHOLE}{HALF_A_HEAD}")).await;
    let told = rest(&mut both).await;
    let (answer, behind) = told.split_once("ok\n").expect("the whole one is answered");
    assert!(answer.starts_with("HTTP/1.1 200 ") && behind.starts_with("HTTP/1.1 408 "), "{told}");
    // However many come at once, all that are whole are answered in their order.
    let many = format!("{}GET /nothing HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", WHOLE.repeat(50));
    let told = rest(&mut connect(site.address, &many).await).await;
    assert_eq!((told.matches("ok\n").count(), told.matches("HTTP/1.1 404 ").count()), (50, 1));
    // A body of unknown length is read, and its connection is good for nothing else.
    let chunked = "POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                   transfer-encoding: chunked\r\n\r\n11\r\n{\"name\": \"Hania\"}\r\n0\r\n\r\n";
    let told = rest(&mut connect(site.address, chunked).await).await;
    assert!(told.starts_with("HTTP/1.1 200 ") && told.contains("\r\nconnection: close\r\n"), "{told}");
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn however_many_are_connected_from_wherever_others_are_answered_p8() {
    let site = site(ConnectionSettings { in_all: 20, ..ConnectionSettings::default() }).await;
    let (table, hania, _) = site.two(json!({ "game": "warcaby" })).await;
    let mut playing = hania.listen(&table, None).await;
    let from = async |last: u8| {
        let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
        socket.bind(([127, 0, 7, last], 0).into()).expect("another address of this machine");
        socket.connect(site.address).await.expect("a connection")
    };
    let mut silent = Vec::new();
    for number in 0..60 {
        let mut one = from(number % 3).await;
        if number % 2 == 0 {
            one.write_all(HALF_A_HEAD.as_bytes()).await.expect("said");
        }
        silent.push(one);
    }
    let mut other = from(100).await;
    assert!(ask(&mut other).await, "there is room for somebody else");
    playing.act("C3-D4").await;
    assert!(ask(&mut other).await, "who has few is not hung up on");
    assert_eq!(site.metric("stolik_connections").await, 20);
    let closed = site.metric("stolik_connections_closed_total").await;
    assert!(closed >= 42, "{closed}");
    // Sockets are never closed for it; where there is nothing else, there is no room.
    let mut sockets = Vec::new();
    while let Ok(line) = site.stranger().try_listen(&table, None).await {
        sockets.push(line);
    }
    assert_eq!(sockets.len(), 19);
    let told = rest(&mut from(101).await).await;
    assert!(told.starts_with("HTTP/1.1 503 ") && told.contains("\r\nconnection: close\r\n"), "{told}");
}

#[tokio::test]
async fn an_address_has_only_so_many_connections_h2() {
    let site = site(ConnectionSettings { per_address: 3, ..ConnectionSettings::default() }).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        let mut one = connect(site.address, "").await;
        assert!(ask(&mut one).await);
        open.push(one);
    }
    let mut more = connect(site.address, "").await;
    assert!(rest(&mut more).await.starts_with("HTTP/1.1 503 "), "one too many, who is told so");
    // A socket is a connection, too, and there is room again when one is closed.
    drop(open.pop());
    while !ask(&mut connect(site.address, "").await).await {}
    drop(open);
    while !ask(&mut connect(site.address, "").await).await {}
    let refused = site.metric("stolik_connections_refused_total").await;
    assert!(refused >= 1, "{refused}");
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn one_address_takes_no_connections_from_others_h2() {
    let site = site(ConnectionSettings { per_address: 1, ..ConnectionSettings::default() }).await;
    let mut half = connect(site.address, HALF_A_HEAD).await;
    assert!(!ask(&mut connect(site.address, "").await).await);
    let elsewhere = tokio::net::TcpSocket::new_v4().expect("a socket");
    elsewhere.bind(([127, 0, 0, 2], 0).into()).expect("another address of this machine");
    let mut other = elsewhere.connect(site.address).await.expect("a connection");
    assert!(ask(&mut other).await);
    half.write_all(b"x: y\r\n\r\n").await.expect("it is still open");
}

#[tokio::test]
async fn a_half_request_does_not_keep_the_server_from_stopping_h3() {
    let site = site(ConnectionSettings { last_words: SOON, ..ConnectionSettings::default() }).await;
    let mut quiet = connect(site.address, "").await;
    assert!(ask(&mut quiet).await);
    let mut halves = [connect(site.address, HALF_A_HEAD).await, connect(site.address, HALF_A_BODY).await];
    // All of them are there.
    while site.metric("stolik_connections").await < 4 {}
    let site = site.restart(0).await;
    for half in &mut halves {
        rest(half).await;
    }
    assert_eq!(site.stranger().get("/health").await.body, "ok\n");
}

#[tokio::test]
async fn a_socket_that_is_never_read_is_closed_l6() {
    let site = site(ConnectionSettings { write: SOON, ..ConnectionSettings::default() }).await;
    let (table, hania, _) = site.two(json!({ "game": "warcaby" })).await;
    let mut never_reads = hania.listen(&table, None).await;
    // Each is answered, until nobody takes the answers.
    while never_reads.socket.send(Message::text("x")).await.is_ok() {}
    while site.metric("stolik_sockets").await > 0 {}
    assert_eq!(site.metric("stolik_too_slow_total").await, 1);
}

#[tokio::test]
async fn a_refusal_of_what_was_not_read_says_that_the_connection_ends_l11() {
    let site = Site::open().await;
    let refused = "POST /api/logout HTTP/1.1\r\nhost: x\r\norigin: http://evil.example\r\n\
                   content-type: application/json\r\ncontent-length: 40\r\n\r\n{";
    let answer = rest(&mut connect(site.address, refused).await).await;
    assert!(answer.starts_with("HTTP/1.1 403 ") && answer.contains("\r\nconnection: close\r\n"), "{answer}");
    let too_long = format!(
        "POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20000\r\n\r\n{}",
        "x".repeat(17_000)
    );
    let answer = rest(&mut connect(site.address, &too_long).await).await;
    assert!(answer.starts_with("HTTP/1.1 413 ") && answer.contains("\r\nconnection: close\r\n"), "{answer}");
    // What was read to its end is refused, and the connection goes on.
    let mut read = connect(site.address, &HALF_A_BODY.replace("{\"na", "{\"name\":\"\u{7}\"}    ")).await;
    let mut head = vec![0; 12];
    read.read_exact(&mut head).await.expect("an answer");
    assert_eq!(head, b"HTTP/1.1 400");
    read.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.expect("said");
    assert!(rest(&mut read).await.ends_with("ok\n"));
}

#[tokio::test]
async fn whatever_is_said_counts_and_who_does_not_stop_is_hung_up_on_l5() {
    let limits = LimitSettings { wishes: 5, ..LimitSettings::NONE };
    let site = Site::with(Settings { limits, ..settings() }).await;
    let (table, hania, _) = site.two(json!({ "game": "warcaby" })).await;
    let mut line = hania.listen(&table, None).await;
    let code = |answer: FromTable| match answer {
        FromTable::Refused { problem, .. } => problem.code,
        other => panic!("granted: {other:?}"),
    };
    for _ in 0..5 {
        line.say("nonsense").await;
        assert_eq!(code(line.answer().await), "unreadable");
    }
    line.say("nonsense").await;
    assert_eq!(code(line.answer().await), "too-fast");
    line.say(r#"{"id":"a1","do":{"act":["C3-D4"]}}"#).await;
    let FromTable::Refused { id, problem } = line.answer().await else { panic!() };
    assert_eq!((id.expect("its id").as_str(), problem.code.as_str()), ("a1", "too-fast"));
    while line.socket.send(Message::text("nonsense")).await.is_ok() && line.text().await.is_some() {}
    assert!(site.metric("stolik_too_fast_total").await > 60);
    site.clock.pass(12_000);
    hania.listen(&table, None).await.act("C3-D4").await;
}

#[tokio::test]
async fn every_address_of_the_server_has_a_limit_l3() {
    let limits = LimitSettings { requests: 2, files: 3, ..LimitSettings::NONE };
    let site = Site::with(Settings { limits, ..settings() }).await;
    let status = async |path: &str| site.stranger().get(path).await.status;
    assert_eq!([status("/ready").await, status("/metrics").await, status("/ready").await], [200, 200, 429]);
    assert_eq!(status("/api/openapi.json").await, 429, "the same as requests");
    for path in ["/health", "/", "/api/lobby"] {
        assert_ne!(status(path).await, 429, "{path}");
    }
    for path in ["/health", "/", "/nothing-here"] {
        site.stranger().get(path).await.expect_code(429, "too-fast");
    }
    site.clock.pass(60_000);
    assert_eq!([status("/ready").await, status("/health").await], [200, 200]);
}

#[tokio::test]
async fn what_may_be_said_at_a_table_has_an_end_and_watchers_do_not_talk_players_silent_l7() {
    let host = HostSettings { most_talk: 3, ..settings().host };
    let site = Site::with(Settings { host, ..settings() }).await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let mut watching = [
        site.guest("Ola").await.listen(&table, None).await,
        site.guest("Ewa").await.listen(&table, None).await,
    ];
    for number in 0..3 {
        let said = watching[number % 2].wish(json!({ "say": "Hej" })).await;
        assert!(matches!(said, FromTable::Done { .. }), "{said:?}");
    }
    for line in &mut watching {
        assert_eq!(line.refused(json!({ "say": "Hej" })).await, "talked-enough");
    }
    let (mut light, mut dark) = (hania.listen(&table, None).await, marcin.listen(&table, None).await);
    for _ in 0..3 {
        light.wish(json!({ "say": "Słucham?" })).await;
    }
    assert_eq!(light.refused(json!({ "say": "Słucham?" })).await, "talked-enough");
    assert!(matches!(dark.wish(json!({ "say": "Ja jeszcze mogę." })).await, FromTable::Done { n: 7, .. }));
    light.act("C3-D4").await;
    // It is known after a restart, too, where the usual limit is far away.
    let FromTable::Welcome(welcome) = hania.listen(&table, None).await.next().await else { panic!() };
    assert_eq!((welcome.said.len(), welcome.n), (7, 8));
}

#[tokio::test]
async fn nobody_uses_up_alone_what_all_who_watch_may_say_p2() {
    let host = HostSettings { most_talk: 1_000, ..settings().host };
    let site = Site::with(Settings { host, behind_proxy: true, ..settings() }).await;
    let (table, hania, _) = site.two(json!({ "game": "warcaby" })).await;
    let guest = async |name: &str, from: &str| {
        let mut guest = site.stranger().with("x-forwarded-for", from);
        guest.become_somebody("/api/guest", json!({ "name": name })).await;
        guest
    };
    // How many things somebody says before it is enough.
    let talks = async |who: &crate::support::Visitor| {
        let mut line = who.listen(&table, None).await;
        for said in 0.. {
            if let FromTable::Refused { problem, .. } = line.wish(json!({ "say": "Hej" })).await {
                assert_eq!(problem.code, "talked-enough");
                return (said, problem.message);
            }
        }
        unreachable!("there is an end")
    };
    let eve = guest("Ewa", "198.51.100.1").await;
    let (said, why) = talks(&eve).await;
    assert_eq!(said, 100, "a tenth");
    assert!(why.starts_with("You have said 100 things"), "{why}");
    // Nor all guests of one address together.
    let mut all = said;
    for number in 0..5 {
        all += talks(&guest(&format!("Ewa {number}"), "198.51.100.1").await).await.0;
    }
    assert_eq!(all, 500, "half of it");
    assert_eq!(talks(&guest("Ola", "198.51.100.2").await).await.0, 100, "others still may");
    assert_eq!(talks(&hania).await.0, 1_000, "and who plays has a share of their own");
    // Who has said enough has, after a restart too.
    let site = site.restart(10).await;
    let eve = crate::support::Visitor { address: site.address, ..eve };
    let mut line = eve.listen(&table, None).await;
    for _ in 0..100 {
        assert!(matches!(line.wish(json!({ "say": "Hej" })).await, FromTable::Done { .. }));
    }
    assert_eq!(line.refused(json!({ "say": "Hej" })).await, "talked-enough", "200 of 2000 here");
}

#[tokio::test]
async fn the_more_play_the_less_each_may_say_l7() {
    let host = HostSettings { most_talk: 270, ..settings().host };
    let site = Site::with(Settings { host, ..settings() }).await;
    let wanted = json!({ "game": "battle-royale", "options": { "seats": "9" } });
    let (table, people) = site.many(9, wanted).await;
    let mut line = people[4].listen(&table, None).await;
    for _ in 0..60 {
        assert!(matches!(line.wish(json!({ "say": "Hej" })).await, FromTable::Done { .. }));
    }
    assert_eq!(line.refused(json!({ "say": "Hej" })).await, "talked-enough", "540 for nine");
}

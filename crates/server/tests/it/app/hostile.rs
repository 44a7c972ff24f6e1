//! Push services that mean ill, frames that nobody has agreed on, tables that are made and left, and guesses at who has an account.

use super::absence::hang_up;
use super::push::{Browser, Service, site, subscribe};
use crate::support::{Line, Site, Visitor, any_of};
use serde_json::json;
use std::net::SocketAddr;
use stolik_protocol::FromTable;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// What somebody heard who comes to such a service.
#[derive(Debug, PartialEq, Eq)]
enum Done {
    /// It was asked for this.
    Asked(String),
    /// Who has asked has gone.
    Gone(String),
}

/// A service that leads elsewhere, never answers, or never ends, by its paths.
async fn hostile(elsewhere: SocketAddr) -> (SocketAddr, mpsc::UnboundedReceiver<Done>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let (tell, told) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        loop {
            let (mut stream, _) = listener.accept().await.expect("somebody comes");
            let tell = tell.clone();
            tokio::spawn(async move {
                let mut read = Vec::new();
                while !read.windows(4).any(|four| four == b"\r\n\r\n") {
                    if stream.read_buf(&mut read).await.expect("read") == 0 {
                        return;
                    }
                }
                let path = String::from_utf8_lossy(&read).split(' ').nth(1).expect("a path").to_owned();
                _ = tell.send(Done::Asked(path.clone()));
                let redirect =
                    format!("HTTP/1.1 307 Temporary Redirect\r\nlocation: http://{elsewhere}/in\r\n\r\n");
                match path.as_str() {
                    "/a-redirect" => _ = stream.write_all(redirect.as_bytes()).await,
                    "/b-endless" => while stream.write_all(&[b'x'; 4_096]).await.is_ok() {},
                    "/c-nonsense" => _ = stream.write_all(&[0xff; 64]).await,
                    // Nothing is said; it is heard when the other goes.
                    _ => while stream.read_buf(&mut read).await.is_ok_and(|more| more > 0) {},
                }
                _ = tell.send(Done::Gone(path));
            });
        }
    });
    (address, told)
}

/// A table at which `away` is awaited and not there.
async fn awaited(hania: &Visitor, away: &Visitor) -> Line {
    let wanted = json!({ "game": "warcaby", "seats": ["me", "open"] });
    let made = hania.post("/api/tables", wanted).await.expect(200);
    let table = made["table"].as_str().expect("a table");
    away.post(&format!("/api/tables/{table}/sit"), json!({ "secret": any_of(&made) })).await.expect(200);
    hania.listen(table, None).await
}

/// Not followed, not read to its end, not waited for by others.
#[tokio::test]
async fn a_hostile_push_service_leads_nowhere_and_delays_nobody_else() {
    let (site, _) = site(true).await;
    let mut honest = Service::open().await;
    let (address, mut told) = hostile(honest.address).await;
    let [hania, marcin, ola] =
        [site.guest("Hania").await, site.guest("Marcin").await, site.guest("Ola").await];
    for path in ["a-redirect", "b-endless", "c-nonsense", "d-silent"] {
        subscribe(&marcin, &Browser::new(), &format!("http://{address}/{path}")).await.expect(204);
    }
    subscribe(&ola, &Browser::new(), &format!("http://{}/ola", honest.address)).await.expect(204);
    // More tables than are posted for at a time.
    let mut lines = Vec::new();
    for _ in 0..20 {
        lines.push(awaited(&hania, &marcin).await);
    }
    let mut last = awaited(&hania, &ola).await;
    site.clock.pass(60_000);
    for line in &mut lines {
        line.act("C3-D4").await;
    }
    for path in ["/a-redirect", "/b-endless", "/c-nonsense"] {
        assert_eq!(told.recv().await, Some(Done::Asked(path.to_owned())), "in the order of their addresses");
        assert_eq!(
            told.recv().await,
            Some(Done::Gone(path.to_owned())),
            "no more than its first line is read"
        );
    }
    assert_eq!(told.recv().await, Some(Done::Asked("/d-silent".to_owned())));
    last.act("C3-D4").await;
    assert_eq!(honest.posted.recv().await.expect("hers").path, "/ola", "and nobody was led here");
    assert!(told.try_recv().is_err(), "while the silent one is still waited for");
    assert!(honest.posted.try_recv().is_err());
}

/// A frame that says it is compressed, which was never agreed on: RFC 6455, 5.2.
#[tokio::test]
async fn compressed_frames_end_the_connection_and_nothing_else() {
    let site = Site::open().await;
    let (table, hania, _) = site.two(json!({ "game": "warcaby" })).await;
    for bits in [0x40, 0x20, 0x10, 0x70] {
        let mut stream = TcpStream::connect(site.address).await.expect("a connection");
        let cookie = hania.headers.iter().find(|(name, _)| name == "cookie").expect("a session").1.clone();
        let asked = format!(
            "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\
             sec-websocket-extensions: permessage-deflate\r\ncookie: {cookie}\r\n\r\n",
            site.address
        );
        stream.write_all(asked.as_bytes()).await.expect("asked");
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(stream.read_u8().await.expect("a head"));
        }
        let head = String::from_utf8(head).expect("text").to_lowercase();
        assert!(head.starts_with("http/1.1 101") && !head.contains("extensions"), "{head}");
        // A whole text, masked with zeros.
        let mut frame = vec![0x81 | bits, 0x82, 0, 0, 0, 0];
        frame.extend(b"{}");
        stream.write_all(&frame).await.expect("said");
        let mut rest = Vec::new();
        // Who hangs up while something is unread cuts the line.
        _ = stream.read_to_end(&mut rest).await;
        let refused = rest.windows(b"refused".len()).any(|word| word == b"refused");
        assert!(!refused, "it is not read as a message: {}", String::from_utf8_lossy(&rest));
    }
    while site.metric("stolik_sockets").await > 0 {}
    hania.listen(&table, None).await.act("C3-D4").await;
}

/// Tables that are made and left do not stay in memory, whatever is played there.
#[tokio::test]
async fn tables_that_are_made_and_left_are_in_memory_no_more() {
    let site = Site::open().await;
    let kinds = [
        json!({ "game": "warcaby", "seats": ["me", "open"] }),
        json!({ "game": "warcaby", "seats": ["me", { "bot": "random" }] }),
        json!({ "game": "medh-kuu-lash", "seats": ["me", { "bot": "random" }], "time": "fischer:60+5" }),
        json!({ "game": "szachowa-bitwa", "seats": ["me", "open"], "time": "days:3", "public": true }),
        json!({ "game": "multiwarcaby", "seats": ["me", { "bot": "random" }], "absence": "bot-after-60" }),
    ];
    for round in 0..8 {
        let visitor = site.guest(&format!("Gość {round}")).await;
        for wanted in &kinds {
            let made = visitor.post("/api/tables", wanted.clone()).await.expect(200);
            let table = made["table"].as_str().expect("a table");
            let line = visitor.listen(table, None).await;
            if round % 2 == 0 {
                hang_up(&site, line).await;
            }
        }
    }
    while site.metric("stolik_sockets").await > 0 {}
    // A minute for those who might come back; and whoever does not begin is not waited for.
    for _ in 0..3 {
        site.clock.pass(61_000);
        // Timers and bots that were woken have their turn.
        while site.metric("stolik_bots_thinking").await + site.metric("stolik_bots_waiting").await > 0 {}
        site.app.host().sweep();
    }
    while site.metric("stolik_tables").await > 0 {
        site.app.host().sweep();
    }
}

/// Whether there is an account is not told by how long it takes to say no: as much is computed in either case.
#[tokio::test]
async fn as_many_passwords_are_hashed_for_who_has_no_account() {
    let site = Site::open().await;
    let good = "trudne haslo do zgadniecia";
    site.stranger().become_somebody("/api/register", json!({ "name": "Hania", "password": good })).await;
    let mut before = site.metric("stolik_hashes_total").await;
    assert_eq!(before, 1, "hers");
    for (name, password, status) in [
        ("Hania", "not hers at all", 401),
        ("Nobody", "not hers at all", 401),
        ("\u{200b}", "not hers at all", 401),
        ("Hania", good, 200),
    ] {
        let answer = site.stranger().post("/api/login", json!({ "name": name, "password": password })).await;
        assert_eq!(answer.status, status, "{name}: {}", answer.body);
        let now = site.metric("stolik_hashes_total").await;
        assert_eq!(now - before, 1, "{name}");
        before = now;
    }
}

/// What is added to the dice late: who sits already adds nothing more, and of a wish for another game the last counts, for nobody is
/// told what anybody has added before that game is there.
#[tokio::test]
async fn entropy_that_comes_late_is_passed_over_at_a_seat_and_replaced_in_a_wish() {
    let site = Site::open().await;
    let (hania, marcin) = (site.guest("Hania").await, site.guest("Marcin").await);
    let [first, second, third, fourth] = ["aa", "bb", "cc", "dd"].map(|two| two.repeat(32));
    let wanted = json!({ "game": "medh-kuu-lash", "seats": ["me", "open"], "entropy": first });
    let made = hania.post("/api/tables", wanted).await.expect(200);
    let table = made["table"].as_str().expect("a table");
    for entropy in [&second, &third] {
        let sit = json!({ "secret": any_of(&made), "entropy": entropy });
        marcin.post(&format!("/api/tables/{table}/sit"), sit).await.expect(200);
    }
    let (mut light, mut dark) = (hania.listen(table, None).await, marcin.listen(table, None).await);
    let FromTable::Welcome(welcome) = light.next().await else { panic!("no welcome") };
    assert_eq!(welcome.entropy, [first.as_str(), &second], "the one with which he sat down");
    light.wish(json!({ "resign": {} })).await;
    for entropy in [&first, &fourth] {
        light.wish(json!({ "rematch": { "entropy": entropy } })).await;
    }
    // Wished again without: what was added stays.
    light.wish(json!({ "offer": "rematch" })).await;
    let FromTable::Welcome(waiting) = marcin.listen(table, None).await.next().await else { panic!() };
    let told = serde_json::to_string(&waiting).expect("JSON");
    assert!(waiting.again == [0] && !told.contains(&fourth), "of the next game nothing is told: {told}");
    dark.wish(json!({ "rematch": { "entropy": third } })).await;
    let FromTable::Welcome(over) = marcin.listen(table, None).await.next().await else { panic!() };
    let next = over.next.expect("another game");
    let FromTable::Welcome(begun) = hania.listen(&next, None).await.next().await else { panic!() };
    let hers = usize::from(begun.you.expect("a seat"));
    assert_eq!((&begun.entropy[hers], &begun.entropy[1 - hers]), (&fourth, &third));
}

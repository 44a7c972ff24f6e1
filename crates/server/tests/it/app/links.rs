//! The link to any free seat, and what its maker may do with it and with the table.

use crate::support::{Line, Site, Visitor, any_of, secret_of};
use rqrr::PreparedImage;
use serde_json::{Value, json};
use stolik_protocol::{FromTable, Notice, Person, Place};

/// A table of four at which its maker alone sits.
async fn four(site: &Site) -> (Visitor, String, Value) {
    let hania = site.guest("Hania").await;
    let wanted = json!({
        "game": "multiwarcaby", "options": { "seats": "4" }, "seats": ["open", "me", "open", "open"],
        "time": "fischer:300+5"
    });
    let made = hania.post("/api/tables", wanted).await.expect(200);
    let table = made["table"].as_str().expect("a table").to_owned();
    (hania, table, made)
}

fn names(listing: &Value) -> Vec<String> {
    let places: Vec<Place> = serde_json::from_value(listing["places"].clone()).expect("places");
    let name = |place: Place| match place.who {
        Person::Person(name) => name,
        Person::Bot(_) => "bot".to_owned(),
        Person::Nobody => String::new(),
    };
    places.into_iter().map(name).collect()
}

async fn sit(who: &Visitor, table: &str, how: Value) -> crate::support::Answer {
    who.post(&format!("/api/tables/{table}/sit"), how).await
}

#[tokio::test]
async fn one_link_seats_each_person_once_where_there_is_room() {
    let site = Site::open().await;
    let (hania, table, made) = four(&site).await;
    let link = made["any"].as_str().expect("a link");
    assert!(link.starts_with(&format!("/table/{table}#any-")), "{link}");
    let any = any_of(&made);
    let [marcin, ola, ben] = [site.guest("Marcin").await, site.guest("Ola").await, site.guest("Ben").await];
    // The first free seat, or the one that was chosen.
    assert_eq!(
        names(&sit(&marcin, &table, json!({ "secret": any })).await.expect(200)),
        ["Marcin", "Hania", "", ""]
    );
    let chosen = sit(&ola, &table, json!({ "secret": any, "seat": 3 })).await.expect(200);
    assert_eq!(names(&chosen), ["Marcin", "Hania", "", "Ola"]);
    // Who comes again, or has made the table, comes to the own seat, whatever they choose.
    for (who, seat) in [(&marcin, None), (&marcin, Some(2)), (&hania, None), (&ola, Some(2))] {
        let again = sit(who, &table, json!({ "secret": any, "seat": seat })).await.expect(200);
        assert_eq!(names(&again), ["Marcin", "Hania", "", "Ola"]);
    }
    let taken = sit(&ben, &table, json!({ "secret": any, "seat": 0 })).await;
    taken.expect_code(409, "seat-taken");
    assert_eq!(taken.json()["at"], "seat");
    assert!(taken.json()["message"].as_str().expect("words").contains("Marcin"), "{}", taken.body);
    sit(&ben, &table, json!({ "secret": any, "seat": 7 })).await.expect_code(409, "no-such-seat");
    // The links to single seats are good beside it.
    let last = sit(&ben, &table, json!({ "secret": secret_of(&made, 2) })).await.expect(200);
    assert_eq!(
        (names(&last), &last["status"]),
        (["Marcin", "Hania", "Ben", "Ola"].map(String::from).to_vec(), &json!("running"))
    );
    // Then it is full, which does not keep anybody from watching or from coming back.
    let late = site.guest("Ela").await;
    let full = sit(&late, &table, json!({ "secret": any })).await;
    full.expect_code(409, "no-open-seat");
    assert_eq!(full.json()["message"], "No seat is free at this table any more. You can watch.");
    assert!(
        matches!(late.listen(&table, None).await.next().await, FromTable::Welcome(welcome) if welcome.you.is_none())
    );
    sit(&ola, &table, json!({ "secret": any })).await.expect(200);
    // What is kept of it is no secret.
    let kept = std::fs::read(site.data_file()).expect("the file");
    assert!(!kept.windows(any.len()).any(|bytes| bytes == any.as_bytes()));
}

#[tokio::test]
async fn where_no_seat_is_open_there_is_no_such_link_and_elsewhere_it_is_no_good() {
    let site = Site::open().await;
    let hania = site.guest("Hania").await;
    let full = json!({ "game": "warcaby", "seats": ["me", { "bot": "easy" }] });
    assert!(hania.post("/api/tables", full).await.expect(200)["any"].is_null());
    let (_, table, _) = four(&site).await;
    let (_, _, other) = four(&site).await;
    let ben = site.guest("Ben").await;
    for secret in [any_of(&other), "any-".to_owned(), "any".to_owned()] {
        sit(&ben, &table, json!({ "secret": secret })).await.expect_code(403, "wrong-link");
    }
}

#[tokio::test]
async fn its_maker_renews_and_closes_it_from_any_device_and_nobody_else_does() {
    let site = Site::open().await;
    let (mut hania, table, made) = four(&site).await;
    let link = format!("/api/tables/{table}/link");
    let marcin = site.guest("Marcin").await;
    marcin.post(&link, json!({ "open": true })).await.expect_code(403, "not-maker");
    site.stranger().post(&link, json!({ "open": true })).await.expect_code(401, "who-are-you");
    let account = json!({ "name": "Hania", "password": "dlugie haslo" });
    let mut phone = site.stranger();
    phone.become_somebody("/api/register", account.clone()).await;
    hania.become_somebody("/api/login", account).await;
    let renewed = phone.post(&link, json!({ "open": true })).await.expect(200);
    assert_ne!(renewed["any"], made["any"]);
    sit(&marcin, &table, json!({ "secret": any_of(&made) })).await.expect_code(403, "wrong-link");
    // It is kept so, and links to single seats are as they were.
    let site = site.restart(0).await;
    let [phone, marcin] = [phone, marcin].map(|who| Visitor { address: site.address, ..who });
    sit(&marcin, &table, json!({ "secret": any_of(&renewed) })).await.expect(200);
    let closed = phone.post(&link, json!({ "open": false })).await.expect(200);
    assert!(closed["any"].is_null());
    let ola = site.guest("Ola").await;
    sit(&ola, &table, json!({ "secret": any_of(&renewed) })).await.expect_code(403, "wrong-link");
    sit(&ola, &table, json!({ "secret": secret_of(&made, 2) })).await.expect(200);
    // Who sits stays, and when the game has begun there is nothing to invite to.
    phone.post(&format!("/api/tables/{table}/bots"), json!({ "bot": "easy" })).await.expect(200);
    phone.post(&link, json!({ "open": true })).await.expect_code(409, "begun");
}

async fn welcomed(line: &mut Line) {
    assert!(matches!(line.next().await, FromTable::Welcome(_)));
}

#[tokio::test]
async fn a_table_that_waits_is_closed_by_its_maker_and_everybody_is_told() {
    let site = Site::open().await;
    let (hania, table, made) = four(&site).await;
    let marcin = site.guest("Marcin").await;
    sit(&marcin, &table, json!({ "secret": any_of(&made) })).await.expect(200);
    let mut lines = [marcin.listen(&table, None).await, site.stranger().listen(&table, None).await];
    for line in &mut lines {
        welcomed(line).await;
    }
    let path = format!("/api/tables/{table}");
    let close = async |who: &Visitor| who.ask("DELETE", &path, None).await;
    close(&marcin).await.expect_code(403, "not-maker");
    close(&site.stranger()).await.expect_code(401, "who-are-you");
    assert_eq!(marcin.get(&path).await.expect(200)["status"], "waiting");
    assert_eq!(close(&hania).await.status, 204);
    for line in &mut lines {
        line.notice(|notice| *notice == Notice::Closed).await;
        assert_eq!(line.text().await, None, "and then the table has nothing more to say");
    }
    // Who has lost the answer asks again; whoever comes by a link is told, also after a restart; nobody has it in a list.
    assert_eq!(close(&hania).await.status, 204);
    let site = site.restart(0).await;
    let [hania, marcin] = [hania, marcin].map(|who| Visitor { address: site.address, ..who });
    for answer in [
        marcin.get(&path).await,
        marcin.get(&format!("{path}/poll")).await,
        sit(&site.guest("Ola").await, &table, json!({ "secret": any_of(&made) })).await,
        sit(&site.guest("Ben").await, &table, json!({ "secret": secret_of(&made, 2) })).await,
        hania.post(&format!("{path}/link"), json!({ "open": true })).await,
        hania.post(&format!("{path}/bots"), json!({ "bot": "easy" })).await,
        hania.post(&format!("{path}/qr"), json!({ "secret": any_of(&made) })).await,
    ] {
        answer.expect_code(410, "closed");
    }
    let FromTable::Refused { problem, .. } = marcin.listen(&table, None).await.hear().await else { panic!() };
    assert_eq!(problem.code, "closed");
    for who in [&hania, &marcin] {
        assert_eq!(who.get("/api/my-tables").await.expect(200)["tables"], json!([]));
    }
}

#[tokio::test]
async fn a_game_that_has_begun_is_not_closed() {
    let site = Site::open().await;
    let (table, hania, _) = site.two(json!({ "game": "warcaby" })).await;
    hania.ask("DELETE", &format!("/api/tables/{table}"), None).await.expect_code(409, "begun");
    hania.listen(&table, None).await.act("C3-D4").await;
}

#[tokio::test]
async fn opening_a_link_takes_no_seat_whoever_opens_it_and_however_often() {
    let site = Site::open().await;
    let (hania, table, made) = four(&site).await;
    let marcin = site.guest("Marcin").await;
    // What stands behind the # never leaves the browser; a crawler that sends it all the same gets no further.
    let paths = ["", "/picture.png"].map(|end| format!("/table/{table}{end}"));
    let secret = any_of(&made);
    for who in [&marcin, &site.stranger(), &hania] {
        for method in ["GET", "HEAD"] {
            for path in &paths {
                for address in [path.clone(), format!("{path}?secret={secret}"), format!("{path}?{secret}")] {
                    let (status, _, body) = who.ask_for_bytes(method, &address, None).await;
                    assert_eq!(status, 200, "{method} {address}");
                    assert_eq!(body.is_empty(), method == "HEAD", "{method} {address}");
                }
            }
        }
        who.get(&format!("/api/tables/{table}")).await.expect(200);
        welcomed(&mut who.listen(&table, None).await).await;
    }
    let about = site.stranger().get(&format!("/api/tables/{table}")).await.expect(200);
    assert_eq!(names(&about), ["", "Hania", "", ""]);
}

#[tokio::test]
async fn who_comes_is_told_everything_before_they_sit_down() {
    let site = Site::open().await;
    let (_, table, _) = four(&site).await;
    let FromTable::Welcome(welcome) = site.stranger().listen(&table, None).await.next().await else {
        panic!()
    };
    assert_eq!((welcome.made_by.as_deref(), welcome.time.as_str()), (Some("Hania"), "fischer:300+5"));
    assert_eq!((welcome.game.as_str(), welcome.options["seats"].as_str()), ("multiwarcaby", "4"));
    assert!(!welcome.maker && welcome.you.is_none());
    // Also when who has made the table does not sit there.
    let ela = site.guest("Ela").await;
    let made =
        ela.post("/api/tables", json!({ "game": "warcaby", "seats": ["open", "open"] })).await.expect(200);
    let table = made["table"].as_str().expect("a table");
    let FromTable::Welcome(welcome) = site.stranger().listen(table, None).await.next().await else {
        panic!()
    };
    assert_eq!(welcome.made_by.as_deref(), Some("Ela"));
}

/// What a camera reads from a drawing.
fn read(svg: &str) -> String {
    use resvg::tiny_skia::{Pixmap, Transform};
    const WIDE: u16 = 600;
    let tree = resvg::usvg::Tree::from_str(svg, &resvg::usvg::Options::default()).expect("a drawing");
    let mut picture = Pixmap::new(WIDE.into(), WIDE.into()).expect("room");
    let scale = f32::from(WIDE) / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
    let wide = usize::from(WIDE);
    let dark = |x: usize, y: usize| picture.pixels()[y * wide + x].red();
    let mut found = PreparedImage::prepare_from_greyscale(wide, wide, dark);
    let grids = found.detect_grids();
    grids.first().expect("a code").decode().expect("it is read").1
}

#[tokio::test]
async fn a_link_is_drawn_as_a_code_that_a_camera_reads() {
    let site = Site::open().await;
    let (hania, table, made) = four(&site).await;
    let draw = async |who: &Visitor, secret: &str| {
        who.post(&format!("/api/tables/{table}/qr"), json!({ "secret": secret })).await
    };
    let drawn = draw(&hania, &any_of(&made)).await;
    assert!(drawn.head.contains("content-type: image/svg+xml"), "{}", drawn.head);
    assert_eq!(
        read(&drawn.body),
        format!("http://{}{}", site.address, made["any"].as_str().expect("a link"))
    );
    draw(&hania, "no secret").await.expect_code(400, "unreadable");
    let none = hania.post("/api/tables/nosuchtable/qr", json!({ "secret": "x" })).await;
    none.expect_code(404, "no-table");
}

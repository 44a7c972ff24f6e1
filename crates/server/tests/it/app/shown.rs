//! What messengers show of a table: a title, a few words and a picture.

use crate::support::{Site, Visitor, any_of, settings};
use resvg::tiny_skia::Pixmap;
use serde_json::json;
use stolik_catalog::Kind;
use stolik_game::scene::Progress;
use stolik_protocol::FromTable;
use stolik_server::{LimitSettings, Settings};

/// What stands in the head of a page under this name.
fn tag<'a>(page: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = page.split_once(&format!("=\"{name}\" content=\""))?;
    Some(rest.split_once('"')?.0)
}

async fn picture(who: &Visitor, path: &str) -> Vec<u8> {
    let (status, head, body) = who.ask_for_bytes("GET", path, None).await;
    assert_eq!(status, 200, "{head}");
    assert!(head.contains("content-type: image/png") && head.contains("cache-control: no-cache"), "{head}");
    body
}

/// A picture as messengers want it, whatever it shows.
fn is_fit(name: &str, png: &[u8]) -> Pixmap {
    if let Ok(folder) = std::env::var("STOLIK_PICTURES") {
        std::fs::write(format!("{folder}/{name}.png"), png).expect("kept to be looked at");
    }
    assert!(png.len() < 100_000, "{name}: {} bytes", png.len());
    let picture = Pixmap::decode_png(png).expect("a picture");
    assert_eq!((picture.width(), picture.height()), (1200, 630), "{name}");
    let colours: std::collections::BTreeSet<_> =
        picture.pixels().iter().step_by(97).map(|pixel| (pixel.red(), pixel.green(), pixel.blue())).collect();
    assert!(colours.len() > 20, "{name}: something is drawn");
    picture
}

async fn made(who: &Visitor, wanted: serde_json::Value) -> (String, serde_json::Value) {
    let made = who.post("/api/tables", wanted).await.expect(200);
    (made["table"].as_str().expect("a table").to_owned(), made)
}

#[tokio::test]
async fn the_address_of_a_table_says_who_invites_to_what() {
    let site = Site::open().await;
    let hania = site.guest("Hania").await.with("accept-language", "pl");
    let wanted = json!({
        "game": "warcaby", "options": { "board": "9" }, "seats": ["me", "open"], "time": "fischer:300+5"
    });
    let (table, made) = made(&hania, wanted).await;
    let path = format!("/table/{table}");
    let page = site.stranger().get(&path).await;
    assert!(page.head.contains("content-type: text/html"), "{}", page.head);
    assert!(page.body.starts_with("<!doctype html>") && page.body.contains("<title>Stolik</title>"));
    assert_eq!(tag(&page.body, "og:title"), Some("Hania invites you to Warcaby"));
    let about = "Time: 5 minutes and 5 seconds a move. Board: 9 by 9. 1 seat is free.";
    assert_eq!(
        (tag(&page.body, "og:description"), tag(&page.body, "description")),
        (Some(about), Some(about))
    );
    assert_eq!(tag(&page.body, "twitter:card"), Some("summary_large_image"));
    let address = format!("http://{}{path}", site.address);
    assert_eq!(tag(&page.body, "og:url"), Some(address.as_str()));
    let image = tag(&page.body, "og:image").expect("a picture");
    let image =
        image.strip_prefix(&format!("http://{}", site.address)).expect("the whole address").to_owned();
    is_fit("waiting", &picture(&site.stranger(), &image).await);
    assert!(!page.body.contains(&any_of(&made)), "no secret");
    // Who does not say a language hears that of the table.
    let mut silent = site.stranger();
    silent.headers.clear();
    assert_eq!(tag(&silent.get(&path).await.body, "og:title"), Some("Hania zaprasza do gry: Warcaby"));
    // It is told again only when something has changed.
    let etag =
        |head: &str| head.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a tag").to_owned();
    let (known, drawn) =
        (etag(&page.head), etag(&site.stranger().ask_for_bytes("GET", &image, None).await.1));
    assert_eq!(site.stranger().with("if-none-match", &known).get(&path).await.status, 304);
    let unchanged = site.stranger().with("if-none-match", &drawn).ask_for_bytes("GET", &image, None).await;
    assert_eq!((unchanged.0, unchanged.2.len()), (304, 0));
    site.guest("Marcin")
        .await
        .post(&format!("/api/tables/{table}/sit"), json!({ "secret": any_of(&made) }))
        .await
        .expect(200);
    hania.listen(&table, None).await.act("C3-D4").await;
    let page = site.stranger().with("if-none-match", &known).get(&path).await;
    assert_eq!(page.status, 200);
    assert_eq!(tag(&page.body, "og:title"), Some("Warcaby: Hania and Marcin"));
    assert!(
        tag(&page.body, "og:description").expect("words").starts_with("The game is on, and you can watch.")
    );
    let later = site.stranger().with("if-none-match", &drawn).ask_for_bytes("GET", &image, None).await;
    assert_eq!(later.0, 200, "the position is another");
}

#[tokio::test]
async fn names_are_text_and_nothing_else() {
    let site = Site::open().await;
    let bold = site.guest("<b>\"&'</head>").await;
    let (table, _) = made(&bold, json!({ "game": "warcaby", "seats": ["me", "open"] })).await;
    let page = site.stranger().get(&format!("/table/{table}")).await.body;
    assert_eq!(tag(&page, "og:title"), Some("&lt;b&gt;&quot;&amp;'&lt;/head&gt; invites you to Warcaby"));
    assert_eq!((page.matches("</head>").count(), page.matches("<b>").count()), (1, 0));
    let other = site.stranger().with("host", "\"><script>").get(&format!("/table/{table}")).await;
    assert!(!other.body.contains("<script>"), "{}", other.body);
}

#[tokio::test]
async fn the_operators_address_is_the_one_that_is_told() {
    let origin = Some("https://stolik.example".to_owned());
    let site = Site::with(Settings { origin, secure: true, ..settings() }).await;
    let hania = site.guest("Hania").await;
    let (table, _) = made(&hania, json!({ "game": "warcaby", "seats": ["me", "open"] })).await;
    let page = site.stranger().get(&format!("/table/{table}")).await.body;
    let image = tag(&page, "og:image").expect("a picture");
    assert!(image.starts_with(&format!("https://stolik.example/table/{table}/picture.png")), "{image}");
    let behind = Site::with(Settings { behind_proxy: true, ..settings() }).await;
    let hania = behind.guest("Hania").await;
    let (table, _) = made(&hania, json!({ "game": "warcaby", "seats": ["me", "open"] })).await;
    for (said, scheme) in [("https", "https://"), ("http", "http://"), ("javascript", "http://")] {
        let page = hania.clone().with("x-forwarded-proto", said).get(&format!("/table/{table}")).await.body;
        assert!(tag(&page, "og:url").expect("an address").starts_with(scheme), "{said}");
    }
    let (table, _) =
        made(&site.guest("Ola").await, json!({ "game": "warcaby", "seats": ["me", "open"] })).await;
    assert_eq!(site.stranger().get(&format!("/table/{table}")).await.status, 200);
}

#[tokio::test]
async fn a_table_that_is_none_or_closed_is_the_page_as_it_is() {
    let site = Site::open().await;
    let hania = site.guest("Hania").await;
    let (table, _) = made(&hania, json!({ "game": "warcaby", "seats": ["me", "open"] })).await;
    hania.ask("DELETE", &format!("/api/tables/{table}"), None).await;
    for (table, status) in [(table.as_str(), 410), ("nosuchtable", 404)] {
        let page = site.stranger().get(&format!("/table/{table}")).await;
        assert_eq!((page.status, tag(&page.body, "og:image")), (200, None));
        assert_eq!(site.stranger().get(&format!("/table/{table}/picture.png")).await.status, status);
    }
}

#[tokio::test]
async fn who_asks_for_pictures_too_often_waits_and_still_has_the_page() {
    let limits = LimitSettings { requests: 6, ..LimitSettings::NONE };
    let site = Site::with(Settings { limits, ..settings() }).await;
    let hania = site.guest("Hania").await;
    let (table, _) = made(&hania, json!({ "game": "warcaby", "seats": ["me", "open"] })).await;
    let path = format!("/table/{table}");
    let mut pages = Vec::new();
    for _ in 0..5 {
        pages.push(hania.get(&path).await);
    }
    assert!(pages.iter().all(|page| page.status == 200));
    assert!(tag(&pages[0].body, "og:title").is_some() && tag(&pages[4].body, "og:title").is_none());
    hania.get(&format!("{path}/picture.png")).await.expect_code(429, "too-fast");
}

#[tokio::test]
async fn every_game_has_a_picture_that_is_small_enough() {
    let site = Site::open().await;
    let hania = site.guest("Hania").await;
    let (mut seen, mut emblems) = (Vec::new(), 0);
    for kind in Kind::ALL {
        let seats = vec![json!("open"); usize::from(kind.usual().seats())];
        let (table, _) = made(&hania, json!({ "game": kind.id(), "seats": seats })).await;
        let png = picture(&hania, &format!("/table/{table}/picture.png")).await;
        is_fit(kind.id(), &png);
        assert!(!seen.contains(&png), "{} looks like another", kind.id());
        seen.push(png);
        emblems += usize::from(kind.usual().keeps_secrets());
    }
    assert_eq!(emblems, 1, "Szachowa Bitwa");
}

/// While armies are bought and placed in secret there is an emblem; what then lies open is shown, and changes with the game.
#[tokio::test]
async fn a_game_of_secrets_is_an_emblem_until_it_lies_open() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "szachowa-bitwa" })).await;
    let path = format!("/table/{table}/picture.png");
    let emblem = picture(&hania, &path).await;
    let mut lines = [hania.listen(&table, None).await, marcin.listen(&table, None).await];
    let (mut phases, mut open) = (Vec::new(), Vec::new());
    while open.len() < 3 {
        assert!(phases.len() < 500, "the battle never began");
        for (line, who) in lines.iter_mut().zip([&hania, &marcin]) {
            let moves = who.get(&format!("/api/tables/{table}/moves")).await.expect(200);
            if let Some(any) = moves["any"].as_str() {
                assert!(matches!(line.wish(json!({ "act": [any] })).await, FromTable::Done { .. }));
            }
        }
        let phase = phase(&site, &table).await;
        let is_battle = phase == "battle";
        // Drawing takes a while: once a phase will do, until the battle begins.
        if is_battle || !phases.contains(&phase) {
            let shown = picture(&hania, &path).await;
            assert_eq!(shown != emblem, is_battle, "{phase}");
            if is_battle && !open.contains(&shown) {
                is_fit("battle", &shown);
                open.push(shown);
            }
        }
        phases.push(phase);
    }
    phases.dedup();
    assert!(phases.len() > 3, "{phases:?}");
}

/// The stage of the game, as who watches knows it.
async fn phase(site: &Site, table: &str) -> String {
    let FromTable::Welcome(welcome) = site.stranger().listen(table, None).await.next().await else {
        panic!()
    };
    let game = Kind::SzachowaBitwa.usual();
    let mut seen = game.seen_from_value(&welcome.start.0).expect("a view");
    for played in &welcome.played {
        seen.learn(&played.0).expect("an observation");
    }
    let phases = seen.scene().phases;
    let now = phases.iter().find(|phase| phase.progress == Progress::Now).expect("a stage");
    now.label.key.trim_start_matches("szachowa-bitwa-phase-").to_owned()
}

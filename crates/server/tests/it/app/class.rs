//! A school: thirty people behind one address, with the limits that servers have.

use crate::support::{Site, Visitor, settings};
use serde_json::{Value, json};
use stolik_protocol::{FromTable, What};
use stolik_server::{LimitSettings, Settings};

const PUPILS: usize = 30;

fn credentials(pupil: usize) -> Value {
    json!({ "name": format!("Uczennica {pupil}"), "password": format!("trudne haslo {pupil} klasy") })
}

/// All do the same at once.
async fn all<T: Send + 'static>(
    work: impl Iterator<Item = impl Future<Output = T> + Send + 'static>,
) -> Vec<T> {
    let at_once: Vec<_> = work.map(tokio::spawn).collect();
    let mut done = Vec::new();
    for one in at_once {
        done.push(one.await.expect("done"));
    }
    done
}

async fn school() -> Site {
    Site::with(Settings { limits: LimitSettings::default(), ..settings() }).await
}

// L15, P4: within one minute of the server's clock, which stands still here.
#[tokio::test]
async fn a_class_comes_plays_with_bots_registers_and_signs_in_within_a_minute() {
    let site = school().await;
    let stranger = site.stranger();
    let come = |pupil: usize| {
        let mut pupil_s = stranger.clone();
        async move {
            let name = format!("Uczennica {pupil}");
            pupil_s.become_somebody("/api/guest", json!({ "name": name })).await;
            let wanted = json!({ "game": "warcaby", "seats": [{ "bot": "random" }, "me"] });
            let made = pupil_s.post("/api/tables", wanted).await.expect(200);
            let table = made["table"].as_str().expect("a table").to_owned();
            let mut line = pupil_s.listen(&table, None).await;
            line.until(|what| matches!(what, What::Played(_))).await;
            pupil_s.become_somebody("/api/register", credentials(pupil)).await;
            (pupil_s, line)
        }
    };
    let class = all((0..PUPILS).map(come)).await;
    assert_eq!(site.metric("stolik_sockets").await, PUPILS as u64);
    // Each signs in at home as well: in a browser that nobody knows, and all from here.
    let signed_in = |pupil: usize| {
        let mut browser = stranger.clone();
        async move { browser.become_somebody("/api/login", credentials(pupil)).await["guest"].clone() }
    };
    let signed_in = all((0..PUPILS).map(signed_in)).await;
    assert!(signed_in.iter().all(|guest| *guest == json!(false)));
    // And takes another name, and makes a link to go on elsewhere.
    let renamed = |(pupil, (who, _)): (usize, &(Visitor, crate::support::Line))| {
        let who = who.clone();
        async move { who.post("/api/name", json!({ "name": format!("Pani {pupil}") })).await.status }
    };
    assert_eq!(all(class.iter().enumerate().map(renamed)).await, [200; PUPILS]);
    assert_eq!(site.metric("stolik_too_fast_total").await, 0);
}

#[tokio::test]
async fn who_mistypes_counts_and_who_does_not_is_not_counted_p4() {
    let site = school().await;
    let stranger = site.stranger();
    for pupil in 0..4 {
        stranger.post("/api/register", credentials(pupil)).await.expect(200);
    }
    // One pupil guesses at the accounts of three others.
    let mut wrong = 0;
    for round in 0..20 {
        for pupil in 1..4 {
            let guess =
                json!({ "name": format!("Uczennica {pupil}"), "password": format!("zgaduje {round}") });
            wrong += usize::from(stranger.post("/api/login", guess).await.status == 401);
        }
    }
    assert_eq!(wrong, 30, "ten at an account, thirty from an address a minute");
    // That stops guessing, and nothing else that people do here.
    stranger.post("/api/login", credentials(0)).await.expect_code(429, "too-fast");
    stranger.post("/api/register", credentials(9)).await.expect(200);
    stranger.post("/api/guest", json!({ "name": "Ola" })).await.expect(200);
    stranger.post("/api/login/passkey/options", json!({})).await.expect(200);
    // Half a minute later somebody who knows hers comes in as often as she likes.
    site.clock.pass(30_000);
    for _ in 0..40 {
        stranger.post("/api/login", credentials(0)).await.expect(200);
    }
}

#[tokio::test]
async fn links_that_are_none_are_counted_and_good_ones_are_not_p4() {
    let site = school().await;
    let nobody = site.stranger();
    for _ in 0..40 {
        let ola = site.guest("Ola").await;
        let link = ola.post("/api/guest/link", json!({})).await.expect(200);
        let secret =
            link["path"].as_str().and_then(|path| path.split_once('#')).expect("a secret").1.to_owned();
        nobody.post("/api/guest/here", json!({ "secret": secret })).await.expect(200);
    }
    let wrong = json!({ "secret": "0".repeat(24) });
    for _ in 0..30 {
        nobody.post("/api/guest/here", wrong.clone()).await.expect_code(403, "old-link");
    }
    nobody.post("/api/guest/here", wrong).await.expect_code(429, "too-fast");
}

// P10: whoever waits in the lobby asks every five seconds.
#[tokio::test]
async fn a_class_that_waits_in_the_lobby_can_still_play() {
    let site = school().await;
    for _ in 0..50 * 12 {
        site.stranger().get("/api/lobby").await.expect(200);
    }
    let hania = site.guest("Hania").await;
    let made =
        hania.post("/api/tables", json!({ "game": "warcaby", "seats": ["me", { "bot": "random" }] })).await;
    let mut line = hania.listen(made.expect(200)["table"].as_str().expect("a table"), None).await;
    assert!(matches!(line.next().await, FromTable::Welcome(_)));
}

#[tokio::test]
async fn polls_are_counted_for_who_asks_and_where_from() {
    let limits = LimitSettings { sockets: 5, polls: 2, ..LimitSettings::NONE };
    let site = Site::with(Settings { limits, ..settings() }).await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let path = format!("/api/tables/{table}/poll?since=0");
    let poll = |who: &Visitor| {
        let (who, path) = (who.clone(), path.clone());
        tokio::spawn(async move { who.get(&path).await.status })
    };
    let waiting = async |wanted: u64| while site.metric("stolik_polls").await != wanted {};
    // Whoever comes to watch is news for those who wait, so they come first.
    let _sockets = [site.stranger().listen(&table, None).await, site.stranger().listen(&table, None).await];
    let polls = [poll(&hania), poll(&hania)];
    waiting(2).await;
    hania.get(&path).await.expect_code(429, "too-fast");
    let last = poll(&marcin);
    waiting(3).await;
    marcin.get(&path).await.expect_code(429, "too-fast");
    assert!(site.stranger().try_listen(&table, None).await.is_err(), "five lines from an address");
    // When there is news they are answered, and may ask again.
    hania
        .post(&format!("/api/tables/{table}/say"), json!({ "id": "a", "do": { "act": ["C3-D4"] } }))
        .await
        .expect(200);
    for one in polls.into_iter().chain([last]) {
        assert_eq!(one.await.expect("answered"), 200);
    }
    waiting(0).await;
    assert_eq!(hania.get(&path).await.status, 200);
}

//! A guest goes on in another browser.

use crate::support::{Site, Visitor};
use serde_json::json;

/// The secret of a link that a guest has made.
async fn secret(guest: &Visitor) -> String {
    let link = guest.post("/api/guest/link", json!({})).await.expect(200);
    assert_eq!(link["minutes"], 10);
    let path = link["path"].as_str().expect("a path");
    path.strip_prefix("/account/here#").expect("behind the sign that no server is sent").to_owned()
}

fn here(secret: &str) -> serde_json::Value {
    json!({ "secret": secret })
}

/// The tables of somebody.
async fn tables(visitor: &Visitor) -> Vec<String> {
    let mine = visitor.get("/api/my-tables").await.expect(200);
    let tables = mine["tables"].as_array().expect("tables").iter();
    tables.map(|table| table["table"].as_str().expect("a name").to_owned()).collect()
}

#[tokio::test]
async fn a_guest_takes_the_seat_along_by_a_link_that_is_good_once() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let link = secret(&hania).await;
    let mut phone = site.stranger();
    // Whoever only looks takes nothing, and uses nothing up.
    for path in ["/account/here", "/api/guest/here"] {
        phone.get(path).await;
        phone.ask("HEAD", path, None).await;
    }
    phone.post("/api/guest/here", here("zgadywane")).await.expect_code(403, "old-link");
    let me = phone.become_somebody("/api/guest/here", here(&link)).await;
    assert_eq!((&me["name"], &me["guest"]), (&json!("Hania"), &json!(true)));
    phone.listen(&table, None).await.act("C3-D4").await;
    // Where she was she is still, and the link is used up.
    assert_eq!(tables(&hania).await, [table]);
    site.stranger().post("/api/guest/here", here(&link)).await.expect_code(403, "old-link");
    // The last link is the only one, and not for long.
    let (first, second) = (secret(&marcin).await, secret(&marcin).await);
    site.stranger().post("/api/guest/here", here(&first)).await.expect_code(403, "old-link");
    site.clock.pass(10 * 60 * 1_000);
    site.stranger().post("/api/guest/here", here(&second)).await.expect_code(403, "old-link");
}

#[tokio::test]
async fn who_is_somebody_where_the_link_is_followed_loses_nothing() {
    let site = Site::open().await;
    let (first, hania, _) = site.two(json!({ "game": "warcaby" })).await;
    // Another guest, with a table of their own.
    let (second, mut safari, _) = site.two(json!({ "game": "warcaby" })).await;
    safari.become_somebody("/api/guest/here", here(&secret(&hania).await)).await;
    let mut both = tables(&safari).await;
    both.sort();
    let mut expected = [first.clone(), second.clone()];
    expected.sort();
    assert_eq!(both, expected);
    // An account: the seats are the account's, and it stays one.
    let mut laptop = site.stranger();
    laptop.become_somebody("/api/register", json!({ "name": "hania", "password": "trudne haslo" })).await;
    let me = laptop.become_somebody("/api/guest/here", here(&secret(&safari).await)).await;
    assert_eq!((&me["name"], &me["guest"]), (&json!("hania"), &json!(false)));
    assert_eq!(tables(&laptop).await.len(), 2);
    let about = laptop.get(&format!("/api/tables/{second}")).await.expect(200);
    assert_eq!(about["places"][0]["who"], json!({ "person": "hania" }));
}

#[tokio::test]
async fn only_a_guest_in_person_makes_such_a_link() {
    let site = Site::open().await;
    site.stranger().post("/api/guest/link", json!({})).await.expect_code(401, "who-are-you");
    let mut hania = site.guest("Hania").await;
    let made = hania.post("/api/tokens", json!({ "name": "robot" })).await.expect(200);
    let token = format!("Bearer {}", made["token"].as_str().expect("a token"));
    let robot = site.stranger().with("authorization", &token);
    robot.post("/api/guest/link", json!({})).await.expect_code(403, "not-in-person");
    let link = secret(&hania).await;
    robot.post("/api/guest/here", here(&link)).await.expect_code(403, "not-in-person");
    // Who has made an account meanwhile comes in with that.
    hania.become_somebody("/api/register", json!({ "name": "hania", "password": "trudne haslo" })).await;
    hania.post("/api/guest/link", json!({})).await.expect_code(409, "has-account");
    site.stranger().post("/api/guest/here", here(&link)).await.expect_code(403, "old-link");
}

//! Fair dice over the network.

use crate::support::Site;
use serde_json::json;
use stolik_game::Record;
use stolik_protocol::FromTable;
use stolik_table::fair::{self, Proof, Secret};

#[tokio::test]
async fn every_roll_of_a_game_over_the_network_can_be_checked() {
    let site = Site::open().await;
    let hania = site.guest("Hania").await;
    let wanted = json!({
        "game": "medh-kuu-lash", "seats": ["me", { "bot": "random" }], "entropy": "ab".repeat(32)
    });
    let made = hania.post("/api/tables", wanted).await.expect(200);
    let table = made["table"].as_str().expect("a table");
    let mut line = hania.listen(table, None).await;
    let FromTable::Welcome(welcome) = line.next().await else { panic!() };
    assert_eq!(welcome.dice, None, "the secret is kept while the game runs");
    let running = hania.get(&format!("/api/tables/{table}/record")).await.body;
    assert!(!running.contains("secret="), "{running}");
    line.wish(json!({ "resign": {} })).await;
    let record: Record =
        hania.get(&format!("/api/tables/{table}/record")).await.body.parse().expect("a record");
    let checked = fair::check(&record).expect("the dice can be checked");
    assert!(checked.is_right() && !checked.rolls.is_empty());
    let proof: Proof = record.dice.expect("a proof").parse().expect("a proof");
    assert_eq!(proof.commitment.to_string(), welcome.commitment, "the one shown before the game");
    assert_eq!(proof.entropy[0].to_string(), "ab".repeat(32));
    assert_eq!(proof.secret.as_ref().map(Secret::commitment), Some(proof.commitment.clone()));
}

#[tokio::test]
async fn the_dice_are_committed_to_before_anybody_adds_to_them() {
    let site = Site::open().await;
    let hania = site.guest("Hania").await;
    let told = hania.get("/api/dice").await.expect(200);
    let commitment = told["commitment"].as_str().expect("a commitment");
    assert_eq!(hania.get("/api/dice").await.expect(200), told, "asking again does not make another");
    let wanted = |commitment: &str| {
        json!({
            "game": "medh-kuu-lash", "seats": ["me", { "bot": "random" }], "entropy": "ab".repeat(32),
            "commitment": commitment
        })
    };
    let other = site.guest("Marcin").await;
    other.post("/api/tables", wanted(commitment)).await.expect_code(409, "old-commitment");
    hania.post("/api/tables", wanted(&"00".repeat(32))).await.expect_code(409, "old-commitment");
    let made = hania.post("/api/tables", wanted(commitment)).await.expect(200);
    let table = made["table"].as_str().expect("a table");
    let FromTable::Welcome(welcome) = hania.listen(table, None).await.next().await else { panic!() };
    assert_eq!(welcome.commitment, commitment);
    hania.post("/api/tables", wanted(commitment)).await.expect_code(409, "old-commitment");
    site.stranger().get("/api/dice").await.expect_code(401, "who-are-you");
}

//! Tables in lists: the lobby without ghosts, and one's own tables with what became of them.

use super::absence::hang_up;
use crate::support::{NOON, Site, Visitor, settings};
use serde_json::{Value, json};
use stolik_protocol::{FromTable, Notice, What};
use stolik_server::{HostSettings, Settings};

const DAY: u64 = 24 * 60 * 60 * 1_000;

async fn open_table(who: &Visitor, time: &str) -> String {
    let wanted = json!({
        "game": "warcaby", "options": { "board": "9" }, "seats": ["me", "open"], "public": true, "time": time
    });
    who.post("/api/tables", wanted).await.expect(200)["table"].as_str().expect("a table").to_owned()
}

async fn lobby(site: &Site) -> Vec<Value> {
    site.stranger().get("/api/lobby").await.expect(200)["tables"].as_array().expect("tables").clone()
}

fn ids(tables: &[Value]) -> Vec<&str> {
    tables.iter().filter_map(|table| table["table"].as_str()).collect()
}

#[tokio::test]
async fn a_table_stands_in_the_lobby_while_somebody_is_there_and_does_not_come_back_as_a_ghost() {
    let host = HostSettings { grace: 10_000, ..settings().host };
    let site = Site::with(Settings { host, ..settings() }).await;
    let (hania, ghost) = (site.guest("Hania").await, site.guest("Ghost").await);
    let table = open_table(&hania, "fischer:300+5").await;
    let haunted = open_table(&ghost, "none").await;
    let here = hania.listen(&table, None).await;
    let gone = ghost.listen(&haunted, None).await;
    let listed = lobby(&site).await;
    assert_eq!(ids(&listed).len(), 2);
    let row = listed.iter().find(|row| row["table"] == table.as_str()).expect("hers");
    assert_eq!((&row["time"], &row["options"]), (&json!("fischer:300+5"), &json!({ "board": "9" })));
    assert_eq!(row["places"][0], json!({ "who": { "person": "Hania" }, "guest": true, "here": true }));
    // Who has lost the connection is given a moment to come back; then nobody is there.
    hang_up(&site, gone).await;
    site.clock.pass(9_000);
    assert_eq!(ids(&lobby(&site).await).len(), 2);
    site.clock.pass(2_000);
    assert_eq!(ids(&lobby(&site).await), [table.as_str()]);
    // Looking at a table does not make its people come.
    ghost.get(&format!("/api/tables/{haunted}")).await.expect(200);
    drop(site.stranger().listen(&haunted, None).await);
    assert_eq!(ids(&lobby(&site).await), [table.as_str()]);
    drop(here);
    let site = site.restart(1_000).await;
    site.stranger().get(&format!("/table/{haunted}")).await;
    assert_eq!(lobby(&site).await, [] as [Value; 0]);
    let hania = Visitor { address: site.address, ..hania };
    let _back = hania.listen(&table, None).await;
    assert_eq!(ids(&lobby(&site).await), [table.as_str()]);
}

#[tokio::test]
async fn where_people_have_days_a_table_waits_without_them_but_not_for_ever() {
    let site = Site::open().await;
    let (hania, marcin) = (site.guest("Hania").await, site.guest("Marcin").await);
    let [waits, begun] = [open_table(&hania, "days:3").await, open_table(&hania, "days:100").await];
    marcin.post(&format!("/api/tables/{begun}/sit"), json!({})).await.expect(200);
    let listed = lobby(&site).await;
    let mut both = ids(&listed);
    both.sort_unstable();
    let mut expected = [waits.as_str(), begun.as_str()];
    expected.sort_unstable();
    assert_eq!(both, expected);
    let site = site.restart(15 * DAY).await;
    assert_eq!(ids(&lobby(&site).await), [begun.as_str()], "two weeks are enough");
}

#[tokio::test]
async fn a_closed_table_is_gone_from_the_lobby() {
    let site = Site::open().await;
    let hania = site.guest("Hania").await;
    let table = open_table(&hania, "days:3").await;
    let _here = hania.listen(&table, None).await;
    assert_eq!(ids(&lobby(&site).await), [table.as_str()]);
    hania.ask("DELETE", &format!("/api/tables/{table}"), None).await;
    assert_eq!(lobby(&site).await, [] as [Value; 0]);
}

/// Plays a game to its end in this way, from Hania's seat.
async fn ends(site: &Site, hania: &Visitor, marcin: &Visitor, how: &str) -> String {
    let wanted =
        json!({ "game": "warcaby", "seats": ["me", "open"], "public": true, "time": "fischer:300+5" });
    let made = hania.post("/api/tables", wanted).await.expect(200);
    let table = made["table"].as_str().expect("a table").to_owned();
    marcin.post(&format!("/api/tables/{table}/sit"), json!({})).await.expect(200);
    let (mut hers, mut his) = (hania.listen(&table, None).await, marcin.listen(&table, None).await);
    let told = match how {
        "lost" => {
            hers.wish(json!({ "resign": {} })).await;
            &mut his
        }
        "won" => {
            his.wish(json!({ "resign": {} })).await;
            &mut hers
        }
        "drawn" => {
            hers.wish(json!({ "offer": "draw" })).await;
            his.until(|what| matches!(what, What::Offered(_))).await;
            his.wish(json!({ "answer": { "offer": "draw", "yes": true } })).await;
            &mut hers
        }
        _ => {
            hers.wish(json!({ "offer": "abort" })).await;
            &mut his
        }
    };
    told.notice(|notice| matches!(notice, Notice::Score(_))).await;
    site.clock.pass(1_000);
    table
}

#[tokio::test]
async fn own_tables_are_few_dated_and_say_what_became_of_them() {
    let site = Site::open().await;
    let (hania, marcin) = (site.guest("Hania").await, site.guest("Marcin").await);
    let mut ended = Vec::new();
    for how in ["lost", "won", "drawn", "aborted", "lost", "won", "lost", "drawn"] {
        ended.push(ends(&site, &hania, &marcin, how).await);
    }
    ended.reverse();
    let waits = open_table(&hania, "none").await;
    site.clock.pass(1_000);
    let (running, _, _) = {
        let made = hania
            .post("/api/tables", json!({ "game": "warcaby", "seats": ["open", "me"] }))
            .await
            .expect(200);
        let table = made["table"].as_str().expect("a table").to_owned();
        let secret = crate::support::secret_of(&made, 0);
        marcin.post(&format!("/api/tables/{table}/sit"), json!({ "secret": secret })).await.expect(200);
        (table, hania.clone(), marcin.clone())
    };
    let mine =
        async |who: &Visitor, query: &str| who.get(&format!("/api/my-tables{query}")).await.expect(200);
    // Who does not know of pages is given all that run and the last few of the others.
    let hers = mine(&hania, "").await;
    let tables = hers["tables"].as_array().expect("tables").clone();
    assert_eq!(ids(&tables)[..2], [running.as_str(), waits.as_str()]);
    assert_eq!(ids(&tables)[2..], ended[..5]);
    assert_eq!(hers["past"], 8);
    let results: Vec<&Value> = tables[2..].iter().map(|table| &table["result"]).collect();
    let expected = [json!([1, 1]), json!([2, 1]), json!([1, 2]), json!([2, 1]), json!([])];
    assert_eq!(results, expected.iter().collect::<Vec<_>>(), "drawn, lost, won, lost, called off");
    assert!(tables[..2].iter().all(|table| table["result"].is_null()));
    assert_eq!((&tables[2]["time"], &tables[2]["seat"]), (&json!("fischer:300+5"), &json!(0)));
    assert_eq!(tables[2]["since"], (NOON + 7_000) / 1_000);
    // The rest page by page, without those that run.
    let rest = mine(&hania, "?past=2&skip=5").await;
    assert_eq!(ids(rest["tables"].as_array().expect("tables")), ended[5..7]);
    let all = mine(&hania, "?past=100").await;
    assert_eq!(all["tables"].as_array().map(Vec::len), Some(10));
    hania.get("/api/my-tables?past=many").await.expect_code(400, "unreadable");
    // Those first at which one is awaited.
    assert_eq!(mine(&marcin, "?past=0").await["tables"][0]["my_turn"], true);
    // And it is kept.
    let site = site.restart(1_000).await;
    let hania = Visitor { address: site.address, ..hania };
    assert_eq!(mine(&hania, "").await, hers);
    let mut line = hania.listen(&ended[0], None).await;
    assert!(matches!(line.next().await, FromTable::Welcome(welcome) if welcome.score.games == 1));
}

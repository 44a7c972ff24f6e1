//! What people say, and whom they do not want to hear; drafts of partners.

use crate::support::{Site, Visitor};
use serde_json::{Value, json};
use stolik_protocol::{FromTable, Notice, Voice, What};

fn mute(who: &Value, yes: bool) -> Value {
    json!({ "mute": { "who": who, "yes": yes } })
}

fn said(text: &str) -> impl Fn(&What) -> bool {
    move |what| matches!(what, What::Said { text: said, .. } if said == text)
}

#[tokio::test]
async fn who_is_muted_is_not_heard_by_who_muted_them_and_it_is_kept() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let ola = site.guest("Ola").await;
    let mut light = hania.listen(&table, None).await;
    let mut dark = marcin.listen(&table, None).await;
    let mut watching = ola.listen(&table, None).await;
    light.wish(json!({ "say": "Dzień dobry" })).await;
    dark.until(said("Dzień dobry")).await;
    dark.wish(mute(&json!({ "seat": 0 }), true)).await;
    dark.wish(mute(&json!({ "watcher": "Ola" }), true)).await;
    light.wish(json!({ "say": "Śpisz?" })).await;
    watching.until(said("Śpisz?")).await;
    watching.wish(json!({ "say": "Pośpiesz się!" })).await;
    light.until(said("Pośpiesz się!")).await;
    light.act("C3-D4").await;
    // What comes next to who has muted them is the move.
    let next = dark.event().await;
    assert!(matches!(next.what, What::Played(_)), "{next:?}");
    assert_eq!(next.n, 4, "what was not heard leaves a hole");
    // Not afterwards either, from the beginning or from a number; and after a restart.
    drop((light, dark, watching));
    let site = site.restart(0).await;
    let marcin = Visitor { address: site.address, ..marcin };
    let mut dark = marcin.listen(&table, None).await;
    let FromTable::Welcome(welcome) = dark.next().await else { panic!() };
    assert_eq!(welcome.said, [], "nobody is left to be heard");
    assert_eq!(welcome.muted, [Voice::Seat(0), Voice::Watcher("Ola".to_owned())]);
    let FromTable::Gap(gap) = marcin.listen(&table, Some(0)).await.next().await else { panic!() };
    let numbers: Vec<u64> = gap.events.iter().map(|event| event.n).collect();
    assert_eq!(numbers, [4]);
    let hania = Visitor { address: site.address, ..hania };
    let FromTable::Welcome(welcome) = hania.listen(&table, None).await.next().await else { panic!() };
    assert_eq!((welcome.said.len(), welcome.muted.len()), (3, 0), "others hear everybody");
    // Heard again.
    dark.wish(mute(&json!({ "seat": 0 }), false)).await;
    hania.listen(&table, None).await.wish(json!({ "say": "Gramy?" })).await;
    dark.until(said("Gramy?")).await;
    let mut stranger = site.stranger().listen(&table, None).await;
    assert_eq!(stranger.refused(mute(&json!({ "seat": 0 }), true)).await, "who-are-you");
}

#[tokio::test]
async fn who_was_muted_is_not_heard_in_the_next_game_either() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let (mut light, mut dark) = (hania.listen(&table, None).await, marcin.listen(&table, None).await);
    dark.wish(mute(&json!({ "seat": 0 }), true)).await;
    dark.wish(mute(&json!({ "watcher": "Ola" }), true)).await;
    light.wish(json!({ "resign": {} })).await;
    light.wish(json!({ "rematch": {} })).await;
    dark.wish(json!({ "rematch": {} })).await;
    let next = light.notice(|notice| matches!(notice, Notice::Rematch { .. })).await;
    let Notice::Rematch { table } = next else { panic!("{next:?}") };
    // Hania has the other seat now.
    let (mut hers, mut his) = (hania.listen(&table, None).await, marcin.listen(&table, None).await);
    let FromTable::Welcome(welcome) = his.next().await else { panic!() };
    assert_eq!(welcome.you, Some(0));
    assert_eq!(welcome.muted, [Voice::Seat(1), Voice::Watcher("Ola".to_owned())]);
    let mut also_his = marcin.listen(&table, None).await;
    assert!(matches!(also_his.next().await, FromTable::Welcome(_)));
    hers.wish(json!({ "say": "Śpisz?" })).await;
    his.act("C3-D4").await;
    let next = also_his.event().await;
    assert!(matches!(next.what, What::Played(_)), "{next:?}");
    // It was kept, and is one's own: she hears him.
    let site = site.restart(0).await;
    let marcin = Visitor { address: site.address, ..marcin };
    let FromTable::Welcome(welcome) = marcin.listen(&table, None).await.next().await else { panic!() };
    assert_eq!((welcome.said.len(), welcome.muted.len()), (0, 2));
    let hania = Visitor { address: site.address, ..hania };
    let FromTable::Welcome(welcome) = hania.listen(&table, None).await.next().await else { panic!() };
    assert_eq!(welcome.muted, []);
}

#[tokio::test]
async fn a_draft_is_shown_to_partners_and_to_nobody_else_m17() {
    let site = Site::open().await;
    let wanted = json!({ "game": "multiwarcaby", "options": { "seats": "4", "teams": "yes" } });
    let (table, people) = site.many(4, wanted).await;
    let mut lines = Vec::new();
    for person in &people {
        lines.push(person.listen(&table, None).await);
    }
    lines.push(site.stranger().listen(&table, None).await);
    let may = people[0].get(&format!("/api/tables/{table}/moves")).await.expect(200);
    let action = may["actions"][0].as_str().expect("something to do").to_owned();
    lines[0].wish(json!({ "draft": [action] })).await;
    let draft = lines[2].notice(|notice| matches!(notice, Notice::Draft { .. })).await;
    assert_eq!(draft, Notice::Draft { seat: 0, actions: vec![action.clone()] });
    lines[0].wish(json!({ "draft": [] })).await;
    let given_up = lines[2].notice(|notice| matches!(notice, Notice::Draft { .. })).await;
    assert_eq!(given_up, Notice::Draft { seat: 0, actions: Vec::new() });
    // Nothing was done, and nobody else has heard of it.
    assert_eq!(lines[0].act(&action).await, 1);
    for other in [1, 3, 4] {
        loop {
            match lines[other].hear().await {
                FromTable::Event(heard) => break assert_eq!(heard.n, 1),
                FromTable::Notice(Notice::Draft { .. }) => panic!("{other} is no partner"),
                _ => {}
            }
        }
    }
    assert_eq!(lines[4].refused(json!({ "draft": [action] })).await, "not-seated");
    assert_eq!(lines[1].refused(json!({ "draft": ["nonsense"] })).await, "not-to-act");
    assert_eq!(lines[0].refused(json!({ "draft": ["nonsense"] })).await, "unreadable");
    assert_eq!(lines[0].refused(json!({ "draft": vec!["x"; 600] })).await, "too-many");
}

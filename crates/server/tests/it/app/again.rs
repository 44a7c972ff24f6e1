//! Another game of the same people: the wish for it outlasts the line it came over, and the server.

use super::absence::hang_up;
use crate::support::{Line, Site, Visitor};
use serde_json::{Value, json};
use stolik_protocol::{FromTable, Notice, Welcome, What};

/// Somebody at a table, by socket or by asking again and again.
enum By {
    Socket(Box<Line>),
    Asking { table: String, since: Option<u64>, noted: u64, said: u32 },
}

struct Seated {
    who: Visitor,
    by: By,
}

impl Seated {
    async fn come(site: &Site, who: &Visitor, table: &str, is_socket: bool) -> (Seated, Box<Welcome>) {
        let who = Visitor { address: site.address, ..who.clone() };
        let by = if is_socket {
            By::Socket(Box::new(who.listen(table, None).await))
        } else {
            By::Asking { table: table.to_owned(), since: None, noted: 0, said: 0 }
        };
        let mut seated = Seated { who, by };
        let welcome = loop {
            let heard = seated.hear().await.into_iter().find_map(|message| match message {
                FromTable::Welcome(welcome) => Some(welcome),
                _ => None,
            });
            if let Some(welcome) = heard {
                break welcome;
            }
        };
        (seated, welcome)
    }

    /// What is told next.
    async fn hear(&mut self) -> Vec<FromTable> {
        match &mut self.by {
            By::Socket(line) => vec![line.hear().await],
            By::Asking { table, since, noted, .. } => {
                let since_then = since.map(|since| format!("&since={since}")).unwrap_or_default();
                let path = format!("/api/tables/{table}/poll?noted={noted}{since_then}");
                let heard: Vec<FromTable> =
                    serde_json::from_value(self.who.get(&path).await.expect(200)).expect("messages");
                for message in &heard {
                    let (n, stands) = match message {
                        FromTable::Welcome(welcome) => (welcome.n, welcome.noted),
                        FromTable::Gap(gap) => (gap.n, gap.noted),
                        FromTable::Event(event) => (event.n, None),
                        _ => continue,
                    };
                    (*since, *noted) = (Some(n), stands.unwrap_or(*noted));
                }
                heard
            }
        }
    }

    async fn wish(&mut self, wish: Value) {
        match &mut self.by {
            By::Socket(line) => _ = line.wish(wish).await,
            By::Asking { table, said, .. } => {
                *said += 1;
                let wish = json!({ "id": format!("asked-{said}"), "do": wish });
                let answer = self.who.post(&format!("/api/tables/{table}/say"), wish).await.expect(200);
                assert!(answer[0]["done"].is_object(), "{answer}");
            }
        }
    }

    /// Waits for a notice.
    async fn notice<T>(&mut self, such: impl Fn(&Notice) -> Option<T>) -> T {
        loop {
            for message in self.hear().await {
                if let FromTable::Notice(notice) = &message
                    && let Some(found) = such(notice)
                {
                    return found;
                }
            }
        }
    }

    async fn next_table(&mut self) -> String {
        self.notice(|notice| match notice {
            Notice::Rematch { table } => Some(table.clone()),
            _ => None,
        })
        .await
    }

    async fn again(&mut self, seats: &[u8]) {
        self.notice(|notice| (*notice == Notice::Again(seats.to_vec())).then_some(())).await;
    }
}

#[tokio::test]
async fn a_rematch_is_agreed_after_a_restart_by_socket_and_by_asking() {
    for (hers, his) in [(true, true), (true, false), (false, true), (false, false)] {
        let site = Site::open().await;
        let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
        hania.listen(&table, None).await.wish(json!({ "resign": {} })).await;
        let site = site.restart(1_100).await;
        let (mut she, welcome) = Seated::come(&site, &hania, &table, hers).await;
        assert_eq!(welcome.again, Vec::<u8>::new());
        let (mut he, _) = Seated::come(&site, &marcin, &table, his).await;
        she.wish(json!({ "rematch": { "entropy": "cd".repeat(32) } })).await;
        he.again(&[0]).await;
        // The server goes once more; whoever comes back is told who wants it.
        let site = site.restart(5_600).await;
        let (mut he, welcome) = Seated::come(&site, &marcin, &table, his).await;
        assert_eq!(welcome.again, [0], "the wish was kept");
        let (mut she, welcome) = Seated::come(&site, &hania, &table, hers).await;
        assert_eq!(welcome.again, [0], "her own too");
        he.wish(json!({ "rematch": {} })).await;
        let next = she.next_table().await;
        let (_, welcome) = Seated::come(&site, &marcin, &table, his).await;
        assert_eq!(welcome.next, Some(next.clone()), "by socket: {hers}, {his}");
        let (mut he, welcome) = Seated::come(&site, &marcin, &next, his).await;
        assert_eq!((welcome.you, welcome.again.len()), (Some(0), 0));
        he.wish(json!({ "act": ["C3-D4"] })).await;
    }
}

/// What those who ask again and again are told between two questions is not lost, and the first question is answered.
#[tokio::test]
async fn two_who_ask_again_and_again_miss_nothing() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let (mut she, _) = Seated::come(&site, &hania, &table, false).await;
    let (mut he, _) = Seated::come(&site, &marcin, &table, false).await;
    she.wish(json!({ "resign": {} })).await;
    let ended = he.hear().await;
    let is_end = |message: &FromTable| match message {
        FromTable::Gap(gap) => gap.events.iter().any(|event| matches!(event.what, What::Ended { .. })),
        _ => false,
    };
    assert!(ended.iter().any(is_end), "{ended:?}");
    let is_score = |message: &FromTable| matches!(message, FromTable::Notice(Notice::Score(_)));
    assert!(ended.iter().any(is_score), "{ended:?}");
    she.hear().await;
    // Nobody asks while she wishes it.
    she.wish(json!({ "rematch": {} })).await;
    he.again(&[0]).await;
    he.wish(json!({ "rematch": {} })).await;
    assert_eq!(she.next_table().await, he.next_table().await);
}

#[tokio::test]
async fn a_wish_for_another_game_is_taken_back_declined_and_falls_with_who_leaves() {
    for (time, stays) in [("none", false), ("days:3", true)] {
        let site = Site::open().await;
        let (table, hania, marcin) = site.two(json!({ "game": "warcaby", "time": time })).await;
        let (mut hers, mut his) = (hania.listen(&table, None).await, marcin.listen(&table, None).await);
        let again = |seats: &'static [u8]| move |notice: &Notice| *notice == Notice::Again(seats.to_vec());
        hers.wish(json!({ "resign": {} })).await;
        for who_says_no in [0, 1] {
            hers.wish(json!({ "rematch": {} })).await;
            his.notice(again(&[0])).await;
            let no = json!({ "answer": { "offer": "rematch", "yes": false } });
            let (one, other) = if who_says_no == 0 { (&mut hers, &mut his) } else { (&mut his, &mut hers) };
            one.wish(no).await;
            other.notice(again(&[])).await;
        }
        hers.wish(json!({ "rematch": {} })).await;
        hang_up(&site, hers).await;
        site.clock.pass(59_999);
        let welcome = async || match marcin.listen(&table, None).await.next().await {
            FromTable::Welcome(welcome) => welcome,
            other => panic!("no welcome: {other:?}"),
        };
        assert_eq!(welcome().await.again, [0], "she may come back");
        site.clock.pass(1);
        if stays {
            site.clock.pass(3_600_000);
            assert_eq!(welcome().await.again, [0], "who plays by letter need not sit there");
            his.wish(json!({ "answer": { "offer": "rematch", "yes": true } })).await;
            assert!(welcome().await.next.is_some());
        } else {
            his.notice(again(&[0])).await;
            his.notice(again(&[])).await;
            assert_eq!(welcome().await.again, Vec::<u8>::new());
        }
    }
}

/// What leaves no event is known again all the same: a second no would mean something else.
#[tokio::test]
async fn a_no_to_another_game_that_is_said_again_declines_nobody_elses_wish_after_a_restart_either() {
    let site = Site::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let (mut hers, mut his) = (hania.listen(&table, None).await, marcin.listen(&table, None).await);
    hers.wish(json!({ "resign": {} })).await;
    hers.wish(json!({ "rematch": {} })).await;
    let no = json!({ "id": "no-1", "do": { "answer": { "offer": "rematch", "yes": false } } }).to_string();
    hers.say(no.as_str()).await;
    let first = hers.answer().await;
    assert!(matches!(first, FromTable::Done { .. }), "{first:?}");
    his.wish(json!({ "rematch": {} })).await;
    drop((hers, his));
    let site = site.restart(10).await;
    let hania = Visitor { address: site.address, ..hania };
    let mut back = hania.listen(&table, None).await;
    back.say(no.as_str()).await;
    assert_eq!(back.answer().await, first, "answered as before");
    let FromTable::Welcome(welcome) = hania.listen(&table, None).await.next().await else { panic!() };
    assert_eq!(welcome.again, [1], "his wish stands");
    // Another under the same name is none; a new one declines for all.
    let other = json!({ "id": "no-1", "do": { "answer": { "offer": "rematch", "yes": true } } });
    back.say(other.to_string()).await;
    assert!(matches!(back.answer().await, FromTable::Refused { problem, .. } if problem.code == "id-used"));
    back.wish(json!({ "answer": { "offer": "rematch", "yes": false } })).await;
    let FromTable::Welcome(welcome) = hania.listen(&table, None).await.next().await else { panic!() };
    assert_eq!(welcome.again, Vec::<u8>::new());
}

/// Who asks again comes and goes with every question: that is nothing to wake the others for.
#[tokio::test]
async fn two_who_watch_by_asking_do_not_wake_each_other() {
    let site = Site::open().await;
    let (table, hania, _) = site.two(json!({ "game": "warcaby" })).await;
    let poll = format!("/api/tables/{table}/poll?since=0");
    let asks = || {
        let (who, poll) = (site.stranger(), poll.clone());
        tokio::spawn(async move { who.get(&poll).await.body })
    };
    let mut line = hania.listen(&table, None).await;
    let first = asks();
    line.notice(|notice| *notice == Notice::Watching(1)).await;
    let second = asks();
    line.notice(|notice| *notice == Notice::Watching(2)).await;
    // The first has its answer and hangs up; the second waits on, until something happens.
    assert!(first.await.expect("answered").contains(r#""watching":2"#));
    line.act("C3-D4").await;
    let told = second.await.expect("answered");
    assert!(told.contains(r#""played""#), "{told}");
}

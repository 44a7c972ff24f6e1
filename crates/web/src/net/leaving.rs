//! A guest leaves for good: nobody can come back as the same guest, so the seats that go with it are named first.

use super::ask;
use crate::icons::Sign;
use crate::nav;
use crate::session::Session;
use crate::sure::Sure;
use leptos::prelude::*;
use leptos::task::spawn_local;
use stolik_game::{Arg, Message};
use stolik_protocol::{MyTable, MyTables, Status};
use stolik_text::Speaker;

/// Leaving as a guest, which asks first and says what is lost.
#[component]
pub fn Leaving(session: Session) -> impl IntoView {
    let net = session.net;
    let tables = RwSignal::new(None::<Vec<MyTable>>);
    spawn_local(async move {
        let mine = ask::get::<MyTables>("/api/my-tables", &net.manners.get_untracked()).await;
        tables.try_set(mine.ok().map(|mine| mine.tables));
    });
    let question = Signal::derive(move || {
        let speaker = session.speaker();
        let lost = tables.with(|tables| what_is_lost(tables.as_deref(), &speaker));
        speaker.say(&lost)
    });
    let leave = Callback::new(move |()| {
        spawn_local(async move {
            net.be_nobody().await;
            request_animation_frame(|| nav::focus("who"));
        });
    });
    view! {
        <section class="stack" id="leaving">
            <p class="small muted">{session.text("net-leave-about")}</p>
            <div><Sure session id="leave" sign=Sign::Forget label="net-leave" question act=leave/></div>
        </section>
    }
}

/// What goes with a guest: the seats at tables that are not over, by their games. None where that is not known.
fn what_is_lost(tables: Option<&[MyTable]>, speaker: &Speaker) -> Message {
    let Some(tables) = tables else { return Message::new("net-leave-unknown") };
    let open: Vec<&MyTable> = tables.iter().filter(|mine| mine.about.status != Status::Over).collect();
    if open.is_empty() {
        return Message::new("net-leave-nothing");
    }
    let mut games: Vec<Arg> = Vec::new();
    for mine in &open {
        let name = Arg::Text(speaker.text(&format!("{}-name", mine.about.game)));
        if !games.contains(&name) {
            games.push(name);
        }
    }
    Message::new("net-leave-sure").with("count", open.len()).with("games", Arg::List(games))
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_protocol::Listing;
    use stolik_text::Language;

    fn table(game: &str, status: Status) -> MyTable {
        let about = Listing {
            table: "t".to_owned(),
            game: game.to_owned(),
            options: std::collections::BTreeMap::new(),
            places: Vec::new(),
            time: "none".to_owned(),
            status,
        };
        MyTable { about, seat: 0, my_turn: false, since: 0, result: None }
    }

    #[test]
    fn who_leaves_as_a_guest_is_told_which_seats_are_lost() {
        let told = |tables: Option<&[MyTable]>| {
            Language::ALL.map(|language| {
                let speaker = Speaker::new(language);
                speaker.say(&what_is_lost(tables, &speaker))
            })
        };
        let one = [table("warcaby", Status::Running), table("wojna", Status::Over)];
        let [polish, english] = told(Some(&one));
        assert!(polish.contains("1 stole (Warcaby)"), "{polish}");
        assert!(english.contains("1 table (Warcaby)"), "{english}");
        let more = [("wojna", Status::Running), ("warcaby", Status::Waiting), ("wojna", Status::Running)];
        let more = more.map(|(game, status)| table(game, status));
        let [polish, english] = told(Some(&more));
        assert!(polish.contains("3 stołach (Wojna i Warcaby)"), "{polish}");
        assert!(english.contains("3 tables (Wojna and Warcaby)"), "{english}");
        // What is over is not lost; and what is not known is not made light of.
        let [_, nothing] = told(Some(&one[1..]));
        let [_, unknown] = told(None);
        assert!(nothing != unknown && unknown.contains("lose"), "{nothing} {unknown}");
    }
}

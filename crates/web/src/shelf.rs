//! The shelf: all games, each with a picture from the middle of a real game.

use crate::kept_games::RunningGames;
use crate::net::{MyTables, MyTurns, OwnTables};
use crate::picture::Small;
use crate::route::Route;
use crate::samples;
use crate::session::Session;
use crate::sitters::alone;
use leptos::prelude::*;
use stolik_catalog::Kind;
use stolik_game::Scene;
use stolik_text::Speaker;

/// The shelf of games.
#[component]
pub fn Shelf(session: Session) -> impl IntoView {
    let samples: Vec<(Kind, Scene)> =
        Kind::shelf().into_iter().map(|kind| (kind, samples::scene(kind))).collect();
    let cards = samples.into_iter().map(|(kind, scene)| view! { <GameCard session kind scene/> });
    let own = OwnTables::of(session);
    view! {
        <div class="wrap" id="shelf">
            <MyTurns session own/>
            <RunningGames session/>
            <div class="shelfhead">
                <h1>{session.text("page-shelf-title")}</h1>
                <span class="muted small">{session.text("page-shelf-about")}</span>
            </div>
            <ul class="games">{cards.collect_view()}</ul>
            <MyTables session own/>
            <footer class="foot">
                <span>{session.text("page-shelf-kept")}</span>
                <a href=Route::Study { game: None, fragment: String::new() }.to_string()>{session.text("page-study")}</a>
                <a href=Route::Settings.to_string()>{session.text("page-settings")}</a>
            </footer>
        </div>
    }
}

/// A game on the shelf.
#[component]
fn GameCard(session: Session, kind: Kind, scene: Scene) -> impl IntoView {
    let id = kind.id();
    let text = move |what: &str| {
        let key = format!("{id}-{what}");
        move || Speaker::new(session.language.get()).text(&key)
    };
    let begin = move |_| {
        let (game, speaker) = (kind.usual(), Speaker::new(session.language.get_untracked()));
        let seating = alone(&game, &speaker);
        session.begin_with(game, seating);
    };
    view! {
        <li class="game" id=format!("shelf-{id}")>
            <div class="pic"><Small scene/></div>
            <div class="txt">
                <h2>{text("name")}</h2>
                <p class="meta">{text("shelf")}</p>
                <p>{text("tagline")}</p>
                <div class="do">
                    <button class="btn tonal" id=format!("play-{id}") on:click=begin>
                        {session.text("page-shelf-play")}
                        <span class="sr">{text("name")}</span>
                    </button>
                    <a class="btn quiet" href=Route::New(kind).to_string()>
                        {session.text("page-shelf-set-up")}
                        <span class="sr">{text("name")}</span>
                    </a>
                    <a class="btn quiet" href=Route::Lesson(kind).to_string()>
                        {session.text("page-shelf-learn")}
                        <span class="sr">{text("name")}</span>
                    </a>
                    <a class="btn quiet" href=Route::Rules { kind, article: None }.to_string()>
                        {session.text("page-rules")}
                        <span class="sr">{text("name")}</span>
                    </a>
                </div>
            </div>
        </li>
    }
}

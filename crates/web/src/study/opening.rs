//! Choosing what to look back at: paste, file, a drop on the page, a link.

use super::files;
use crate::icons::{Icon, Sign};
use crate::session::Session;
use crate::store::{self, KeptId};
use leptos::ev::DragEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlInputElement;
use stolik_catalog::Kind;
use stolik_game::{Message, Record, Seat};
use stolik_study::{Eyes, Opened, Snag, Study, open};
use stolik_text::{Language, Speaker};

/// What somebody wants to look back at, and what came of it.
#[derive(Clone, Copy)]
pub struct Wish {
    /// What was opened.
    pub opened: RwSignal<Option<Opened>>,
    /// Why nothing was.
    pub snag: RwSignal<Option<Snag>>,
}

impl Wish {
    /// Nothing yet.
    fn new() -> Wish {
        Wish { opened: RwSignal::new(None), snag: RwSignal::new(None) }
    }

    /// What an address asks for: a kept game, or what it carries after its `#`.
    pub fn of_address(game: Option<KeptId>, fragment: &str) -> Wish {
        let wish = Wish::new();
        if let Some(game) = game {
            read_kept(game, wish);
        } else if !fragment.is_empty() {
            wish.read(&format!("#{fragment}"));
        }
        wish
    }

    /// Opens a text, as far as it goes.
    pub fn read(self, text: &str) {
        match open(text) {
            Ok(opened) => {
                self.snag.set(None);
                self.opened.set(Some(opened));
            }
            Err(snag) => self.snag.set(Some(*snag)),
        }
    }

    /// Opens what was read from a file.
    pub fn read_file(self, text: Option<&str>) {
        match text {
            Some(text) => self.read(text),
            None => self.snag.set(Some(Snag::of_message(Message::new("study-no-text")))),
        }
    }

    /// Opens another game of the same text.
    pub fn turn_to(self, record: &Record) {
        if let Ok((study, _)) = Study::of_record(record) {
            self.opened.set(Some(Opened { study, others: Vec::new(), snag: None }));
        }
    }

    /// Closes what is open, so that something else can be chosen.
    pub fn close(self) {
        self.opened.set(None);
        self.snag.set(None);
    }
}

/// The page on which one chooses.
#[component]
pub fn Opening(
    session: Session,
    wish: Wish,
    #[prop(default = "study-title")] title: &'static str,
    #[prop(default = "study-about")] about: &'static str,
) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let is_over = RwSignal::new(false);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        wish.read(&text.get_untracked());
    };
    let choose = move |event: leptos::ev::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        files::read_first(input.and_then(|input| input.files()), move |text| wish.read_file(text.as_deref()));
    };
    let drop = move |event: DragEvent| {
        event.prevent_default();
        is_over.set(false);
        let Some(dropped) = event.data_transfer() else { return };
        let files = dropped.files().filter(|files| files.length() > 0);
        match (files, dropped.get_data("text/plain")) {
            (None, Ok(text)) if !text.is_empty() => wish.read(&text),
            (files, _) => files::read_first(files, move |text| wish.read_file(text.as_deref())),
        }
    };
    let drag = move |event: DragEvent| {
        event.prevent_default();
        is_over.set(true);
    };
    view! {
        <section
            class="wrap stack opening"
            class:over=is_over
            on:drop=drop
            on:dragover=drag
            on:dragleave=move |_| is_over.set(false)
        >
            <h1>{session.text(title)}</h1>
            <p class="muted">{session.text(about)}</p>
            {move || wish.snag.get().map(|snag| view! { <Broken session snag/> })}
            <form class="card stack" on:submit=submit>
                <label class="label" for="pasted">{session.text("study-paste")}</label>
                <textarea
                    class="field-in own"
                    id="pasted"
                    rows="10"
                    spellcheck="false"
                    autocomplete="off"
                    placeholder=session.text("study-paste-hint")
                    prop:value=text
                    on:input=move |event| text.set(event_target_value(&event))
                ></textarea>
                <div class="row wrapping">
                    <button class="btn primary" id="open">{session.text("study-open")}</button>
                    <label class="btn filepick">
                        <Icon sign=Sign::Share/>
                        <span>{session.text("study-file")}</span>
                        <input class="sr" type="file" id="file" accept=".stolik,.pdn,.txt,text/plain" on:change=choose/>
                    </label>
                    <span class="muted small">{session.text("study-drop")}</span>
                </div>
            </form>
            <Editors session/>
        </section>
    }
}

/// The ways to the editors.
#[component]
fn Editors(session: Session) -> impl IntoView {
    let links = move || {
        let speaker = Speaker::new(session.language.get());
        let link = |kind: &Kind| {
            let name = speaker.text(&format!("{}-name", kind.id()));
            view! { <li><a class="btn small" href=format!("/editor/{}", kind.id())>{name}</a></li> }
        };
        Kind::ALL.iter().filter(|kind| kind.has_editor()).map(link).collect_view()
    };
    view! {
        <section class="stack">
            <h2>{session.text("study-editors")}</h2>
            <p class="muted">{session.text("study-editors-about")}</p>
            <ul class="row wrapping" id="editors">{links}</ul>
        </section>
    }
}

/// Where a text breaks, in words.
#[component]
pub fn Broken(session: Session, snag: Snag) -> impl IntoView {
    let words = {
        let snag = snag.clone();
        move || said(&snag, session.language.get())
    };
    let place = move || {
        let speaker = Speaker::new(session.language.get());
        let line = snag.line.map(|line| speaker.say(&Message::new("study-snag-line").with("line", line)));
        let input = snag
            .input
            .as_ref()
            .map(|input| speaker.say(&Message::new("study-snag-input").with("input", input.as_str())));
        let article = snag
            .article
            .map(|article| speaker.say(&Message::new("rules-article").with("article", article.0)));
        [line, input, article].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    view! {
        <div class="why" id="snag" role="alert">
            <Icon sign=Sign::Why/>
            <div><p id="snag-why">{words}</p><p class="small muted" id="snag-place">{place}</p></div>
        </div>
    }
}

/// The sentence, by somebody who knows the game's sides.
fn said(snag: &Snag, language: Language) -> String {
    let speaker = Speaker::new(language);
    let speaker = match snag.kind {
        Some(kind) => speaker.with_sides(kind.usual().side_names()),
        None => speaker,
    };
    speaker.say(&snag.message)
}

/// A running game with secrets: who looks must say so first, and then sees no more than that seat knew.
#[component]
pub fn WhoseEyes(session: Session, opened: Opened, wish: Wish) -> impl IntoView {
    let chosen = RwSignal::new(None::<Eyes>);
    let seats = opened.study.game().seats();
    let names: Vec<String> = opened.study.names().to_vec();
    let sides = opened.study.game().side_names();
    let opened = StoredValue::new(opened);
    let choices = move || {
        let speaker =
            Speaker::new(session.language.get()).with_sides(sides.clone()).with_seats(names.clone());
        let choice = |seat: Seat| {
            let name = speaker.seat(seat);
            view! {
                <li><button class="btn" data-eyes=seat.0.to_string() on:click=move |_| chosen.set(Some(Eyes::Seat(seat)))>
                    <Icon sign=Sign::Eye/>{name}
                </button></li>
            }
        };
        (0..seats).map(Seat).map(choice).collect_view()
    };
    let choices = StoredValue::new(choices);
    view! {
        <Show
            when=move || chosen.get().is_some()
            fallback=move || view! {
                <section class="wrap stack" id="whose-eyes">
                    <h1>{session.text("study-whose-eyes")}</h1>
                    <p class="muted">{session.text("study-whose-eyes-why")}</p>
                    <ul class="row wrapping">{choices.with_value(|choices| choices())}</ul>
                    <p><button class="btn quiet" on:click=move |_| wish.close()>{session.text("study-close")}</button></p>
                </section>
            }
        >
            {move || chosen.get().map(|eyes| view! { <super::replay::Replay page=session opened=opened.get_value() eyes wish/> })}
        </Show>
    }
}

/// Opens a kept game.
fn read_kept(game: KeptId, wish: Wish) {
    spawn_local(async move {
        match store::open(game).await {
            Ok(record) => wish.read(&record.to_string()),
            Err(error) => wish.snag.set(Some(Snag::of_message(error.message()))),
        }
    });
}

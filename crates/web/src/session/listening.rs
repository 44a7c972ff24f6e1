//! How those are forgotten who listen no more.
//!
//! A signal keeps a note of each listener for as long as it lasts itself, also of those that are gone. What many listen to of whom few
//! stay would grow with every move and every game, so the page of a game has memos of its own between, which go with it.

use super::{Session, speaker};
use crate::play::Play;
use leptos::prelude::*;
use leptos::reactive::graph::{ReactiveNode, ToAnySource};
use stolik_text::Speaker;

impl Session {
    /// The same for the page of one game: who listens there is forgotten with it.
    pub fn for_page(self) -> Session {
        let Session { spoken, speaker, changes, earlier, .. } = self;
        let (spoken, speaker, changes) = (heard(spoken), heard(speaker), heard(changes));
        Session { spoken, speaker, changes, earlier: earlier.by(heard), ..self }
    }

    /// Somebody who speaks the page's language and knows the game's sides.
    pub fn speaker(self) -> Speaker {
        // What is said when a page has gone already, such as with the next picture, nobody listens to.
        self.speaker.try_get().unwrap_or_else(|| {
            let language = self.language.get_untracked();
            self.play.with_untracked(|play| speaker(play.table().game(), play.table().seating(), language))
        })
    }
}

/// What is heard of it for as long as who asks for this lasts.
fn heard<T: Clone + PartialEq + Send + Sync + 'static>(memo: Memo<T>) -> Memo<T> {
    Memo::new(move |_| memo.get())
}

/// Tells all who listen that the game has changed, and forgets all who listened: who is still there listens again.
pub(super) fn tell(play: RwSignal<Play>) {
    // `notify` keeps them.
    play.to_any_source().mark_dirty();
}

#[cfg(test)]
mod tests {
    use super::*;
    use allocation_counter::measure;
    use leptos::reactive::owner::Owner;
    use stolik_catalog::Kind;
    use stolik_table::Seating;

    /// Moves that a game has, and what is shown for one of them alone.
    const MOVES: usize = 20;
    const SHOWN: usize = 10;
    /// What may stay of the page of a game: the page itself is known to have listened.
    const MAY_STAY: i64 = 2_000;

    #[test]
    fn who_has_listened_on_the_page_of_a_game_is_forgotten_with_it() {
        Owner::new().with(|| {
            let play = RwSignal::new(Play::new(Kind::Warcaby.usual(), Seating::persons(["Ola", "Ben"]), 1));
            let changes = Memo::new(move |_| play.with(Play::changes));
            let show_game = || {
                let page = Owner::new();
                page.with(|| {
                    let changes = heard(changes);
                    for _ in 0..MOVES {
                        let moment = Owner::new();
                        moment.with(|| {
                            let listen = |_| Memo::new(move |_| (changes.get(), play.with(Play::is_choice)));
                            (0..SHOWN).map(listen).for_each(|shown| _ = shown.get_untracked());
                        });
                        moment.cleanup();
                        tell(play);
                    }
                });
                page.cleanup();
            };
            // What is kept for all games has its room by then.
            (0..5).for_each(|_| show_game());
            let games: u8 = 20;
            let grown = measure(|| (0..games).for_each(|_| show_game())).bytes_current;
            assert!(grown < i64::from(games) * MAY_STAY, "{grown} bytes of {games} games");
        });
    }
}

//! A game on one screen, as plain data: what is touched, what was refused, what is shown. It knows spots and walks, not
//! rules, and runs without a browser.

use stolik_catalog::{AnyGame, AnySeen, Chosen};
use stolik_game::{Actor, Article, Explained, Message, Motion, Next, Scene, Seat, Spot, Viewer};
use stolik_table::{Event, Happening, LocalDice, Seating, Table, TableRefusal, Takeback};

/// A game on one screen.
#[derive(Clone, Debug)]
pub struct Play {
    table: Table,
    /// The spots touched so far.
    touched: Vec<Spot>,
    /// Why the last wish was refused, until the next touch.
    why: Option<Why>,
    /// What has just happened, in words.
    live: Option<Message>,
    /// What is shown now; below it what was shown before each input that stands, so that undo finds the same tokens.
    scenes: Vec<Scene>,
}

/// Why something is not possible.
#[derive(Clone, PartialEq, Debug)]
pub struct Why {
    /// The sentence.
    pub message: Message,
    /// The article it rests on.
    pub article: Option<Article>,
    /// The spot that was touched in vain.
    pub spot: Option<Spot>,
}

impl Play {
    /// A new game.
    pub fn new(game: AnyGame, names: Vec<String>, seed: u64) -> Play {
        let dice = LocalDice::from_seed(seed);
        let table = Table::new(game, Seating::persons(names), Takeback::Game, dice);
        let scene = seen(&table).scene();
        Play { table, touched: Vec::new(), why: None, live: None, scenes: vec![scene] }
    }

    /// The table it is played at.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The spots touched so far.
    pub fn touched(&self) -> &[Spot] {
        &self.touched
    }

    /// Why the last wish was refused.
    pub fn why(&self) -> Option<&Why> {
        self.why.as_ref()
    }

    /// What has just happened.
    pub fn live(&self) -> Option<&Message> {
        self.live.as_ref()
    }

    /// What is shown now.
    pub fn scene(&self) -> &Scene {
        self.scenes.last().expect("there is always a scene")
    }

    /// The seat that acts on this screen.
    pub fn seat(&self) -> Option<Seat> {
        match self.table.actor() {
            Actor::Over | Actor::Chance => None,
            actor => actor.seats().iter().next(),
        }
    }

    /// The spots that may be touched next.
    pub fn next(&self) -> Vec<Next> {
        let walk = self.seat().and_then(|seat| seen(&self.table).walk(seat, None, &self.touched).ok());
        walk.map(|walk| walk.next).unwrap_or_default()
    }

    /// Touches a spot: goes on with the walk, begins another, lets go, or tells why not.
    pub fn touch(&mut self, spot: Spot) {
        self.why = None;
        let Some(seat) = self.seat() else {
            return self.refuse_over(spot);
        };
        if self.touched == [spot] {
            return self.let_go();
        }
        let seen = seen(&self.table);
        let mut further = self.touched.clone();
        further.push(spot);
        match seen.walk(seat, None, &further) {
            Ok(_) => {
                self.touched = further;
                self.follow(seat, &seen);
            }
            // Before the first step, another piece may be chosen instead.
            Err(_) if self.touched.len() == 1 && seen.walk(seat, None, &[spot]).is_ok() => {
                self.touched = vec![spot];
            }
            Err(stumble) => self.why = Some(Why::of(stumble.why, Some(spot))),
        }
    }

    /// Plays what is chosen; where the way on is the only one, goes it.
    fn follow(&mut self, seat: Seat, seen: &AnySeen) {
        while let Ok(walk) = seen.walk(seat, None, &self.touched) {
            if let Some(Chosen::Action(text)) = walk.chosen {
                return self.act(seat, &text);
            }
            match walk.next.as_slice() {
                // The first choice is the person's, even if it is the only one.
                [only] if self.touched.len() > 1 => self.touched.push(only.spot),
                _ => return,
            }
        }
    }

    /// Lets go of what is touched.
    pub fn let_go(&mut self) {
        self.touched.clear();
        self.why = None;
    }

    /// Plays an action given as text.
    pub fn command(&mut self, text: &str) {
        self.let_go();
        match self.seat() {
            Some(seat) => self.act(seat, text),
            None => self.why = Some(Why::of_table(&TableRefusal::NotRunning)),
        }
    }

    fn act(&mut self, seat: Seat, text: &str) {
        let events = match self.table.act(seat, text, None) {
            Ok(events) => events.to_vec(),
            Err(refusal) => {
                self.why = Some(Why::of_table(&refusal));
                return;
            }
        };
        self.touched.clear();
        let motions = self.tell(&events);
        let scene = seen(&self.table).scene().carry(self.scene(), &motions);
        self.scenes.push(scene);
    }

    /// Says what happened, and returns what moved.
    fn tell(&mut self, events: &[Event]) -> Vec<Motion> {
        let mut motions = Vec::new();
        for event in events {
            if let Happening::Played(played) = &event.what
                && let Some(observed) = played.observed.last()
            {
                self.live = Some(observed.news.message.clone());
                motions.extend(observed.news.motions.iter().cloned());
            }
        }
        motions
    }

    /// Whether something can be taken back.
    pub fn may_undo(&self) -> bool {
        !self.touched.is_empty() || self.table.may_take_back(Seat(0))
    }

    /// Lets go of what is touched; if nothing is, takes the last action back.
    pub fn undo(&mut self) {
        if !self.touched.is_empty() {
            return self.let_go();
        }
        self.why = None;
        let last = self.table.turns().last().and_then(|turn| turn.inputs.last().map(ToString::to_string));
        match self.table.take_back(Seat(0)) {
            Ok(_) => {
                if self.scenes.len() > 1 {
                    self.scenes.pop();
                }
                let text = last.unwrap_or_default();
                let text = text.split_once(':').map_or(text.as_str(), |(_, text)| text);
                self.live = Some(Message::new("table-undone").with("text", text));
            }
            Err(refusal) => self.why = Some(Why::of_table(&refusal)),
        }
    }

    /// Who is to move gives up.
    pub fn resign(&mut self) {
        if let Some(seat) = self.seat() {
            self.let_go();
            if self.table.resign(seat).is_ok() {
                self.live =
                    Some(Message::new("outcome-resigned").with("side", self.table.game().side_of(seat)));
            }
        }
    }

    /// Both agree on a draw.
    pub fn agree_draw(&mut self) {
        self.let_go();
        if self.table.agree_draw().is_ok() {
            self.live = Some(Message::new("outcome-agreed"));
        }
    }

    /// Closes the explanation.
    pub fn close_why(&mut self) {
        self.why = None;
    }

    fn refuse_over(&mut self, spot: Spot) {
        let over = Why::of_table(&TableRefusal::NotRunning);
        self.why = Some(Why { spot: Some(spot), ..over });
    }
}

impl Why {
    fn of(why: Explained, spot: Option<Spot>) -> Why {
        Why { message: why.message, article: why.article, spot }
    }

    fn of_table(refusal: &TableRefusal) -> Why {
        match refusal {
            TableRefusal::Input(stolik_catalog::InputError::Refused(why)) => Why::of(why.clone(), None),
            other => Why { message: other.message(), article: None, spot: None },
        }
    }
}

/// What is seen on a screen that all share: what who is to act may know.
fn seen(table: &Table) -> AnySeen {
    let viewer = match table.position().actor() {
        Actor::One(seat) => Viewer::Seat(seat),
        _ => Viewer::Spectator,
    };
    table.position().seen_by(viewer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_catalog::Kind;

    fn play(position: &str) -> Play {
        let game = Kind::Warcaby.usual();
        let position = game.read_position(position).expect("a position");
        let mut play = Play::new(game, vec!["Hania".to_owned(), "Marcin".to_owned()], 1);
        play.table = play.table.from_position(position);
        play.scenes = vec![seen(&play.table).scene()];
        play
    }

    fn touch(play: &mut Play, fields: &[&str]) {
        for field in fields {
            let spot = play.table.game().spot_named(field).expect("a field");
            play.touch(spot);
        }
    }

    fn inputs(play: &Play) -> Vec<String> {
        play.table.inputs().map(ToString::to_string).collect()
    }

    #[test]
    fn a_piece_then_a_field_is_a_move() {
        let mut play = play("W:WC3,G3:BH8");
        touch(&mut play, &["C3"]);
        assert_eq!(play.next().len(), 2);
        touch(&mut play, &["D4"]);
        assert_eq!(inputs(&play), ["0:C3-D4"]);
        assert!(play.touched().is_empty() && play.why().is_none() && play.live().is_some());
    }

    #[test]
    fn another_piece_may_be_chosen_instead_and_the_same_let_go() {
        let mut play = play("W:WC3,G3:BH8");
        touch(&mut play, &["C3", "G3"]);
        assert_eq!(play.touched().len(), 1);
        touch(&mut play, &["G3"]);
        assert!(play.touched().is_empty() && play.why().is_none());
    }

    #[test]
    fn where_the_way_on_is_the_only_one_it_is_gone() {
        let mut play = play("W:WE3:BF4,F6,H8");
        touch(&mut play, &["E3"]);
        assert!(inputs(&play).is_empty(), "the first choice is the person's");
        touch(&mut play, &["G5"]);
        assert_eq!(inputs(&play), ["0:E3xG5xE7"]);
    }

    #[test]
    fn a_touch_in_vain_says_why_and_changes_nothing() {
        let mut play = play("W:WC3,G3:BH8");
        touch(&mut play, &["C3", "C5"]);
        assert_eq!(play.touched().len(), 1);
        let why = play.why().expect("a reason");
        assert_eq!(why.article.map(|article| article.0), Some("W5"));
        play.close_why();
        assert!(play.why().is_none());
    }

    #[test]
    fn tokens_keep_their_identities_there_and_back() {
        let mut play = play("W:WC3,G3:BH8");
        let id = |play: &Play, field: &str| {
            let spot = play.table.game().spot_named(field);
            play.scene().tokens.iter().find(|token| Some(token.spot) == spot).map(|token| token.id)
        };
        let man = id(&play, "C3");
        touch(&mut play, &["C3", "D4"]);
        assert_eq!(id(&play, "D4"), man);
        assert!(play.may_undo());
        play.undo();
        assert_eq!(id(&play, "C3"), man);
        assert!(inputs(&play).is_empty());
        play.undo();
        assert!(play.why().is_some(), "there is nothing left to take back");
    }

    #[test]
    fn after_the_end_nothing_moves() {
        let mut play = play("W:WC3,G3:BH8");
        play.resign();
        assert!(play.table.outcome().is_some());
        touch(&mut play, &["C3"]);
        assert!(play.why().is_some() && play.touched().is_empty());
        play.command("C3-D4");
        assert!(inputs(&play).is_empty());
    }
}

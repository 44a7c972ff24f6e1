//! People at a table who touch spots by their names.

use crate::support::{game, state};
use stolik_game::{
    Choice, Choosing, Composing, DraftWalkOf, Input, Message, Next, Notation, Refused, Rules, Scene, Seat,
    Show, Spot, StumbleOf, Viewer, Views, WalkOf,
};
use stolik_szachowa_bitwa::{Action, Draft, Refusal, State, SzachowaBitwa, View};

pub const WHITE: Seat = Seat(0);
pub const BLACK: Seat = Seat(1);

/// A game in progress.
#[derive(Clone)]
pub struct Table {
    pub game: SzachowaBitwa,
    pub state: State,
}

impl Table {
    pub fn new(options: &[(&str, &str)]) -> Table {
        let game = game(options);
        Table { game, state: game.start() }
    }

    /// A table in the middle of a game.
    pub fn at(options: &[(&str, &str)], position: &str) -> Table {
        let game = game(options);
        Table { game, state: state(&game, position) }
    }

    /// A battle with kings and camps far from everything, and with bridges in columns E and H.
    pub fn battle(options: &[(&str, &str)], begin: &str, white: &str, black: &str) -> Table {
        let position = format!(
            "battle white {begin}; W: KA1 RA2,J2 bridge=E king=4 {white}; B: KA20 RA19,J19 bridge=H {black}"
        );
        Table::at(options, &position)
    }

    pub fn view(&self, seat: Seat) -> View {
        self.game.view(&self.state, Viewer::Seat(seat))
    }

    pub fn scene(&self, seat: Seat) -> Scene {
        self.game.scene(&self.view(seat))
    }

    /// Somebody does what is written.
    pub fn play(&mut self, seat: Seat, text: &str) {
        let request = self.game.parse_action(text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
        let action = self.game.resolve(&self.state, seat, &request);
        let action = action.unwrap_or_else(|why| panic!("{text}: {why:?}"));
        self.act(seat, action);
    }

    pub fn act(&mut self, seat: Seat, action: Action) {
        let input = Input::Act { seat, action };
        self.game.play(&mut self.state, &input).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
    }

    /// Both do what the first may do: one text each.
    pub fn both(&mut self, white: &str, black: &str) {
        self.play(WHITE, white);
        self.play(BLACK, black);
    }

    pub fn spots(&self, names: &str) -> Vec<Spot> {
        let spot = |name| self.game.spot_named(name).unwrap_or_else(|| panic!("no spot {name}"));
        names.split_whitespace().map(spot).collect()
    }

    fn names(&self, spots: impl IntoIterator<Item = Spot>) -> Vec<String> {
        spots.into_iter().map(|spot| self.game.spot_name(spot)).collect()
    }

    fn walk(&self, seat: Seat, touched: &str) -> Result<WalkOf<SzachowaBitwa>, Why> {
        let walk = self.game.walk(&self.view(seat), seat, &self.spots(touched));
        walk.map_err(|stumble| Why::of_stumble(stumble, touched))
    }

    fn walk_draft(
        &self,
        seat: Seat,
        draft: &Draft,
        touched: &str,
    ) -> Result<DraftWalkOf<SzachowaBitwa>, Why> {
        let walk = self.game.walk_draft(&self.view(seat), seat, draft, &self.spots(touched));
        walk.map_err(|stumble| Why::of_stumble(stumble, touched))
    }

    /// In the battle: what may come next.
    pub fn next(&self, seat: Seat, touched: &str) -> Vec<String> {
        let walk = self.walk(seat, touched).unwrap_or_else(|why| panic!("{touched}: {why:?}"));
        self.names(walk.next.iter().map(|next| next.spot))
    }

    /// In the battle: a spot that may come next.
    pub fn offer(&self, seat: Seat, touched: &str, spot: &str) -> Next {
        let walk = self.walk(seat, touched).unwrap_or_else(|why| panic!("{touched}: {why:?}"));
        let spot_named = self.spots(spot)[0];
        walk.next
            .into_iter()
            .find(|next| next.spot == spot_named)
            .unwrap_or_else(|| panic!("{spot} is offered"))
    }

    pub fn victims(&self, next: &Next) -> Vec<String> {
        let mut names = self.names(next.victims.iter().copied());
        names.sort();
        names
    }

    /// In the battle: somebody touches spots and so does something.
    pub fn touch(&mut self, seat: Seat, touched: &str) -> Action {
        let walk = self.walk(seat, touched).unwrap_or_else(|why| panic!("{touched}: {why:?}"));
        let Some(action) = walk.chosen else { panic!("{touched} chooses nothing") };
        self.act(seat, action);
        action
    }

    /// In the battle: why these spots cannot be touched.
    pub fn why(&self, seat: Seat, touched: &str) -> Why {
        self.walk(seat, touched).expect_err(touched)
    }

    pub fn compose(&self, seat: Seat) -> Composer {
        let draft = self.game.draft(&self.view(seat), seat).expect("something to compose");
        Composer { table: self.clone(), seat, draft, backs: Vec::new() }
    }
}

/// Why a touch or a step is refused: which touch, the reason's name, its article.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Why {
    pub at: usize,
    pub code: &'static str,
    pub article: &'static str,
}

impl Why {
    fn of_stumble(stumble: StumbleOf<SzachowaBitwa>, touched: &str) -> Why {
        match stumble.why {
            Refused::Rules(why) => Why::of(stumble.at, why),
            other => panic!("{touched}: {other:?}"),
        }
    }

    pub fn of(at: usize, why: Refusal) -> Why {
        use stolik_game::Refusal as _;
        Why { at, code: why.code(), article: why.article().0 }
    }
}

pub fn why(at: usize, code: &'static str, article: &'static str) -> Why {
    Why { at, code, article }
}

/// Somebody who composes.
pub struct Composer {
    pub table: Table,
    pub seat: Seat,
    pub draft: Draft,
    backs: Vec<Draft>,
}

impl Composer {
    /// Touches spots, one walk; what is chosen is a step, which is taken.
    pub fn touch(&mut self, touched: &str) -> &mut Composer {
        match self.chosen(touched).unwrap_or_else(|why| panic!("{touched}: {why:?}")) {
            Choice::Step(step) => self.take(step).unwrap_or_else(|why| panic!("{touched}: {why:?}")),
            Choice::Action(action) => panic!("{touched} commits {action:?}"),
        }
        self
    }

    /// Touches several spots, each a walk of its own.
    pub fn touch_each(&mut self, spots: &str) -> &mut Composer {
        for spot in spots.split_whitespace() {
            self.touch(spot);
        }
        self
    }

    pub fn take(&mut self, step: Draft) -> Result<(), Why> {
        let table = &self.table;
        let taken = table.game.take_step(&table.view(self.seat), self.seat, &mut self.draft, step);
        self.backs.push(taken.map_err(|why| Why::of(0, why))?);
        Ok(())
    }

    fn chosen(&self, touched: &str) -> Result<Choice<Action, Draft>, Why> {
        let walk = self.table.walk_draft(self.seat, &self.draft, touched)?;
        Ok(walk.chosen.unwrap_or_else(|| panic!("{touched} goes on to {:?}", walk.next)))
    }

    pub fn why(&self, touched: &str) -> Why {
        self.table.walk_draft(self.seat, &self.draft, touched).expect_err(touched)
    }

    pub fn offer(&self, spot: &str) -> Option<Next> {
        let walk = self.table.walk_draft(self.seat, &self.draft, "").expect("a walk");
        let named = self.table.spots(spot)[0];
        walk.next.into_iter().find(|next| next.spot == named)
    }

    /// Touches a button that commits.
    pub fn commit(&self, button: &str) -> Action {
        match self.chosen(button) {
            Ok(Choice::Action(action)) => {
                let view = self.table.view(self.seat);
                assert_eq!(self.table.game.commit(&view, self.seat, &self.draft), Ok(action));
                action
            }
            other => panic!("{button}: {other:?}"),
        }
    }

    /// Takes everything back, step by step.
    pub fn undo_all(&mut self) {
        while let Some(back) = self.backs.pop() {
            let view = self.table.view(self.seat);
            let taken = self.table.game.take_step(&view, self.seat, &mut self.draft, back);
            taken.unwrap_or_else(|why| panic!("{back:?}: {why:?}"));
        }
    }

    /// Takes the last step back.
    pub fn undo(&mut self) {
        let back = self.backs.pop().expect("a step");
        let view = self.table.view(self.seat);
        self.table.game.take_step(&view, self.seat, &mut self.draft, back).expect("a step taken back");
    }

    pub fn scene(&self) -> Scene {
        self.table.game.draft_scene(&self.table.view(self.seat), self.seat, &self.draft)
    }
}

/// What stands in a gap of a message, as a number.
pub fn number(message: &Message, gap: &str) -> i64 {
    match message.args.iter().find(|(name, _)| *name == gap) {
        Some((_, stolik_game::Arg::Number(number))) => *number,
        other => panic!("{gap} is {other:?} in {message:?}"),
    }
}

/// What stands in a gap of a message, as a text.
pub fn text<'m>(message: &'m Message, gap: &str) -> &'m str {
    match message.args.iter().find(|(name, _)| *name == gap) {
        Some((_, stolik_game::Arg::Text(text))) => text,
        other => panic!("{gap} is {other:?} in {message:?}"),
    }
}

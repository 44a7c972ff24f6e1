//! The veil between two people at one screen.

use super::Play;
use stolik_game::{Seat, Viewer};

impl Play {
    /// Whether somebody is asked who has not said yet that they look: nothing of the game may be shown.
    pub fn is_veiled(&self) -> bool {
        self.looking.is_none() && self.seat().is_some()
    }

    /// Whether there is something to hide from others.
    pub fn may_cover(&self) -> bool {
        let is_shared = !self.is_online() && self.only_person().is_none();
        self.looking.is_some() && is_shared && self.table.game().keeps_secrets()
    }

    /// Hides everything until who is asked wants to see it again.
    pub fn cover(&mut self) {
        self.looking = None;
        self.let_go();
        self.show(&[]);
    }

    /// Who is asked sits at the screen and wants to see.
    pub fn uncover(&mut self) {
        self.looking = self.seat();
        self.let_go();
        self.show(&[]);
    }

    /// Whether some seat is shown what not everybody may see.
    pub(super) fn hides_something(&self) -> bool {
        let game = self.table.game();
        let scene = |viewer| self.table.seen_by(viewer).scene();
        game.keeps_secrets() && {
            let open = scene(Viewer::Spectator);
            (0..game.seats()).any(|seat| scene(Viewer::Seat(Seat(seat))) != open)
        }
    }
}

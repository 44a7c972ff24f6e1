//! Which part of a map is seen, and how large: plain numbers, in pixels of the screen.

/// The smallest fields a map opens with, for fingers; on a large screen they may be larger.
const OPENING_FIELD: f64 = 44.0;
/// The largest fields.
const LARGEST_FIELD: f64 = 132.0;
/// How much nearer one press of a button takes.
pub const STEP: f64 = 1.4;

/// The part of a map that is seen through a window.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct View {
    /// How many fields the map has, across and down.
    pub fields: (f64, f64),
    /// The size of the window.
    pub window: (f64, f64),
    /// The side of a field.
    pub field: f64,
    /// How far the map is pushed to the left and up.
    pub pushed: (f64, f64),
}

impl View {
    /// The view a map opens with: its middle, with fields that can be touched; all of it where there is room.
    pub fn opening(fields: (f64, f64), window: (f64, f64)) -> View {
        let view = View { fields, window, field: 0.0, pushed: (0.0, 0.0) };
        let view = View { field: view.whole().clamp(OPENING_FIELD, LARGEST_FIELD), ..view };
        view.centred((0.5, 0.5))
    }

    /// The side of a field with which the whole map is seen.
    pub fn whole(&self) -> f64 {
        (self.window.0 / self.fields.0.max(1.0)).min(self.window.1 / self.fields.1.max(1.0)).max(1.0)
    }

    /// The size of the map.
    pub fn size(&self) -> (f64, f64) {
        (self.fields.0 * self.field, self.fields.1 * self.field)
    }

    /// Whether a part of the map is not seen.
    pub fn is_part(&self) -> bool {
        let (width, height) = self.size();
        width > self.window.0 + 1.0 || height > self.window.1 + 1.0
    }

    /// How far the whole map goes to the right, to lie in the middle although the buttons take this much of the window at
    /// its right: as far as they leave it room, or all the way where they have room below it.
    pub fn shift(&self, buttons: f64) -> f64 {
        let (width, _) = self.size();
        if self.is_part() {
            0.0
        } else if self.has_room_below(buttons) {
            buttons / 2.0
        } else {
            ((self.window.0 - width) / 2.0).clamp(0.0, buttons / 2.0)
        }
    }

    /// Whether buttons of this height find room below the whole map.
    pub fn has_room_below(&self, buttons: f64) -> bool {
        !self.is_part() && self.window.1 - self.size().1 >= 2.0 * buttons
    }

    /// Nearer by a factor, or farther; what lies under this point of the window stays there.
    #[must_use]
    pub fn zoomed(self, factor: f64, at: (f64, f64)) -> View {
        let field = (self.field * factor).clamp(self.whole().min(LARGEST_FIELD), LARGEST_FIELD);
        let push = |pushed: f64, at: f64| (pushed + at) / self.field.max(1.0) * field - at;
        View { field, pushed: (push(self.pushed.0, at.0), push(self.pushed.1, at.1)), ..self }.within()
    }

    /// The whole map.
    #[must_use]
    pub fn fitted(self) -> View {
        View { field: self.whole().min(LARGEST_FIELD), ..self }.within()
    }

    /// With this point of the map in the middle, in shares of its size.
    #[must_use]
    pub fn centred(self, (x, y): (f64, f64)) -> View {
        let (width, height) = self.size();
        let pushed = (width * x - self.window.0 / 2.0, height * y - self.window.1 / 2.0);
        View { pushed, ..self }.within()
    }

    /// Through another window: a screen that was turned, a window that was pulled.
    #[must_use]
    pub fn through(self, window: (f64, f64)) -> View {
        let view = View { window, ..self };
        View { field: view.field.max(view.whole().min(LARGEST_FIELD)), ..view }.within()
    }

    /// The part that is seen, in shares of the map: left, top, width, height.
    pub fn part(&self) -> [f64; 4] {
        let (width, height) = self.size();
        let share = |of: f64, whole: f64| (of / whole.max(1.0)).clamp(0.0, 1.0);
        [
            share(self.pushed.0, width),
            share(self.pushed.1, height),
            share(self.window.0, width),
            share(self.window.1, height),
        ]
    }

    /// Not pushed beyond the map's edges.
    fn within(self) -> View {
        let (width, height) = self.size();
        let keep = |pushed: f64, size: f64, window: f64| pushed.clamp(0.0, (size - window).max(0.0));
        let pushed = (keep(self.pushed.0, width, self.window.0), keep(self.pushed.1, height, self.window.1));
        View { pushed, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-6
    }

    #[test]
    fn a_small_map_is_seen_whole_and_a_large_one_opens_with_fields_for_fingers() {
        let small = View::opening((12.0, 12.0), (1000.0, 840.0));
        assert!(close(small.field, 70.0) && !small.is_part());
        let large = View::opening((64.0, 64.0), (390.0, 400.0));
        assert!(close(large.field, OPENING_FIELD) && large.is_part());
        let [left, top, width, height] = large.part();
        assert!(close(left + width / 2.0, 0.5) && close(top + height / 2.0, 0.5), "it opens in the middle");
    }

    #[test]
    fn what_lies_under_the_pointer_stays_there() {
        let view = View::opening((64.0, 64.0), (1000.0, 800.0));
        let at = (300.0, 200.0);
        let under = |view: &View| ((view.pushed.0 + at.0) / view.field, (view.pushed.1 + at.1) / view.field);
        let nearer = view.zoomed(1.7, at);
        assert!(nearer.field > view.field);
        let ((x, y), (now_x, now_y)) = (under(&view), under(&nearer));
        assert!(close(x, now_x) && close(y, now_y));
    }

    #[test]
    fn zooming_has_its_limits_and_never_leaves_the_map() {
        let view = View::opening((40.0, 30.0), (1000.0, 800.0));
        let far = view.zoomed(0.001, (0.0, 0.0));
        assert!(close(far.field, far.whole()) && !far.is_part());
        assert_eq!(far, far.fitted());
        let near = view.zoomed(1000.0, (1000.0, 800.0));
        assert!(close(near.field, LARGEST_FIELD));
        let (width, height) = near.size();
        assert!(near.pushed.0 <= width - 1000.0 && near.pushed.1 <= height - 800.0);
        assert_eq!(near.centred((2.0, -1.0)).pushed, (width - 1000.0, 0.0));
    }

    #[test]
    fn the_whole_map_lies_in_the_middle_of_what_the_buttons_leave() {
        // On a phone there is room below it, and the buttons lie there; beside it is none.
        let phone = View::opening((32.0, 24.0), (326.0, 400.0)).fitted();
        assert!(close(phone.shift(64.0), 32.0) && phone.has_room_below(64.0));
        // On a desk it is as high as the window, with room beside it.
        let desk = View::opening((32.0, 24.0), (1000.0, 600.0)).fitted();
        assert!(close(desk.shift(64.0), 32.0) && !desk.has_room_below(64.0));
        // Where it fills the window it stays off the buttons, and a part of a map is pushed by the person alone.
        assert!(close(View::opening((32.0, 24.0), (800.0, 600.0)).fitted().shift(64.0), 0.0));
        assert!(close(View::opening((64.0, 64.0), (390.0, 400.0)).shift(64.0), 0.0));
    }

    #[test]
    fn a_turned_screen_still_shows_map_everywhere() {
        let view = View::opening((24.0, 16.0), (390.0, 400.0)).fitted().through((1000.0, 700.0));
        assert!(close(view.field, 1000.0 / 24.0));
        assert!(!view.is_part());
    }
}

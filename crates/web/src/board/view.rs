//! Which part of a map is seen, and how large: plain numbers, in pixels of the screen.

/// The smallest fields a map opens with, for fingers; on a large screen they may be larger.
const OPENING_FIELD: f64 = 44.0;
/// The largest fields.
const LARGEST_FIELD: f64 = 132.0;
/// How much nearer one press of a button takes.
pub const STEP: f64 = 1.4;
/// What the buttons take of the window, at its right or below, as the style sheet has it: no field may be stuck under them.
const BUTTONS: f64 = 64.0;

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

    /// The side of a field with which the whole map is seen: as large as it can be beside the buttons or above them.
    pub fn whole(&self) -> f64 {
        let field = |(width, height): (f64, f64)| {
            (width / self.fields.0.max(1.0)).min(height / self.fields.1.max(1.0))
        };
        field(self.beside()).max(field(self.above())).max(1.0)
    }

    /// The size of the map.
    pub fn size(&self) -> (f64, f64) {
        (self.fields.0 * self.field, self.fields.1 * self.field)
    }

    /// What the buttons leave of the window if they stand at its right.
    fn beside(&self) -> (f64, f64) {
        ((self.window.0 - BUTTONS).max(0.0), self.window.1)
    }

    /// What they leave of it if they lie below.
    fn above(&self) -> (f64, f64) {
        (self.window.0, (self.window.1 - BUTTONS).max(0.0))
    }

    /// What they leave of it now.
    fn room(&self) -> (f64, f64) {
        if self.is_flat() { self.above() } else { self.beside() }
    }

    fn fits(&self, (width, height): (f64, f64)) -> bool {
        let size = self.size();
        size.0 <= width + 1.0 && size.1 <= height + 1.0
    }

    /// Whether a part of the map is not seen.
    pub fn is_part(&self) -> bool {
        !self.fits(self.beside()) && !self.fits(self.above())
    }

    /// Whether the buttons lie below the whole map, which has no room beside them.
    pub fn is_flat(&self) -> bool {
        !self.fits(self.beside()) && self.fits(self.above())
    }

    /// How far the whole map goes from the middle of the window, to the left and up, out of the way of the buttons.
    pub fn aside(&self) -> (f64, f64) {
        let (width, height) = self.size();
        let aside = |size: f64, window: f64| (BUTTONS - (window - size) / 2.0).max(0.0);
        match (self.is_part(), self.is_flat()) {
            (true, _) => (0.0, 0.0),
            (_, true) => (0.0, aside(height, self.window.1)),
            (_, false) => (aside(width, self.window.0), 0.0),
        }
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
        let room = self.room();
        let pushed = (width * x - room.0 / 2.0, height * y - room.1 / 2.0);
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
        let room = self.room();
        [
            share(self.pushed.0, width),
            share(self.pushed.1, height),
            share(room.0, width),
            share(room.1, height),
        ]
    }

    /// Not pushed beyond the map's edges.
    fn within(self) -> View {
        let (width, height) = self.size();
        let room = self.room();
        let keep = |pushed: f64, size: f64, room: f64| pushed.clamp(0.0, (size - room).max(0.0));
        let pushed = (keep(self.pushed.0, width, room.0), keep(self.pushed.1, height, room.1));
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
        // The last column can be pushed out from under the buttons.
        let farthest = width - (1000.0 - BUTTONS);
        assert!(near.pushed.0 <= farthest && near.pushed.1 <= height - 800.0);
        assert_eq!(near.centred((2.0, -1.0)).pushed, (farthest, 0.0));
    }

    #[test]
    fn the_whole_map_is_as_large_as_the_window_lets_it_and_off_the_buttons() {
        // On a phone it is as wide as the screen, and the buttons lie below it.
        let phone = View::opening((32.0, 24.0), (390.0, 400.0)).fitted();
        assert!(close(phone.size().0, 390.0) && phone.is_flat() && !phone.is_part());
        let (left, up) = phone.aside();
        assert!(close(left, 0.0), "in the middle");
        let below = (400.0 - phone.size().1) / 2.0 + up;
        assert!(below >= BUTTONS - 1e-6, "the buttons have room: {below}");
        // On a desk it is as high as the window, in its middle, and they stand beside it.
        let desk = View::opening((32.0, 24.0), (1000.0, 600.0)).fitted();
        assert!(close(desk.size().1, 600.0) && !desk.is_flat() && desk.aside() == (0.0, 0.0));
        // Where there is less room beside it, it goes aside by no more than they need.
        let tight = View::opening((32.0, 24.0), (880.0, 600.0)).fitted();
        let (left, up) = tight.aside();
        assert!(close(tight.size().0, 800.0) && close(left, 24.0) && close(up, 0.0));
        // A part of a map is pushed by the person alone.
        assert_eq!(View::opening((64.0, 64.0), (390.0, 400.0)).aside(), (0.0, 0.0));
    }

    #[test]
    fn a_turned_screen_still_shows_map_everywhere() {
        let view = View::opening((24.0, 16.0), (390.0, 400.0)).fitted().through((1000.0, 700.0));
        assert!(close(view.field, (700.0 - BUTTONS) / 16.0));
        assert!(!view.is_part());
    }
}

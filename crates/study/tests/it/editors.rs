//! The editors of positions and maps, without a browser.

use proptest::prelude::*;
use stolik_catalog::Kind;
use stolik_game::{DialRange, Entropy, Maps, Pinned, Spot, Viewer};
use stolik_study::{Layout, Sketch, Symmetry};

/// The grounds of Wojna.
const GRASS: u8 = 0;
const WATER: u8 = 1;
const ROCK: u8 = 2;

fn maps() -> &'static Maps {
    Kind::Wojna.maps().expect("Wojna is played on maps")
}

fn spot(layout: &Layout, name: &str) -> Spot {
    layout.game().spot_named(name).unwrap_or_else(|| panic!("no spot {name}"))
}

#[test]
fn every_game_with_an_editor_can_be_set_up_piece_by_piece() {
    let edited = || Kind::ALL.iter().filter(|kind| kind.has_editor());
    assert!(edited().count() >= 6);
    for kind in edited() {
        let mut layout = Layout::new(kind.usual());
        assert!(layout.faults().is_empty(), "{}: the start is sound", kind.id());
        let sorts = layout.sorts();
        assert!(!sorts.is_empty(), "{}", kind.id());
        layout.clear();
        assert!(!layout.is_unreadable(), "{}: {}", kind.id(), layout.text());
        let field = layout.scene().fields.iter().find(|field| field.playable).map(|field| field.spot);
        let field = field.expect("a board has fields");
        for (number, sort) in sorts.iter().enumerate() {
            layout.clear();
            layout.put(field, Some(number));
            assert!(!layout.is_unreadable(), "{}: {}", kind.id(), layout.text());
            assert_eq!(layout.on(field).collect::<Vec<_>>(), [number], "{}: {}", kind.id(), layout.text());
            let is_drawn = layout.scene().tokens.iter().any(|token| token.look == sort.look);
            assert!(is_drawn, "{}: what is placed is seen, possible or not", kind.id());
            layout.put(field, None);
            assert_eq!(layout.on(field).count(), 0, "{}: {}", kind.id(), layout.text());
        }
    }
}

#[test]
fn dials_turn_and_the_text_says_so() {
    for kind in Kind::ALL {
        let mut layout = Layout::new(kind.usual());
        layout.clear();
        for dial in layout.dials().to_vec() {
            let value = match &dial.range {
                DialRange::OneOf(names) => i64::try_from(names.len()).expect("a few names") - 1,
                DialRange::Number { most, .. } => (*most).min(3),
            };
            layout.turn_dial(dial.id, dial.of, value);
            let turned = layout.dials().iter().find(|other| (other.id, other.of) == (dial.id, dial.of));
            assert_eq!(
                turned.map(|dial| dial.value),
                Some(value),
                "{}: {} in {}",
                kind.id(),
                dial.id,
                layout.text()
            );
        }
    }
}

#[test]
fn all_faults_are_told_at_once_and_the_board_still_shows_them() {
    let mut layout = Layout::new(Kind::Warcaby.usual());
    layout.clear();
    let (light_man, dark_man) = (0, 2);
    // W8: a light man on the last row; W3: a piece on a light field.
    for (name, sort) in [("B8", light_man), ("A2", dark_man), ("C3", light_man)] {
        layout.put(spot(&layout, name), Some(sort));
    }
    let codes: Vec<&str> = layout.faults().iter().map(|fault| fault.code).collect();
    assert_eq!(codes.len(), 2, "{codes:?}");
    assert!(layout.position().is_none());
    assert_eq!(layout.scene().tokens.len(), 3);
    layout.put(spot(&layout, "B8"), None);
    layout.put(spot(&layout, "A2"), None);
    layout.put(spot(&layout, "D8"), Some(dark_man));
    assert_eq!(layout.faults(), []);
    let position = layout.position().expect("it can be");
    assert_eq!(position.seen_by(Viewer::Everybody).scene().tokens.len(), 2);
}

#[test]
fn text_that_cannot_be_read_leaves_the_board_as_it_was() {
    let mut layout = Layout::new(Kind::Warcaby.usual());
    let before = layout.scene().tokens.len();
    layout.write("W:WA1,,");
    assert!(layout.is_unreadable() && layout.faults().len() == 1);
    assert_eq!(layout.scene().tokens.len(), before);
    layout.write("W:WA1:BH8");
    assert!(!layout.is_unreadable() && layout.faults().is_empty());
    assert_eq!(layout.scene().tokens.len(), 2);
}

#[test]
fn a_map_is_painted_on_both_sides_at_once() {
    let mut sketch = Sketch::new(maps(), 20, 14);
    sketch.symmetry = Symmetry::Half;
    sketch.paint(0, 0, ROCK, 1);
    assert_eq!(sketch.ground(19, 13), Some(ROCK));
    sketch.symmetry = Symmetry::Across;
    sketch.paint(2, 3, WATER, 1);
    assert_eq!((sketch.ground(17, 3), sketch.ground(2, 10)), (Some(WATER), Some(GRASS)));
    sketch.symmetry = Symmetry::Down;
    sketch.paint(5, 0, WATER, 1);
    assert_eq!(sketch.ground(5, 13), Some(WATER));
    sketch.symmetry = Symmetry::None;
    sketch.paint(10, 7, ROCK, 2);
    let rocks = sketch.cells().iter().map(|ground| usize::from(*ground == ROCK)).sum::<usize>();
    assert_eq!(rocks, 2 + 9, "two corners, and three by three");
}

#[test]
fn a_map_without_room_says_why_with_the_games_own_words() {
    let sketch = Sketch::new(maps(), 8, 8);
    assert_eq!(sketch.faults().len(), 1);
    assert!(Sketch::read(maps(), "8x8/8G").is_err());
    assert!(Sketch::generated(maps(), (4, 4), &[12, 6], 1).is_err());
}

#[test]
fn a_generated_map_is_the_same_for_the_same_seed_and_sound() {
    let [one, again, other] =
        [1, 1, 2].map(|seed| Sketch::generated(maps(), (24, 16), &[12, 6], seed).expect("a map"));
    assert_eq!(one.cells(), again.cells());
    assert_ne!(one.cells(), other.cells());
    assert_eq!(one.faults(), []);
    assert_eq!(Sketch::read(maps(), &one.text()).map(|read| read.text()), Ok(one.text()));
}

#[test]
fn another_size_keeps_what_fits() {
    let mut sketch = Sketch::new(maps(), 20, 20);
    sketch.symmetry = Symmetry::None;
    sketch.paint(3, 4, WATER, 1);
    let larger = sketch.resized(30, 24);
    assert_eq!((larger.width(), larger.height(), larger.ground(3, 4)), (30, 24, Some(WATER)));
    assert_eq!(sketch.resized(200, 0).text().split('/').next(), Some("64x1"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn whatever_is_placed_the_text_and_the_board_agree(kind in 0..Kind::ALL.len(), seed in 0_u64..500) {
        let mut entropy = Pinned::from_seed(seed);
        let mut layout = Layout::new(Kind::ALL[kind].usual());
        let fields: Vec<Spot> = layout.scene().fields.iter().map(|field| field.spot).collect();
        let sorts = layout.sorts().len();
        for _ in 0..12 {
            let spot = fields[entropy.index(fields.len())];
            let sort = entropy.index(sorts + 1).checked_sub(1);
            layout.put(spot, sort);
            prop_assert!(!layout.is_unreadable(), "{}", layout.text());
            // Written again, it is the same.
            let again = Layout::of_text(layout.game().clone(), layout.text());
            prop_assert_eq!(again.faults(), layout.faults());
            prop_assert_eq!(again.on(spot).collect::<Vec<_>>(), layout.on(spot).collect::<Vec<_>>());
            // What it shows can be drawn, whatever it is.
            prop_assert!(!layout.scene().fields.is_empty());
        }
    }
}

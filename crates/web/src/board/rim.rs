//! The rim of the board, in which its letters and numbers stand: beside the fields and below no piece, and as large on every
//! screen as the style has them. What is touched does not reach there.

use crate::session::Session;
use leptos::prelude::*;
use stolik_draw::{Coordinate, Coordinates, turned_size};
use stolik_game::Scene;
use stolik_game::scene::Quarter;

/// A letter or a number, and where along its edge of the board the middle of its fields is, in hundredths.
#[derive(Clone, PartialEq, Debug)]
struct Label {
    text: String,
    at: f64,
}

/// The labels beside the board, from the top, and below it, from the left.
fn labels(scene: &Scene, turned: Quarter) -> (Vec<Label>, Vec<Label>) {
    let (wide, high) = turned_size(turned, scene.size);
    let Coordinates { below, beside } = Coordinates::of(scene, turned);
    let label = |coordinate: Coordinate, middle: f64, length: i32| Label {
        text: coordinate.text,
        at: 100.0 * middle / f64::from(length.max(1)),
    };
    let beside = beside.into_iter().map(|one| {
        let middle = one.field.centre().1;
        label(one, middle, high)
    });
    let below = below.into_iter().map(|one| {
        let middle = one.field.centre().0;
        label(one, middle, wide)
    });
    (beside.collect(), below.collect())
}

/// The rim. For who hears the page every field has its name.
#[component]
pub fn Rim(session: Session) -> impl IntoView {
    let labels = Memo::new(move |_| {
        let turned = session.turned.get();
        session.changes.track();
        session.play.with_untracked(|play| labels(play.scene(), turned))
    });
    let spans = |labels: &[Label], side: &'static str| {
        let span = |label: &Label| {
            let at = format!("{}%", label.at);
            view! { <span class="coord" style=(side, at)>{label.text.clone()}</span> }
        };
        labels.iter().map(span).collect_view()
    };
    view! {
        <div class="rim rows" aria-hidden="true">{move || labels.with(|(beside, _)| spans(beside, "top"))}</div>
        <div class="rim columns" aria-hidden="true">{move || labels.with(|(_, below)| spans(below, "left"))}</div>
    }
}

#[cfg(test)]
mod tests {
    use super::super::is_map;
    use super::*;
    use stolik_catalog::Kind;
    use stolik_draw::{bounds, ground_elements, place};
    use stolik_game::Viewer;

    const TURNED: [Quarter; 4] = [Quarter::None, Quarter::One, Quarter::Two, Quarter::Three];

    fn boards() -> Vec<Scene> {
        let scenes = Kind::ALL.iter().map(|kind| kind.usual().start().seen_by(Viewer::Spectator).scene());
        scenes.filter(|scene| !is_map(scene)).collect()
    }

    #[test]
    fn every_letter_and_number_stands_at_the_middle_of_fields_that_have_it() {
        for scene in boards() {
            for turned in TURNED {
                let (wide, high) = turned_size(turned, scene.size);
                let (beside, below) = labels(&scene, turned);
                let middles: Vec<(&str, f64, f64)> = scene
                    .fields
                    .iter()
                    .map(|field| {
                        let (x, y) = place(turned, scene.size, bounds(&field.shape)).centre();
                        (field.name.as_str(), 100.0 * x / f64::from(wide), 100.0 * y / f64::from(high))
                    })
                    .collect();
                let stands = |label: &Label, is_below: bool| {
                    middles.iter().any(|(name, x, y)| {
                        name.contains(&label.text) && (if is_below { x } else { y } - label.at).abs() < 1e-9
                    })
                };
                assert!(beside.iter().all(|label| stands(label, false)), "{turned:?}: {beside:?}");
                assert!(below.iter().all(|label| stands(label, true)), "{turned:?}: {below:?}");
                assert!(beside.iter().chain(&below).all(|label| (0.0..=100.0).contains(&label.at)));
            }
        }
    }

    #[test]
    fn a_board_has_a_letter_for_each_column_and_a_number_for_each_row() {
        let said = |labels: Vec<Label>| labels.into_iter().map(|label| label.text).collect::<String>();
        let scene = Kind::Warcaby.usual().start().seen_by(Viewer::Spectator).scene();
        for (turned, rows, columns) in [
            (Quarter::None, "87654321", "ABCDEFGH"),
            (Quarter::One, "ABCDEFGH", "12345678"),
            (Quarter::Two, "12345678", "HGFEDCBA"),
        ] {
            let (beside, below) = labels(&scene, turned);
            assert_eq!((said(beside), said(below)), (rows.to_owned(), columns.to_owned()), "{turned:?}");
        }
    }

    #[test]
    fn none_of_them_lies_on_the_ground_where_pieces_would_cover_it() {
        for scene in boards() {
            assert!(!ground_elements(&scene, Quarter::None).concat().contains("<text"));
        }
    }
}

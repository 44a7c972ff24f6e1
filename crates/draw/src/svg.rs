//! A board as an SVG document.

use crate::coordinates::Coordinates;
use crate::drawing::{Drawing, draw_mark, draw_token};
use crate::frame::{FRAME_WIDTH, frame, ground_below, rosettes};
use crate::geometry::{Rect, Units, turned_size};
use crate::ground::{above_fields, grid, ground, is_ground, is_one_drawing, plain_ground};
use crate::mark::{BoardMark, marks_of_scene};
use crate::owner::owner_class;
use crate::symbol::symbol;
use crate::theme::Theme;
use std::fmt::Write;
use stolik_game::Spot;
use stolik_game::scene::{Emblem, Owner, Quarter, Scene};
use stolik_text::Speaker;

/// Draws a board as an SVG document that stands for itself: it has all symbols it uses, each once, and the board in
/// words for who cannot see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Svg {
    /// Its colours.
    pub theme: Theme,
    /// Whether letters and numbers are written beside the board: in the frame, or without one inside the fields.
    pub coordinates: bool,
    /// Whether it has a wooden frame.
    pub frame: bool,
    /// Whether fields are plain colours: for pictures in which a field of a map is a few pixels.
    pub plain: bool,
    /// How the board is turned.
    pub turned: Quarter,
    /// How wide the picture is in pixels; as wide as its place if none.
    pub width: Option<u32>,
    /// Marks besides those of the position.
    pub marks: Vec<(Spot, BoardMark)>,
}

impl Default for Svg {
    fn default() -> Svg {
        Svg {
            theme: Theme::Light,
            coordinates: true,
            frame: true,
            plain: false,
            turned: Quarter::None,
            width: None,
            marks: Vec::new(),
        }
    }
}

impl Svg {
    /// The scene as a document.
    pub fn draw(&self, scene: &Scene, speaker: &Speaker) -> String {
        if self.frame && is_one_drawing(scene) {
            // A board that is drawn as a whole has its own frame.
            return Svg { frame: false, ..self.clone() }.draw(scene, speaker);
        }
        let size = turned_size(self.turned, scene.size);
        let margin = if self.frame { FRAME_WIDTH } else { 0.0 };
        let shifted = |drawings: Vec<Drawing>| -> Vec<Drawing> {
            drawings.into_iter().map(|drawing| drawing.shifted((margin, margin))).collect()
        };
        let (ground, pieces) = (shifted(self.ground(scene)), shifted(self.pieces(scene)));
        let rosettes = if self.frame { rosettes(size) } else { Vec::new() };
        let [wide, high] = [size.0, size.1].map(|length| f64::from(length) + 2.0 * margin);

        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"st-board\" role=\"img\" viewBox=\"0 0 {wide} {high}\""
        );
        if let Some(width) = self.width {
            let height = Units(f64::from(width) * high / wide);
            let _ = write!(svg, " width=\"{width}\" height=\"{height}\"");
        }
        svg.push_str(">\n");
        let spoken = scene.spoken.iter().map(|line| full_sentence(speaker.say(line)));
        let spoken: Vec<String> = spoken.collect();
        let _ = writeln!(svg, "<title>{}</title>", escape(&speaker.say(&scene.prompt)));
        let _ = writeln!(svg, "<desc>{}</desc>", escape(&spoken.join(" ")));
        svg.push_str(&self.theme.style());
        self.write_symbols(&mut svg, rosettes.iter().chain(&ground).chain(&pieces));
        let under = if self.frame { frame(size) } else { ground_below(size) };
        svg.push_str(&self.theme.resolve(&under, Owner::Nobody));
        write_uses(&mut svg, &rosettes);
        if self.plain {
            let plain = self.theme.resolve(&plain_ground(scene, self.turned), Owner::Nobody);
            let _ = writeln!(svg, "<g transform=\"translate({margin} {margin})\">{plain}</g>");
        }
        write_uses(&mut svg, &ground);
        let grid = self.theme.resolve(&grid(scene, self.turned), Owner::Nobody);
        if !grid.is_empty() {
            let _ = writeln!(svg, "<g transform=\"translate({margin} {margin})\">{}</g>", grid.trim_end());
        }
        if self.coordinates {
            self.write_coordinates(&mut svg, scene, margin);
        }
        write_uses(&mut svg, &pieces);
        svg.push_str("</svg>\n");
        svg
    }

    /// The ground, and the marks on it.
    fn ground(&self, scene: &Scene) -> Vec<Drawing> {
        let ground = if self.plain { above_fields } else { ground };
        let ground = ground(scene, self.turned).into_iter();
        ground.chain(self.drawn_marks(scene, BoardMark::is_ground)).collect()
    }

    /// The tokens, and the marks above them.
    fn pieces(&self, scene: &Scene) -> Vec<Drawing> {
        let tokens = scene.tokens.iter().filter(|token| !is_ground(token));
        let tokens = tokens.map(|token| draw_token(token, scene.size, self.turned));
        tokens.chain(self.drawn_marks(scene, |mark| !mark.is_ground())).collect()
    }

    fn drawn_marks(&self, scene: &Scene, wanted: impl Fn(BoardMark) -> bool) -> Vec<Drawing> {
        let marks = [marks_of_scene(scene), self.marks.clone()].concat();
        let marks = marks.into_iter().filter(|(_, mark)| wanted(*mark));
        let drawn = marks.filter_map(|(spot, mark)| {
            let field = scene.fields.iter().find(|field| field.spot == spot)?;
            Some(draw_mark(mark, field, scene.size, self.turned))
        });
        drawn.collect()
    }

    /// Every symbol once for each owner it has, so that colours need no custom properties.
    fn write_symbols<'d>(&self, svg: &mut String, drawings: impl IntoIterator<Item = &'d Drawing>) {
        let mut written: Vec<String> = Vec::new();
        svg.push_str("<defs>\n");
        for drawing in drawings {
            let id = symbol_id(drawing);
            let Some(symbol) = symbol(drawing.look).filter(|_| !written.contains(&id)) else {
                continue;
            };
            let body = self.theme.resolve(symbol.body, drawing.owner);
            svg.push_str(&symbol.element(&id, &body));
            written.push(id);
        }
        svg.push_str("</defs>\n");
    }

    fn write_coordinates(&self, svg: &mut String, scene: &Scene, margin: f64) {
        let Coordinates { below, beside } = Coordinates::of(scene, self.turned);
        // The page's own type; a picture must not depend on a font it does not bring.
        svg.push_str("<g font-family=\"system-ui,sans-serif\" font-weight=\"600\" aria-hidden=\"true\" ");
        svg.push_str(if self.frame {
            "font-size=\"22\" text-anchor=\"middle\">\n"
        } else {
            "font-size=\"20\">\n"
        });
        for (is_below, coordinate) in below.iter().map(|c| (true, c)).chain(beside.iter().map(|c| (false, c)))
        {
            let field = coordinate.field.shifted((margin, margin));
            let (centre, bottom) = (field.centre(), field.y + field.height);
            let colour = match (self.frame, coordinate.on_dark) {
                (true, _) => "var(--st-coord-frame,#E9D3A9)",
                (false, true) => "var(--st-coord-dark,#2A1810)",
                (false, false) => "var(--st-coord-light,#5B3A1B)",
            };
            let (x, y, anchor) = match (self.frame, is_below) {
                (true, true) => (centre.0, bottom + 33.0, ""),
                (true, false) => (field.x - 26.0, centre.1 + 8.0, ""),
                (false, true) => (field.x + field.width - 6.0, bottom - 7.0, " text-anchor=\"end\""),
                (false, false) => (field.x + 6.0, field.y + 22.0, ""),
            };
            let (x, y, text) = (Units(x), Units(y), escape(&coordinate.text));
            let colour = self.theme.resolve(colour, Owner::Nobody);
            let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\"{anchor} fill=\"{colour}\">{text}</text>");
        }
        svg.push_str("</g>\n");
    }
}

/// Drawings side by side and nothing below them, as a document: by these a game is known whose board is not to be shown.
pub fn draw_emblems(emblems: &[Emblem]) -> String {
    const FIELD: f64 = 100.0;
    const APART: f64 = 130.0;
    let place = |(number, emblem): (u8, &Emblem)| {
        let rect = Rect { x: f64::from(number) * APART, y: 0.0, width: FIELD, height: FIELD };
        Drawing::upright(emblem.look.0, emblem.owner, rect)
    };
    let drawings: Vec<Drawing> = (0..).zip(emblems).map(place).collect();
    let wide = Units(drawings.last().map_or(FIELD, |last| last.rect.x + FIELD));
    let mut svg =
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {}\">\n", Units(FIELD));
    Svg::default().write_symbols(&mut svg, &drawings);
    write_uses(&mut svg, &drawings);
    svg.push_str("</svg>\n");
    svg
}

fn write_uses(svg: &mut String, drawings: &[Drawing]) {
    for drawing in drawings {
        let (id, attributes) = (symbol_id(drawing), drawing.attributes());
        let _ = writeln!(svg, "<use href=\"#{id}\" {attributes}/>");
    }
}

/// A prompt among sentences needs its full stop.
fn full_sentence(text: String) -> String {
    if text.ends_with('.') { text } else { text + "." }
}

/// The symbol's id in a document: its look, and whose colours it has.
fn symbol_id(drawing: &Drawing) -> String {
    let owner = owner_class(drawing.owner).and_then(|class| class.strip_prefix("st-own"));
    format!("{}{}", drawing.look, owner.unwrap_or_default())
}

/// Text as it stands between tags or in an attribute.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

//! A table as a picture.

use super::palette::{Indexed, MOST, indexed};
use crate::host::Drawn;
use png::{ColorType, Compression, Encoder, EncodingError, Filter};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use stolik_draw::{Svg, draw_emblems};
use stolik_game::scene::Quarter;
use stolik_text::{Language, Speaker};

/// How wide and high pictures are: what messengers show.
pub(super) const SIZE: (u16, u16) = (1200, 630);
/// The table below the board.
const TABLE: (u8, u8, u8) = (0xE7, 0xDB, 0xC5);
/// What stays free around a board, and around emblems.
const AROUND_BOARD: u16 = 24;
const AROUND_EMBLEMS: u16 = 190;
/// Messengers leave out what is larger.
const MOST_BYTES: usize = 100_000;
/// How many colours are tried, until it is small enough.
const COLOURS: [usize; 3] = [MOST, 64, 16];
/// From so many fields on a field is a few pixels.
const MANY_FIELDS: usize = 300;

/// The picture as PNG; none if it cannot be drawn.
pub(super) fn draw(drawn: &Drawn) -> Option<Vec<u8>> {
    let (svg, around) = match drawn {
        Drawn::Position(scene) => {
            let plain = scene.fields.len() >= MANY_FIELDS;
            // A board that is much higher than wide lies down.
            let is_high = scene.size.1 > scene.size.0 * 3 / 2;
            let turned = if is_high { Quarter::One } else { Quarter::None };
            let board = Svg { coordinates: false, plain, turned, ..Svg::default() };
            // Its words are not drawn.
            (board.draw(scene, &Speaker::new(Language::English)), AROUND_BOARD)
        }
        Drawn::Emblems(emblems) => (draw_emblems(emblems), AROUND_EMBLEMS),
    };
    let tree = Tree::from_str(&svg, &Options::default()).ok()?;
    let mut picture = Pixmap::new(SIZE.0.into(), SIZE.1.into())?;
    picture.fill(Color::from_rgba8(TABLE.0, TABLE.1, TABLE.2, u8::MAX));
    resvg::render(&tree, in_the_middle(&tree, around), &mut picture.as_mut());
    let mut encoded = COLOURS.iter().filter_map(|&colours| encode(&picture, colours).ok());
    encoded.find(|png| png.len() < MOST_BYTES)
}

/// The picture in so many colours.
fn encode(picture: &Pixmap, colours: usize) -> Result<Vec<u8>, EncodingError> {
    // Nothing shines through a table.
    let pixels = picture.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]);
    let Indexed { palette, pixels } = indexed(pixels, colours);
    let mut png = Vec::new();
    let mut encoder = Encoder::new(&mut png, picture.width(), picture.height());
    encoder.set_color(ColorType::Indexed);
    encoder.set_palette(palette.concat());
    encoder.set_compression(Compression::High);
    encoder.set_filter(Filter::NoFilter);
    encoder.write_header()?.write_image_data(&pixels)?;
    Ok(png)
}

/// As large as there is room for.
fn in_the_middle(tree: &Tree, around: u16) -> Transform {
    let (wide, high) = (tree.size().width(), tree.size().height());
    let [width, height, free] = [SIZE.0, SIZE.1, 2 * around].map(f32::from);
    let scale = ((width - free) / wide).min((height - free) / high);
    let middle = ((width - wide * scale) / 2.0, (height - high * scale) / 2.0);
    Transform::from_row(scale, 0.0, 0.0, scale, middle.0, middle.1)
}

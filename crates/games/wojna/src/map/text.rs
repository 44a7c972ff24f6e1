//! Reading the text of a map, in either form.

use crate::{Map, MapFault, Size, Terrain};
use stolik_game::Faults;

/// The word that begins a drawn map.
pub(super) const FILE_WORD: &str = "wojna-map";
/// The most bytes that are looked at: a drawing of the largest map with room for remarks.
pub(super) const LONGEST_TEXT: usize = 16 * 1024;
/// How many faults are named; the others are counted.
const MOST_FAULTS: usize = 20;

impl Map {
    /// Reads a map, drawn or in one line. All that is wrong is reported at once: first the text; if that can be
    /// understood, whether two players can begin a game there (W-2, W-3).
    pub fn parse(text: &str) -> Result<Map, Faults<MapFault>> {
        if text.len() > LONGEST_TEXT {
            return Err(Faults::one(MapFault::TooLong(text.len(), LONGEST_TEXT)));
        }
        let drawn = text.lines().map(without_remark).filter(|line| !line.is_empty());
        let mut lines = drawn.clone();
        let first = lines.next().unwrap_or_default();
        if let Some(size) = first.strip_prefix(FILE_WORD) {
            let Some((width, height)) = read_size(size) else { return Err(beginning(first)) };
            return Reading::of(width, height).rows(lines);
        }
        // One line: whatever follows it is a row too many.
        let mut rows = drawn.flat_map(|line| line.split('/'));
        let Some((width, height)) = rows.next().and_then(read_size) else { return Err(beginning(first)) };
        Reading::of(width, height).rows(rows)
    }
}

impl Map {
    /// What somebody has pasted as a map, in one line: a drawing row after row, without remarks. What is wrong with it stays
    /// wrong, so that it is told.
    pub(crate) fn in_one_line(text: &str) -> String {
        let rows = text.lines().map(without_remark).flat_map(str::split_whitespace);
        let line = rows.collect::<Vec<_>>().join("/");
        match line.strip_prefix(FILE_WORD) {
            Some(map) => map.trim_start_matches('/').to_owned(),
            None => line,
        }
    }
}

/// The line without white space around it and without what stands behind a hash.
fn without_remark(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim()
}

fn beginning(line: &str) -> Faults<MapFault> {
    const ENOUGH: usize = 20;
    let found = line.chars().take(ENOUGH).collect();
    let usual = Size::USUAL;
    Faults::one(MapFault::Beginning(found, format!("{FILE_WORD} {usual}"), format!("{usual}/")))
}

/// Reads `32x24`; numbers that are too large come back as the largest.
fn read_size(text: &str) -> Option<(u32, u32)> {
    let (width, height) = text.trim().split_once(['x', 'X'])?;
    Some((read_number(width)?, read_number(height)?))
}

fn read_number(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().unwrap_or(u32::MAX))
}

/// What is known while the rows of a map are read.
struct Reading {
    width: u32,
    height: u32,
    /// The size, if there can be such a map.
    size: Option<Size>,
    cells: Vec<Terrain>,
    faults: Vec<MapFault>,
    unnamed_faults: usize,
}

impl Reading {
    fn of(width: u32, height: u32) -> Reading {
        let possible = |number: u32| u8::try_from(number).ok().filter(|side| (1..=Size::MOST).contains(side));
        let size = possible(width).zip(possible(height)).map(|(width, height)| Size { width, height });
        let mut reading =
            Reading { width, height, size, cells: Vec::new(), faults: Vec::new(), unnamed_faults: 0 };
        if size.is_none() {
            reading.fault(MapFault::Size(format!("{width}x{height}"), 1, Size::MOST));
        }
        reading
    }

    fn rows<'a>(mut self, rows: impl Iterator<Item = &'a str>) -> Result<Map, Faults<MapFault>> {
        let mut count = 0;
        for row in rows {
            count += 1;
            self.row(count, row.trim());
        }
        if u32::try_from(count) != Ok(self.height) {
            self.fault(MapFault::Rows(count, self.height));
        }
        if self.unnamed_faults > 0 {
            self.faults.push(MapFault::More(self.unnamed_faults));
        }
        match self.size {
            Some(size) if self.faults.is_empty() => Map::new(size, self.cells).map_err(Faults::many),
            _ => Err(Faults::many(self.faults)),
        }
    }

    /// Reads one row: letters, each with a count before it or none.
    fn row(&mut self, row: usize, text: &str) {
        let mut column = 1;
        let mut count: Option<u32> = None;
        for letter in text.chars() {
            if let Some(digit) = letter.to_digit(10) {
                count = Some(count.unwrap_or(0).saturating_mul(10).saturating_add(digit));
                continue;
            }
            let mut fields = 1;
            if let Some(found) = count.take() {
                match usize::try_from(found) {
                    Ok(found @ 1..=64) => fields = found,
                    _ => self.fault(MapFault::Count(row, column, found, Size::MOST)),
                }
            }
            let terrain = Terrain::of_letter(letter).unwrap_or_else(|| {
                self.fault(MapFault::Letter(row, column, letter.escape_debug().to_string()));
                Terrain::Grass
            });
            if self.faults.is_empty() && self.cells.len() + fields <= self.area() {
                self.cells.extend(std::iter::repeat_n(terrain, fields));
            }
            column += fields;
        }
        if count.is_some() {
            self.fault(MapFault::CountOfNothing(row, column));
        }
        let found = column - 1;
        if u32::try_from(found) != Ok(self.width) {
            self.fault(MapFault::RowLength(row, found, self.width));
        }
    }

    fn area(&self) -> usize {
        self.size.map_or(0, Size::area)
    }

    fn fault(&mut self, fault: MapFault) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(fault);
        } else {
            self.unnamed_faults += 1;
        }
    }
}

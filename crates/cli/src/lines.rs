//! Lines from outside, however long and whatever is in them.

use std::io::{self, BufRead, Read};

/// One line from outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// A line of text, without its end.
    Text(String),
    /// More bytes than a line may have; they are gone.
    TooLong,
    /// Bytes that are no text.
    NotUtf8,
}

/// The next line of at most so many bytes, or none at the end of the input. What follows a line that is too long is
/// read past without being kept.
pub fn next(input: &mut impl BufRead, most: usize) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    let limit = most as u64 + 1;
    if input.by_ref().take(limit).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
        if bytes.last() == Some(&b'\r') {
            bytes.pop();
        }
    } else if bytes.len() > most {
        input.skip_until(b'\n')?;
        return Ok(Some(Line::TooLong));
    }
    Ok(Some(String::from_utf8(bytes).map_or(Line::NotUtf8, Line::Text)))
}

#[cfg(test)]
mod tests {
    use super::{Line, next};

    #[test]
    fn lines_are_told_apart_and_long_ones_are_passed_by() {
        let mut input = "ab\ncdef\r\ntoo long for us\n\n\u{0}\nlast".as_bytes();
        let mut lines = Vec::new();
        while let Some(line) = next(&mut input, 6).expect("bytes in memory") {
            lines.push(line);
        }
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(lines, [text("ab"), text("cdef"), Line::TooLong, text(""), text("\u{0}"), text("last")]);
    }

    #[test]
    fn a_line_of_just_the_length_is_taken() {
        let mut input = "123456\n123456".as_bytes();
        for _ in 0..2 {
            assert_eq!(next(&mut input, 6).expect("bytes"), Some(Line::Text("123456".to_owned())));
        }
    }

    #[test]
    fn bytes_that_are_no_text_are_told() {
        let mut input: &[u8] = b"\xff\xfe\nok\n";
        assert_eq!(next(&mut input, 9).expect("bytes"), Some(Line::NotUtf8));
        assert_eq!(next(&mut input, 9).expect("bytes"), Some(Line::Text("ok".to_owned())));
    }
}

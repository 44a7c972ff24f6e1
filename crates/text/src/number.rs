//! Numbers as each language writes them.

use fluent_bundle::FluentValue;
use intl_memoizer::concurrent::IntlLangMemoizer;

/// A decimal comma, and a space that does not break between groups of three digits.
pub(crate) fn polish(value: &FluentValue, _: &IntlLangMemoizer) -> Option<String> {
    written(value, ',', '\u{a0}')
}

/// A decimal point, and commas between groups of three digits.
pub(crate) fn english(value: &FluentValue, _: &IntlLangMemoizer) -> Option<String> {
    written(value, '.', ',')
}

fn written(value: &FluentValue, decimal: char, group: char) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    let plain = number.as_string();
    let (whole, fraction) = match plain.split_once('.') {
        Some((whole, fraction)) => (whole, Some(fraction)),
        None => (plain.as_ref(), None),
    };
    let (sign, digits) = match whole.strip_prefix('-') {
        Some(digits) => ("−", digits),
        None => ("", whole),
    };
    let mut text = format!("{sign}{}", grouped(digits, group));
    if let Some(fraction) = fraction {
        text.push(decimal);
        text.push_str(fraction);
    }
    Some(text)
}

/// Groups of three from five digits on: four are read at a glance.
fn grouped(digits: &str, group: char) -> String {
    if digits.len() < 5 {
        return digits.to_owned();
    }
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(group);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_writes_numbers_its_own_way() {
        let both = |number: f64| {
            let value = FluentValue::from(number);
            [written(&value, ',', '\u{a0}'), written(&value, '.', ',')].map(Option::unwrap)
        };
        assert_eq!(both(7.0), ["7", "7"]);
        assert_eq!(both(2.5), ["2,5", "2.5"]);
        assert_eq!(both(-1200.0), ["−1200", "−1200"]);
        assert_eq!(both(16_777_216.0), ["16\u{a0}777\u{a0}216", "16,777,216"]);
    }
}

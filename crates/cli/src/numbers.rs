//! Numbers as people read them.

/// A number with a space between groups of three digits, as both languages read it.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn digits_stand_in_groups_of_three() {
        assert_eq!([7, 1_000, 1_234, 1_234_567].map(grouped), ["7", "1 000", "1 234", "1 234 567"]);
    }
}

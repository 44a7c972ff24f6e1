//! Licences as packages state them: `(MIT OR Apache-2.0) AND Unicode-3.0`, in the words of SPDX, or as of old `MIT/Apache-2.0`.

/// Whether what is stated can be met with licences that are allowed. What cannot be read cannot.
pub fn is_met(stated: &str, allows: &dyn Fn(&str) -> bool) -> bool {
    let spaced = stated.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = words.as_slice();
    any(&mut rest, allows).is_some_and(|met| met && rest.is_empty())
}

/// `a OR b`
fn any(rest: &mut &[&str], allows: &dyn Fn(&str) -> bool) -> Option<bool> {
    let mut met = all(rest, allows)?;
    while take(rest, "OR") {
        met |= all(rest, allows)?;
    }
    Some(met)
}

/// `a AND b`, which binds more tightly.
fn all(rest: &mut &[&str], allows: &dyn Fn(&str) -> bool) -> Option<bool> {
    let mut met = one(rest, allows)?;
    while take(rest, "AND") {
        met &= one(rest, allows)?;
    }
    Some(met)
}

/// A licence, with its exception if it has one; or something in brackets.
fn one(rest: &mut &[&str], allows: &dyn Fn(&str) -> bool) -> Option<bool> {
    if take(rest, "(") {
        let met = any(rest, allows)?;
        return take(rest, ")").then_some(met);
    }
    let licence = next(rest)?;
    if take(rest, "WITH") {
        let exception = next(rest)?;
        return Some(allows(&format!("{licence} WITH {exception}")));
    }
    Some(allows(licence))
}

fn next<'a>(rest: &mut &[&'a str]) -> Option<&'a str> {
    let (first, others) = rest.split_first()?;
    *rest = others;
    Some(first)
}

fn take(rest: &mut &[&str], word: &str) -> bool {
    let is_next = rest.first() == Some(&word);
    if is_next {
        *rest = &rest[1..];
    }
    is_next
}

#[cfg(test)]
mod tests {
    use super::is_met;

    #[test]
    fn licences_are_read_as_spdx_has_them() {
        let allows = |licence: &str| ["MIT", "ISC", "Apache-2.0 WITH LLVM-exception"].contains(&licence);
        for good in [
            "MIT",
            "GPL-3.0-only OR MIT",
            "MIT/Apache-2.0",
            "MIT AND ISC",
            "(MIT OR GPL-3.0-only) AND ISC",
            "Apache-2.0 WITH LLVM-exception OR GPL-3.0-only",
            "GPL-3.0-only AND GPL-2.0-only OR MIT",
        ] {
            assert!(is_met(good, &allows), "{good}");
        }
        for bad in [
            "",
            "GPL-3.0-only",
            "MIT AND GPL-3.0-only",
            "(MIT OR GPL-3.0-only) AND GPL-3.0-only",
            "Apache-2.0",
            "MIT OR",
            "(MIT",
            "MIT ISC",
        ] {
            assert!(!is_met(bad, &allows), "{bad}");
        }
    }
}

//! What a person types into a form, looked at before anybody is asked: what cannot be is told at once, where it is typed.

use super::ask::Trouble;
use stolik_game::Message;
use stolik_protocol::{LONGEST_PASSWORD, SHORTEST_PASSWORD};
use stolik_table::Seating;

/// A name to go by.
pub fn name(at: &'static str, typed: &str) -> Result<String, Trouble> {
    if typed.trim().is_empty() {
        return Err(Trouble::Field(at, Message::new("net-no-name")));
    }
    let bad = || Message::new("net-bad-name").with("most", Seating::LONGEST_NAME);
    Seating::read_name(typed).ok_or_else(|| Trouble::Field(at, bad()))
}

/// A password that somebody has: whether it is the right one only the server knows.
pub fn password(at: &'static str, typed: &str) -> Result<String, Trouble> {
    if typed.is_empty() {
        return Err(Trouble::Field(at, Message::new("net-no-password")));
    }
    Ok(typed.to_owned())
}

/// A password that somebody wants to have.
pub fn new_password(at: &'static str, typed: &str) -> Result<String, Trouble> {
    if (SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&typed.chars().count()) {
        return Ok(typed.to_owned());
    }
    let message = Message::new("net-bad-password").with("least", SHORTEST_PASSWORD);
    Err(Trouble::Field(at, message.with("most", LONGEST_PASSWORD)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_protocol::Problem;

    /// Where it is wrong, and what is said there.
    fn told<T>(read: Result<T, Trouble>) -> Option<(String, &'static str)> {
        let trouble = read.err()?;
        Some((trouble.at()?.to_owned(), trouble.message().key))
    }

    #[test]
    fn what_cannot_be_is_told_at_its_field_before_anybody_is_asked() {
        let at = |at: &str, key| Some((at.to_owned(), key));
        for empty in ["", "   ", "\t"] {
            assert_eq!(told(name("name", empty)), at("name", "net-no-name"), "{empty:?}");
        }
        for none in [";", "{}", &"x".repeat(41)] {
            assert_eq!(told(name("name", none)), at("name", "net-bad-name"), "{none:?}");
        }
        assert_eq!(name("name", "  Gosia ").ok().as_deref(), Some("Gosia"));
        assert_eq!(told(password("old", "")), at("old", "net-no-password"));
        assert_eq!(told(password("old", "x")), None);
        for wrong in ["", "1234567", &"ż".repeat(201)] {
            assert_eq!(told(new_password("new", wrong)), at("new", "net-bad-password"), "{wrong:?}");
        }
        for right in ["12345678", "        ", &"ż".repeat(200)] {
            assert_eq!(told(new_password("new", right)), None, "{right:?}");
        }
    }

    #[test]
    fn what_the_server_refuses_is_told_at_the_field_it_names() {
        let problem = |at: Option<&str>| {
            let at = at.map(str::to_owned);
            Trouble::Refused(Problem {
                code: "name-taken".to_owned(),
                message: "…".to_owned(),
                article: None,
                at,
            })
        };
        assert!(problem(Some("name")).is_at("name") && !problem(Some("name")).is_at("password"));
        assert!(!problem(None).is_at("name"));
        // The same field goes by another name in another request.
        assert!(problem(Some("account")).with_field("account", "name").is_at("name"));
        assert!(problem(Some("password")).with_field("account", "name").is_at("password"));
        for trouble in [Trouble::Unreachable, Trouble::Strange, Trouble::Browser("net-passkey-failed")] {
            assert_eq!(trouble.at(), None);
        }
    }
}

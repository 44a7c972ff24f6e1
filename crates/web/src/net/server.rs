//! Whether a server of ours is there: the page works without one, and all its parts say the same of it.

use super::ask::Trouble;

/// Whether a server of ours is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Server {
    /// It was not asked yet.
    Unasked,
    /// It is.
    Here,
    /// Whoever has served this page is none.
    Missing,
    /// Nobody answers.
    Unreachable,
}

impl Server {
    /// What it says to whether it is well.
    const WELL: &'static str = "ok\n";

    /// What follows from what was answered to whether it is well.
    pub fn of(answer: &Result<String, Trouble>) -> Server {
        match answer {
            Ok(said) if said == Server::WELL => Server::Here,
            Err(Trouble::Unreachable) => Server::Unreachable,
            Ok(_) | Err(_) => Server::Missing,
        }
    }

    /// Why there are no tables over the network; none where there are.
    pub const fn why_not(self) -> Option<&'static str> {
        match self {
            Server::Unasked | Server::Here => None,
            Server::Missing => Some("net-no-server"),
            Server::Unreachable => Some("net-unreachable"),
        }
    }

    /// What is to be said of a question without an answer: where there is no server of ours, whoever answers instead does not
    /// matter.
    pub fn truth(self, wrong: Trouble) -> Trouble {
        match (self, wrong) {
            (Server::Missing, Trouble::Strange) => Trouble::Browser("net-no-server"),
            (_, wrong) => wrong,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pages_of_account_and_tables_say_the_same_of_the_server() {
        // What the one page finds out when it looks for a server, and what the other hears when it asks for tables.
        for (health, tables) in [
            (Err(Trouble::Unreachable), Trouble::Unreachable),
            (Err(Trouble::Strange), Trouble::Strange),
            (Ok("<!doctype html>".to_owned()), Trouble::Strange),
        ] {
            let server = Server::of(&health);
            assert_eq!(server.why_not(), Some(server.truth(tables).message().key), "{health:?}");
        }
        assert_eq!(Server::of(&Err(Trouble::Unreachable)).why_not(), Some("net-unreachable"));
        let here = Server::of(&Ok("ok\n".to_owned()));
        assert_eq!((here, here.why_not()), (Server::Here, None));
        assert_eq!(here.truth(Trouble::Strange), Trouble::Strange, "another version");
    }
}

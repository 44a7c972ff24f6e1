//! The attacks that were found, each with the number it has in the findings, or a name where it was only asked for there. Each must be refused shortly, and two honest people
//! beside it notice nothing.

mod accounts;
mod dice;
mod file;
mod passkeys;
mod shares;
mod slow;
mod tables;
mod without_end;

use crate::client::Client;
use crate::honest::Pair;
use crate::server::Server;
use anyhow::{Context, Result, ensure};
use std::future::Future;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::time::Duration;

/// What an attack has to do with.
pub struct Ground<'a> {
    /// The server, which the attack may stop.
    pub server: &'a mut Server,
    /// Where attackers come from: a network of their own.
    network: u8,
    /// The library by which a clock can be set back, if there is one.
    pub faketime: Option<PathBuf>,
    /// How long what is done over and over goes on.
    pub span: Duration,
}

/// What all attacks have to do with.
pub struct World<'a> {
    /// The program `stolik`.
    pub program: &'a Path,
    /// Where data may lie.
    pub folder: &'a Path,
    /// The library by which a clock can be set back, if there is one.
    pub faketime: Option<&'a Path>,
    /// How long what is done over and over goes on.
    pub span: Duration,
}

impl Ground<'_> {
    /// An address of the attackers.
    pub fn address(&self, number: u8) -> Ipv4Addr {
        Ipv4Addr::new(127, 66, self.network, number)
    }

    /// Somebody without a name, from one of these addresses.
    pub fn stranger(&self, number: u8) -> Client {
        Client::stranger(self.server.address, self.address(number))
    }

    /// A guest from one of these addresses.
    pub async fn guest(&self, number: u8, name: &str) -> Result<Client> {
        Client::guest(self.server.address, self.address(number), name).await
    }

    /// Somebody who has nothing to do with it is answered.
    pub async fn others_are_answered(&self) -> Result<()> {
        let other = Client::stranger(self.server.address, Ipv4Addr::new(127, 5, 5, 5));
        let answer = other.get("/health").await.context("others are not answered")?;
        ensure!(answer.status == 200, "others are told {}", answer.status);
        Ok(())
    }
}

type Attacked<'a> = Pin<Box<dyn Future<Output = Result<()>> + 'a>>;

/// Where honest people are meanwhile.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Honest {
    /// They play, and notice nothing.
    Beside,
    /// The server is stopped; nobody can play.
    Elsewhere,
}

/// An attack.
pub struct Attack {
    /// Its number in the findings.
    pub number: &'static str,
    /// What is tried.
    pub what: &'static str,
    /// Settings of the server that is attacked, besides the usual ones.
    settings: &'static [&'static str],
    honest: Honest,
    run: for<'a> fn(&'a mut Ground<'_>) -> Attacked<'a>,
}

impl Attack {
    /// Tries it on a server of its own.
    pub async fn try_out(&self, world: &World<'_>, network: u8) -> Result<()> {
        let World { program, folder, faketime, span } = *world;
        let data: PathBuf = folder.join(format!("{}.db", self.number));
        // What a setting names lies beside the data.
        let beside = |word: &&str| word.replace("BESIDE", &folder.display().to_string());
        let settings: Vec<String> = self.settings.iter().map(beside).collect();
        let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
        let mut server = Server::start(program, &data, &settings)?;
        let pair =
            if self.honest == Honest::Beside { Some(Pair::begin(server.address).await?) } else { None };
        let faketime = faketime.map(Path::to_owned);
        let mut ground = Ground { server: &mut server, network, faketime, span };
        let attacked = (self.run)(&mut ground).await;
        if let Some(pair) = pair {
            let played = pair.end().await?;
            attacked?;
            ensure!(played.moves > 0, "two honest people could not move");
            return Ok(());
        }
        attacked
    }
}

macro_rules! attacks {
    ($($number:literal $name:path, $what:literal, $settings:expr, $honest:expr;)*) => {
        /// All of them.
        pub const ALL: &[Attack] = &[$(Attack {
            number: $number,
            what: $what,
            settings: $settings,
            honest: $honest,
            run: |ground| Box::pin($name(ground)),
        }),*];
    };
}

attacks! {
    "H1" shares::bots, "tables of bots alone, by the hundred", &[], Honest::Beside;
    "H2" slow::half_requests, "1,100 half-sent requests from one address", &[], Honest::Beside;
    "H3" slow::half_requests_at_a_stop, "half-sent requests while the server stops", &[], Honest::Elsewhere;
    "H4" dice::promised, "dice other than those that were promised", &[], Honest::Beside;
    "M1" tables::seems_present, "somebody who never reads and is never missed", &["--grace", "3", "--wishes-per-minute", "0", "--talk-per-table", "0"], Honest::Beside;
    "M2" accounts::padded_names, "more attempts at an account by writing its name otherwise", &[], Honest::Beside;
    "M3" accounts::lock_out, "an account locked out from one address", &[], Honest::Beside;
    "M4" accounts::tokens, "credentials made with a token", &[], Honest::Beside;
    "M5" accounts::old_sockets, "sockets that outlive their session or token", &[], Honest::Beside;
    "M6" shares::lobby, "a lobby filled by one guest", &["--requests-per-minute", "0"], Honest::Beside;
    "M7" shares::challenges, "passkey challenges opened without end", &["--requests-per-minute", "0", "--attempts-per-minute", "0"], Honest::Beside;
    "M8" tables::old_ids, "the same command after 200 others, and after a kill", &["--wishes-per-minute", "0", "--talk-per-table", "0"], Honest::Elsewhere;
    "M9" tables::ids_of_watchers, "two who watch and use the same id", &[], Honest::Beside;
    "M10" tables::second_server, "a second server on the same file", &[], Honest::Beside;
    "M11" file::set_back, "a clock that is set back over a kill", &["--log", "text"], Honest::Elsewhere;
    "M12" accounts::names, "names that nobody can tell apart", &[], Honest::Beside;
    "L1" accounts::passwords, "passwords that everybody knows", &[], Honest::Beside;
    "L2" accounts::origins, "requests from other origins", &[], Honest::Beside;
    "L3" slow::ready, "/ready without end", &[], Honest::Beside;
    "L4" file::full, "no room for what is to be kept", &["--wishes-per-minute", "0"], Honest::Elsewhere;
    "L5" slow::unreadable, "10,000 messages that are none", &[], Honest::Beside;
    "L6" slow::never_read, "sockets that never read", &["--write-timeout", "2", "--wishes-per-minute", "0", "--talk-per-table", "0"], Honest::Beside;
    "L7" tables::talk, "3,000 lines of talk", &["--wishes-per-minute", "0"], Honest::Beside;
    "L8" file::flipped, "bits that have flipped in the data file", &[], Honest::Elsewhere;
    "L9" passkeys::made_up, "passkeys that are none", &[], Honest::Beside;
    "L10" file::rights, "files that others can read", &[], Honest::Beside;
    "L11" slow::unread_bodies, "a refused request whose body is not read", &[], Honest::Beside;
    "L12" slow::stop_under_load, "a stop while many speak", &["--log", "text", "--wishes-per-minute", "0", "--requests-per-minute", "0"], Honest::Elsewhere;
    "L14" accounts::push, "browsers in the server's own network", &["--push-key", "BESIDE/push.pem", "--push-contact", "mailto:ewa@example.org"], Honest::Beside;
    "L15" accounts::class, "a class of thirty behind one address", &[], Honest::Beside;
    "abandon" without_end::abandon, "tables that are made and left, over and over", &["--requests-per-minute", "0", "--guests-per-minute", "0", "--tables-per-hour", "0"], Honest::Beside;
    "largest" without_end::largest, "tables of the largest map, and all that can be asked of them", &[], Honest::Beside;
    "polls" without_end::polls, "polls that wait, by the hundred", &[], Honest::Beside;
}

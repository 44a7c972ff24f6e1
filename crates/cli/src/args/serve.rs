//! What can be said to a server, and of one.

use clap::{Args, ValueEnum};
use serde::Deserialize;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;

/// `stolik serve`
#[derive(Args, Debug)]
#[command(after_long_help = SERVE_HELP)]
pub struct Serve {
    #[command(flatten)]
    pub settings: ServeSettings,
    /// Open the page in the browser
    #[arg(long)]
    pub open: bool,
    /// A file with settings: the names as above without the dashes, as in `port = 8080` (TOML)
    #[arg(long, value_name = "FILE", env = "STOLIK_SETTINGS")]
    pub settings_file: Option<PathBuf>,
}

/// What may be said of a server by flags, by the environment or in a file.
#[derive(Args, Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct ServeSettings {
    /// The port; 0 for any free one. Without it 8080, or any free one if that is taken
    #[arg(long, value_name = "N", env = "STOLIK_PORT")]
    pub port: Option<u16>,
    /// The address of this machine to listen on; without it 127.0.0.1, which only this machine reaches
    #[arg(long, value_name = "ADDRESS", env = "STOLIK_HOST")]
    pub host: Option<IpAddr>,
    /// The data file; without it, `stolik/stolik.db` where the system keeps data of programs
    #[arg(long, value_name = "FILE", env = "STOLIK_DATA")]
    pub data: Option<PathBuf>,
    /// A folder with the page as `cargo xtask page` builds it, served instead of the one in this program; one that is built
    /// there later takes its place
    #[arg(long, value_name = "FOLDER", env = "STOLIK_PAGE_FOLDER")]
    pub page: Option<PathBuf>,
    /// The address by which browsers know the server, if a proxy stands before it: `https://stolik.example`
    #[arg(long, value_name = "ORIGIN", env = "STOLIK_ORIGIN")]
    pub origin: Option<String>,
    /// A proxy stands before the server and says in X-Forwarded-For who asks
    #[arg(long, value_name = "yes|no", num_args = 0..=1, default_missing_value = "true", env = "STOLIK_BEHIND_PROXY")]
    pub behind_proxy: Option<bool>,
    /// The certificate and those it rests on (PEM): serves https
    #[arg(long, value_name = "FILE", env = "STOLIK_TLS_CERTIFICATE")]
    pub tls_certificate: Option<PathBuf>,
    /// The key of the certificate (PEM)
    #[arg(long, value_name = "FILE", env = "STOLIK_TLS_KEY")]
    pub tls_key: Option<PathBuf>,
    /// The key by which push services know this server (PEM); it is made if there is no such file. With it, browsers that
    /// agree are told when it is somebody's turn who is not here
    #[arg(long, value_name = "FILE", env = "STOLIK_PUSH_KEY")]
    pub push_key: Option<PathBuf>,
    /// Whom a push service writes to if something is wrong: `mailto:...` or `https://...`; without it, the origin
    #[arg(long, value_name = "ADDRESS", env = "STOLIK_PUSH_CONTACT")]
    pub push_contact: Option<String>,
    /// Requests a minute from one address; 0 for any number [default: 600]
    #[arg(long, value_name = "N", env = "STOLIK_REQUESTS_PER_MINUTE")]
    pub requests_per_minute: Option<u32>,
    /// Wrong passwords at one account from one address, as many again in an hour; at all accounts three times as many a minute; 0 for
    /// any number [default: 10]
    #[arg(long, value_name = "N", env = "STOLIK_ATTEMPTS_PER_MINUTE")]
    pub attempts_per_minute: Option<u32>,
    /// New guests a minute from one address, such as a school has for a whole class, and as many new accounts; 0 for any number
    /// [default: 60]
    #[arg(long, value_name = "N", env = "STOLIK_GUESTS_PER_MINUTE")]
    pub guests_per_minute: Option<u32>,
    /// Wishes a minute of one person at tables; 0 for any number [default: 600]
    #[arg(long, value_name = "N", env = "STOLIK_WISHES_PER_MINUTE")]
    pub wishes_per_minute: Option<u32>,
    /// New tables an hour from one address; 0 for any number [default: 300]
    #[arg(long, value_name = "N", env = "STOLIK_TABLES_PER_HOUR")]
    pub tables_per_hour: Option<u32>,
    /// New public tables with days for a move, in two weeks from one address; 0 for any number [default: 200]
    #[arg(long, value_name = "N", env = "STOLIK_SLOW_TABLES_PER_ADDRESS")]
    pub slow_tables_per_address: Option<u32>,
    /// Polls of one person that wait at a time; 0 for any number [default: 20]
    #[arg(long, value_name = "N", env = "STOLIK_POLLS_PER_PERSON")]
    pub polls_per_person: Option<u32>,
    /// Sockets and polls at a time from one address; 0 for any number [default: 200]
    #[arg(long, value_name = "N", env = "STOLIK_SOCKETS_PER_ADDRESS")]
    pub sockets_per_address: Option<u32>,
    /// Files of the page a minute to one address; 0 for any number [default: 6000]
    #[arg(long, value_name = "N", env = "STOLIK_FILES_PER_MINUTE")]
    pub files_per_minute: Option<u32>,
    /// Connections at a time in all; 0 for as many as there are files for, but 64 [default: 0]
    #[arg(long, value_name = "N", env = "STOLIK_CONNECTIONS")]
    pub connections: Option<u32>,
    /// Connections at a time from one address, where no proxy stands before the server; 0 for any number [default: 500]
    #[arg(long, value_name = "N", env = "STOLIK_CONNECTIONS_PER_ADDRESS")]
    pub connections_per_address: Option<u32>,
    /// Tables that are not over which one person may have; 0 for any number [default: 500]
    #[arg(long, value_name = "N", env = "STOLIK_TABLES_PER_PERSON")]
    pub tables_per_person: Option<u32>,
    /// How often something may be said at one table by each of two who play there, more share that, and by all who watch; 0 for any
    /// number [default: 2000]
    #[arg(long, value_name = "N", env = "STOLIK_TALK_PER_TABLE")]
    pub talk_per_table: Option<u32>,
    /// How many seconds a connection may wait for its next request [default: 150]
    #[arg(long, value_name = "SECONDS", env = "STOLIK_QUIET_TIMEOUT")]
    pub quiet_timeout: Option<NonZeroU32>,
    /// How many seconds the head of a request may take [default: 15]
    #[arg(long, value_name = "SECONDS", env = "STOLIK_HEAD_TIMEOUT")]
    pub head_timeout: Option<NonZeroU32>,
    /// How many seconds the body of a request may take [default: 30]
    #[arg(long, value_name = "SECONDS", env = "STOLIK_BODY_TIMEOUT")]
    pub body_timeout: Option<NonZeroU32>,
    /// How many seconds nothing need be taken of what is sent [default: 30]
    #[arg(long, value_name = "SECONDS", env = "STOLIK_WRITE_TIMEOUT")]
    pub write_timeout: Option<NonZeroU32>,
    /// How many seconds those who are connected have when the server stops [default: 2]
    #[arg(long, value_name = "SECONDS", env = "STOLIK_STOP_TIMEOUT")]
    pub stop_timeout: Option<NonZeroU32>,
    /// How many seconds who has lost the connection counts as present [default: 10]
    #[arg(long, value_name = "SECONDS", env = "STOLIK_GRACE")]
    pub grace: Option<u32>,
    /// How many bots think at a time [default: 2]
    #[arg(long, value_name = "N", env = "STOLIK_BOTS_AT_A_TIME")]
    pub bots_at_a_time: Option<u8>,
    /// How the server writes down what it does, to standard error [default: text]
    #[arg(long, value_enum, env = "STOLIK_LOG")]
    pub log: Option<Log>,
}

/// How the server writes down what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Log {
    /// Lines for people
    #[default]
    Text,
    /// One JSON object a line
    Json,
    /// Not at all
    Off,
}

impl ServeSettings {
    /// These, and where they say nothing, those of a file.
    #[must_use]
    pub fn or(self, file: ServeSettings) -> ServeSettings {
        ServeSettings {
            port: self.port.or(file.port),
            host: self.host.or(file.host),
            data: self.data.or(file.data),
            page: self.page.or(file.page),
            origin: self.origin.or(file.origin),
            behind_proxy: self.behind_proxy.or(file.behind_proxy),
            tls_certificate: self.tls_certificate.or(file.tls_certificate),
            tls_key: self.tls_key.or(file.tls_key),
            push_key: self.push_key.or(file.push_key),
            push_contact: self.push_contact.or(file.push_contact),
            requests_per_minute: self.requests_per_minute.or(file.requests_per_minute),
            attempts_per_minute: self.attempts_per_minute.or(file.attempts_per_minute),
            guests_per_minute: self.guests_per_minute.or(file.guests_per_minute),
            tables_per_hour: self.tables_per_hour.or(file.tables_per_hour),
            slow_tables_per_address: self.slow_tables_per_address.or(file.slow_tables_per_address),
            polls_per_person: self.polls_per_person.or(file.polls_per_person),
            connections: self.connections.or(file.connections),
            wishes_per_minute: self.wishes_per_minute.or(file.wishes_per_minute),
            sockets_per_address: self.sockets_per_address.or(file.sockets_per_address),
            files_per_minute: self.files_per_minute.or(file.files_per_minute),
            connections_per_address: self.connections_per_address.or(file.connections_per_address),
            tables_per_person: self.tables_per_person.or(file.tables_per_person),
            talk_per_table: self.talk_per_table.or(file.talk_per_table),
            quiet_timeout: self.quiet_timeout.or(file.quiet_timeout),
            head_timeout: self.head_timeout.or(file.head_timeout),
            body_timeout: self.body_timeout.or(file.body_timeout),
            write_timeout: self.write_timeout.or(file.write_timeout),
            stop_timeout: self.stop_timeout.or(file.stop_timeout),
            grace: self.grace.or(file.grace),
            bots_at_a_time: self.bots_at_a_time.or(file.bots_at_a_time),
            log: self.log.or(file.log),
        }
    }
}

/// How a server is run, for those who ask.
const SERVE_HELP: &str = "\
A flag comes before the environment, that before the file of settings. Everything is kept in one data file, which
`stolik backup` copies while the server runs. Ctrl+C or SIGTERM stops the server in good order: what was granted is kept, and
those who play come back by themselves.

For watching: /health, /ready, and /metrics (Prometheus; for this machine only).

Examples:
  stolik serve --host 0.0.0.0                              for a home network, by http
  stolik serve --host 0.0.0.0 --port 443 --tls-certificate chain.pem --tls-key key.pem
  stolik serve --origin https://stolik.example --behind-proxy
  stolik serve --settings-file /etc/stolik.toml --log json";

/// `stolik backup`
#[derive(Args, Debug)]
pub struct Backup {
    /// The file to write; there must be none yet
    #[arg(value_name = "FILE")]
    pub to: PathBuf,
    /// The data file; without it, the one that `stolik serve` uses without being told
    #[arg(long, value_name = "FILE", env = "STOLIK_DATA")]
    pub data: Option<PathBuf>,
}

/// `stolik load`
#[derive(Args, Debug)]
pub struct Load {
    /// What to measure
    #[arg(value_enum)]
    pub measure: Measure,
    /// How many tables of two
    #[arg(long, value_name = "N")]
    pub tables: Option<NonZeroU32>,
    /// For how many seconds
    #[arg(long, value_name = "N")]
    pub seconds: Option<NonZeroU32>,
    /// Moves a second, where they are paced
    #[arg(long, value_name = "N", default_value = "4000")]
    pub rate: NonZeroU32,
    /// How often the server is killed, where it is
    #[arg(long, value_name = "N", default_value = "3")]
    pub kills: NonZeroU32,
    /// The seed of the moments at which it is killed
    #[arg(long, value_name = "N", default_value = "8")]
    pub seed: u64,
    /// Where the server keeps its data while it is measured; without it, a folder for what is temporary
    #[arg(long, value_name = "FOLDER")]
    pub folder: Option<PathBuf>,
}

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Measure {
    /// As many moves as it takes: 200 tables, 10 seconds
    Saturation,
    /// Moves at a steady rate: 1000 tables, 60 seconds
    Paced,
    /// The memory of sockets on which nothing happens: 4000 tables
    Idle,
    /// The server is killed and started again while people play: 200 tables, 3 seconds between
    Restart,
}

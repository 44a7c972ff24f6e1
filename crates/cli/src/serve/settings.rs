//! What a server is told: by flags, by the environment, by a file.

use crate::args::{Log, Serve, ServeSettings};
use crate::failure::Failure;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use stolik_game::Message;
use stolik_server::{ConnectionSettings, HostSettings, LimitSettings, PushKey, PushSettings, Settings};
use stolik_text::Speaker;

/// What is said by flags and the environment, and what a file says where they do not.
pub fn read(args: &Serve, speaker: &Speaker) -> Result<ServeSettings, Failure> {
    let settings = from_all(args, speaker)?;
    match settings.origin.as_deref().filter(|origin| !is_origin(origin)) {
        Some(wrong) => Err(Failure::bad(speaker.say(&Message::new("cli-bad-origin").with("given", wrong)))),
        None => Ok(settings),
    }
}

/// Whether a browser may send such an origin: a scheme and a host, and nothing behind them.
fn is_origin(text: &str) -> bool {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = host.map(|host| host.strip_suffix('/').unwrap_or(host));
    host.is_some_and(|host| !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']))
}

fn from_all(args: &Serve, speaker: &Speaker) -> Result<ServeSettings, Failure> {
    let Some(path) = &args.settings_file else { return Ok(args.settings.clone()) };
    let shown = path.display().to_string();
    let text = std::fs::read_to_string(path).map_err(|error| Failure::reading(speaker, &shown, &error))?;
    let file: ServeSettings = toml::from_str(&text).map_err(|error| {
        let message = Message::new("cli-bad-settings").with("path", shown);
        Failure::bad(speaker.say(&message.with("why", error.to_string())))
    })?;
    Ok(args.settings.clone().or(file))
}

/// How people are called who are not here, if the operator wants that.
fn push(settings: &ServeSettings, speaker: &Speaker) -> Result<Option<PushSettings>, Failure> {
    let is_contact = |text: &str| text.starts_with("mailto:") || text.starts_with("https://");
    if let Some(wrong) = settings.push_contact.as_deref().filter(|contact| !is_contact(contact)) {
        return Err(Failure::bad(speaker.say(&Message::new("cli-bad-contact").with("given", wrong))));
    }
    let Some(path) = &settings.push_key else { return Ok(None) };
    let key = PushKey::from_file(path).map_err(|error| {
        Failure::bad(speaker.say(&Message::new("cli-bad-push-key").with("why", error.to_string())))
    })?;
    let origin = settings.origin.as_ref().filter(|origin| is_contact(origin));
    let contact = settings.push_contact.as_ref().or(origin);
    let contact = contact.ok_or_else(|| Failure::bad(speaker.text("cli-push-needs-contact")))?.clone();
    Ok(Some(PushSettings { key: Arc::new(key), contact, anywhere: false }))
}

/// What the server is told.
pub fn of_server(settings: &ServeSettings, speaker: &Speaker) -> Result<Settings, Failure> {
    let limits = LimitSettings::default();
    let host = HostSettings::default();
    let is_https = |origin: &String| origin.starts_with("https://");
    Ok(Settings {
        origin: settings.origin.as_ref().map(|origin| origin.trim_end_matches('/').to_owned()),
        behind_proxy: settings.behind_proxy.unwrap_or(false),
        secure: settings.tls_certificate.is_some() || settings.origin.as_ref().is_some_and(is_https),
        limits: LimitSettings {
            requests: settings.requests_per_minute.unwrap_or(limits.requests),
            attempts: settings.attempts_per_minute.unwrap_or(limits.attempts),
            guests: settings.guests_per_minute.unwrap_or(limits.guests),
            tables: settings.tables_per_hour.unwrap_or(limits.tables),
            slow_tables: settings.slow_tables_per_address.unwrap_or(limits.slow_tables),
            polls: settings.polls_per_person.unwrap_or(limits.polls),
            wishes: settings.wishes_per_minute.unwrap_or(limits.wishes),
            sockets: settings.sockets_per_address.unwrap_or(limits.sockets),
            files: settings.files_per_minute.unwrap_or(limits.files),
        },
        connections: connections(settings),
        host: HostSettings {
            grace: settings.grace.map_or(host.grace, |seconds| u64::from(seconds) * 1_000),
            thinkers: settings.bots_at_a_time.map_or(host.thinkers, usize::from),
            most_tables: settings.tables_per_person.unwrap_or(host.most_tables),
            most_talk: settings.talk_per_table.unwrap_or(host.most_talk),
            push: push(settings, speaker)?,
            ..host
        },
    })
}

/// How many may be connected, and how long they may take.
fn connections(settings: &ServeSettings) -> ConnectionSettings {
    let usual = ConnectionSettings::default();
    let seconds = |asked: Option<NonZeroU32>, usual| {
        asked.map_or(usual, |seconds| Duration::from_secs(seconds.get().into()))
    };
    ConnectionSettings {
        in_all: settings.connections.unwrap_or(usual.in_all),
        per_address: settings.connections_per_address.unwrap_or(usual.per_address),
        quiet: seconds(settings.quiet_timeout, usual.quiet),
        head: seconds(settings.head_timeout, usual.head),
        body: seconds(settings.body_timeout, usual.body),
        write: seconds(settings.write_timeout, usual.write),
        last_words: seconds(settings.stop_timeout, usual.last_words),
    }
}

/// The data file: the one asked for, or one where the system keeps data of programs.
pub fn data_file(asked: Option<&Path>) -> PathBuf {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = || {
        let windows = cfg!(windows).then(|| variable("LOCALAPPDATA")).flatten();
        let home = || Some(variable("HOME")?.join(".local/share"));
        windows.or_else(|| variable("XDG_DATA_HOME")).or_else(home)
    };
    match asked {
        Some(file) => file.to_owned(),
        None => folder().map_or_else(|| PathBuf::from("stolik.db"), |folder| folder.join("stolik/stolik.db")),
    }
}

/// Begins to write down what the server does, to standard error. Names of people, secrets and what is said are never in it.
pub fn begin_log(log: Log) {
    let lines = tracing_subscriber::fmt().with_writer(std::io::stderr).with_max_level(tracing_level());
    match log {
        Log::Text => lines.with_target(false).init(),
        Log::Json => lines.json().init(),
        Log::Off => {}
    }
}

const fn tracing_level() -> tracing_subscriber::filter::LevelFilter {
    tracing_subscriber::filter::LevelFilter::INFO
}

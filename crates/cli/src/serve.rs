//! `stolik serve`: the page for browsers, and tables over the network.

mod settings;

pub use settings::data_file;

use crate::args;
use crate::failure::{Failure, complain};
use std::io::{self, ErrorKind, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use stolik_game::Message;
use stolik_server::storage::Sqlite;
use stolik_server::{App, Clock, Page, PageError, PageSource, StorageError, Tls};
use stolik_text::Speaker;
use tokio::net::TcpListener;

/// The page that was built when this program was compiled; nothing if there was none.
static PAGE: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The same port every time, if it can be had: browsers keep what a page saves by its address.
const USUAL_PORT: u16 = 8080;

/// Serves until ctrl-c, or until the system asks to stop.
pub fn run(args: &args::Serve, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    let settings = settings::read(args, speaker)?;
    settings::begin_log(settings.log.unwrap_or_default());
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let failed = |why: &io::Error| Failure::Failed(why.to_string());
    runtime.map_err(|error| failed(&error))?.block_on(serve(args.open, &settings, speaker, out))
}

async fn serve(
    open_page: bool,
    settings: &args::ServeSettings,
    speaker: &Speaker,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let tls = tls(settings, speaker)?;
    let of_server = settings::of_server(settings, speaker)?;
    let page = page(settings.page.as_deref(), speaker)?;
    let listener = listen(settings, speaker).await?;
    let data = data_file(settings.data.as_deref());
    let cannot_keep = |why: String| {
        let path = data.display().to_string();
        Failure::Failed(speaker.say(&Message::new("cli-cannot-keep").with("path", path).with("why", why)))
    };
    make_folder_of(&data).map_err(|error| cannot_keep(error.to_string()))?;
    let storage = Sqlite::open(&data).await.map_err(|error| match error {
        StorageError::Held(holder) => Failure::held(speaker, &data, &holder),
        error => cannot_keep(error.to_string()),
    })?;
    let cannot_begin = |refusal: stolik_server::Refusal| cannot_keep(speaker.say(&refusal.message));
    let app = App::open(page, Arc::new(storage), Clock::system(), of_server);
    let app = app.await.map_err(cannot_begin)?;
    // Who reads where it waits may stop it at once.
    let stop = stolik_server::stop_signal();
    let scheme = if tls.is_some() { "https" } else { "http" };
    let at = listener.local_addr().map_err(|error| Failure::Failed(error.to_string()))?;
    let address = format!("{scheme}://{at}/");
    writeln!(out, "{}", speaker.say(&Message::new("cli-serving").with("address", address.as_str())))?;
    let path = data.display().to_string();
    writeln!(out, "{}", speaker.say(&Message::new("cli-kept-in").with("path", path)))?;
    out.flush()?;
    if open_page && !open(&address) {
        complain(&speaker.say(&Message::new("cli-cannot-open").with("address", address.as_str())));
    }
    let served = stolik_server::serve_app(listener, tls, app, stop).await;
    served.map_err(|error| Failure::Failed(error.to_string()))
}

/// The page in the folder that is asked for, or the one in this program.
fn page(folder: Option<&Path>, speaker: &Speaker) -> Result<PageSource, Failure> {
    if let Some(folder) = folder {
        return PageSource::folder(folder).map_err(|error| match error {
            PageError::NotBuilt(_) => {
                let path = folder.display().to_string();
                Failure::bad(speaker.say(&Message::new("cli-no-page-there").with("path", path)))
            }
            PageError::Unreadable(path, why) => Failure::reading(speaker, &path.display().to_string(), &why),
        });
    }
    let page = Page::embedded(PAGE);
    if !page.is_built() {
        complain(&speaker.text("cli-no-page"));
    }
    Ok(page.into())
}

fn tls(settings: &args::ServeSettings, speaker: &Speaker) -> Result<Option<Tls>, Failure> {
    match (&settings.tls_certificate, &settings.tls_key) {
        (None, None) => Ok(None),
        (Some(certificate), Some(key)) => Tls::from_files(certificate, key).map(Some).map_err(|error| {
            Failure::bad(speaker.say(&Message::new("cli-bad-tls").with("why", error.to_string())))
        }),
        _ => Err(Failure::bad(speaker.text("cli-tls-needs-both"))),
    }
}

async fn listen(settings: &args::ServeSettings, speaker: &Speaker) -> Result<TcpListener, Failure> {
    let host = settings.host.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let asked = SocketAddr::new(host, settings.port.unwrap_or(USUAL_PORT));
    let mut bound = stolik_server::bind(asked).await;
    if settings.port.is_none() && bound.as_ref().is_err_and(|error| error.kind() == ErrorKind::AddrInUse) {
        bound = stolik_server::bind(SocketAddr::new(host, 0)).await;
    }
    bound.map_err(|why| {
        let message = Message::new("cli-cannot-listen").with("address", asked.to_string());
        Failure::Failed(speaker.say(&message.with("why", why.to_string())))
    })
}

fn make_folder_of(file: &Path) -> io::Result<()> {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => std::fs::create_dir_all(folder),
        _ => Ok(()),
    }
}

/// Opens an address in the person's browser. Says whether the system took it.
fn open(address: &str) -> bool {
    let (program, before): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(before).arg(address);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok()
}

//! `stolik serve`: the page, for browsers.

use crate::args;
use crate::failure::{Failure, complain};
use std::io::{self, ErrorKind, Write};
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use stolik_game::Message;
use stolik_server::Page;
use stolik_text::Speaker;

/// The page that was built when this program was compiled; nothing if there was none.
static PAGE: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The same port every time, if it can be had: browsers keep what a page saves by its address.
const USUAL_PORT: u16 = 8080;

/// Serves the page until ctrl-c.
pub fn run(args: &args::Serve, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let asked = SocketAddr::new(args.host, args.port.unwrap_or(USUAL_PORT));
    let cannot = |why: &io::Error| {
        let message =
            Message::new("cli-cannot-listen").with("address", asked.to_string()).with("why", why.to_string());
        Failure::Failed(speaker.say(&message))
    };
    runtime.map_err(|error| cannot(&error))?.block_on(async {
        let mut bound = stolik_server::bind(asked).await;
        if args.port.is_none() && bound.as_ref().is_err_and(|error| error.kind() == ErrorKind::AddrInUse) {
            bound = stolik_server::bind(SocketAddr::new(args.host, 0)).await;
        }
        let listener = bound.map_err(|error| cannot(&error))?;
        let address = format!("http://{}/", listener.local_addr().map_err(|error| cannot(&error))?);
        let page = Page::embedded(PAGE);
        if !page.is_built() {
            complain(&speaker.text("cli-no-page"));
        }
        writeln!(out, "{}", speaker.say(&Message::new("cli-serving").with("address", address.as_str())))?;
        out.flush()?;
        if args.open && !open(&address) {
            complain(&speaker.say(&Message::new("cli-cannot-open").with("address", address.as_str())));
        }
        stolik_server::serve(listener, page, stolik_server::ctrl_c()).await.map_err(|error| cannot(&error))
    })
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

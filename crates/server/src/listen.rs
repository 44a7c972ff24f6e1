//! Taking an address, and giving it back.

mod tls;

pub use tls::{Tls, TlsError};

use std::io;
use std::net::SocketAddr;
use tokio::net::{TcpListener, TcpStream};

/// Who is at the other end of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer(pub SocketAddr);

/// Messages are small, and somebody waits for each: nothing is held back to be sent together.
pub(crate) fn without_delay(stream: &TcpStream) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection that cannot be quick");
    }
}

/// Takes `address`; port 0 takes any free one. The error says what is wrong and what would be right.
pub async fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    TcpListener::bind(address).await.map_err(|error| {
        let advice = match error.kind() {
            io::ErrorKind::AddrInUse => format!(
                "port {} on {} is already in use; choose another port, or 0 for any free one",
                address.port(),
                address.ip()
            ),
            io::ErrorKind::PermissionDenied => {
                format!(
                    "port {} needs special rights; choose one above 1023, or 0 for any free one",
                    address.port()
                )
            }
            io::ErrorKind::AddrNotAvailable => {
                format!("{} is no address of this machine; 127.0.0.1 always is", address.ip())
            }
            _ => format!("cannot listen on {address}: {error}"),
        };
        io::Error::new(error.kind(), advice)
    })
}

/// Is over when the person presses ctrl-c.
pub async fn ctrl_c() {
    if tokio::signal::ctrl_c().await.is_err() {
        // Where ctrl-c cannot be heard, the system stops us without our help.
        std::future::pending::<()>().await;
    }
}

/// Is over when the person presses ctrl-c, or the system asks the server to stop; says which. It is heard from now on, also
/// before somebody waits for it.
pub fn stop_signal() -> impl Future<Output = &'static str> + Send + 'static {
    #[cfg(unix)]
    let terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
    async move {
        #[cfg(unix)]
        if let Ok(mut terminate) = terminate {
            return tokio::select! {
                () = ctrl_c() => "SIGINT",
                _ = terminate.recv() => "SIGTERM",
            };
        }
        ctrl_c().await;
        "Ctrl+C"
    }
}

#[cfg(test)]
mod tests {
    use super::bind;
    use std::io;

    #[tokio::test]
    async fn a_port_in_use_is_named() {
        let first = bind(([127, 0, 0, 1], 0).into()).await.expect("a free port");
        let address = first.local_addr().expect("its address");
        let error = bind(address).await.expect_err("the port is taken");
        assert_eq!(error.kind(), io::ErrorKind::AddrInUse);
        let text = error.to_string();
        assert!(text.contains(&format!("port {} on 127.0.0.1 is already in use", address.port())), "{text}");
    }

    #[tokio::test]
    async fn an_address_of_another_machine_is_refused() {
        let error = bind(([192, 0, 2, 1], 0).into()).await.expect_err("not ours");
        assert!(error.to_string().contains("192.0.2.1 is no address of this machine"), "{error}");
    }
}

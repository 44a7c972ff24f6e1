//! The examples in `contrib`: a server behind nginx and behind Caddy with the very files, but for ports and certificates, and the
//! units of systemd. `cargo xtask test` leaves these out where systemd is not, and says so.

use crate::support::folder;
use crate::support::server::{Server, json, known_by, request};
use futures_util::{SinkExt, StreamExt};
use rcgen::{CertifiedKey, KeyPair};
use serde_json::{Value, json};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::tungstenite::Message;

const CONTRIB: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../contrib");

/// A program on the path, or one that `cargo xtask test` has unpacked from Debian's package.
fn program(name: &str, says_so: &[&str]) -> Option<PathBuf> {
    let unpacked = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("debian/usr");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders =
        std::env::split_paths(&path).chain(["/usr/sbin".into(), unpacked.join("sbin"), unpacked.join("bin")]);
    let mut found = folders.map(|folder| folder.join(name)).filter(|path| path.is_file());
    let works = |path: &PathBuf| {
        let asked = Command::new(path).args(says_so).stdout(Stdio::null()).stderr(Stdio::null()).status();
        asked.is_ok_and(|status| status.success())
    };
    found.find(works)
}

fn proxy(name: &str, says_so: &[&str]) -> PathBuf {
    let missing =
        || panic!("{name} is missing: `cargo xtask test tests` gets it, or sudo apt-get install {name}");
    program(name, says_so).unwrap_or_else(missing)
}

fn contrib(name: &str) -> String {
    std::fs::read_to_string(Path::new(CONTRIB).join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The same with something else in the place of something that must be there.
#[track_caller]
fn with(text: &str, old: &str, new: &str) -> String {
    assert!(text.contains(old), "{old} is not in {text}");
    text.replace(old, new)
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address").port()
}

/// What a proxy is started with: a server behind it, ports, a certificate.
struct Stage {
    folder: TempDir,
    server: Server,
    made: CertifiedKey<KeyPair>,
    https: u16,
    http: u16,
}

impl Stage {
    fn new() -> Stage {
        let folder = folder();
        let made = rcgen::generate_simple_self_signed(["stolik.example".to_owned()]).expect("a certificate");
        let file = |name: &str| folder.path().join(name);
        std::fs::write(file("chain.pem"), made.cert.pem()).expect("written");
        std::fs::write(file("key.pem"), made.signing_key.serialize_pem()).expect("written");
        let (settings, data) = (format!("{CONTRIB}/stolik.toml"), file("stolik.db"));
        let server = Server::start(&["--settings-file", &settings, "--data", data.to_str().expect("text")]);
        Stage { folder, server, made, https: free_port(), http: free_port() }
    }

    fn file(&self, name: &str) -> String {
        self.folder.path().join(name).to_str().expect("text").to_owned()
    }

    fn write(&self, name: &str, text: &str) -> String {
        std::fs::write(self.file(name), text).expect("written");
        self.file(name)
    }

    /// Starts a proxy and waits until somebody listens at its ports.
    fn start(&self, command: &mut Command) -> Proxy {
        let log = std::fs::File::create(self.file("proxy.log")).expect("a file");
        let proxy =
            command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn().expect("it starts");
        let mut proxy = Proxy(proxy);
        for port in [self.http, self.https] {
            while TcpStream::connect(("127.0.0.1", port)).is_err() {
                let ended = proxy.0.try_wait().expect("a process");
                let log = || std::fs::read_to_string(self.file("proxy.log")).unwrap_or_default();
                assert!(ended.is_none(), "{ended:?}: {}", log());
                std::thread::yield_now();
            }
        }
        proxy
    }

    /// A connection from another address of this machine than the proxy's own.
    async fn connect(&self) -> TlsStream<tokio::net::TcpStream> {
        let mut roots = RootCertStore::empty();
        roots.add(self.made.cert.der().clone()).expect("a certificate");
        let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind(SocketAddr::from(([127, 0, 0, 2], 0))).expect("another address");
        let stream =
            socket.connect(SocketAddr::from(([127, 0, 0, 1], self.https))).await.expect("a connection");
        let name = ServerName::try_from("stolik.example").expect("a name");
        TlsConnector::from(Arc::new(config)).connect(name, stream).await.expect("keys")
    }

    async fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> String {
        let mut stream = self.connect().await;
        let headers = format!("Origin: https://stolik.example\r\n{headers}");
        stream.write_all(request(method, path, &headers, body).as_bytes()).await.expect("asked");
        let mut answer = Vec::new();
        // A proxy may end without the last words of TLS.
        _ = stream.read_to_end(&mut answer).await;
        String::from_utf8(answer).expect("text")
    }

    /// A guest, a table, a socket, and what the server knows of who comes.
    async fn try_out(self) {
        let answer = self.ask("POST", "/api/guest", "", r#"{"name":"Hania"}"#).await;
        let lower = answer.to_lowercase();
        assert!(
            lower.contains("; secure") && lower.contains("strict-transport-security: max-age="),
            "{answer}"
        );
        let hania = known_by(&answer);
        let wanted = r#"{"game":"warcaby","seats":["me",{"bot":"easy"}]}"#;
        let made = json(&self.ask("POST", "/api/tables", &hania, wanted).await);
        let table = made["table"].as_str().unwrap_or_else(|| panic!("{made}"));

        let address = format!("wss://stolik.example/api/tables/{table}/socket");
        let key = tokio_tungstenite::tungstenite::handshake::client::generate_key();
        let mut upgrade = tokio_tungstenite::tungstenite::http::Request::get(address)
            .header("host", "stolik.example")
            .header("origin", "https://stolik.example")
            .header("connection", "Upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", key);
        for line in hania.lines() {
            let (name, value) = line.split_once(": ").expect("a header");
            upgrade = upgrade.header(name, value);
        }
        let upgrade = upgrade.body(()).expect("a request");
        let (mut socket, _) =
            tokio_tungstenite::client_async(upgrade, self.connect().await).await.expect("a socket");
        let said = json!({ "id": "a1", "do": { "act": ["C3-D4"] } }).to_string();
        let mut heard: Vec<Value> = Vec::new();
        while !heard.iter().any(|message| message["done"]["id"] == "a1") {
            let message = socket.next().await.expect("a message").expect("an open socket");
            heard.extend(message.to_text().ok().and_then(|text| serde_json::from_str(text).ok()));
            if heard.len() == 1 {
                socket.send(Message::text(said.as_str())).await.expect("said");
            }
        }
        assert!(heard[0]["welcome"].is_object(), "{heard:?}");

        let forged = "X-Forwarded-For: 9.9.9.9\r\n";
        let wrong = self.ask("POST", "/api/login", forged, r#"{"name":"nikt","password":"zgadywane"}"#).await;
        assert_eq!(json(&wrong)["code"], "wrong-password", "{wrong}");
        let log = self.server.stop();
        let guessed = log.iter().find(|line| line["fields"]["message"] == "a wrong password");
        assert_eq!(
            guessed.expect("written down")["fields"]["address"],
            "127.0.0.2",
            "who asks is who is seen by the proxy"
        );
    }
}

/// A proxy, until it is dropped.
struct Proxy(Child);

impl Drop for Proxy {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

#[tokio::test]
async fn a_server_behind_nginx() {
    let nginx = proxy("nginx", &["-v"]);
    let stage = Stage::new();
    let site = with(&contrib("nginx.conf"), "127.0.0.1:8080", &stage.server.address.to_string());
    let site = with(&site, "/etc/letsencrypt/live/stolik.example/fullchain.pem", &stage.file("chain.pem"));
    let site = with(&site, "/etc/letsencrypt/live/stolik.example/privkey.pem", &stage.file("key.pem"));
    // Only this machine, which need not know IPv6.
    let site: String = site
        .lines()
        .filter(|line| !line.contains("listen [::]"))
        .map(|line| line.to_owned() + "\n")
        .collect();
    let site = with(&site, "listen 443", &format!("listen 127.0.0.1:{}", stage.https));
    let site = with(&site, "listen 80", &format!("listen 127.0.0.1:{}", stage.http));
    let site = stage.write("site.conf", &site);
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|what| format!("{what}_temp_path {};\n", stage.file(what)))
        .concat();
    let whole = format!(
        "daemon off;\nmaster_process off;\npid {};\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}include {site};\n}}\n",
        stage.file("pid")
    );
    let whole = stage.write("whole.conf", &whole);
    let mut command = Command::new(nginx);
    command.args(["-p", &stage.file(""), "-e", "stderr", "-c", &whole]);
    let _proxy = stage.start(&mut command);
    stage.try_out().await;
}

#[tokio::test]
async fn a_server_behind_caddy() {
    let caddy = proxy("caddy", &["version"]);
    let stage = Stage::new();
    let site = with(&contrib("Caddyfile"), "127.0.0.1:8080", &stage.server.address.to_string());
    let files = format!("tls {} {}", stage.file("chain.pem"), stage.file("key.pem"));
    let site = with(&site, "# tls /etc/ssl/stolik/fullchain.pem /etc/ssl/stolik/privkey.pem", &files);
    let (https, http) = (stage.https, stage.http);
    let ports =
        format!("{{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttps_port {https}\n\thttp_port {http}\n}}\n");
    let whole = stage.write("Caddyfile", &(ports + &site));
    let mut command = Command::new(caddy);
    command.args(["run", "--adapter", "caddyfile", "--config", &whole]);
    // What it keeps it keeps here.
    for folder in ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
        command.env(folder, stage.file(""));
    }
    let _proxy = stage.start(&mut command);
    stage.try_out().await;
}

#[test]
fn the_units_are_such_that_systemd_takes_them_and_leave_little_to_do_harm_with() {
    let analyze =
        program("systemd-analyze", &["--version"]).expect("systemd is missing: its package brings it");
    let folder = folder();
    let unit = |name: &str| {
        let text = contrib(name).replace("/usr/local/bin/stolik", env!("CARGO_BIN_EXE_stolik"));
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("written");
        path
    };
    let units = ["stolik.service", "stolik-backup.service", "stolik-backup.timer"].map(unit);
    let run = |args: &[&str], units: &[PathBuf]| {
        let done = Command::new(&analyze).args(args).args(units).output().expect("it runs");
        let said =
            format!("{}{}", String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
        (done.status.success(), said)
    };
    let (is_good, said) = run(&["verify", "--man=no"], &units);
    let ours: Vec<&str> = said.lines().filter(|line| line.contains("stolik")).collect();
    assert!(is_good && ours.is_empty(), "{said}");
    // Out of a hundred, where less is better; a unit without any of it has 96.
    for service in &units[..2] {
        let (is_good, said) = run(
            &["security", "--offline=yes", "--no-pager", "--threshold=15"],
            std::slice::from_ref(service),
        );
        assert!(is_good, "{said}");
    }
}

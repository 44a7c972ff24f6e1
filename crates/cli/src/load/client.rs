//! Somebody who plays by the protocol.

use super::Trouble;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A guest of the server.
pub struct Player {
    address: SocketAddr,
    cookie: String,
    csrf: String,
}

/// A socket of a table.
pub struct Line(WebSocketStream<TcpStream>);

impl Player {
    /// Becomes a guest.
    pub async fn new(address: SocketAddr, name: &str) -> Result<Player, Trouble> {
        let nobody = Player { address, cookie: String::new(), csrf: String::new() };
        let (head, me) = nobody.post("/api/guest", &json!({ "name": name })).await?;
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).ok_or("no cookie")?;
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        let csrf = me["csrf"].as_str().ok_or("no mark of the session")?.to_owned();
        Ok(Player { address, cookie, csrf })
    }

    /// Asks for something to be done.
    pub async fn post(&self, path: &str, body: &Value) -> Result<(String, Value), Trouble> {
        let body = body.to_string();
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
             cookie: {}\r\nx-stolik-csrf: {}\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            self.csrf,
            body.len()
        );
        let mut stream = TcpStream::connect(self.address).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or("half an answer")?;
        if !head.starts_with("HTTP/1.1 200") {
            return Err(format!("{path}: {body}").into());
        }
        Ok((head.to_owned(), serde_json::from_str(body)?))
    }

    /// Opens the socket of a table.
    pub async fn listen(&self, table: &str) -> Result<Line, Trouble> {
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{}/api/tables/{table}/socket", self.address).into_client_request()?;
        request.headers_mut().insert("cookie", self.cookie.parse()?);
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Line(socket))
    }
}

impl Line {
    /// Says something.
    pub async fn say(&mut self, text: String) -> Result<(), Trouble> {
        Ok(self.0.send(Message::text(text)).await?)
    }

    /// The next message.
    pub async fn hear(&mut self) -> Result<Utf8Bytes, Trouble> {
        loop {
            match self.0.next().await.ok_or("the line is dead")?? {
                Message::Text(text) => return Ok(text),
                Message::Close(_) => return Err("the server hangs up".into()),
                _ => {}
            }
        }
    }

    /// The next message that begins so; how many bytes came until then, frames and all.
    pub async fn until(&mut self, beginning: &str) -> Result<(Utf8Bytes, usize), Trouble> {
        let mut bytes = 0;
        loop {
            let text = self.hear().await?;
            bytes += text.len() + if text.len() < 126 { 2 } else { 4 };
            if text.starts_with(beginning) {
                return Ok((text, bytes));
            }
            if text.starts_with(r#"{"refused""#) {
                return Err(text.as_str().to_owned().into());
            }
        }
    }
}

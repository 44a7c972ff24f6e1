//! What is forged is written down, without what is secret.

use crate::support::{Site, secret_of};
use serde_json::json;
use std::io;
use std::sync::{Arc, Mutex};
use tracing_subscriber::fmt::MakeWriter;

/// What was written down.
#[derive(Clone, Default)]
pub(super) struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// What was written since it was looked at.
    pub(super) fn take(&self) -> String {
        let bytes = std::mem::take(&mut *self.0.lock().expect("nobody panics while writing"));
        String::from_utf8(bytes).expect("text")
    }
}

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("nobody panics while writing").extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Log {
    type Writer = Log;

    fn make_writer(&self) -> Log {
        self.clone()
    }
}

// The server runs on the thread of the test, so that what it writes down comes here.
#[tokio::test]
async fn what_is_forged_is_written_down_and_secrets_are_not() {
    let log = Log::default();
    let lines = tracing_subscriber::fmt().with_writer(log.clone()).with_ansi(false).finish();
    let _writing = tracing::subscriber::set_default(lines);
    let site = Site::open().await;
    let hania = site.guest("Hania").await;
    let made =
        hania.post("/api/tables", json!({ "game": "warcaby", "seats": ["me", "open"] })).await.expect(200);
    let table = made["table"].as_str().expect("a table");
    let sit = format!("/api/tables/{table}/sit");
    assert!(log.take().contains(table), "tables are named");
    let eve = site.guest("Ewa").await;
    eve.post(&sit, json!({ "secret": "zgadywany" })).await.expect_code(403, "wrong-link");
    assert!(log.take().contains("a seat link that is none"));
    eve.post(&sit, json!({})).await.expect_code(403, "wrong-link");
    assert!(log.take().contains("no seat link"));
    eve.clone().with("cookie", "stolik_session=podrobiona").get("/api/me").await.expect(401);
    assert!(log.take().contains("a session that is none"));
    eve.clone().with("x-stolik-csrf", "podrobiony").post("/api/logout", json!({})).await.expect(403);
    assert!(log.take().contains("without the mark of the session"));
    site.stranger().with("authorization", "Bearer podrobiony").get("/api/me").await.expect(401);
    assert!(log.take().contains("a token that is none"));
    eve.clone().with("origin", "http://evil.example").post("/api/logout", json!({})).await.expect(403);
    assert!(log.take().contains("another origin"));
    let secret = secret_of(&made, 1);
    eve.post(&sit, json!({ "secret": secret })).await.expect(200);
    let mut line = hania.listen(table, None).await;
    line.say(json!({ "id": "m1", "do": { "say": "Tajna wiadomość" } }).to_string()).await;
    line.answer().await;
    line.say(json!({ "id": "m1", "do": { "act": ["C3-D4"] } }).to_string()).await;
    line.answer().await;
    let written = log.take();
    assert!(written.contains("the name of another wish"), "{written}");
    let mut all = written;
    hania.post("/api/register", json!({ "name": "hania", "password": "trudne haslo" })).await.expect(200);
    let wrong = json!({ "name": "hania", "password": "zgadywane" });
    site.stranger().post("/api/login", wrong).await.expect(401);
    all += &log.take();
    assert!(all.contains("a wrong password"), "{all}");
    for hidden in ["Tajna", "Hania", "hania", "Ewa", "trudne", "zgadywan", "podrobion", &secret] {
        assert!(!all.contains(hidden), "{hidden}: {all}");
    }
}

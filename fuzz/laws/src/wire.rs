//! The laws of what clients send: to a table over its line, and in the bodies of requests.

use serde::Serialize;
use serde::de::DeserializeOwned;
use stolik_protocol::{
    Assertion, BotsForSeats, ChangeLink, Credentials, DrawLink, GuestSecret, LONGEST_ID, LONGEST_MESSAGE,
    Named, NewPasskey, NewPassword, NewTable, PasskeyId, PushEndpoint, PushSubscription, Sit, ToTable,
    TokenName, WantedToken, object,
};

/// A message to a table: what is read is written and read the same, and has a name that the table can keep.
pub fn client_message(data: &[u8]) {
    if data.len() > LONGEST_MESSAGE {
        return;
    }
    if let Ok(said) = serde_json::from_slice::<ToTable>(data) {
        assert!((1..=LONGEST_ID).contains(&said.id.as_str().len()), "{said:?}");
        let written = serde_json::to_string(&said).expect("JSON");
        assert_eq!(serde_json::from_str::<ToTable>(&written).ok().as_ref(), Some(&said), "{written}");
    }
}

/// The body of a request, for each of those there are: the same.
pub fn request_body(data: &[u8]) {
    if data.len() > LONGEST_MESSAGE {
        return;
    }
    body::<Assertion>(data);
    body::<BotsForSeats>(data);
    body::<ChangeLink>(data);
    body::<Credentials>(data);
    body::<DrawLink>(data);
    body::<GuestSecret>(data);
    body::<Named>(data);
    body::<NewPasskey>(data);
    body::<NewPassword>(data);
    body::<NewTable>(data);
    body::<PasskeyId>(data);
    body::<PushEndpoint>(data);
    body::<PushSubscription>(data);
    body::<Sit>(data);
    body::<ToTable>(data);
    body::<TokenName>(data);
    body::<WantedToken>(data);
}

fn body<T: Serialize + DeserializeOwned + PartialEq>(data: &[u8]) {
    if let Some(known) = read::<T>(data) {
        let written = serde_json::to_vec(&known).expect("JSON");
        // What people say of themselves is not printed by its type.
        assert!(read::<T>(&written).as_ref() == Some(&known), "{}", String::from_utf8_lossy(&written));
    }
}

/// As the server reads it.
fn read<T: DeserializeOwned>(data: &[u8]) -> Option<T> {
    let mut text = serde_json::Deserializer::from_slice(data);
    let read = object(&mut text).ok()?;
    text.end().ok().map(|()| read)
}

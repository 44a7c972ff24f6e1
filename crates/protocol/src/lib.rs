//! What goes over the wire between a table and those who sit at it: typed, versioned, and described by the types themselves.
//!
//! A client learns observations, never states: what it was told at the beginning and every observation since are what its
//! seat may know, and nothing else is ever sent.
//!
//! ```
//! use stolik_protocol::{ToTable, Wish};
//! let text = r#"{"id":"a1","seen":12,"do":{"act":["C3-D4"]}}"#;
//! let said: ToTable = serde_json::from_str(text).expect("a message");
//! assert_eq!(said.wish, Wish::Act(vec!["C3-D4".to_owned()]));
//! assert_eq!(serde_json::to_string(&said).expect("JSON"), text);
//! ```

mod account;
mod data;
mod describe;
mod from_table;
mod limits;
mod page;
mod passkey;
mod problem;
mod push;
mod read;
mod settings;
mod shapes;
mod table;
mod to_table;

pub use account::{
    Credentials, GuestLink, GuestSecret, Me, Named, NewPassword, NewToken, Scope, SignedIn, Token, TokenName,
    WantedToken,
};
pub use data::Data;
pub use describe::{openapi, socket};
pub use from_table::{
    AddedEntropy, Clock, FromTable, Gap, Heard, Notice, OfferMade, OpenedRoll, Person, Place, Score, Seen,
    Since, Voice, Welcome, What,
};
pub use limits::{Id, LONGEST_ID, LONGEST_MESSAGE, LONGEST_PASSWORD, MOST_ACTIONS, SHORTEST_PASSWORD};
pub use page::page;
pub use passkey::{
    Asserted, Assertion, Attested, Credential, CredentialKind, CredentialParameter, NewPasskey, Passkey,
    PasskeyId, PasskeyNeeds, PasskeyOptions, PasskeyRequest, PasskeyUser, RelyingParty,
};
pub use problem::Problem;
pub use push::{PushEndpoint, PushKey, PushKeys, PushMessage, PushSubscription};
pub use read::object;
pub use settings::{
    ANY_LINK, AnyLink, BotsForSeats, ChangeLink, DiceTerms, DrawLink, NewSeat, NewTable, NextDice, Promised,
    TableMade,
};
pub use table::{Listing, Lobby, Moves, MyTable, MyTables, Past, Sit, Status, TableAbout};
pub use to_table::{Answer, Mute, Rematch, ToTable, Wish};

/// The version of the protocol. A server speaks to clients of its own version and says so to others.
pub const VERSION: u16 = 1;

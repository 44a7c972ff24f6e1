//! What texts and numbers must look like, as the description says it and the server asks for it.

use schemars::{Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};
use stolik_catalog::Kind;
use stolik_game::{MOST_SEATS, OptionKind};

/// A name: 1 to 40 characters, blanks around it not counted.
const NAME: &str = r"^\s*\S(?:[\s\S]{0,38}\S)?\s*$";
/// Of which one at least stays when those are gone that would break a record.
const STAYS: &str = r"[^\s\x00-\x1F\x7F-\x9F;{}]";
/// And none that nobody sees.
const SEEN: &str = r"^[^\p{Cf}\p{Co}\p{Cn}\u{034F}\u{115F}\u{1160}\u{17B4}\u{17B5}\u{180B}-\u{180F}\u{2800}\u{3164}\u{FFA0}\u{FFFC}]*$";
/// What is said at once: 1 to 500 characters, blanks around it not counted.
pub(crate) const TALK: &str = r"^[\s\x00-\x1F\x7F-\x9F]*[^\s\x00-\x1F\x7F-\x9F](?:[\s\S]{0,498}[^\s\x00-\x1F\x7F-\x9F])?[\s\x00-\x1F\x7F-\x9F]*$";
/// An id of a wish.
pub(crate) const ID: &str = "^[!-~]{1,40}$";
/// 32 bytes.
pub(crate) const HEX: &str = "^[0-9a-fA-F]{64}$";
/// 16 bytes.
pub(crate) const SHORT_HEX: &str = "^[0-9a-fA-F]{32}$";
/// Bytes as browsers write them.
pub(crate) const BASE64URL: &str = "^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{4}|[A-Za-z0-9_-]{2}[AEIMQUYcgkosw048]=?\
     |[A-Za-z0-9_-][AQgw](?:==)?)$";
/// A point of P-256, uncompressed: 65 bytes.
pub(crate) const POINT: &str = "^B[A-P][A-Za-z0-9_-]{84}[AEIMQUYcgkosw048]=?$";
/// 16 bytes.
pub(crate) const AUTH: &str = "^[A-Za-z0-9_-]{21}[AQgw](?:==)?$";
/// An address by https, without a name and a password in it.
pub(crate) const HTTPS: &str = r"^https://[^\s@/?#]+(?:[/?#]\S*)?$";
/// The secret of a link.
pub(crate) const SECRET: &str = "^[A-Za-z0-9_-]{1,40}$";
/// How much time everybody has: some, and at most 100 days.
pub(crate) const TIME: &str = "^(?:none|fischer:(?:0*[1-9][0-9]{0,6}\\+[0-9]{1,7}|[0-9]{1,7}\\+0*[1-9][0-9]{0,6})\
     |byoyomi:(?:0*[1-9][0-9]{0,6}\\+[0-9]{1,7}x[0-9]{1,3}|[0-9]{1,7}\\+0*[1-9][0-9]{0,6}x0*[1-9][0-9]{0,2})\
     |days:0*[1-9][0-9]{0,2})$";
/// What becomes of who leaves.
pub(crate) const ABSENCE: &str = "^(?:wait|vote|bot|bot-after-0*[1-9][0-9]{0,8})$";
/// What may be proposed.
pub(crate) const OFFER: &str = "^(?:draw|takeback|abort|rematch|(?:stand-in|abandoned)-[0-8])$";
/// What may be answered; another game is wished, not agreed to.
pub(crate) const ANSWERED: &str = "^(?:draw|takeback|abort|(?:stand-in|abandoned)-[0-8])$";
/// The last seat that any game has.
pub(crate) const LAST_SEAT: u8 = MOST_SEATS as u8 - 1;

/// The bots there are.
pub(crate) const BOTS: [&str; 5] = ["random", "beginner", "easy", "medium", "strong"];

/// A name of somebody or something.
pub(crate) fn name(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "string", "pattern": NAME, "allOf": [{ "pattern": STAYS }, { "pattern": SEEN }] })
}

/// A name that need not be given.
pub(crate) fn optional_name(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": ["string", "null"], "pattern": NAME, "allOf": [{ "pattern": STAYS }, { "pattern": SEEN }] })
}

/// A game.
pub(crate) fn game(_: &mut SchemaGenerator) -> Schema {
    let games: Vec<&str> = Kind::ALL.iter().map(|kind| kind.id()).collect();
    json_schema!({ "type": "string", "enum": games })
}

/// A bot.
pub(crate) fn bot(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "string", "enum": BOTS })
}

/// Says of a table to be made which options each game has, and how many seats.
pub(crate) fn by_game(table: &mut Schema) {
    let each = Kind::ALL.iter().map(|kind| {
        let options: Map<String, Value> =
            kind.options().iter().map(|option| (option.name.to_owned(), option_shape(option.kind))).collect();
        let (least, most) = seats(*kind);
        json!({
            "if": { "properties": { "game": { "const": kind.id() } } },
            "then": { "properties": {
                "options": { "properties": options, "additionalProperties": false },
                "seats": { "minItems": least, "maxItems": most }
            } }
        })
    });
    table.insert("allOf".to_owned(), each.collect());
}

fn option_shape(kind: OptionKind) -> Value {
    let number = "^[+-]?[0-9]+$";
    match kind {
        OptionKind::YesNo => json!({ "enum": ["yes", "no"] }),
        OptionKind::OneOf(words) => json!({ "enum": words }),
        OptionKind::Number { least, most } => {
            json!({ "pattern": number, "description": format!("A whole number from {least} to {most}.") })
        }
        OptionKind::OffOr { least, most } => {
            json!({ "pattern": number, "description": format!("0 for off, or a whole number from {least} to {most}.") })
        }
        OptionKind::Text { most } => {
            json!({ "minLength": 1, "maxLength": most, "pattern": r"^[^\s{}=]+$" })
        }
    }
}

/// How few and how many seats a game has.
fn seats(kind: Kind) -> (i64, i64) {
    let usual = i64::from(kind.usual().seats());
    match kind.options().iter().find(|option| option.name == "seats").map(|option| option.kind) {
        Some(OptionKind::Number { least, most }) => (least, most),
        _ => (usual, usual),
    }
}

//! Tokens for programs.

use super::body::Body;
use super::caller::{Answered, Caller};
use crate::held::Credential;
use crate::storage::KeptToken;
use crate::{App, Refusal, names, secrets};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use stolik_game::Message;
use stolik_protocol::{NewToken, Token, TokenName, WantedToken};

const MOST_TOKENS: usize = 20;

/// The tokens of one's programs.
pub(super) async fn list(State(app): State<App>, caller: Caller) -> Answered<Json<Vec<Token>>> {
    let person = caller.in_person()?;
    let tokens = app.host().storage().tokens(person.id).await.map_err(|error| caller.refuse(error))?;
    let shown = |kept: KeptToken| Token { name: kept.name, scope: kept.scope, made: kept.made / 1_000 };
    Ok(Json(tokens.into_iter().map(shown).collect()))
}

/// Makes a token for a program.
pub(super) async fn make(
    State(app): State<App>,
    caller: Caller,
    Body(wanted): Body<WantedToken>,
) -> Answered<Json<NewToken>> {
    let person = caller.in_person()?;
    let name = names::read(&wanted.name).map_err(|refusal| caller.refuse(refusal))?;
    let storage = app.host().storage();
    let known = storage.tokens(person.id).await.map_err(|error| caller.refuse(error))?;
    if known.len() >= MOST_TOKENS {
        let message = Message::new("server-too-many").with("most", MOST_TOKENS);
        return Err(caller.refuse(Refusal::bad("too-many-tokens", message)));
    }
    let token = secrets::word::<40>();
    let (hash, made) = (secrets::hash("token", &token), app.host().clock().now());
    let kept = KeptToken { hash, person: person.id, name, scope: wanted.scope, made };
    storage.create_token(&kept).await.map_err(|error| caller.refuse(error))?;
    Ok(Json(NewToken { name: kept.name, scope: kept.scope, token }))
}

/// Forgets the tokens of a name; whoever plays with one is out.
pub(super) async fn end(
    State(app): State<App>,
    caller: Caller,
    Body(named): Body<TokenName>,
) -> Answered<StatusCode> {
    let person = caller.in_person()?;
    let name = names::read(&named.name).map_err(|refusal| caller.refuse(refusal))?;
    let storage = app.host().storage();
    let known = storage.tokens(person.id).await.map_err(|error| caller.refuse(error))?;
    // What was called otherwise before names were read as they are now is called so still.
    for token in known.iter().filter(|token| token.name == named.name || token.name == name) {
        storage.end_tokens(person.id, &token.name).await.map_err(|error| caller.refuse(error))?;
        app.0.held.end(Credential::Token(token.hash));
    }
    Ok(StatusCode::NO_CONTENT)
}

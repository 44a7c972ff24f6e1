//! The key by which push services know a server (RFC 8292).

use crate::storage::private;
use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use tokio_rustls::rustls::pki_types::PrivatePkcs8KeyDer;
use tokio_rustls::rustls::pki_types::pem::PemObject;

/// How long a token is good, in seconds. A day is the most.
const GOOD_FOR: u64 = 12 * 60 * 60;

/// The key by which push services know a server.
pub struct PushKey(EcdsaKeyPair);

/// Why a key is of no use.
#[derive(Debug)]
pub struct PushKeyError(String);

impl fmt::Display for PushKeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for PushKeyError {}

/// A key is not written into logs by accident.
impl fmt::Debug for PushKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PushKey")
    }
}

impl PushKey {
    /// The key in a file (PKCS #8 in PEM), which is made if there is none.
    pub fn from_file(path: &Path) -> Result<PushKey, PushKeyError> {
        let bad = |why: &dyn fmt::Display| PushKeyError(format!("{}: {why}", path.display()));
        let text = match std::fs::read(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let text = PushKey::made();
                write_secret(path, text.as_bytes()).map_err(|why| bad(&why))?;
                text.into_bytes()
            }
            read => read.map_err(|why| bad(&why))?,
        };
        let key = PrivatePkcs8KeyDer::from_pem_slice(&text).map_err(|why| bad(&why))?;
        PushKey::read(key.secret_pkcs8_der()).map_err(|why| bad(&why))
    }

    /// A new key, as a file has it.
    fn made() -> String {
        // Without random bytes nothing here is safe, and there are none to be had for anything else either.
        let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        let text = key.map(|key| STANDARD.encode(key)).unwrap_or_default();
        let lines: Vec<&str> =
            text.as_bytes().chunks(64).filter_map(|line| str::from_utf8(line).ok()).collect();
        format!("-----BEGIN PRIVATE KEY-----\n{}\n-----END PRIVATE KEY-----\n", lines.join("\n"))
    }

    fn read(key: &[u8]) -> Result<PushKey, PushKeyError> {
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, key, &SystemRandom::new());
        key.map(PushKey).map_err(|why| PushKeyError(format!("no key of P-256: {why}")))
    }

    /// The public key: a point, uncompressed.
    pub fn public(&self) -> &[u8] {
        self.0.public_key().as_ref()
    }

    /// What shows to a push service that it is us who send. `now` is in seconds since 1970.
    pub(super) fn token(&self, service: &str, contact: &str, now: u64) -> String {
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let claims = json!({ "aud": service, "exp": now + GOOD_FOR, "sub": contact });
        let [head, claims] = [head, claims].map(|part| URL_SAFE_NO_PAD.encode(part.to_string()));
        let signed = format!("{head}.{claims}");
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes());
        let signature = signature.map(|signature| URL_SAFE_NO_PAD.encode(signature)).unwrap_or_default();
        format!("{signed}.{signature}")
    }
}

/// Writes a new file that nobody but its owner reads.
fn write_secret(path: &Path, text: &[u8]) -> io::Result<()> {
    let mut file = private::options().write(true).create_new(true).open(path)?;
    file.write_all(text)?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    #[test]
    fn a_key_is_made_once_and_its_tokens_are_signed() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("push.pem");
        let made = PushKey::from_file(&path).expect("a key");
        let again = PushKey::from_file(&path).expect("the same key");
        assert_eq!(made.public(), again.public());
        let token = made.token("https://push.example", "mailto:ola@example.org", 1_700_000_000);
        let (signed, signature) = token.rsplit_once('.').expect("three parts");
        let signature = URL_SAFE_NO_PAD.decode(signature).expect("base64url");
        let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, again.public());
        key.verify(signed.as_bytes(), &signature).expect("signed by this key");
        let claims = URL_SAFE_NO_PAD.decode(signed.split('.').nth(1).expect("claims")).expect("base64url");
        let claims: serde_json::Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!(claims["aud"], "https://push.example");
        assert_eq!(claims["exp"], 1_700_000_000_u64 + 12 * 60 * 60);
    }

    #[test]
    fn what_is_no_key_is_refused_by_name() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("push.pem");
        for text in ["", "nonsense", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"] {
            std::fs::write(&path, text).expect("written");
            let error = PushKey::from_file(&path).expect_err("no key");
            assert!(error.to_string().contains("push.pem"), "{error}");
        }
    }
}

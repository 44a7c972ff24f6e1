//! `IndexedDB`, as far as we need it.

use super::StoreError;
use leptos::prelude::window;
use leptos::wasm_bindgen::prelude::*;
use leptos::web_sys::js_sys::{Array, Promise, Reflect};
use leptos::web_sys::{IdbDatabase, IdbObjectStore, IdbRequest, IdbTransaction, IdbTransactionMode};
use std::cell::RefCell;
use wasm_bindgen_futures::JsFuture;

const NAME: &str = "stolik";
const VERSION: u32 = 1;

thread_local! {
    static OPEN: RefCell<Option<Database>> = const { RefCell::new(None) };
}

/// Where things lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shelf {
    /// What lists show of games.
    Heads,
    /// Their records.
    Records,
}

impl Shelf {
    const ALL: [Shelf; 2] = [Shelf::Heads, Shelf::Records];

    const fn name(self) -> &'static str {
        match self {
            Shelf::Heads => "heads",
            Shelf::Records => "records",
        }
    }
}

/// The open database.
#[derive(Clone, Debug)]
pub struct Database(IdbDatabase);

impl Database {
    /// Opens it, once for the life of the page.
    pub async fn open() -> Result<Database, StoreError> {
        if let Some(open) = OPEN.with_borrow(Clone::clone) {
            return Ok(open);
        }
        let factory = window().indexed_db().ok().flatten().ok_or(StoreError::Forbidden)?;
        let request = factory.open_with_u32(NAME, VERSION).map_err(|error| reason(&error))?;
        let set_up = Closure::once({
            let request = request.clone();
            move || {
                let database: IdbDatabase = request.result().unwrap_or_default().unchecked_into();
                for shelf in Shelf::ALL {
                    if let Err(error) = database.create_object_store(shelf.name()) {
                        leptos::logging::error!("the database cannot be set up: {error:?}");
                    }
                }
            }
        });
        request.set_onupgradeneeded(Some(set_up.as_ref().unchecked_ref()));
        let found = finished(&request).await?;
        let database = Database(found.unchecked_into());
        // Another page of ours may want a newer one, or the person may clear everything: then it is opened again.
        let closed = Closure::<dyn Fn()>::new(|| {
            if let Some(open) = OPEN.take() {
                open.0.close();
            }
        });
        database.0.set_onversionchange(Some(closed.as_ref().unchecked_ref()));
        database.0.set_onclose(Some(closed.as_ref().unchecked_ref()));
        closed.forget();
        OPEN.set(Some(database.clone()));
        Ok(database)
    }

    /// Everything on a shelf.
    pub async fn all(&self, on: Shelf) -> Result<Vec<String>, StoreError> {
        let work = self.begin(IdbTransactionMode::Readonly)?;
        let request = store(&work, on)?.get_all().map_err(|error| reason(&error))?;
        let found: Array = finished(&request).await?.unchecked_into();
        Ok(found.iter().filter_map(|value| value.as_string()).collect())
    }

    /// What lies on a shelf under a key.
    pub async fn get(&self, on: Shelf, key: &str) -> Result<Option<String>, StoreError> {
        let work = self.begin(IdbTransactionMode::Readonly)?;
        let request = store(&work, on)?.get(&JsValue::from_str(key)).map_err(|error| reason(&error))?;
        Ok(finished(&request).await?.as_string())
    }

    /// Puts a game on both shelves, or on neither.
    pub async fn put(&self, key: &str, head: &str, record: &str) -> Result<(), StoreError> {
        let work = self.begin(IdbTransactionMode::Readwrite)?;
        for (shelf, text) in [(Shelf::Heads, head), (Shelf::Records, record)] {
            let put = store(&work, shelf)?.put_with_key(&JsValue::from_str(text), &JsValue::from_str(key));
            put.map_err(|error| reason(&error))?;
        }
        done(&work).await
    }

    /// Takes a game off both shelves.
    pub async fn delete(&self, key: &str) -> Result<(), StoreError> {
        let work = self.begin(IdbTransactionMode::Readwrite)?;
        for shelf in Shelf::ALL {
            store(&work, shelf)?.delete(&JsValue::from_str(key)).map_err(|error| reason(&error))?;
        }
        done(&work).await
    }

    fn begin(&self, mode: IdbTransactionMode) -> Result<IdbTransaction, StoreError> {
        let shelves: Array = Shelf::ALL.iter().map(|shelf| JsValue::from_str(shelf.name())).collect();
        let work = self.0.transaction_with_str_sequence_and_mode(&shelves, mode);
        work.map_err(|error| {
            // A database that was closed under us is opened anew next time.
            OPEN.set(None);
            reason(&error)
        })
    }
}

fn store(work: &IdbTransaction, shelf: Shelf) -> Result<IdbObjectStore, StoreError> {
    work.object_store(shelf.name()).map_err(|error| reason(&error))
}

/// What a request finds.
async fn finished(request: &IdbRequest) -> Result<JsValue, StoreError> {
    let heard = Promise::new(&mut |found, failed| {
        request.set_onsuccess(Some(&found));
        request.set_onerror(Some(&failed));
    });
    match JsFuture::from(heard).await {
        Ok(_) => request.result().map_err(|error| reason(&error)),
        Err(_) => Err(request.error().ok().flatten().map_or(StoreError::Forbidden, |error| reason(&error))),
    }
}

/// Waits until everything of a transaction is written.
async fn done(work: &IdbTransaction) -> Result<(), StoreError> {
    let heard = Promise::new(&mut |written, failed| {
        work.set_oncomplete(Some(&written));
        work.set_onerror(Some(&failed));
        work.set_onabort(Some(&failed));
    });
    match JsFuture::from(heard).await {
        Ok(_) => Ok(()),
        Err(_) => Err(work.error().map_or(StoreError::Forbidden, |error| reason(&error))),
    }
}

/// What an exception of the browser means.
pub fn reason(error: &JsValue) -> StoreError {
    let name = Reflect::get(error, &JsValue::from_str("name")).ok().and_then(|name| name.as_string());
    match name.as_deref() {
        Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => StoreError::Full,
        _ => StoreError::Forbidden,
    }
}

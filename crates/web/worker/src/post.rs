//! The browser's side: messages come in and go out, and between two slices of work there is room for them.

use crate::desk::Desk;
use js_sys::global;
use std::cell::RefCell;
use stolik_thought::{Reply, Wish, heard, said};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort, console};

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Listens to the page for as long as the worker lives.
pub fn open() {
    std::panic::set_hook(Box::new(|panic| console::error_1(&JsValue::from(panic.to_string()))));
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let Ok(channel) = MessageChannel::new() else {
        console::error_1(&JsValue::from_str("no message channel: the worker cannot think in slices"));
        return;
    };
    let (bell, call) = (channel.port1(), channel.port2());
    let ring = Ring { scope: scope.clone(), bell };

    let on_wish = {
        let ring = ring.clone();
        Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| ring.hear(&event))
    };
    scope.set_onmessage(Some(on_wish.as_ref().unchecked_ref()));
    on_wish.forget();
    let on_ring = Closure::<dyn FnMut()>::new(move || ring.work());
    call.set_onmessage(Some(on_ring.as_ref().unchecked_ref()));
    on_ring.forget();
    // What is sent before somebody listens is lost, so the page waits for this.
    say(&scope, stolik_thought::READY);
}

/// Where words go, and the bell that calls to the next slice after whatever waits in the queue.
#[derive(Clone)]
struct Ring {
    scope: DedicatedWorkerGlobalScope,
    bell: MessagePort,
}

impl Ring {
    fn hear(&self, event: &MessageEvent) {
        let text = event.data().as_string().unwrap_or_default();
        match heard::<Wish>(&text) {
            Ok(wish) => {
                let was_busy = DESK.with_borrow(Desk::is_busy);
                let reply = DESK.with_borrow_mut(|desk| desk.hear(wish, self.now()));
                if let Some(reply) = reply {
                    self.say(&reply);
                }
                if !was_busy {
                    self.work();
                }
            }
            Err(error) => console::error_1(&JsValue::from(error.to_string())),
        }
    }

    fn work(&self) {
        DESK.with_borrow_mut(|desk| desk.work(&mut || self.now(), &mut |reply| self.say(&reply)));
        if DESK.with_borrow(Desk::is_busy) {
            // A bell that cannot be rung leaves the question unanswered, and the page waits in vain: it must be heard of.
            if let Err(error) = self.bell.post_message(&JsValue::NULL) {
                console::error_1(&error);
            }
        }
    }

    fn now(&self) -> f64 {
        self.scope.performance().map_or(0.0, |clock| clock.now())
    }

    fn say(&self, reply: &Reply) {
        say(&self.scope, &said(reply));
    }
}

fn say(scope: &DedicatedWorkerGlobalScope, text: &str) {
    if let Err(error) = scope.post_message(&JsValue::from_str(text)) {
        console::error_1(&error);
    }
}

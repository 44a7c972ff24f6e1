//! The logo: a small table with three pieces, and the word drawn in one stroke weight.

use crate::session::Session;
use leptos::prelude::*;

/// The brand, a link to the front page: table and word, or on a phone the table alone.
#[component]
pub fn Brand(session: Session) -> impl IntoView {
    view! {
        <a class="brand" href="/" aria-label=session.text("page-home")>
            <span class="full">
                <svg viewBox="0 0 218 56" aria-hidden="true"><Table/><Word/></svg>
            </span>
            <span class="mini">
                <svg viewBox="0 4 56 48" aria-hidden="true"><Table/></svg>
            </span>
        </a>
    }
}

/// The table with its three pieces.
#[component]
fn Table() -> impl IntoView {
    view! {
        <g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">
            <path d="M13 31 9.5 47M43 31l3.5 16" stroke-width="4.5"/>
            <path d="M11.6 38.5h32.8" stroke-width="2.4"/>
        </g>
        <rect x="2" y="25" width="52" height="6.5" rx="3" fill="currentColor"/>
        <rect x="10" y="17.6" width="15" height="6.2" rx="3.1" fill="var(--gold)"/>
        <rect x="11" y="10.2" width="15" height="6.2" rx="3.1" fill="var(--accent)"/>
        <rect x="32" y="17.6" width="15" height="6.2" rx="3.1" fill="var(--green)"/>
    }
}

/// The word; the dot of its i is a piece.
#[component]
fn Word() -> impl IntoView {
    view! {
        <g class="word">
            <g
                fill="none"
                stroke="currentColor"
                stroke-width="5"
                stroke-linecap="round"
                stroke-linejoin="round"
            >
                <path d="M93 16.5c-2-5-6.5-7.2-11.3-7.2-6 0-10.7 3.4-10.7 8.9 0 12 23 6.5 23 19.3 0 6-5.2 9.5-11.7 9.5-5.8 0-10.6-2.6-12.7-8"/>
                <path d="M107.5 13v26.5c0 5 2.6 7.5 7 7.3 1.4 0 2.6-.3 3.7-.8M101.5 22.5h15.5"/>
                <circle cx="135" cy="34.5" r="12.3"/>
                <path d="M160 8v39M155 8h5M155 47h10.5"/>
                <path d="M178 23v24M173 23h5M173 47h10.5"/>
                <path d="M194 8v39M189 8h5M211 23l-16.5 14M200.5 32.5 212 47"/>
            </g>
            <circle cx="177.5" cy="11.5" r="4.6" fill="var(--accent)"/>
        </g>
    }
}

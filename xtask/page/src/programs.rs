//! The compiled programs of the page.

use std::path::Path;

use anyhow::Result;

use crate::bind::{Bound, bind, bind_in_parts};

/// What rustc wrote.
pub struct Programs<'p> {
    /// The page's own program.
    pub page: &'p Path,
    /// The program that thinks for it.
    pub worker: &'p Path,
}

impl Programs<'_> {
    /// Both as a browser takes them.
    pub fn bind(&self) -> Result<Vec<Bound>> {
        Ok(vec![bind_in_parts("stolik", self.page)?, bind("thinker", self.worker)?])
    }
}

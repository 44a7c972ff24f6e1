//! What must hold of studies, links and editors, seen from outside.

mod broken;
mod editors;
mod judged;
mod link;
mod pdn;
mod support;
mod tree;

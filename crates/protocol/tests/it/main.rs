//! What must hold of the description of the protocol.

mod described;

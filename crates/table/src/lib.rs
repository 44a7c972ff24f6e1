//! The table: seats, log, draft, undo and dice; no I/O.

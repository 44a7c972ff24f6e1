//! Warcaby: Polish draughts on 64 and on 81 fields.

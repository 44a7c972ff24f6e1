//! The boards with the river, and what stands on them.

use crate::scene::{Stage, owner};
use crate::spots::{bridge_at, river_at};
use crate::{Board, Colour, Column, Draft, Eye, Field, Kind, Pending, Piece, View};
use stolik_game::kit::Located;
use stolik_game::scene::{Field as SceneField, Look, Owner, Token};
use stolik_game::{Message, Scene};

/// The width of a field and of a piece.
const FIELD: i32 = 100;
/// The height of the river's drawing, `bitwa-river`.
const RIVER: i32 = 60;

/// The pieces that a viewer sees on the board: in the battle all; before it the camps that are known and, to a player, what
/// the player has committed; a player sees the own board alone.
pub(crate) fn pieces_shown(view: &View) -> Board {
    if let Some(battle) = &view.open.battle {
        return battle.board;
    }
    let mut board = Board::default();
    for colour in Colour::ALL {
        if matches!(view.eye, Eye::Player(player) if player != colour) {
            continue;
        }
        let pending = view.secret(colour).map(|secret| secret.pending);
        let camps = view.open.camps[colour.index()].or(match pending {
            Some(Pending::Camps(camps)) => Some(camps),
            _ => None,
        });
        for field in camps.iter().flat_map(|camps| camps.both()) {
            board.put(field, Piece { colour, kind: Kind::Camp });
        }
        if let Some(Pending::Deployment(placed)) = pending {
            placed.iter().for_each(|(kind, field)| board.put(field, Piece { colour, kind }));
        }
    }
    board
}

impl Stage<'_> {
    /// The pieces on the board, those of the draft too.
    pub fn board(&self) -> Board {
        let mut board = pieces_shown(self.view);
        if let (Some(draft), Some(colour)) = (&self.draft, self.player) {
            let mut put = |kind: Kind, field: Field| board.put(field, Piece { colour, kind });
            match draft {
                Draft::Camps(fields) => fields.iter().for_each(|field| put(Kind::Camp, field)),
                Draft::Deploy { placed, .. } => placed.iter().for_each(|(kind, field)| put(kind, field)),
                _ => {}
            }
        }
        board
    }

    /// The player whose board is shown alone, before the boards are joined.
    pub fn own_board(&self) -> Option<Colour> {
        self.player.filter(|_| self.battle().is_none())
    }

    /// The lowest and the highest row that is shown.
    fn rows(&self) -> (u8, u8) {
        let size = self.ground.size();
        match self.own_board() {
            Some(Colour::White) => (1, size),
            Some(Colour::Black) => (size + 1, 2 * size),
            None => (1, 2 * size),
        }
    }

    fn river_height(&self) -> i32 {
        if self.ground.has_river() { RIVER } else { 0 }
    }

    pub fn size(&self) -> (i32, i32) {
        let (low, high) = self.rows();
        (i32::from(self.ground.size()) * FIELD, i32::from(high - low + 1) * FIELD + self.river_height())
    }

    /// The upper left corner of a field; White's rows lie below the river.
    fn corner(&self, field: Field) -> (i32, i32) {
        let (_, high) = self.rows();
        let below_river = if field.row() <= self.ground.size() { self.river_height() } else { 0 };
        ((i32::from(field.column()) - 1) * FIELD, i32::from(high - field.row()) * FIELD + below_river)
    }

    /// Every field once, as one reads: from the upper left.
    pub fn fields(&self) -> Vec<SceneField> {
        let (low, high) = self.rows();
        let columns = 1..=self.ground.size();
        let fields =
            (low..=high).rev().flat_map(|row| columns.clone().filter_map(move |c| Field::new(c, row)));
        let scene_field = |field: Field| {
            let dark = (field.column() + field.row()).is_multiple_of(2);
            let look = Look(if dark { "board-field-dark" } else { "board-field-light" });
            SceneField { look: Some(look), ..SceneField::square(field, self.corner(field)) }
        };
        fields.map(scene_field).collect()
    }

    /// The columns in which a bridge lies, or is about to.
    pub fn bridges(&self) -> Vec<Column> {
        let mut columns: Vec<Column> = self.view.open.bridge_columns().collect();
        let pending = match (self.draft, self.player.and_then(|colour| self.view.secret(colour))) {
            (Some(Draft::Bridge(column)), _) => column,
            (None, Some(secret)) => match secret.pending {
                Pending::Bridge(column) => Some(column),
                _ => None,
            },
            _ => None,
        };
        columns.extend(pending);
        columns.sort_unstable();
        columns.dedup();
        columns
    }

    /// The river, the bridges over it, and the pieces.
    pub fn tokens(&self) -> Vec<Token> {
        let mut tokens = Vec::new();
        if self.ground.has_river() {
            tokens.extend((1..=self.ground.size()).filter_map(Column::new).map(|column| self.river(column)));
            tokens.extend(self.bridges().into_iter().map(|column| self.bridge(column)));
        }
        let board = self.board();
        tokens.extend(board.occupied().iter().filter_map(|field| Some(self.piece(field, board.on(field)?))));
        Scene::numbered(tokens)
    }

    /// Where the river begins in a column.
    fn river_corner(&self, column: Column) -> (i32, i32) {
        let (_, high) = self.rows();
        ((i32::from(column.number()) - 1) * FIELD, i32::from(high - self.ground.size().min(high)) * FIELD)
    }

    fn river(&self, column: Column) -> Token {
        let name = Message::new("szachowa-bitwa-token-river");
        let look = Look("bitwa-river");
        Token::upright(river_at(column), self.river_corner(column), look, Owner::Nobody, name)
    }

    /// A bridge reaches over both banks; at the edge of the own board there is only the river for it.
    fn bridge(&self, column: Column) -> Token {
        let (x, y) = self.river_corner(column);
        let (scale, at) = match self.own_board() {
            Some(_) => (60, (x + (FIELD - RIVER) / 2, y)),
            None => (100, (x, y - (FIELD - RIVER) / 2)),
        };
        let name = Message::new("szachowa-bitwa-token-bridge").with("column", column);
        let look = Look("bitwa-bridge");
        Token { scale, ..Token::upright(bridge_at(column), at, look, Owner::Nobody, name) }
    }

    fn piece(&self, field: Field, piece: Piece) -> Token {
        let used = self.battle().is_some_and(|battle| battle.used.has(field));
        let in_use = self.battle().and_then(|battle| battle.in_use).is_some_and(|in_use| in_use.at == field);
        let name = Message::new(match (in_use, used) {
            (true, _) => "szachowa-bitwa-token-in-use",
            (false, true) => "szachowa-bitwa-token-used",
            (false, false) => "szachowa-bitwa-token-piece",
        });
        let name = name.with("side", piece.colour).with("kind", piece.kind);
        Token::upright(field.spot(), self.corner(field), Look(look(piece.kind)), owner(piece.colour), name)
    }
}

/// The drawing of a kind.
pub(crate) const fn look(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => "bitwa-levy",
        Kind::Knight => "bitwa-knights",
        Kind::Pikemen => "bitwa-pikemen",
        Kind::Crossbowmen => "bitwa-crossbowmen",
        Kind::King => "bitwa-king",
        Kind::Camp => "bitwa-camp",
    }
}

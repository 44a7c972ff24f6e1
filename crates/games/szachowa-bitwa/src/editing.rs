//! Setting up a battle piece by piece. What comes before it is told as text.

use crate::scene::board::look;
use crate::scene::owner;
use crate::{Colour, Column, Field, GoingOn, Kind, Setup, SzachowaBitwa};
use stolik_game::kit::Located;
use stolik_game::{Dial, Editing, Message, Sort, Spot};

fn pieces() -> impl Iterator<Item = (Colour, Kind)> {
    Colour::ALL.into_iter().flat_map(|colour| Kind::LISTED.into_iter().map(move |kind| (colour, kind)))
}

impl Editing for SzachowaBitwa {
    fn sorts(&self) -> Vec<Sort> {
        let sort = |(colour, kind): (Colour, Kind)| {
            let name = Message::new("szachowa-bitwa-token-piece");
            let name = name.with("side", colour).with("kind", kind);
            Sort::piece(look(kind), owner(colour), name)
        };
        pieces().map(sort).collect()
    }

    fn bare_setup(&self) -> Setup {
        Setup::new(GoingOn::Battle(Colour::White))
    }

    fn standing(&self, setup: &Setup) -> Vec<(Spot, usize)> {
        let mut standing = Vec::new();
        for (sort, (colour, kind)) in pieces().enumerate() {
            let side = &setup.sides[colour.index()];
            let own = side.pieces.iter().filter(|(own, _)| *own == kind).map(|(_, field)| *field);
            let camps = side.camps.iter().copied().filter(|_| kind == Kind::Camp);
            standing.extend(own.chain(camps).map(|field| (field.spot(), sort)));
        }
        standing
    }

    fn put(&self, setup: &mut Setup, spot: Spot, sort: Option<usize>) {
        let Some(field) = Field::of_spot(spot) else { return };
        let in_battle = matches!(setup.going_on, GoingOn::Battle(_) | GoingOn::Desert { .. });
        for side in &mut setup.sides {
            side.pieces.retain(|(_, other)| *other != field);
            side.camps.retain(|other| *other != field);
        }
        setup.used.retain(|other| *other != field);
        if setup.in_use.is_some_and(|in_use| in_use.at == field) {
            setup.in_use = None;
        }
        if setup.fight.is_some_and(|fight| fight.from == field || fight.to == field) {
            (setup.fight, setup.shown) = (None, None);
        }
        if let Some((colour, kind)) = sort.and_then(|sort| pieces().nth(sort)) {
            let side = &mut setup.sides[colour.index()];
            if kind == Kind::Camp && !in_battle {
                side.camps.push(field);
            } else {
                side.pieces.push((kind, field));
            }
        }
    }

    fn dials(&self, setup: &Setup) -> Vec<Dial> {
        let GoingOn::Battle(turn) = setup.going_on else {
            return Vec::new();
        };
        let sides = ["szachowa-bitwa-side-white", "szachowa-bitwa-side-black"].map(Message::new).to_vec();
        let mut dials = vec![
            Dial::one_of("turn", Message::new("editor-dial-turn"), i64::from(turn.seat().0), sides),
            Dial::number("rounds", Message::new("szachowa-bitwa-dial-rounds"), setup.rounds, 400),
            Dial::number("quiet", Message::new("szachowa-bitwa-dial-quiet"), setup.quiet, 400),
        ];
        for colour in Colour::ALL {
            let (side, of) = (&setup.sides[colour.index()], colour.index() as u8);
            let label = |key| Message::new(key).with("side", colour);
            let king = i64::from(side.king.unwrap_or(1));
            dials.push(Dial::number("king", label("szachowa-bitwa-dial-king"), king, 6).of(of));
            let bridge = side.bridge.map_or(0, |column| i64::from(column.number()));
            dials.push(
                Dial::number("bridge", label("szachowa-bitwa-dial-bridge"), bridge, self.size().into())
                    .of(of),
            );
        }
        dials
    }

    fn turn_dial(&self, setup: &mut Setup, id: &str, of: u8, value: i64) {
        let (small, count) =
            (u8::try_from(value).unwrap_or(u8::MAX), u16::try_from(value).unwrap_or(u16::MAX));
        let side = &mut setup.sides[usize::from(of.min(1))];
        match id {
            "turn" => {
                let turn = if value == 0 { Colour::White } else { Colour::Black };
                setup.going_on = GoingOn::Battle(turn);
                (setup.in_use, setup.points) = (None, None);
                (setup.fight, setup.shown) = (None, None);
            }
            "rounds" => setup.rounds = count,
            "quiet" => setup.quiet = count,
            "king" => side.king = (small > 1).then_some(small),
            "bridge" => side.bridge = Column::new(small),
            _ => {}
        }
    }
}

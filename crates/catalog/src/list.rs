//! The list of games: the one place where a game joins.

/// Calls a macro with all games: the variant of the enums, and the type.
macro_rules! all_games {
    ($with:ident) => {
        $with! {
            Warcaby(stolik_warcaby::Warcaby),
            Multiwarcaby(stolik_multiwarcaby::Multiwarcaby),
            BattleRoyale(stolik_battle_royale::BattleRoyale),
            MedhKuuLash(stolik_medh_kuu_lash::MedhKuuLash),
            SzachowaBitwa(stolik_szachowa_bitwa::SzachowaBitwa),
            Wojna(stolik_wojna::Wojna),
        }
    };
}

pub(crate) use all_games;

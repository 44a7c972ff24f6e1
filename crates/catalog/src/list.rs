//! The list of games: the one place where a game joins.

/// Calls a macro with all games: the variant of the enums, the type, and the file of its [profile](crate::profile).
macro_rules! all_games {
    ($with:ident) => {
        $with! {
            Warcaby(stolik_warcaby::Warcaby) in warcaby,
            Multiwarcaby(stolik_multiwarcaby::Multiwarcaby) in multiwarcaby,
            BattleRoyale(stolik_battle_royale::BattleRoyale) in battle_royale,
            MedhKuuLash(stolik_medh_kuu_lash::MedhKuuLash) in medh_kuu_lash,
            SzachowaBitwa(stolik_szachowa_bitwa::SzachowaBitwa) in szachowa_bitwa,
            Wojna(stolik_wojna::Wojna) in wojna,
        }
    };
}

pub(crate) use all_games;

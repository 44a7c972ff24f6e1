//! The list of games: the one place where a game joins.

/// Calls a macro with all games: the variant of the enums, the type, the file of its [profile](crate::profile), and what
/// the game has besides the contract that every game has ([`Listing`](crate::Listing)).
macro_rules! all_games {
    ($with:ident) => {
        $with! {
            Warcaby(stolik_warcaby::Warcaby) in warcaby: Editing, Portable, RawPerft;
            Multiwarcaby(stolik_multiwarcaby::Multiwarcaby) in multiwarcaby: Editing;
            BattleRoyale(stolik_battle_royale::BattleRoyale) in battle_royale: Editing;
            MedhKuuLash(stolik_medh_kuu_lash::MedhKuuLash) in medh_kuu_lash: Editing;
            SzachowaBitwa(stolik_szachowa_bitwa::SzachowaBitwa) in szachowa_bitwa: Composing, Editing, Timed;
            Wojna(stolik_wojna::Wojna) in wojna: Editing, Mapped;
        }
    };
}

pub(crate) use all_games;

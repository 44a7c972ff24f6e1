//! The variants a table may choose.

stolik_game::words! {
    /// Who chooses the way of a push where both ways are allowed (MK14).
    PushChooser {
        /// Whose turn it is.
        Mover = "mover",
        /// Whose pieces are pushed.
        Owner = "owner",
    }

    /// Whose primary goal is looked at when a turn ends (MK25).
    GoalCheck {
        /// Both players'.
        Both = "both",
        /// That of the player whose turn it was.
        MoverOnly = "mover_only",
    }
}

stolik_game::options! {
    /// The options of a game; the defaults are what the rules page rules.
    #[derive(Copy, Hash)]
    Options {
        /// The opponent's pieces may make the sum move too (MK4).
        move_enemy: bool = yes_no(no), "MK4";
        /// A swap along the peaks counts its distance round the ring (MK8).
        swap_wrap: bool = yes_no(no), "MK8";
        /// Who chooses the way of a push (MK14).
        push_chooser: PushChooser = one_of(), "MK14";
        /// A push takes pieces of both colours along to a free morning (MK15).
        mixed_push: bool = yes_no(no), "MK15";
        /// A triple counts for its owner in the opponent's turn too (MK18).
        triple_any_turn: bool = yes_no(no), "MK18";
        /// Whose primary goal is looked at when a turn ends (MK25).
        goal_check: GoalCheck = one_of(), "MK25";
        /// After so many turns the game is drawn (MK29).
        max_turns: u16 = number(1000, 100..=10_000), "MK29";
    }
    clashes: |_| Vec::new()
}

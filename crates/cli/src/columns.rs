//! Tables of plain text.

/// The rows with their cells under each other, two spaces apart; no spaces at the end of a line.
pub fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let wide = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        // Polish letters are one wide like the others.
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(wide).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, &wide)| format!("{cell:wide$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::aligned;

    #[test]
    fn cells_stand_under_each_other() {
        let rows = [vec!["gra", "miejsca"], vec!["źródło", "2"], vec!["a"]]
            .map(|row| row.into_iter().map(str::to_owned).collect());
        assert_eq!(aligned(&rows), ["gra     miejsca", "źródło  2", "a"]);
        assert!(aligned(&[]).is_empty());
    }
}

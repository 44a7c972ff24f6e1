-- Here was an index over who has made tables, which could not be made where one of them was damaged. The sixth schema has another.
SELECT 1;

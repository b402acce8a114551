/** Returns the known words with the fewest edits from a mistyped one, if few enough. */
export function closestWords(typed: string, known: string[]): string[] {
  const allowed = typed.length < 3 ? 0 : typed.length < 5 ? 1 : 2;
  const near = known
    .map((word) => ({ word, slips: slipsBetween(typed, word, allowed) }))
    .filter(({ slips }) => slips <= allowed);
  const fewest = Math.min(...near.map(({ slips }) => slips));
  return near.filter(({ slips }) => slips === fewest).map(({ word }) => word);
}

/**
 * Edit distance: insertions, deletions, substitutions and adjacent transpositions (restricted Damerau–Levenshtein).
 * Infinity once it must exceed `most`: a transposition skips one row, so two rows above `most` decide.
 */
function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(
        rows[row - 1]![column]! + 1,
        line[column - 1]! + 1,
        rows[row - 1]![column - 1]! + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwap) cost = Math.min(cost, rows[row - 2]![column - 2]! + 1);
      line.push(cost);
    }
    if (Math.min(...line) > most && Math.min(...rows[row - 1]!) > most) return Infinity;
    rows.push(line);
  }
  return rows[one.length]![other.length]!;
}

/** Returns the numbers to show: first, last, and those around the current one; null for a gap. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const shown = [...new Set(wanted)].toSorted((one, other) => one - other);
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? 0) - 1;
    // A gap of one page shows that page, because it takes the same room.
    if (gap === 1) return [number - 1, number];
    return gap > 1 ? [null, number] : [number];
  });
}

import type { Run } from './blocks.ts';

/** Joins runs of the same style, collapses spaces and trims the ends. Returns none for blank text. */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isBlank = run.text.trim() === '';
    if (last && (isSameStyle(last, run) || (isBlank && last.href === null && run.href === null))) {
      last.text += run.text;
    } else {
      joined.push({ ...run });
    }
  }
  for (const run of joined) run.text = run.text.replaceAll(/ *\n */g, '\n').replaceAll(/ {2,}/g, ' ');
  const [first] = joined;
  if (first) first.text = first.text.trimStart();
  const last = joined.at(-1);
  if (last) last.text = last.text.trimEnd();
  const kept = joined.filter(({ text }) => text !== '');
  return kept.every(({ text }) => text.trim() === '') ? [] : kept;
}

const isSameStyle = (one: Run, other: Run): boolean =>
  one.isBold === other.isBold && one.isItalic === other.isItalic && one.href === other.href;

import { compareKeys, type Cv, DEFAULT_CV_SETTINGS, type JsonResume } from '@cpa/shared/contracts';
import { entriesOf, type Entry, type EntrySection, textsOf } from '../../../cv-draft/draft.ts';

/** A field or an entry that differs between two versions of a CV, with the texts of both. */
export type CvDifference =
  | { kind: 'basics'; field: BasicsField; mine: string; theirs: string }
  | { kind: 'summary'; mine: string; theirs: string }
  | { kind: 'entry'; section: EntrySection; number: number; mine: string; theirs: string }
  | { kind: 'photo' }
  | { kind: 'design' };

type BasicsField = (typeof BASICS)[number];
const BASICS = ['name', 'label', 'email', 'phone', 'city', 'url', 'profile'] as const;

/** Lists what differs, in the order of the form. */
export function cvDifferences(mine: Cv, theirs: Cv): CvDifference[] {
  const [a, b] = [mine.resume.basics ?? {}, theirs.resume.basics ?? {}];
  const sections = DEFAULT_CV_SETTINGS.sectionOrder.filter((name) => name !== 'summary');
  return [
    ...BASICS.map((field) => ({
      kind: 'basics' as const,
      field,
      mine: basicsText(a, field),
      theirs: basicsText(b, field),
    })).filter((found) => found.mine !== found.theirs),
    ...((a.image ?? '') === (b.image ?? '') ? [] : [{ kind: 'photo' as const }]),
    ...((a.summary ?? '') === (b.summary ?? '')
      ? []
      : [{ kind: 'summary' as const, mine: a.summary ?? '', theirs: b.summary ?? '' }]),
    ...sections.flatMap((section) =>
      entryDifferences(section, entriesOf(mine, section), entriesOf(theirs, section)),
    ),
    ...(canonical(mine.settings) === canonical(theirs.settings) ? [] : [{ kind: 'design' as const }]),
  ];
}

function basicsText(basics: NonNullable<JsonResume['basics']>, field: BasicsField): string {
  if (field === 'city') return basics.location?.city ?? '';
  if (field === 'profile') return basics.profiles?.[0]?.url ?? '';
  return basics[field] ?? '';
}

function entryDifferences(section: EntrySection, mine: Entry[], theirs: Entry[]): CvDifference[] {
  const count = Math.max(mine.length, theirs.length);
  return Array.from({ length: count }, (_, index) => index)
    .map((index) => ({ index, mine: mine[index], theirs: theirs[index] }))
    .filter((pair) => canonical(pair.mine) !== canonical(pair.theirs))
    .map(({ index, ...pair }) => {
      const keys = new Set(
        Object.keys({ ...pair.mine, ...pair.theirs }).filter(
          (key) => canonical(pair.mine?.[key]) !== canonical(pair.theirs?.[key]),
        ),
      );
      const text = (entry: Entry = {}) =>
        [...keys]
          .flatMap((key) => textsOf(entry[key]))
          .filter(Boolean)
          .join(', ');
      return { kind: 'entry', section, number: index + 1, mine: text(pair.mine), theirs: text(pair.theirs) };
    });
}

/** JSON with sorted keys and without empty values: the database does not preserve the order of keys. */
function canonical(value: unknown): string {
  return JSON.stringify(sorted(value)) ?? '';
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(sorted);
  if (typeof value !== 'object' || value === null) return value === '' ? undefined : (value ?? undefined);
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, sorted(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([one], [other]) => compareKeys(one, other));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

import type { Cv, JsonResume } from '@cpa/shared/contracts';
import { textsOf } from '../../../cv-draft/draft.ts';

type Basics = NonNullable<JsonResume['basics']>;

/** A found item that the user confirms: a field of `basics`, or an entry of a section with its fields. */
export type ImportItem = {
  key: string;
  section: string;
  /** Field of `basics` or index of the entry. */
  at: string | number;
  text: string;
  fields: { key: string; field: string; text: string }[];
};

/** Lists everything in an imported document, one item per field of the contact details and per entry. */
export function importItems({ basics = {}, ...sections }: JsonResume): ImportItem[] {
  const fields = Object.entries(basics).map(([field, value]) => item('basics', field, value));
  const entries = Object.entries(sections).flatMap(([section, list]) =>
    Array.isArray(list) ? list.map((entry, index) => item(section, index, entry)) : [],
  );
  return [...fields, ...entries].filter(({ text }) => text !== '');
}

/**
 * Imports the items whose keys are not in `left`, without the fields of entries in `left`. Contact details replace,
 * entries follow the existing ones. Unknown keys are kept.
 */
export function mergeImport(cv: Cv, found: JsonResume, left: ReadonlySet<string> = new Set()): Cv {
  const { basics: _basics, ...rest } = found;
  const others = Object.fromEntries(Object.entries(rest).filter(([, value]) => !Array.isArray(value)));
  const resume: JsonResume = { ...others, ...cv.resume };
  const basics: Basics = { ...cv.resume.basics };
  for (const { key, section, at, fields } of importItems(found)) {
    if (left.has(key)) continue;
    if (section === 'basics') basics[at] = found.basics?.[at];
    else {
      const entry = (found[section] as unknown[])[at as number];
      const omitted = fields.filter((field) => left.has(field.key)).map(({ field }) => field);
      resume[section] = [...((resume[section] as unknown[] | undefined) ?? []), without(entry, omitted)];
    }
  }
  return { ...cv, resume: { ...resume, basics } };
}

function item(section: string, at: string | number, value: unknown): ImportItem {
  const key = `${section}.${at}`;
  const isEntry = section !== 'basics' && typeof value === 'object' && value !== null;
  const fields = isEntry
    ? Object.entries(value)
        .map(([field, content]) => ({
          key: `${key}.${field}`,
          field,
          text: textsOf(content).join('\n').trim(),
        }))
        .filter(({ text }) => text !== '')
    : [];
  const isPicture = at === 'image';
  const text = isPicture ? (value ? '✓' : '') : textsOf(value).filter(Boolean).join(' · ');
  return { key, section, at, text, fields };
}

/** An open period has no end; leaving the end out must not open it. */
function without(entry: unknown, omitted: readonly string[]): unknown {
  if (omitted.length === 0) return entry;
  const kept = Object.entries(entry as object).filter(([field]) => !omitted.includes(field));
  return { ...Object.fromEntries(kept), ...(omitted.includes('endDate') && { endDate: '' }) };
}

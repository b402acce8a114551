import type { Cv, JsonResume } from '@cpa/shared/contracts';
import { textsOf } from './draft.ts';

type Basics = NonNullable<JsonResume['basics']>;

/** A found item that the person confirms: a field of `basics`, or an entry of a section. */
export type ImportItem = {
  key: string;
  section: string;
  /** Field of `basics` or index of the entry. */
  at: string | number;
  text: string;
};

/** Lists everything in an imported document, one item per field of the contact details and per entry. */
export function importItems({ basics = {}, ...sections }: JsonResume): ImportItem[] {
  const fields = Object.entries(basics).map(([field, value]) => item('basics', field, value));
  const entries = Object.entries(sections).flatMap(([section, list]) =>
    Array.isArray(list) ? list.map((entry, index) => item(section, index, entry)) : [],
  );
  return [...fields, ...entries].filter(({ text }) => text !== '');
}

/** Takes the confirmed items over: fields replace, entries follow those that are there. Unknown keys are kept. */
export function mergeImport(cv: Cv, found: JsonResume, chosen: readonly ImportItem[]): Cv {
  const { basics: _basics, ...rest } = found;
  const others = Object.fromEntries(Object.entries(rest).filter(([, value]) => !Array.isArray(value)));
  const resume: JsonResume = { ...others, ...cv.resume };
  const basics: Basics = { ...cv.resume.basics };
  for (const { section, at } of chosen) {
    if (section === 'basics') basics[at] = found.basics?.[at];
    else {
      const entry = (found[section] as unknown[])[at as number];
      resume[section] = [...((resume[section] as unknown[] | undefined) ?? []), entry];
    }
  }
  return { ...cv, resume: { ...resume, basics } };
}

function item(section: string, at: string | number, value: unknown): ImportItem {
  const isPicture = at === 'image';
  const text = isPicture ? (value ? '✓' : '') : textsOf(value).filter(Boolean).join(' · ');
  return { key: `${section}.${at}`, section, at, text: text.slice(0, 160) };
}

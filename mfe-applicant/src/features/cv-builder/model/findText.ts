import type { Cv } from '@cpa/shared/contracts';
import { type Draft, entriesOf, type EntrySection, textsOf } from '../../../cv-draft/draft.ts';
import { idsOf } from '../../../cv-draft/edits.ts';

type Found = { section: 'basics' | 'summary' | EntrySection; entryId?: string; field?: string };

/** Finds the field of the CV that a text of the page comes from. A line of the page may be a part of a field. */
export function findText(draft: Draft, text: string): Found | null {
  const wanted = plain(text);
  if (wanted.length < 2) return null;
  return findEntry(draft, wanted) ?? findBasics(draft.cv, wanted);
}

function findBasics({ resume: { basics = {} } }: Cv, wanted: string): Found | null {
  const { summary, image: _image, location, ...others } = basics;
  if (matches(summary, wanted)) return { section: 'summary', field: 'summary' };
  const key = Object.keys(others).find((name) =>
    textsOf(others[name]).some((value) => matches(value, wanted)),
  );
  if (key) return { section: 'basics', field: key === 'profiles' ? 'profile' : key };
  if (location && textsOf(location).some((value) => matches(value, wanted))) {
    return { section: 'basics', field: 'city' };
  }
  return null;
}

function findEntry(draft: Draft, wanted: string): Found | null {
  for (const section of Object.keys(draft.ids) as EntrySection[]) {
    const ids = idsOf(draft, section);
    for (const [index, entry] of entriesOf(draft.cv, section).entries()) {
      const field = Object.keys(entry).find((key) =>
        textsOf(entry[key]).some((text) => matches(text, wanted)),
      );
      if (field) return { section, entryId: ids[index]!, field };
    }
  }
  return null;
}

/** True when one of the texts contains the other. */
function matches(value: string | undefined, wanted: string): boolean {
  const text = plain(value ?? '');
  return text.length > 1 && (text.includes(wanted) || wanted.includes(text));
}

function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[•·–-]\s*/, '')
    .trim()
    .toLowerCase();
}

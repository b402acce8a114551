import type { Cv, CvSettings, JsonResume, SectionName } from '@cpa/shared/contracts';
import { type Draft, draftOf, entriesOf, type Entry, type EntrySection, sectionsInOrder } from './draft.ts';

type Basics = NonNullable<JsonResume['basics']>;

export function changeBasics(draft: Draft, changes: Basics): Draft {
  const basics = withoutUndefined({ ...draft.cv.resume.basics, ...changes });
  return withResume(draft, { basics });
}

export function changeSettings(draft: Draft, changes: Partial<CvSettings>): Draft {
  return { ...draft, cv: { ...draft.cv, settings: { ...draft.cv.settings, ...changes } } };
}

export function changeEntry(draft: Draft, section: EntrySection, id: string, changes: Entry): Draft {
  const at = indexOf(draft, section, id);
  if (at === -1) return draft;
  const entries = entriesOf(draft.cv, section).with(
    at,
    withoutUndefined({ ...entriesOf(draft.cv, section)[at], ...changes }),
  );
  return withResume(draft, { [section]: entries });
}

export function addEntry(draft: Draft, section: EntrySection, id: string, entry: Entry): Draft {
  return withEntries(draft, section, {
    entries: [...entriesOf(draft.cv, section), entry],
    ids: [...idsOf(draft, section), id],
  });
}

export function removeEntry(draft: Draft, section: EntrySection, id: string): Draft {
  const at = indexOf(draft, section, id);
  if (at === -1) return draft;
  return withEntries(draft, section, {
    entries: entriesOf(draft.cv, section).toSpliced(at, 1),
    ids: idsOf(draft, section).toSpliced(at, 1),
  });
}

/** Moves an entry to index `to` of the list without it. */
export function moveEntry(draft: Draft, section: EntrySection, id: string, to: number): Draft {
  const at = indexOf(draft, section, id);
  if (at === -1) return draft;
  return withEntries(draft, section, {
    entries: moved(entriesOf(draft.cv, section), at, to),
    ids: moved(idsOf(draft, section), at, to),
  });
}

/** Moves a section to index `to` of the order without it. */
export function moveSection(draft: Draft, section: SectionName, to: number): Draft {
  const order = sectionsInOrder(draft.cv.settings);
  return changeSettings(draft, { sectionOrder: moved(order, order.indexOf(section), to) });
}

export function toggleSection(draft: Draft, section: SectionName): Draft {
  const { hiddenSections } = draft.cv.settings;
  const isHidden = hiddenSections.includes(section);
  return changeSettings(draft, {
    hiddenSections: isHidden
      ? hiddenSections.filter((hidden) => hidden !== section)
      : [...hiddenSections, section],
  });
}

export function replaceCv(_draft: Draft, cv: Cv): Draft {
  return draftOf(cv);
}

export function idsOf({ ids }: Draft, section: EntrySection): string[] {
  return ids[section] ?? [];
}

/** Returns -1 for an entry that no longer exists, for example after undo. */
export function indexOf(draft: Draft, section: EntrySection, id: string): number {
  return idsOf(draft, section).indexOf(id);
}

function withEntries(
  draft: Draft,
  section: EntrySection,
  { entries, ids }: { entries: Entry[]; ids: string[] },
): Draft {
  return { ...withResume(draft, { [section]: entries }), ids: { ...draft.ids, [section]: ids } };
}

function withResume(draft: Draft, changes: Partial<JsonResume>): Draft {
  return { ...draft, cv: { ...draft.cv, resume: { ...draft.cv.resume, ...changes } } };
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, items[from]!);
}

/** Drops keys without a value: an absent key and `undefined` differ in JSON. */
function withoutUndefined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as Value;
}

import {
  type Cv,
  type CvSettings,
  DEFAULT_CV_SETTINGS,
  type JsonResume,
  type SectionName,
} from '@cpa/shared/contracts';

/** A section that is a list of entries. */
export type EntrySection = Exclude<SectionName, 'summary'>;
export type Entry = Record<string, unknown>;

/** A CV that is edited. `ids` name the entries of each section in order, because JSON Resume has no IDs. */
export type Draft = { cv: Cv; ids: Partial<Record<EntrySection, string[]>> };

const ENTRY_SECTIONS = [
  'work',
  'education',
  'languages',
  'skills',
  'certificates',
  'volunteer',
  'projects',
  'awards',
  'publications',
  'interests',
  'references',
] as const satisfies readonly EntrySection[];

let lastId = 0;
/** Returns an ID that is unique in this document. */
export function newEntryId(): string {
  lastId += 1;
  return `e${lastId}`;
}

export function draftOf(cv: Cv): Draft {
  const ids = ENTRY_SECTIONS.map((section) => [section, (cv.resume[section] ?? []).map(() => newEntryId())]);
  return { cv, ids: Object.fromEntries(ids) as Draft['ids'] };
}

export function emptyCv(settings: Partial<CvSettings> = {}): Cv {
  return { resume: { basics: {} }, settings: { ...DEFAULT_CV_SETTINGS, ...settings } };
}

export function entriesOf({ resume }: Cv, section: EntrySection): Entry[] {
  return resume[section] ?? [];
}

/** All sections in the order of the CV; sections that its settings do not name follow. */
export function sectionsInOrder({ sectionOrder }: CvSettings): SectionName[] {
  return [...new Set([...sectionOrder, ...DEFAULT_CV_SETTINGS.sectionOrder])];
}

/** Counts the words of everything in the CV except the photo. */
export function countWords({ resume }: Cv): number {
  const basics = { ...resume.basics, image: undefined };
  return textsOf({ ...contentOf(resume), basics })
    .join(' ')
    .split(/\s+/)
    .filter(Boolean).length;
}

/** The resume without the metadata of the file. */
function contentOf(resume: JsonResume): JsonResume {
  return { ...resume, meta: undefined, $schema: undefined };
}

/** Lists the strings in a value, depth first. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

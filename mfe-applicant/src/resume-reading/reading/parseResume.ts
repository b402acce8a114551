import type { JsonResume } from '@cpa/shared/contracts';
import { findContact } from './findContact.ts';
import { findEntries, type FoundEntry } from './findEntries.ts';
import { findInterests, findLanguages, findSkills } from './findItems.ts';
import { findSections, type FoundSection } from './findSections.ts';
import { namesOf, studyNames } from './namesOf.ts';
import type { ResumeLine } from './resumeLine.ts';

/** Content of a resume file. `unassigned` has every text without a field. */
export type ParsedResume = { resume: JsonResume; unassigned: string[] };

/** Reads a resume by its headings, dates and separators. Every text ends in a field or in `unassigned`. */
export function parseResume(lines: readonly ResumeLine[]): ParsedResume {
  const sections = findSections(lines.filter(({ text }) => text !== ''));
  const contactLines = sections
    .filter(({ target }) => target === 'contact')
    .flatMap((section) => section.lines);
  const { basics: found, rest } = findContact(contactLines);
  const { name, label, ...details } = found;
  const basics = { ...(name && { name }), ...(label && { label }), ...details };
  const unassigned = [...rest];
  const resume: JsonResume = { basics };
  for (const section of sections) unassigned.push(...takeSection(resume, section));
  return { resume, unassigned };
}

/** Adds a section to the resume. Returns the texts that have no field. */
function takeSection(resume: JsonResume, { target, heading, lines }: FoundSection): string[] {
  if (target === 'contact' || lines.length === 0) return [];
  const texts = lines.map(({ text }) => text.replaceAll('\t', ' '));
  if (target === null) return texts.map((text) => `${heading}: ${text}`);
  if (target === 'summary') {
    resume.basics = {
      ...resume.basics,
      summary: [resume.basics?.summary, ...texts].filter(Boolean).join('\n'),
    };
    return [];
  }
  if (target === 'skills') return add(resume, 'skills', findSkills(lines));
  if (target === 'languages') return add(resume, 'languages', findLanguages(lines));
  if (target === 'interests') return add(resume, 'interests', findInterests(lines));
  const { entries, loose } = findEntries(lines);
  const read: (entry: FoundEntry) => object = ENTRIES[target];
  add(resume, target, entries.map(read));
  return loose;
}

type ListSection = keyof typeof ENTRIES | 'skills' | 'languages' | 'interests';

function add(resume: JsonResume, section: ListSection, entries: object[]): string[] {
  const list: object[] = (resume[section] ??= []);
  for (const entry of entries) list.push(entry);
  return [];
}

const ENTRIES = {
  work: (entry: FoundEntry) => {
    const { title, organization, place } = namesOf(entry.titles);
    return {
      position: title,
      name: organization,
      ...(place && { location: place }),
      ...period(entry),
      ...body(entry),
    };
  },
  volunteer: (entry: FoundEntry) => {
    const { title, organization, place } = namesOf(entry.titles);
    return {
      position: title,
      organization: [organization, place].filter(Boolean).join(', '),
      ...period(entry),
      ...body(entry),
    };
  },
  education: (entry: FoundEntry) => {
    const { study, area, school } = studyNames(entry.titles);
    const { dates, texts, bullets } = entry;
    return {
      studyType: study,
      ...(area && { area }),
      institution: school,
      startDate: dates.startDate ?? '',
      ...(!dates.isOpen && { endDate: dates.endDate ?? '' }),
      ...(texts.length > 0 && { score: texts.join(' ') }),
      ...(bullets.length > 0 && { courses: bullets }),
    };
  },
  certificates: (entry: FoundEntry) => {
    const { title, organization, place } = namesOf(entry.titles);
    const issuer = [organization, place, ...entry.texts, ...entry.bullets].filter(Boolean).join(', ');
    return { name: title, issuer, date: lastDate(entry) };
  },
  projects: (entry: FoundEntry) => {
    const { title, organization, place } = namesOf(entry.titles);
    const { summary, ...lines } = body(entry);
    const entity = [organization, place].filter(Boolean).join(', ');
    return {
      name: title,
      ...(entity && { entity }),
      ...period(entry),
      ...(summary && { description: summary }),
      ...lines,
    };
  },
  awards: (entry: FoundEntry) => {
    const { title, organization, place } = namesOf(entry.titles);
    const awarder = [organization, place].filter(Boolean).join(', ');
    return { title, awarder, date: lastDate(entry), ...prose('summary', entry) };
  },
  publications: (entry: FoundEntry) => {
    const { title, organization, place } = namesOf(entry.titles);
    const publisher = [organization, place].filter(Boolean).join(', ');
    return { name: title, publisher, releaseDate: lastDate(entry), ...prose('summary', entry) };
  },
  references: (entry: FoundEntry) => {
    const [name = '', ...more] = entry.titles;
    const { startDate, endDate } = entry.dates;
    const texts = [...more, startDate, endDate, ...entry.texts, ...entry.bullets].filter(Boolean);
    return { name: name.replaceAll('\t', ' '), reference: texts.join('\n').replaceAll('\t', ' ') };
  },
};

/** A single date is the end. A job without dates is not the current one. */
function period({ dates: { startDate, endDate, isOpen } }: FoundEntry): {
  startDate: string;
  endDate?: string;
} {
  return { startDate: startDate ?? '', ...(!isOpen && { endDate: endDate ?? '' }) };
}

/** Certificates and awards have one date: the last one of a period. */
const lastDate = ({ dates: { startDate, endDate } }: FoundEntry): string => endDate ?? startDate ?? '';

function body({ texts, bullets }: FoundEntry): { summary?: string; highlights?: string[] } {
  return {
    ...(texts.length > 0 && { summary: texts.join('\n').replaceAll('\t', ' ') }),
    ...(bullets.length > 0 && { highlights: bullets }),
  };
}

function prose<Key extends string>(key: Key, { texts, bullets }: FoundEntry): Partial<Record<Key, string>> {
  const all = [...texts, ...bullets].join('\n').replaceAll('\t', ' ');
  return (all ? { [key]: all } : {}) as Partial<Record<Key, string>>;
}

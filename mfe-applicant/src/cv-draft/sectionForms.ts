import type { Entry, EntrySection } from './draft.ts';

export type FieldKind =
  'text' | 'paragraph' | 'date' | 'endDate' | 'lines' | 'tags' | 'url' | 'level' | 'language';

/** A field of an entry. Its label is `cv.<section>.<key>` in the messages. */
export type FieldForm = { key: string; kind: FieldKind; isHalf?: boolean };

type SectionForm = {
  fields: readonly FieldForm[];
  /** Keys of the entry's title and of the text beside it. */
  title: string;
  detail?: string;
  /** A new entry. */
  blank: Entry;
};

const half = (key: string, kind: FieldKind = 'text'): FieldForm => ({ key, kind, isHalf: true });
const whole = (key: string, kind: FieldKind = 'text'): FieldForm => ({ key, kind });
const period = [half('startDate', 'date'), half('endDate', 'endDate')];

/** The forms of all sections that are lists. */
export const sectionForms: Record<EntrySection, SectionForm> = {
  work: {
    fields: [
      half('position'),
      half('name'),
      ...period,
      whole('location'),
      whole('summary', 'paragraph'),
      whole('highlights', 'lines'),
    ],
    title: 'position',
    detail: 'name',
    // An absent `endDate` means the present.
    blank: { position: '', name: '', startDate: '', endDate: '', highlights: [''] },
  },
  education: {
    fields: [
      half('studyType'),
      half('area'),
      whole('institution'),
      ...period,
      half('score'),
      whole('courses', 'tags'),
    ],
    title: 'studyType',
    detail: 'institution',
    blank: { studyType: '', institution: '', startDate: '', endDate: '' },
  },
  languages: {
    fields: [half('language', 'language'), half('fluency', 'level')],
    title: 'language',
    detail: 'fluency',
    blank: { language: '', fluency: '' },
  },
  skills: {
    fields: [half('name'), half('level'), whole('keywords', 'tags')],
    title: 'name',
    detail: 'level',
    blank: { name: '' },
  },
  certificates: {
    fields: [whole('name'), half('issuer'), half('date', 'date'), whole('url', 'url')],
    title: 'name',
    detail: 'issuer',
    blank: { name: '', issuer: '', date: '' },
  },
  volunteer: {
    fields: [
      half('position'),
      half('organization'),
      ...period,
      whole('summary', 'paragraph'),
      whole('highlights', 'lines'),
    ],
    title: 'position',
    detail: 'organization',
    blank: { position: '', organization: '', startDate: '', endDate: '' },
  },
  projects: {
    fields: [
      half('name'),
      half('entity'),
      ...period,
      whole('description', 'paragraph'),
      whole('highlights', 'lines'),
      whole('url', 'url'),
    ],
    title: 'name',
    detail: 'entity',
    blank: { name: '', description: '', startDate: '', endDate: '' },
  },
  awards: {
    fields: [whole('title'), half('awarder'), half('date', 'date'), whole('summary', 'paragraph')],
    title: 'title',
    detail: 'awarder',
    blank: { title: '', awarder: '', date: '' },
  },
  publications: {
    fields: [
      whole('name'),
      half('publisher'),
      half('releaseDate', 'date'),
      whole('url', 'url'),
      whole('summary', 'paragraph'),
    ],
    title: 'name',
    detail: 'publisher',
    blank: { name: '', publisher: '', releaseDate: '' },
  },
  interests: { fields: [whole('name'), whole('keywords', 'tags')], title: 'name', blank: { name: '' } },
  references: {
    fields: [whole('name'), whole('reference', 'paragraph')],
    title: 'name',
    blank: { name: '', reference: '' },
  },
};

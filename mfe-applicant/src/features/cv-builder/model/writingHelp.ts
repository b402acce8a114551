import type { Cv } from '@cpa/shared/contracts';
import { parseCvDate } from '../../../cv-draft/cvDates.ts';
import { type Draft, entriesOf, type Entry, type EntrySection } from '../../../cv-draft/draft.ts';
import { idsOf } from '../../../cv-draft/edits.ts';
import { isEmail } from './isEmail.ts';
import { judgeLine } from './judgeLine.ts';
import { sectionForms } from '../../../cv-draft/sectionForms.ts';

/** A thing to do. `kind` is the key of its text; `name` is the entry it is about. */
export type Advice = {
  kind:
    | 'name'
    | 'email'
    | 'emailShape'
    | 'phone'
    | 'city'
    | 'label'
    | 'noContent'
    | 'startDate'
    | 'endDate'
    | 'unreadDate'
    | 'order'
    | 'weakLine'
    | 'level'
    | 'longSummary'
    | 'tooLong';
  place: { section: 'basics' | 'summary' | EntrySection; entryId?: string; field?: string };
  name?: string;
};

const PERIODS: readonly EntrySection[] = ['work', 'volunteer', 'projects', 'education'];
const LONG_SUMMARY_WORDS = 90;
const MOST_PAGES = 2;

/** Lists what to improve, the most important first. `pageCount` is null until the PDF is rendered. */
export function writingHelp(draft: Draft, pageCount: number | null): Advice[] {
  const { cv } = draft;
  return [
    ...contactAdvice(cv),
    ...PERIODS.flatMap((section) => dateAdvice(draft, section)),
    ...(['work', 'volunteer'] as const).flatMap((section) => lineAdvice(draft, section)),
    ...levelAdvice(draft),
    ...lengthAdvice(cv, pageCount),
  ];
}

function contactAdvice({ resume }: Cv): Advice[] {
  const { basics = {} } = resume;
  const missing = (['name', 'email', 'phone', 'label'] as const)
    .filter((key) => !basics[key]?.trim())
    .map((key): Advice => ({ kind: key, place: { section: 'basics', field: key } }));
  const isOdd = Boolean(basics.email?.trim()) && !isEmail(basics.email);
  const odd: Advice[] = isOdd ? [{ kind: 'emailShape', place: { section: 'basics', field: 'email' } }] : [];
  const city: Advice[] = basics.location?.city?.trim()
    ? []
    : [{ kind: 'city', place: { section: 'basics', field: 'city' } }];
  const hasContent = (['work', 'education', 'skills', 'volunteer'] as const).some(
    (section) => (resume[section]?.length ?? 0) > 0,
  );
  return [
    ...missing,
    ...odd,
    ...city,
    ...(hasContent ? [] : [{ kind: 'noContent' as const, place: { section: 'work' as const } }]),
  ];
}

function dateAdvice(draft: Draft, section: EntrySection): Advice[] {
  return entriesOf(draft.cv, section).flatMap((entry, index): Advice[] => {
    const place = (field: string) => ({ section, entryId: idsOf(draft, section)[index]!, field });
    const name = nameOf(section, entry);
    if (!name) return [];
    const { startDate, endDate } = entry as { startDate?: string; endDate?: string };
    if (section === 'education' && !startDate && endDate) return [];
    if (!startDate) return [{ kind: 'startDate', place: place('startDate'), name }];
    const unread = [startDate, endDate].findIndex((date) => date && parseCvDate(date) === null);
    if (unread !== -1)
      return [{ kind: 'unreadDate', place: place(unread === 0 ? 'startDate' : 'endDate'), name }];
    if (endDate === '' && section === 'work') return [{ kind: 'endDate', place: place('endDate'), name }];
    // ISO dates of different precision compare up to the shorter one.
    const length = Math.min(startDate.length, endDate?.length ?? 0);
    const isReversed = endDate && endDate.slice(0, length) < startDate.slice(0, length);
    return isReversed ? [{ kind: 'order', place: place('endDate'), name }] : [];
  });
}

function lineAdvice(draft: Draft, section: 'work' | 'volunteer'): Advice[] {
  return entriesOf(draft.cv, section).flatMap((entry, index): Advice[] => {
    const lines = (entry.highlights as string[] | undefined) ?? [];
    const at = lines.findIndex((line) =>
      ['weak', 'long'].includes(judgeLine(line, draft.cv.settings.language).verdict),
    );
    if (at === -1) return [];
    const place = { section, entryId: idsOf(draft, section)[index]!, field: `highlights.${at}` };
    return [{ kind: 'weakLine', place, name: nameOf(section, entry) }];
  });
}

function levelAdvice(draft: Draft): Advice[] {
  const languages = entriesOf(draft.cv, 'languages');
  const at = languages.findIndex(({ language, fluency }) => Boolean(language) && !fluency);
  if (at === -1) return [];
  const place = { section: 'languages' as const, entryId: idsOf(draft, 'languages')[at]!, field: 'fluency' };
  return [{ kind: 'level', place, name: nameOf('languages', languages[at]!) }];
}

function lengthAdvice({ resume }: Cv, pageCount: number | null): Advice[] {
  const words = (resume.basics?.summary ?? '').split(/\s+/).filter(Boolean).length;
  return [
    ...(words > LONG_SUMMARY_WORDS
      ? [{ kind: 'longSummary' as const, place: { section: 'summary' as const, field: 'summary' } }]
      : []),
    ...(pageCount !== null && pageCount > MOST_PAGES
      ? [{ kind: 'tooLong' as const, place: { section: 'work' as const } }]
      : []),
  ];
}

function nameOf(section: EntrySection, entry: Entry): string {
  const { title, detail } = sectionForms[section];
  const name = entry[title] || (detail && entry[detail]);
  return typeof name === 'string' ? name.trim() : '';
}

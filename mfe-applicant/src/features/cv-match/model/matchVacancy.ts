import type { Vacancy } from '@cpa/shared/contracts';
import { type Draft, entriesOf, type EntrySection, textsOf } from '../../../cv-draft/draft.ts';
import { idsOf } from '../../../cv-draft/edits.ts';
import { meaningfulWords, stem, type VacancyWord, vacancyWords } from './vacancyWords.ts';

export type MatchPlace = { section: 'basics' | 'summary' | EntrySection; entryId?: string };
/** A word of a vacancy and its places in the CV; without places the CV does not have it. */
export type MatchedWord = VacancyWord & { places: MatchPlace[] };

/** Searches the visible content of a CV for the words of a vacancy. Hidden sections do not count. */
export function matchVacancy(vacancy: Vacancy, draft: Draft): MatchedWord[] {
  const texts = shownTexts(draft);
  return vacancyWords(vacancy).map((word) => {
    const found = texts.filter(({ stems }) => word.forms.some((form) => stems.has(form)));
    const sections = found.filter(
      ({ place }, at) => found.findIndex((other) => other.place.section === place.section) === at,
    );
    return { ...word, places: sections.map(({ place }) => place) };
  });
}

function shownTexts(draft: Draft): { place: MatchPlace; stems: Set<string> }[] {
  const { resume, settings } = draft.cv;
  const isShown = (section: EntrySection | 'summary') => !settings.hiddenSections.includes(section);
  const { label, summary, location } = resume.basics ?? {};
  const entries = (Object.keys(draft.ids) as EntrySection[]).filter(isShown).flatMap((section) =>
    entriesOf(draft.cv, section).map((entry, index) => ({
      place: { section, entryId: idsOf(draft, section)[index]! },
      stems: stemsOf(entry),
    })),
  );
  return [
    { place: { section: 'basics' }, stems: stemsOf({ label, location }) },
    ...(isShown('summary') ? [{ place: { section: 'summary' as const }, stems: stemsOf(summary) }] : []),
    ...entries,
  ];
}

function stemsOf(value: unknown): Set<string> {
  return new Set(textsOf(value).flatMap(meaningfulWords).map(stem));
}

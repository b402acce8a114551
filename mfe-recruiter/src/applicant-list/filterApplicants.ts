import type { ApplicantListItem } from '@cpa/shared/contracts';
import { ACTIVE_STATUSES, type ApplicantFilter } from './applicantView.ts';

const NONE: ReadonlySet<number> = new Set();

/**
 * Returns the applicants that match the filter. The search ignores case and accents; every word must occur, or the
 * application must be among those whose resume has the words.
 */
export function filterApplicants(
  applicants: readonly ApplicantListItem[],
  { search, status, vacancyId, rating, tag, answers, question, answer }: ApplicantFilter,
  foundInResumes = NONE,
): ApplicantListItem[] {
  const words = wordsOf(search);
  return applicants.filter(
    (applicant) =>
      (status === null || isInStatus(applicant, status)) &&
      (vacancyId === null || applicant.vacancy_id === vacancyId) &&
      (rating === null || (applicant.rating ?? 0) >= rating) &&
      (tag === null || applicant.tags.includes(tag)) &&
      (answers === null || (applicant.unwanted_answer !== null) === (answers === 'unwanted')) &&
      (question === null || answer === null || hasAnswer(applicant, question, answer)) &&
      (foundInResumes.has(applicant.id) || hasWords(applicant, words)),
  );
}

function isInStatus({ status }: ApplicantListItem, wanted: NonNullable<ApplicantFilter['status']>): boolean {
  return wanted === 'active' ? ACTIVE_STATUSES.includes(status) : status === wanted;
}

function hasAnswer({ screening_answers }: ApplicantListItem, question: string, wanted: string): boolean {
  return screening_answers.some(
    (given) =>
      given.question === question &&
      (given.kind === 'text'
        ? normalise(given.answer).includes(normalise(wanted.trim()))
        : given.answer === wanted),
  );
}

/** Returns true when every word of the search occurs in what the list shows of the applicant. */
export function hasSearchWords(applicant: ApplicantListItem, search: string): boolean {
  return hasWords(applicant, wordsOf(search));
}

function wordsOf(search: string): string[] {
  return normalise(search).split(/\s+/).filter(Boolean);
}

function hasWords(applicant: ApplicantListItem, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { name, headline, tags, vacancy_title } = applicant;
  const text = normalise(`${name ?? ''}\n${headline}\n${tags.join('\n')}\n${vacancy_title}`);
  return words.every((word) => text.includes(word));
}

/** Lowercases the text and removes accents. */
export function normalise(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

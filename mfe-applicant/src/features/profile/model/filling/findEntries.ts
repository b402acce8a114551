import type { Experience, JsonResume, Schooling } from '@cpa/shared/contracts';
import { plainWords } from '../../../../cv/content/plainWords.ts';
import { type ExperienceForm, experienceFrom } from '../experienceForm.ts';
import { monthInput } from '../months.ts';
import { type SchoolingForm, schoolingFrom } from '../schoolingForm.ts';

type Work = NonNullable<JsonResume['work']>[number];
type Study = NonNullable<JsonResume['education']>[number];

/** A form of the profile, and the fields of the entry that it has no place for. */
export type FoundForm<Form> = { form: Form; rest: object };

/** Dates of an entry. A year without a month stays incomplete, for the applicant to complete. */
function datesOf(startDate = '', endDate = '') {
  const [from, to] = [monthInput(startDate.trim()), monthInput(endDate.trim())];
  return { fromMonth: from.month, fromYear: from.year, toMonth: to.month, toYear: to.year };
}

export function findJob(work: Work): FoundForm<ExperienceForm> {
  const { position = '', name, location, startDate, endDate, summary, highlights = [], ...rest } = work;
  const form = {
    ...experienceFrom(null),
    title: oneLine(position),
    company: joined(name, location),
    ...datesOf(startDate, endDate),
    // An absent end beside a start means the present.
    isCurrent: Boolean(startDate) && endDate === undefined,
    description: [summary, ...highlights.map((line) => `• ${line}`)].filter(Boolean).join('\n'),
  };
  return { form, rest };
}

export function findStudy(study: Study): FoundForm<SchoolingForm> {
  const { studyType, area, institution = '', startDate, endDate, ...rest } = study;
  const form = {
    ...schoolingFrom(null),
    degree: joined(studyType, area),
    school: oneLine(institution),
    ...datesOf(startDate, endDate),
  };
  return { form, rest };
}

/** True for the same job, whatever its description. The place may be missing in one of them. */
export function isSameJob(job: Experience, form: ExperienceForm): boolean {
  const [mine, found] = [plainWords(job.company), plainWords(form.company)];
  return (
    plainWords(job.title) === plainWords(form.title) &&
    (mine === found || found.startsWith(`${mine} `) || mine.startsWith(`${found} `)) &&
    isSameYear(job.from, form.fromYear)
  );
}

export function isSameStudy(schooling: Schooling, form: SchoolingForm): boolean {
  return (
    plainWords(schooling.degree) === plainWords(form.degree) &&
    plainWords(schooling.school) === plainWords(form.school) &&
    isSameYear(schooling.from, form.fromYear) &&
    isSameYear(schooling.to, form.toYear)
  );
}

const isSameYear = (month: string | null, year: string): boolean =>
  month === null || year === '' || month.startsWith(year);

const joined = (...parts: (string | undefined)[]): string =>
  parts
    .map((part = '') => oneLine(part))
    .filter(Boolean)
    .join(', ');

/** The API takes no line breaks and control characters in a line. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

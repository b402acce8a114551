import type { ScrapedField } from '@cpa/shared/contracts';
import type { FoundVacancy } from '../foundVacancy.ts';
import type { WebDocument } from '../webDocument.ts';
import { htmlToMarkdown } from './htmlToMarkdown.ts';
import { readDate } from './readDate.ts';
import { isTeaser, readLine } from './readHtml.ts';
import { readPlace, readRemote } from './readPlace.ts';
import { readSalary } from './readSalary.ts';
import { listed, type Said } from './stated.ts';
import { readEmployment } from './readTerms.ts';

export type SalarySaid = Partial<Record<'text' | 'min' | 'max' | 'currency' | 'period', Said | undefined>>;

/** What an extractor finds about one vacancy, as the page puts it. All traps of reading are dealt with in one place. */
export interface Statements {
  id?: Said | undefined;
  title?: Said | undefined;
  /** HTML or text, escaped however often. */
  description?: Said | undefined;
  requirements?: Said | undefined;
  benefits?: Said | undefined;
  url?: Said | undefined;
  applyUrl?: Said | undefined;
  place?: Said | undefined;
  remote?: Said | undefined;
  /** One or many words. */
  employment?: Said | undefined;
  industries?: Said | undefined;
  education?: Said | undefined;
  posted?: Said | undefined;
  validThrough?: Said | undefined;
  salary?: SalarySaid | undefined;
  /** The source gives no whole description, however long it is. */
  isIncomplete?: boolean;
}

/** Undefined without a title: then it is no vacancy. */
export function toFoundVacancy(
  { url: page, fetchedAt }: WebDocument,
  foundBy: string,
  stated: Statements,
): FoundVacancy | undefined {
  const title = readLine(stated.title?.value);
  if (title === '') return undefined;
  const markdown = (said: Said | undefined, longest?: number) =>
    typeof said?.value === 'string' ? htmlToMarkdown(said.value, page, longest) : '';
  const description = markdown(stated.description);
  const sourceUrl = address(stated.url?.value, page) ?? page;
  const { place, remote } = readPlace(stated.place?.value);
  const employment = listed(stated.employment?.value)
    .map((word) => readLine(word))
    .filter(Boolean);
  const { text, min, max, currency, period } = stated.salary ?? {};
  const salary = readSalary({
    text: text?.value,
    min: min?.value,
    max: max?.value,
    currency: currency?.value,
    period: period?.value,
  });
  const found = {
    title,
    description,
    requirements: markdown(stated.requirements, 10_000),
    benefits: markdown(stated.benefits, 10_000),
    employment_type: readEmployment(employment),
    place,
    remote: readRemote(stated.remote?.value) ?? remote,
    ...salary,
    date_posted: readDate(stated.posted?.value, fetchedAt),
    valid_through: readDate(stated.validThrough?.value, fetchedAt),
    external_apply_url: address(stated.applyUrl?.value, page) ?? null,
  };
  const salaryAt = text?.at ?? min?.at ?? max?.at;
  const at: Partial<Record<ScrapedField, string | undefined>> = {
    title: stated.title?.at,
    description: stated.description?.at,
    requirements: stated.requirements?.at,
    benefits: stated.benefits?.at,
    employment_type: stated.employment?.at,
    place: stated.place?.at,
    remote: readRemote(stated.remote?.value) === null ? stated.place?.at : stated.remote?.at,
    salary_min: salaryAt,
    salary_max: max?.at ?? salaryAt,
    salary_currency: currency?.at ?? salaryAt,
    salary_period: period?.at ?? salaryAt,
    salary_text: salaryAt,
    date_posted: stated.posted?.at,
    valid_through: stated.validThrough?.at,
    external_apply_url: stated.applyUrl?.at,
  };
  const isSaid = ([field, where]: [string, unknown]) =>
    where !== undefined && Boolean(found[field as keyof typeof found]);
  return {
    source_id: readLine(stated.id?.value, 500) || sourceUrl,
    source_url: sourceUrl,
    found_by: foundBy,
    incomplete: stated.isIncomplete === true || isTeaser(description),
    industries: listed(stated.industries?.value)
      .map((word) => readLine(word))
      .filter(Boolean),
    education: readLine(stated.education?.value) || null,
    employment,
    ...found,
    origins: {
      ...Object.fromEntries(Object.entries(at).filter(isSaid)),
      ...(stated.industries && { sectors: stated.industries.at }),
      ...(stated.education && { educations: stated.education.at }),
      ...(employment.length > 0 && { workloads: stated.employment!.at }),
    },
  };
}

function address(value: unknown, base: string): string | undefined {
  if (typeof value !== 'string' || value.trim() === '' || !URL.canParse(value.trim(), base)) return undefined;
  const url = new URL(value.trim(), base);
  return /^https?:$/.test(url.protocol) && url.href.length <= 500 ? url.href : undefined;
}

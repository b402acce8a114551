import type { FoundVacancy } from '../foundVacancy.ts';
import type { WebDocument } from '../webDocument.ts';
import { htmlToMarkdown } from './htmlToMarkdown.ts';
import { readDate } from './readDate.ts';
import { isTeaser, readLine } from './readHtml.ts';
import { readLanguages } from './readLanguages.ts';
import { readPlaces, readRemote } from './readPlace.ts';
import { readSalary } from './readSalary.ts';
import { originsOf } from './originsOf.ts';
import { listed, type Said } from './stated.ts';
import { readEmployment } from './readTerms.ts';
import type { Statements } from './statements.ts';

/** Maximum length of requirements and benefits in the editor. */
const LONGEST_PART = 10_000;
const LONGEST_ADDRESS = 500;

/** Returns undefined without a title. */
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
  const requirements = markdown(stated.requirements, LONGEST_PART);
  const sourceUrl = address(stated.url?.value, page) ?? page;
  const { place, remote } = readPlaces(stated.place?.value);
  const employment = lines(stated.employment);
  const { text, min, max, currency, period } = stated.salary ?? {};
  const read = {
    source_id: readLine(stated.id?.value, LONGEST_ADDRESS) || sourceUrl,
    source_url: sourceUrl,
    found_by: foundBy,
    incomplete: stated.isIncomplete === true || isTeaser(description),
    industries: lines(stated.industries),
    education: readLine(stated.education?.value) || null,
    employment,
    title,
    description,
    requirements,
    benefits: markdown(stated.benefits, LONGEST_PART),
    languages: readLanguages(`${description}\n${requirements}`),
    employment_type: readEmployment(employment),
    place,
    remote: readRemote(stated.remote?.value) ?? remote,
    ...readSalary({
      text: text?.value,
      min: min?.value,
      max: max?.value,
      currency: currency?.value,
      period: period?.value,
    }),
    date_posted: readDate(stated.posted?.value, fetchedAt),
    valid_through: readDate(stated.validThrough?.value, fetchedAt),
    external_apply_url: address(stated.applyUrl?.value, page) ?? null,
  };
  return { ...read, origins: originsOf(stated, read) };
}

/** Joins one or several terms as lines. */
function lines(said: Said | undefined): string[] {
  return listed(said?.value)
    .map((word) => readLine(word))
    .filter(Boolean);
}

function address(value: unknown, base: string): string | undefined {
  if (typeof value !== 'string' || value.trim() === '' || !URL.canParse(value.trim(), base)) return undefined;
  const url = new URL(value.trim(), base);
  return /^https?:$/.test(url.protocol) && url.href.length <= LONGEST_ADDRESS ? url.href : undefined;
}

import { localePath, type Vacancy } from '@cpa/shared/contracts';
import { optionName } from '@cpa/shared/server';

type Markup = Record<string, unknown>;

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting#employment-type */
const EMPLOYMENT_TYPES = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
];
const UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'];
const ISO_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
/** Tags that Google reads in a description. */
const DESCRIPTION_TAG = /^<\/?(p|br|ul|li|h[1-5]|strong|em)\/?>$/;

/**
 * Checks a JobPosting against Google's rules and the vacancy that its page shows.
 * @returns the broken rules, none for valid markup.
 */
export function brokenRules(markup: Markup, vacancy: Vacancy, siteUrl: string): string[] {
  const place = objectIn(objectIn(markup['jobLocation'])['address']);
  const employer = objectIn(markup['hiringOrganization']);
  const identifier = objectIn(markup['identifier']);
  const rules: [string, boolean][] = [
    ['@context is schema.org', markup['@context'] === 'https://schema.org'],
    ['@type is JobPosting', markup['@type'] === 'JobPosting'],
    ['title is the heading', markup['title'] === vacancy.title],
    ['description is complete', isDescriptionOf(textOf(markup['description']), vacancy)],
    ['datePosted is an instant', ISO_INSTANT.test(textOf(markup['datePosted']))],
    ['datePosted is the shown date', markup['datePosted'] === vacancy.published_at],
    ['datePosted is in the past', Date.parse(textOf(markup['datePosted'])) <= Date.now()],
    ['hiringOrganization is the company', employer['name'] === vacancy.company.name],
    ['hiringOrganization is an Organization', employer['@type'] === 'Organization'],
    ['logo is an absolute URL', employer['logo'] === undefined || URL.canParse(textOf(employer['logo']))],
    ['logo is present', !vacancy.company.logo || employer['logo'] !== undefined],
    ['jobLocation has a country', place['addressCountry'] === 'AW'],
    ['jobLocation has a region', place['addressRegion'] === 'Aruba'],
    ['jobLocation has the shown district', place['addressLocality'] === vacancy.location_district?.name],
    ['jobLocation has a known street', hasStreet(place, vacancy)],
    ['identifier is the ID', identifier['value'] === String(vacancy.id) && identifier['name'] !== undefined],
    ['directApply is true for own forms', markup['directApply'] === (vacancy.external_apply_url === null)],
    [
      'url is canonical',
      markup['url'] === siteUrl + localePath(`/vacancies/${vacancy.id}`, vacancy.text_language ?? 'en'),
    ],
    ['employmentType is shown', markup['employmentType'] === (vacancy.employment_type ?? undefined)],
    ['employmentType is known', isOneOf(EMPLOYMENT_TYPES, markup['employmentType'])],
    ['validThrough is the last day', isLastDay(markup['validThrough'], vacancy.valid_through)],
    ['baseSalary is the shown salary', isSalaryOf(markup['baseSalary'], vacancy)],
    ['jobBenefits are the shown benefits', areBenefitsOf(markup['jobBenefits'], vacancy)],
    ['skills are shown requirements and languages', areSkillsOf(markup['skills'], vacancy)],
    ['remote work names its country', isRemoteAsShown(markup, vacancy)],
  ];
  return rules.filter(([, holds]) => !holds).map(([rule]) => rule);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const objectIn = (value: unknown): Markup => (typeof value === 'object' && value ? (value as Markup) : {});

const isOneOf = (values: string[], value: unknown): boolean =>
  value === undefined || values.includes(textOf(value));

/** Every word of the texts on the page is in the description, in tags that Google reads. */
function isDescriptionOf(html: string, { description, requirements, benefits, title }: Vacancy): boolean {
  const tags = html.match(/<[^>]*>/g) ?? [];
  const text = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'");
  const words = new Set(wordsOf(text));
  const isComplete = [description, requirements, benefits].every((part) =>
    wordsOf(part).every((word) => words.has(word)),
  );
  return isComplete && tags.every((tag) => DESCRIPTION_TAG.test(tag)) && text.trim() !== title;
}

const wordsOf = (text: string): string[] => text.match(/\p{L}{3,}/gu) ?? [];

function hasStreet(place: Markup, { employer, location_district: district }: Vacancy): boolean {
  const isAtEmployer = district === null || district.id === employer.district?.id;
  return place['streetAddress'] === ((isAtEmployer && employer.address) || undefined);
}

function isLastDay(validThrough: unknown, day: string | null): boolean {
  if (day === null) return validThrough === undefined;
  const text = textOf(validThrough);
  return ISO_INSTANT.test(text) && text.startsWith(day) && Date.parse(text) > Date.now();
}

function isSalaryOf(baseSalary: unknown, vacancy: Vacancy): boolean {
  const { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period } = vacancy;
  if ((min === null && max === null) || !currency || !period) return baseSalary === undefined;
  const { currency: stated, value } = objectIn(baseSalary);
  const { value: one, minValue = one, maxValue = one, unitText } = objectIn(value);
  return (
    stated === currency &&
    isOneOf(UNITS, unitText) &&
    unitText === period.toUpperCase() &&
    minValue === (min ?? max)! / 100 &&
    maxValue === (max ?? min)! / 100
  );
}

function areBenefitsOf(jobBenefits: unknown, { benefits }: Vacancy): boolean {
  if (benefits.trim() === '') return jobBenefits === undefined;
  const stated = new Set(wordsOf(textOf(jobBenefits)));
  return stated.size > 0 && wordsOf(benefits).every((word) => stated.has(word));
}

/**
 * True for skills that name every language, in that of the text, and otherwise only words of the requirements. Only a vacancy without
 * languages may omit them.
 */
function areSkillsOf(skills: unknown, { requirements, languages, text_language = 'en' }: Vacancy): boolean {
  const names = languages.map(({ name }) => optionName(name, text_language));
  if (skills === undefined) return names.length === 0;
  const shown = new Set(wordsOf([requirements, ...names].join(' ')));
  const stated = textOf(skills);
  return (
    stated !== '' &&
    names.every((name) => stated.includes(name)) &&
    wordsOf(stated).every((word) => shown.has(word))
  );
}

function isRemoteAsShown(markup: Markup, { remote }: Vacancy): boolean {
  const isRemote = markup['jobLocationType'] === 'TELECOMMUTE';
  return (
    isRemote === (remote === 'full') && isRemote === (markup['applicantLocationRequirements'] !== undefined)
  );
}

import {
  currencySchema,
  employmentTypeSchema,
  type Locale,
  LOCALES,
  localeSchema,
  perLanguage,
  recruiterQuestionSchema,
  type RecruiterVacancy,
  remoteModeSchema,
  salaryPeriodSchema,
  type VacancyTexts,
  vacancyTextsSchema,
  workPermitSchema,
} from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { amountText } from './amounts.ts';
import { toArubaTime } from './arubaTime.ts';

export const SECTIONS = [
  'job',
  'description',
  'translations',
  'pay',
  'people',
  'apply',
  'questions',
  'publishing',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Declares a field: its section, its value as typed, the one of a new vacancy and the one of a stored vacancy. */
function field<Schema extends z.ZodMiniType>(
  section: Section,
  schema: Schema,
  initial: z.infer<Schema>,
  stored: (vacancy: RecruiterVacancy) => z.infer<Schema>,
) {
  return { section, schema, initial, stored };
}

const text = (section: Section, stored: (vacancy: RecruiterVacancy) => string | null | undefined) =>
  field(section, z.string(), '', (vacancy) => stored(vacancy) ?? '');

const ids = (section: Section, stored: (vacancy: RecruiterVacancy) => { id: number }[]) =>
  field(section, z.array(z.int()), [], (vacancy) => stored(vacancy).map(({ id }) => id));

/** The fields in the order of the page. Drafts of older releases have no values with a default. */
const FIELDS = {
  company_id: field('job', z.nullable(z.int()), null, ({ company }) => company.id),
  title: text('job', ({ title }) => title),
  /** Null: the one that the title names. */
  occupation: field(
    'job',
    z._default(z.nullable(z.object({ id: z.string(), name: z.string() })), null),
    null,
    ({ occupation: id, occupation_name }) => (id ? { id, name: occupation_name ?? id } : null),
  ),
  department: text('job', ({ department }) => department),
  sectors: ids('job', ({ sectors }) => sectors),
  employment_type: field('job', z.nullable(employmentTypeSchema), null, (vacancy) => vacancy.employment_type),
  workloads: ids('job', ({ workloads }) => workloads),
  location_district_id: field(
    'job',
    z.nullable(z.int()),
    null,
    (vacancy) => vacancy.location_district?.id ?? null,
  ),
  remote: field('job', remoteModeSchema, 'no', ({ remote }) => remote),
  /** Markdown, as the two below. */
  description: text('description', ({ description }) => description),
  requirements: text('description', ({ requirements }) => requirements),
  benefits: text('description', ({ benefits }) => benefits),
  /** Null: guessed by the server. */
  text_language: field('description', z._default(z.nullable(localeSchema), null), null, (vacancy) =>
    vacancy.is_language_guessed === false ? (vacancy.text_language ?? null) : null,
  ),
  translations: field(
    'translations',
    z._default(perLanguage(vacancyTextsSchema), {}),
    {},
    (vacancy) => vacancy.translations ?? {},
  ),
  salary_min: text('pay', ({ salary_min }) => amountText(salary_min)),
  salary_max: text('pay', ({ salary_max }) => amountText(salary_max)),
  salary_currency: field('pay', currencySchema, 'AWG', (vacancy) => vacancy.salary_currency ?? 'AWG'),
  salary_period: field('pay', salaryPeriodSchema, 'month', (vacancy) => vacancy.salary_period ?? 'month'),
  salary_visible: field('pay', z.boolean(), true, ({ salary_visible }) => salary_visible),
  educations: ids('people', ({ educations }) => educations),
  languages: ids('people', ({ languages }) => languages),
  work_permit: field('people', workPermitSchema, 'any', ({ work_permit }) => work_permit),
  contact_email: text('apply', ({ contact_email }) => contact_email),
  external_apply_url: text('apply', ({ external_apply_url }) => external_apply_url),
  screening_questions: field(
    'questions',
    z.array(recruiterQuestionSchema),
    [],
    (vacancy) => vacancy.screening_questions,
  ),
  /** Day, for example `2026-12-24`; empty: until the posting ends. */
  valid_through: text('publishing', ({ valid_through }) => valid_through),
  /** Day and time in Aruba, for example `2026-12-01T08:00`; empty: not scheduled. */
  opens_at: text('publishing', ({ opens_at }) => (opens_at === null ? '' : toArubaTime(opens_at))),
};
type Fields = typeof FIELDS;
export type DraftField = keyof Fields;

/** In the order of the page. */
export const DRAFT_FIELDS = Object.keys(FIELDS) as DraftField[];

export const sectionOf = (name: DraftField): Section => FIELDS[name].section;

/** Values of the form as typed, so that nothing unfinished is lost. */
export const draftSchema = z.object(
  ofFields(({ schema }) => schema) as { [Name in DraftField]: Fields[Name]['schema'] },
);
export type Draft = z.infer<typeof draftSchema>;

export function emptyDraft(companyId: number | null): Draft {
  return { ...(ofFields(({ initial }) => initial) as Draft), company_id: companyId };
}

export function draftOf(vacancy: RecruiterVacancy): Draft {
  return ofFields(({ stored }) => stored(vacancy)) as Draft;
}

function ofFields(pick: (declared: Fields[DraftField]) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(FIELDS).map(([name, declared]) => [name, pick(declared)]));
}

/** Returns the versions in other languages, in the order of the language switch. */
export function versionsOf({ translations }: Pick<Draft, 'translations'>): [Locale, VacancyTexts][] {
  return LOCALES.flatMap((language) => {
    const texts = translations[language];
    return texts ? [[language, texts] as [Locale, VacancyTexts]] : [];
  });
}

/** Names of the fields that differ. */
export function differences(one: Draft, other: Draft): DraftField[] {
  return (Object.keys(one) as DraftField[]).filter(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  );
}

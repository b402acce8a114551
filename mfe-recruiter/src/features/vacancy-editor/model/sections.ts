import type { Draft, DraftField } from './draft.ts';
import { findInvalid, findMissing } from './fieldErrors.ts';

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

export type SectionState = 'done' | 'warning' | 'open';

const SECTION_OF: Record<DraftField, Section> = {
  company_id: 'job',
  title: 'job',
  occupation: 'job',
  department: 'job',
  sectors: 'job',
  employment_type: 'job',
  workloads: 'job',
  location_district_id: 'job',
  remote: 'job',
  description: 'description',
  requirements: 'description',
  benefits: 'description',
  text_language: 'description',
  translations: 'translations',
  salary_min: 'pay',
  salary_max: 'pay',
  salary_currency: 'pay',
  salary_period: 'pay',
  salary_visible: 'pay',
  educations: 'people',
  languages: 'people',
  work_permit: 'people',
  contact_email: 'apply',
  external_apply_url: 'apply',
  screening_questions: 'questions',
  valid_through: 'publishing',
  opens_at: 'publishing',
};

/** Errors by field. */
type ByField = Partial<Record<DraftField, unknown>>;

/** Order in which publishing jumps to problems: the order of the page. */
const FIELD_ORDER = Object.keys(SECTION_OF) as DraftField[];

/**
 * Returns the state of each section: `warning` for values that cannot be sent or published and for pay below the
 * minimum wage, `done` when it says something, else `open`.
 */
export function sectionStates(
  draft: Draft,
  { isBelowMinimumWage, errors }: { isBelowMinimumWage: boolean; errors: ByField },
): Record<Section, SectionState> {
  const missing = findMissing(draft);
  const troubled = new Set(
    [...Object.keys(findInvalid(draft)), ...Object.keys(errors)].map(
      (field) => SECTION_OF[field as DraftField],
    ),
  );
  if (isBelowMinimumWage) troubled.add('pay');
  const isFilled: Record<Section, boolean> = {
    job: !missing.title && !missing.company_id && !missing.sectors && !missing.location_district_id,
    description: !missing.description,
    translations: Object.keys(draft.translations).length > 0 && !missing.translations,
    pay: draft.salary_min !== '' || draft.salary_max !== '',
    people: draft.educations.length > 0 || draft.languages.length > 0,
    apply: draft.contact_email !== '' || draft.external_apply_url !== '',
    questions: draft.screening_questions.length > 0,
    // Publishing now, for as long as the posting lasts, is a valid choice.
    publishing: true,
  };
  return Object.fromEntries(
    SECTIONS.map((section) => [
      section,
      troubled.has(section) ? 'warning' : isFilled[section] ? 'done' : 'open',
    ]),
  ) as Record<Section, SectionState>;
}

/** Returns the first field with an error, in the order of the page. */
export function firstField(errors: ByField): DraftField | null {
  return FIELD_ORDER.find((field) => errors[field] !== undefined) ?? null;
}

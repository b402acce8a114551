import { type Draft, DRAFT_FIELDS, type DraftField, type Section, sectionOf, SECTIONS } from './draft.ts';
import { findInvalid, findMissing } from './fieldErrors.ts';

export type SectionState = 'done' | 'warning' | 'open';

/** Errors by field. */
type ByField = Partial<Record<DraftField, unknown>>;

/**
 * Returns the state of each section: `warning` for values that cannot be sent or published and for pay below the
 * minimum wage, `done` when it has content, else `open`.
 */
export function sectionStates(
  draft: Draft,
  { isBelowMinimumWage, errors }: { isBelowMinimumWage: boolean; errors: ByField },
): Record<Section, SectionState> {
  const missing = findMissing(draft);
  const troubled = new Set(
    [...Object.keys(findInvalid(draft)), ...Object.keys(errors)].map((field) =>
      sectionOf(field as DraftField),
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
  return DRAFT_FIELDS.find((field) => errors[field] !== undefined) ?? null;
}

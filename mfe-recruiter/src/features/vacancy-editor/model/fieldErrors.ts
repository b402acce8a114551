import { emailSchema, type Locale, webUrlSchema } from '@cpa/shared/contracts';
import { safeParse } from 'zod/mini';
import type { TextKey } from '../../../messages/texts.ts';
import { parseAmount } from './amounts.ts';
import { type Draft, type DraftField, versionsOf } from './draft.ts';
import { questionIssue } from './questions.ts';

/** Text keys of messages, by field. */
export type FieldIssues = Partial<Record<DraftField, TextKey>>;

/** Finds values that the API would reject even in a draft. They stay on this device until they are corrected. */
export function findInvalid(draft: Draft): FieldIssues {
  const min = parseAmount(draft.salary_min);
  const max = parseAmount(draft.salary_max);
  return {
    ...(Number.isNaN(min) && { salary_min: 'editor.error.amount' }),
    ...(Number.isNaN(max) && { salary_max: 'editor.error.amount' }),
    ...(min !== null && max !== null && max < min && { salary_max: 'editor.error.range' }),
    ...(draft.contact_email.trim() !== '' &&
      !safeParse(emailSchema, draft.contact_email).success && { contact_email: 'editor.error.email' }),
    ...(draft.external_apply_url.trim() !== '' &&
      !safeParse(webUrlSchema, draft.external_apply_url.trim()).success && {
        external_apply_url: 'editor.error.url',
      }),
    ...(draft.screening_questions.some((question) => questionIssue(question) !== null) && {
      screening_questions: 'editor.error.questions',
    }),
  };
}

/** Finds fields that publishing requires. */
export function findMissing(draft: Draft): FieldIssues {
  return {
    ...(draft.title.trim() === '' && { title: 'editor.missing.title' }),
    ...(draft.company_id === null && { company_id: 'editor.missing.company' }),
    ...(draft.sectors.length === 0 && { sectors: 'editor.missing.sectors' }),
    ...(draft.location_district_id === null &&
      draft.remote !== 'full' && { location_district_id: 'editor.missing.district' }),
    ...(draft.description.trim() === '' && { description: 'editor.missing.description' }),
    ...(firstGap(draft) && { translations: 'editor.missing.translations' }),
  };
}

/** Finds the first text of a version that publishing requires. */
export function firstGap(
  draft: Pick<Draft, 'translations'>,
): { language: Locale; field: 'title' | 'description' } | undefined {
  return versionsOf(draft).flatMap(([language, texts]) =>
    (['title', 'description'] as const)
      .filter((field) => texts[field].trim() === '')
      .map((field) => ({ language, field })),
  )[0];
}

import type { RecruiterVacancy } from '@cpa/shared/contracts';
import { anOwnVacancy, aPackage, someOptions } from '@cpa/shared/testing';
import type { EditorApi } from '../api/editorApi.ts';

/** A draft of company 3, as the editor reads it. */
export function aRecruiterVacancy(overrides: Partial<RecruiterVacancy> = {}): RecruiterVacancy {
  return {
    ...anOwnVacancy({ id: 7, status: 'draft', title: 'Line Cook', published_at: null, valid_through: null }),
    text_language: 'en',
    is_language_guessed: true,
    translations: {},
    description: 'You cook.',
    requirements: '',
    benefits: '',
    sectors: [{ id: 2, name: 'Food and beverage' }],
    educations: [],
    languages: [],
    salary_visible: true,
    work_permit: 'any',
    contact_email: null,
    external_apply_url: null,
    screening_questions: [],
    version: 1,
    edited_by: null,
    edited_at: null,
    source: 'manual',
    source_url: null,
    sponsored_until: null,
    posting: null,
    posted_until: null,
    created_at: '2026-11-19T14:00:00.000Z',
    updated_at: '2026-11-19T14:00:00.000Z',
    history: [],
    ...overrides,
  };
}

/** Postings of company 3: its free one is available. */
export const somePostings = () => ({
  companies: [
    { company_id: 3, free: { duration_days: 30, used_by: null }, packages: [], sponsorships_left: 0 },
  ],
});

/** An editor API with the given responses. Writing rejects unless given. */
export function fakeEditorApi(responses: Partial<EditorApi>): EditorApi {
  const unexpected = (name: string) => () =>
    Promise.reject(new Error(`${name} must not be called in this test.`));
  return {
    options: async () => someOptions(),
    packages: async () => ({ packages: [aPackage()] }),
    postings: async () => somePostings(),
    suggest: unexpected('suggest'),
    employer: unexpected('employer'),
    vacancy: unexpected('vacancy'),
    create: unexpected('create'),
    update: unexpected('update'),
    sponsor: unexpected('sponsor'),
    resendVerification: unexpected('resendVerification'),
    ...responses,
  };
}

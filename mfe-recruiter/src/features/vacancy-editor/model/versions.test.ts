import { someOptions } from '@cpa/shared/testing';
import { aRecruiterVacancy } from '../testing/fakeEditorApi.ts';
import { draftOf, draftSchema, emptyDraft } from './draft.ts';
import { findMissing, firstGap } from './fieldErrors.ts';
import { previewVacancy } from './previewVacancy.ts';
import { requestBody } from './requestBody.ts';

const nl = { title: ' Kok ', description: 'Je kookt.', requirements: '', benefits: '' };
const draft = { ...emptyDraft(3), title: 'Cook', description: 'You cook.', translations: { nl } };

it('sends the versions and the choice of the language', () => {
  expect(requestBody({ ...draft, text_language: 'en' })).toMatchObject({
    text_language: 'en',
    translations: { nl: { ...nl, title: 'Kok' } },
  });
});

it('sends the texts of the questions and choices that are left', () => {
  const asked = {
    id: 'a',
    question: '?',
    kind: 'choice' as const,
    choices: [' Bar ', 'Kitchen', ''],
    required: true,
  };
  const questions = {
    a: { question: 'Waar?', choices: { Bar: 'Bar', Pool: 'Zwembad' } },
    removed: { question: 'Wanneer?', choices: {} },
  };
  const body = requestBody({
    ...draft,
    screening_questions: [asked],
    translations: { nl: { ...nl, questions } },
  });
  expect(body.translations?.nl?.questions).toEqual({ a: { question: 'Waar?', choices: { Bar: 'Bar' } } });
});

it('keeps a guess as a guess', () => {
  const guessed = aRecruiterVacancy({ text_language: 'nl', is_language_guessed: true });
  expect(draftOf(guessed).text_language).toBeNull();
  expect(draftOf({ ...guessed, is_language_guessed: false }).text_language).toBe('nl');
});

it('reads a draft that an older release left on the device', () => {
  const { text_language: _language, translations: _translations, ...older } = draft;
  expect(draftSchema.parse(older)).toMatchObject({ text_language: null, translations: {} });
});

it('finds the first text that a version lacks', () => {
  expect(findMissing(draft)).not.toHaveProperty('translations');
  const es = { ...nl, description: ' ' };
  expect(firstGap({ translations: { es, nl } })).toEqual({ language: 'es', field: 'description' });
  expect(findMissing({ ...draft, translations: { es } })).toHaveProperty('translations');
});

it('previews the text, or a version, in its language', () => {
  const preview = (language: 'nl' | null, text_language: 'en' | null = 'en') =>
    previewVacancy(
      { ...draft, text_language },
      {
        vacancy: null,
        options: someOptions(),
        company: { id: 3, name: 'Shoco Bay Resort', slug: 'shoco-bay-resort', logo: null },
        employer: null,
        title: 'Job title',
        language,
        now: new Date('2026-11-24T12:00:00Z'),
      },
    );
  expect(preview(null)).toMatchObject({ title: 'Cook', text_language: 'en', translations: {} });
  expect(preview('nl')).toMatchObject({ title: ' Kok ', text_language: 'nl', translations: {} });
  expect(preview(null, null).text_language).toBeUndefined();
});

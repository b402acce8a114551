import { aVacancy } from '../testing/builders/index.ts';
import { questionIn, vacancyIn } from './vacancies.ts';

const texts = { title: 'Kok', description: 'Je kookt.', requirements: '', benefits: '' };
const question = {
  id: 'where',
  question: 'Where?',
  kind: 'choice' as const,
  choices: ['Kitchen', 'Bar'],
  required: true,
};
const questions = { where: { question: 'Waar?', choices: { Kitchen: 'Keuken', Bar: '' } } };
const vacancy = aVacancy({
  text_language: 'en',
  screening_questions: [question],
  translations: { nl: { ...texts, questions }, es: texts },
});

it('shows a version with the texts that it leaves empty as in the original', () => {
  const shown = vacancyIn(vacancy, 'nl');
  expect(shown).toMatchObject({ title: 'Kok', requirements: vacancy.requirements, text_language: 'nl' });
  expect(shown).not.toHaveProperty('questions');
});

it.each([
  ['nl', { language: 'nl', question: 'Waar?', labels: { Kitchen: 'Keuken', Bar: 'Bar' } }],
  ['es', { language: 'en', question: 'Where?', labels: { Kitchen: 'Kitchen', Bar: 'Bar' } }],
  ['pap', { language: 'en', question: 'Where?', labels: { Kitchen: 'Kitchen', Bar: 'Bar' } }],
] as const)('asks a question in %s as far as the version has it', (locale, expected) => {
  expect(questionIn(vacancy, question, locale)).toEqual(expected);
});

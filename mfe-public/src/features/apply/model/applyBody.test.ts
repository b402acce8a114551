import type { ScreeningQuestion } from '@cpa/shared/contracts';
import { applyBody } from './applyBody.ts';

const question = (id: string): ScreeningQuestion => ({
  id,
  question: '?',
  kind: 'text',
  choices: [],
  required: false,
});

test('omits an empty cover letter', () => {
  expect(applyBody({ coverLetter: '  \n', answers: {} }, [])).toEqual({});
});

test('sends answers to current questions only', () => {
  const draft = { coverLetter: ' Hello ', answers: { a: ' yes ', b: ' ', gone: 'old' } };
  expect(applyBody(draft, [question('a'), question('b')])).toEqual({
    cover_letter: 'Hello',
    answers: [{ question_id: 'a', answer: 'yes' }],
  });
});

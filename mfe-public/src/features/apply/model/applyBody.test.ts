import type { ScreeningQuestion } from '@cpa/shared/contracts';
import { applyBody } from './applyBody.ts';

const question = (id: string): ScreeningQuestion => ({
  id,
  question: '?',
  kind: 'text',
  choices: [],
  required: false,
});

test('an application without a letter sends no letter', () => {
  expect(applyBody({ coverLetter: '  \n', answers: {} }, [])).toEqual({});
});

test('sends the answers that were given to the questions that are asked', () => {
  const draft = { coverLetter: ' Hello ', answers: { a: ' yes ', b: ' ', gone: 'old' } };
  expect(applyBody(draft, [question('a'), question('b')])).toEqual({
    cover_letter: 'Hello',
    answers: [{ question_id: 'a', answer: 'yes' }],
  });
});

import type { ScreeningQuestion } from '@cpa/shared/contracts';
import { anApplicant } from '@cpa/shared/testing';
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

test('sends the applicant with the default, the chosen or no resume', () => {
  const applicant = anApplicant();
  const draft = { coverLetter: '', answers: {} };
  const other = { ...applicant.resumes[0]!, id: 82, is_default: false };
  const two = { id: 71, resumes: [...applicant.resumes, other] };
  expect(applyBody(draft, [], two)).toEqual({ applicant_id: 71, resume_id: 81 });
  expect(applyBody({ ...draft, resumeId: 82 }, [], two)).toEqual({ applicant_id: 71, resume_id: 82 });
  expect(applyBody({ ...draft, resumeId: null }, [], two)).toEqual({ applicant_id: 71, resume_id: null });
});

test('sends answers to current questions only', () => {
  const draft = { coverLetter: ' Hello ', answers: { a: ' yes ', b: ' ', gone: 'old' } };
  expect(applyBody(draft, [question('a'), question('b')])).toEqual({
    cover_letter: 'Hello',
    answers: [{ question_id: 'a', answer: 'yes' }],
  });
});

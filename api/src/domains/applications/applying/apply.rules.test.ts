import { assertRequiredAnswers, assertOpen } from './apply.rules.ts';

const vacancy = { status: 'open' as const, valid_through: '2026-11-20', screening_questions: [] };

test('accepts applications until the end of the last day', () => {
  expect(() => assertOpen(vacancy, new Date('2026-11-21T03:59:59Z'))).not.toThrow();
  expect(() => assertOpen(vacancy, new Date('2026-11-21T04:00:00Z'))).toThrow(
    'does not take applications any more',
  );
});

test('a vacancy without a last day is open until closed', () => {
  const endless = { ...vacancy, valid_through: null };
  expect(() => assertOpen(endless, new Date('2099-01-01T00:00:00Z'))).not.toThrow();
  expect(() => assertOpen({ ...endless, status: 'closed' }, new Date())).toThrow(
    'does not take applications any more',
  );
});

test('an empty answer to a required question counts as missing; optional questions may stay empty', () => {
  const question = {
    id: 'permit',
    question: 'Permit?',
    kind: 'yes_no' as const,
    choices: [],
    required: true,
  };
  const asked = { ...vacancy, screening_questions: [question, { ...question, id: 'car', required: false }] };
  expect(() => assertRequiredAnswers(asked, [{ question_id: 'permit', answer: '' }])).toThrow(
    'required questions',
  );
  expect(() => assertRequiredAnswers(asked, [{ question_id: 'permit', answer: 'yes' }])).not.toThrow();
});

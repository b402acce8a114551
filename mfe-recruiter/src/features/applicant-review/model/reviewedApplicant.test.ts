import { findPosition } from './neighbours.ts';
import { nextStatus } from './stages.ts';
import { screeningAnswers } from './screeningAnswers.ts';

describe('findPosition', () => {
  it('returns the neighbours and the position in the list', () => {
    expect(findPosition([5, 3, 9], 3)).toEqual({ number: 2, total: 3, previousId: 5, nextId: 9 });
  });

  it('has no neighbour beyond the ends, and no position outside the list', () => {
    expect(findPosition([5], 5)).toEqual({ number: 1, total: 1, previousId: null, nextId: null });
    expect(findPosition([5], 6)).toBeNull();
  });
});

describe('stages', () => {
  test.each([
    ['new', 'shortlisted'],
    ['viewed', 'shortlisted'],
    ['shortlisted', 'interview'],
    ['offer', 'hired'],
    ['hired', 'rejected'],
    ['rejected', 'shortlisted'],
  ] as const)('proposes after %s the status %s', (status, expected) => {
    expect(nextStatus(status)).toBe(expected);
  });
});

describe('screeningAnswers', () => {
  const question = { kind: 'text' as const, choices: [], required: false };

  describe('screeningAnswers', () => {
    it('returns answers in the order of the questions, empty without an answer', () => {
      const shown = screeningAnswers({
        screening_questions: [
          { ...question, id: 'a', question: 'Can you start in January?' },
          { ...question, id: 'b', question: 'Which kitchens?' },
        ],
        answers: [
          { question_id: 'removed', answer: 'Answer to a removed question' },
          { question_id: 'b', answer: 'Two hotels' },
        ],
      });
      expect(shown).toEqual([
        { id: 'a', kind: 'text', question: 'Can you start in January?', answer: '' },
        { id: 'b', kind: 'text', question: 'Which kitchens?', answer: 'Two hotels' },
      ]);
    });
  });
});

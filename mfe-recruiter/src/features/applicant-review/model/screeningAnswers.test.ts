import { screeningAnswers } from './screeningAnswers.ts';

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

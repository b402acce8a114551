import { answersInOrder } from './answers.ts';

const question = { kind: 'text' as const, choices: [], required: false };

describe('the answers of an applicant', () => {
  it('stand in the order of the questions, empty where none was given', () => {
    const shown = answersInOrder({
      screening_questions: [
        { ...question, id: 'a', question: 'Can you start in January?' },
        { ...question, id: 'b', question: 'Which kitchens?' },
      ],
      answers: [
        { question_id: 'removed', answer: 'To a question that is gone' },
        { question_id: 'b', answer: 'Two hotels' },
      ],
    });
    expect(shown).toEqual([
      { id: 'a', kind: 'text', question: 'Can you start in January?', answer: '' },
      { id: 'b', kind: 'text', question: 'Which kitchens?', answer: 'Two hotels' },
    ]);
  });
});

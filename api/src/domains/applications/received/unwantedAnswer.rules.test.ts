import { findUnwantedAnswer, withUnwantedAnswers } from './unwantedAnswer.rules.ts';

const weekends = {
  id: 'w',
  question: 'Can you work weekends?',
  kind: 'yes_no' as const,
  choices: [],
  required: true,
};

describe('findUnwantedAnswer', () => {
  it('names the question and the answer that the company does not want', () => {
    const questions = [{ ...weekends, knock_out: ['no'] }];
    expect(findUnwantedAnswer(questions, [{ question_id: 'w', answer: 'no' }])).toBe(
      'Can you work weekends? No',
    );
  });

  it('returns null for other answers, missing answers and questions without unwanted answers', () => {
    const questions = [{ ...weekends, knock_out: ['no'] }];
    expect(findUnwantedAnswer(questions, [{ question_id: 'w', answer: 'yes' }])).toBeNull();
    expect(findUnwantedAnswer(questions, [])).toBeNull();
    expect(findUnwantedAnswer([weekends], [{ question_id: 'w', answer: 'no' }])).toBeNull();
  });
});

describe('withUnwantedAnswers', () => {
  const asked = { ...weekends, knock_out: ['no'] };

  it('keeps the question as it was asked and applies the current unwanted answers', () => {
    const current = { ...weekends, question: 'Can you work nights?', knock_out: ['yes'] };
    expect(withUnwantedAnswers([asked], [current])).toEqual([{ ...weekends, knock_out: ['yes'] }]);
    expect(withUnwantedAnswers([asked], [weekends])).toEqual([weekends]);
  });

  it('keeps a removed question with its unwanted answers and adds no new one', () => {
    expect(withUnwantedAnswers([asked], [])).toEqual([asked]);
    expect(withUnwantedAnswers([], [asked])).toEqual([]);
  });
});

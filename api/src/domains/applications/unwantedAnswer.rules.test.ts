import { findUnwantedAnswer } from './unwantedAnswer.rules.ts';

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

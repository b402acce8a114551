import type { ApplicantReview, ScreeningQuestion } from '@cpa/shared/contracts';

type Answered = Pick<ScreeningQuestion, 'id' | 'kind' | 'question'> & { answer: string };

/** Each question of the vacancy with its answer, '' where there is none; answers to questions since removed are left out. */
export function answersInOrder({
  screening_questions,
  answers,
}: Pick<ApplicantReview, 'screening_questions' | 'answers'>): Answered[] {
  const given = new Map(answers.map(({ question_id, answer }) => [question_id, answer]));
  return screening_questions.map(({ id, kind, question }) => ({
    id,
    kind,
    question,
    answer: given.get(id) ?? '',
  }));
}

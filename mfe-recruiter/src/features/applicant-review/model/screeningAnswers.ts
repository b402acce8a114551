import type { ApplicantReview, ScreeningQuestion } from '@cpa/shared/contracts';

type ScreeningAnswer = Pick<ScreeningQuestion, 'id' | 'kind' | 'question'> & { answer: string };

/** Returns each screening question with its answer, or '' without one. Skips answers to removed questions. */
export function screeningAnswers({
  screening_questions,
  answers,
}: Pick<ApplicantReview, 'screening_questions' | 'answers'>): ScreeningAnswer[] {
  const byQuestion = new Map(answers.map(({ question_id, answer }) => [question_id, answer]));
  return screening_questions.map(({ id, kind, question }) => ({
    id,
    kind,
    question,
    answer: byQuestion.get(id) ?? '',
  }));
}

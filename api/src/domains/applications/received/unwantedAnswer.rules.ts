import type { Answer, ApplicantListItem, ScreeningQuestion } from '@cpa/shared/contracts';

type Question = ScreeningQuestion & { knock_out?: string[] | undefined };

/**
 * Returns the questions as they were asked, with the unwanted answers that the company has chosen since. Those of a
 * removed question stay.
 */
export function withUnwantedAnswers(asked: Question[], current: Question[]): Question[] {
  const now = new Map(current.map((question) => [question.id, question]));
  return asked.map((question) => ({ ...question, knock_out: (now.get(question.id) ?? question).knock_out }));
}

/** Returns the first question with an answer that the company does not want, and that answer. */
export function findUnwantedAnswer(questions: Question[], answers: Answer[]): string | null {
  const given = new Map(answers.map(({ question_id, answer }) => [question_id, answer]));
  for (const { id, question, kind, knock_out = [] } of questions) {
    const answer = given.get(id);
    if (answer === undefined || !knock_out.includes(answer)) continue;
    return `${question} ${kind === 'yes_no' ? (YES_NO[answer] ?? answer) : answer}`;
  }
  return null;
}

/** Returns the questions with an answer, in the order in which they were asked. */
export function answeredQuestions(
  questions: Question[],
  answers: Answer[],
): ApplicantListItem['screening_answers'] {
  const given = new Map(answers.map(({ question_id, answer }) => [question_id, answer]));
  return questions.flatMap(({ id, question, kind }) => {
    const answer = given.get(id);
    return answer ? { question, kind, answer } : [];
  });
}

const YES_NO: Record<string, string> = { yes: 'Yes', no: 'No' };

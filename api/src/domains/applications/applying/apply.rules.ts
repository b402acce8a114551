import { type Answer, dayInAruba, type ScreeningQuestion, type VacancyStatus } from '@cpa/shared/contracts';
import { DomainError, errorText } from '../../../platform/errors/domainError.ts';

export interface ApplicableVacancy {
  status: VacancyStatus;
  /** Last day to apply, in Aruba. */
  valid_through: string | null;
  screening_questions: ScreeningQuestion[];
}

/** @throws DomainError 409 when the vacancy no longer accepts applications. */
export function assertOpen({ status, valid_through }: ApplicableVacancy, now: Date): void {
  if (status === 'open' && (valid_through === null || valid_through >= dayInAruba(now))) return;
  throw new DomainError(409, 'vacancy_closed');
}

/** @throws DomainError 422 that names each unanswered required question. */
export function assertRequiredAnswers({ screening_questions }: ApplicableVacancy, answers: Answer[]): void {
  const answered = new Set(
    answers.filter(({ answer }) => answer !== '').map(({ question_id }) => question_id),
  );
  const open = screening_questions.filter(({ id, required }) => required && !answered.has(id));
  if (open.length === 0) return;
  throw new DomainError(422, 'answers_missing').at({
    answers: open.map(({ question }) => errorText('answer_missing', { question })),
  });
}

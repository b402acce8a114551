import type { RecruiterQuestion } from '@cpa/shared/contracts';
import { sql } from 'kysely';

/**
 * Screening questions as they were when the applicant answered. Applications restored from an older backup have none
 * of their own; those of the vacancy apply to them. Needs `applications as a` and `vacancies as v`.
 */
export const askedQuestions = sql<
  RecruiterQuestion[]
>`case when a.asked_questions = '[]' then v.screening_questions else a.asked_questions end`;

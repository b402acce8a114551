import type { ScreeningQuestion } from '@cpa/shared/contracts';
import { sql } from 'kysely';

type Question = ScreeningQuestion & { knock_out?: string[] | undefined };

/**
 * Screening questions as they were when the applicant answered. Applications restored from an older backup have none
 * of their own; those of the vacancy apply to them. Needs `applications as a` and `vacancies as v`.
 */
export const askedQuestions = sql<
  Question[]
>`case when a.asked_questions = '[]' then v.screening_questions else a.asked_questions end`;

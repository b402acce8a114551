import { expireVacancies } from '../../jobs/expireVacancies.ts';
import type { Verb } from '../verb.ts';

const expire: Verb = {
  name: 'vacancies expire',
  summary: 'Expires open vacancies whose last day is over, as the job does each minute.',
  hasDryRun: true,
  run: async ({ db }) => {
    const expired = await expireVacancies(db);
    return { data: { expired }, text: `${expired} vacancies expire.` };
  },
};

export const vacancyVerbs: Verb[] = [expire];

import { expireVacancies } from '../../../domains/vacancies/editing/expireVacancies.service.ts';
import type { Verb } from '../verb.ts';

const expire: Verb = {
  name: 'vacancies expire',
  summary: 'Expires open vacancies whose last day is over, and sponsorships, as the job does each minute.',
  hasDryRun: true,
  run: async ({ db }) => {
    const expired = await expireVacancies(db);
    const { vacancies, sponsorships } = expired;
    return { data: expired, text: `${vacancies} vacancies and ${sponsorships} sponsorships expire.` };
  },
};

export const vacancyVerbs: Verb[] = [expire];

import { expireVacancies } from '../../../domains/vacancies/editing/expireVacancies.service.ts';
import type { OperatorCommand } from '../operatorCommand.ts';

const expire: OperatorCommand = {
  name: 'vacancies expire',
  summary: 'Expire overdue vacancies and sponsorships, as the job does every minute.',
  hasDryRun: true,
  run: async ({ db }) => {
    const { vacancies, sponsorships } = await expireVacancies(db);
    return {
      data: { vacancies, sponsorships },
      text: `Expired ${vacancies} vacancies and ${sponsorships} sponsorships.`,
    };
  },
};

export const vacancyCommands: OperatorCommand[] = [expire];

import { optionsSchema, type OptionRef, type Options } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { applicationStatuses, employmentTypes, salaryPeriods } from './codes.ts';
import { readOptions } from './options.repository.ts';

export const optionsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/options',
    {
      schema: {
        summary: 'Every list that a form or filter offers',
        response: { 200: optionsSchema },
      },
    },
    async (_request, reply): Promise<Options> => {
      const options = await readOptions(app.db);
      const list = (kind: string): OptionRef[] =>
        options.filter((option) => option.kind === kind).map(({ id, name }) => ({ id, name }));
      void reply.header('cache-control', 'public, max-age=300');
      return {
        sectors: list('sector'),
        educations: list('education'),
        workloads: list('workload'),
        languages: list('language'),
        districts: list('district'),
        company_sizes: list('company_size'),
        employment_types: employmentTypes,
        salary_periods: salaryPeriods,
        application_statuses: applicationStatuses,
      };
    },
  );
};

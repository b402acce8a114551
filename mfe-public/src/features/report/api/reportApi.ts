import type { VacancyReport } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';
import * as z from 'zod/mini';

const reportedSchema = z.object({ message: z.string() });

export function createReportApi({ publicClient: client }: HttpClients) {
  return {
    report: (vacancyId: number, data: VacancyReport) =>
      callApi(client, {
        method: 'POST',
        url: `/vacancies/${vacancyId}/report`,
        data,
        response: reportedSchema,
      }),
  };
}

export type ReportApi = ReturnType<typeof createReportApi>;

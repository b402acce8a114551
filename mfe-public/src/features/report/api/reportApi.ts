import { messageSchema, type VacancyReport } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createReportApi({ publicClient: client }: HttpClients) {
  return {
    report: (vacancyId: number, data: VacancyReport) =>
      callApi(client, {
        method: 'POST',
        url: `/vacancies/${vacancyId}/report`,
        data,
        response: messageSchema,
      }),
  };
}

export type ReportApi = ReturnType<typeof createReportApi>;

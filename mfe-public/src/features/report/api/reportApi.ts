import { messageSchema, type VacancyReport } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createReportApi({ publicClient: client }: HttpClients) {
  return {
    report: (vacancyId: number, data: VacancyReport) =>
      request(client, `POST /vacancies/${vacancyId}/report`, messageSchema, { data }),
  };
}

export type ReportApi = ReturnType<typeof createReportApi>;

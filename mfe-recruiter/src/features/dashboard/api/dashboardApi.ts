import { recruiterDashboardSchema, verificationMailSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createDashboardApi({ privateClient }: HttpClients) {
  return {
    /** Null: a recruiter with one company or none. */
    dashboard: (companyId: number | null) =>
      request(privateClient, 'GET /recruiter/dashboard', recruiterDashboardSchema, {
        params: companyId === null ? {} : { company_id: companyId },
      }),
    sendVerificationMail: () =>
      request(privateClient, 'POST /account/verification-mail', verificationMailSchema),
  };
}

export type DashboardApi = ReturnType<typeof createDashboardApi>;

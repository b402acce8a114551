import { recruiterDashboardSchema, verificationMailSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createDashboardApi({ privateClient }: HttpClients) {
  return {
    /** Null: a recruiter with one company or none. */
    dashboard: (companyId: number | null) =>
      callApi(privateClient, {
        method: 'GET',
        url: '/recruiter/dashboard',
        params: companyId === null ? {} : { company_id: companyId },
        response: recruiterDashboardSchema,
      }),
    sendVerificationMail: () =>
      callApi(privateClient, {
        method: 'POST',
        url: '/account/verification-mail',
        response: verificationMailSchema,
      }),
  };
}

export type DashboardApi = ReturnType<typeof createDashboardApi>;

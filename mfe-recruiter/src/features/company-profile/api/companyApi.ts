import { optionsSchema, ownCompanySchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createCompanyApi({ privateClient, publicClient }: HttpClients) {
  return {
    options: () => callApi(publicClient, { method: 'GET', url: '/options', response: optionsSchema }),
    company: (id: number) =>
      callApi(privateClient, { method: 'GET', url: `/recruiter/company/${id}`, response: ownCompanySchema }),
    create: (data: FormData) =>
      callApi(privateClient, { method: 'POST', url: '/recruiter/company', data, response: ownCompanySchema }),
    update: (id: number, data: FormData) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/recruiter/company/${id}`,
        data,
        response: ownCompanySchema,
      }),
  };
}

export type CompanyApi = ReturnType<typeof createCompanyApi>;

import { type ApplicantUpdate, applicantSchema, optionsSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createProfileApi({ privateClient, publicClient }: HttpClients) {
  return {
    own: () => callApi(privateClient, { method: 'GET', url: '/applicant/me', answer: applicantSchema }),
    create: (data: ApplicantUpdate) =>
      callApi(privateClient, { method: 'POST', url: '/applicants', data, answer: applicantSchema }),
    update: (data: ApplicantUpdate) =>
      callApi(privateClient, { method: 'POST', url: '/applicant/me', data, answer: applicantSchema }),
    options: () => callApi(publicClient, { method: 'GET', url: '/options', answer: optionsSchema }),
  };
}

export type ProfileApi = ReturnType<typeof createProfileApi>;

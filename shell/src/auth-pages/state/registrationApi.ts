import {
  type Applicant,
  type Registration,
  type Role,
  applicantSchema,
  registeredSchema,
} from '@cpa/shared/contracts';
import { type HttpClients, callApi } from '@cpa/shared/http';

/** Requests for registering an account. */
export type RegistrationApi = {
  register: (role: Role, registration: Registration) => Promise<{ email: string }>;
  createApplicant: (name: string) => Promise<Applicant>;
};

export function createRegistrationApi({ publicClient, privateClient }: HttpClients): RegistrationApi {
  return {
    register: (role, data) =>
      callApi(publicClient, {
        method: 'POST',
        url: `/account/${role}/register`,
        data,
        response: registeredSchema,
      }),
    createApplicant: (name) =>
      callApi(privateClient, {
        method: 'POST',
        url: '/applicants',
        data: { name },
        response: applicantSchema,
      }),
  };
}

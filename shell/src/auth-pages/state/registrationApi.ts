import {
  type Applicant,
  type Registration,
  type Role,
  applicantSchema,
  registeredSchema,
} from '@cpa/shared/contracts';
import { type HttpClients, request } from '@cpa/shared/http';

/** Requests for registering an account. */
export type RegistrationApi = {
  register: (role: Role, registration: Registration) => Promise<{ email: string }>;
  createApplicant: (name: string) => Promise<Applicant>;
};

export function createRegistrationApi({ publicClient, privateClient }: HttpClients): RegistrationApi {
  return {
    register: (role, data) =>
      request(publicClient, `POST /account/${role}/register`, registeredSchema, { data }),
    createApplicant: (name) =>
      request(privateClient, 'POST /applicants', applicantSchema, { data: { name } }),
  };
}

import { messageSchema } from '@cpa/shared/contracts';
import { type HttpClients, request } from '@cpa/shared/http';

/** Requests for resetting a password. */
export function createRecoveryApi({ publicClient }: HttpClients) {
  const post = (url: string, data: object) => request(publicClient, `POST ${url}`, messageSchema, { data });
  return {
    sendResetLink: (email: string) => post('/account/recruiter/forgot-password', { email }),
    /** Rejects if the link was used, has expired or is wrong. */
    checkResetLink: (token: string) => post('/account/recruiter/reset-password/check', { token }),
    resetPassword: (token: string, password: string) =>
      post('/account/recruiter/reset-password', { token, password }),
  };
}

export type RecoveryApi = ReturnType<typeof createRecoveryApi>;

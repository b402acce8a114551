import { type Message, messageSchema } from '@cpa/shared/contracts';
import { type HttpClients, callApi } from '@cpa/shared/http';

/** Requests for resetting a password. */
export type RecoveryApi = {
  sendResetLink: (email: string) => Promise<Message>;
  /** Rejects if the link was used, has expired or is wrong. */
  checkResetLink: (token: string) => Promise<Message>;
  resetPassword: (token: string, password: string) => Promise<Message>;
};

export function createRecoveryApi({ publicClient }: HttpClients): RecoveryApi {
  const post = (url: string, data: object) =>
    callApi(publicClient, { method: 'POST', url, data, response: messageSchema });
  return {
    sendResetLink: (email) => post('/account/recruiter/forgot-password', { email }),
    checkResetLink: (token) => post('/account/recruiter/reset-password/check', { token }),
    resetPassword: (token, password) => post('/account/recruiter/reset-password', { token, password }),
  };
}

import { verificationMailSchema } from '@cpa/shared/contracts';
import { type HttpClients, request } from '@cpa/shared/http';

/** Sends the verification mail again. */
export function requestVerificationMail({ privateClient }: HttpClients) {
  return request(privateClient, 'POST /account/verification-mail', verificationMailSchema);
}

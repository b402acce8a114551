import { verificationMailSchema } from '@cpa/shared/contracts';
import { type HttpClients, callApi } from '@cpa/shared/http';

/** Sends the verification mail again. */
export function requestVerificationMail({ privateClient }: HttpClients) {
  return callApi(privateClient, {
    method: 'POST',
    url: '/account/verification-mail',
    response: verificationMailSchema,
  });
}

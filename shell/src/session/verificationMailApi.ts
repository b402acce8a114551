import { type Message, messageSchema } from '@cpa/shared/contracts';
import { type HttpClients, callApi } from '@cpa/shared/http';

/** Sends the verification mail again. The response names the recipient. */
export function requestVerificationMail({ privateClient }: HttpClients): Promise<Message> {
  return callApi(privateClient, {
    method: 'POST',
    url: '/account/verification-mail',
    response: messageSchema,
  });
}

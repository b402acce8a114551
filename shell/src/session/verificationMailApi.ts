import { type Message, messageSchema } from '@cpa/shared/contracts';
import { type HttpClients, callApi } from '@cpa/shared/http';

/** Has the verification mail sent again; the answer says where it went. */
export function requestVerificationMail({ privateClient }: HttpClients): Promise<Message> {
  return callApi(privateClient, {
    method: 'POST',
    url: '/account/verification-mail',
    answer: messageSchema,
  });
}

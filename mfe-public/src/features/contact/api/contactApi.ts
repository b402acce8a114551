import { contactedSchema, type ContactMessage } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createContactApi({ publicClient: client }: HttpClients) {
  return {
    send: (data: ContactMessage) =>
      callApi(client, { method: 'POST', url: '/contact-us-message', data, response: contactedSchema }),
  };
}

export type ContactApi = ReturnType<typeof createContactApi>;

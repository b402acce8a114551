import { contactedSchema, type ContactMessage } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createContactApi({ publicClient: client }: HttpClients) {
  return {
    send: (data: ContactMessage) => request(client, 'POST /contact-us-message', contactedSchema, { data }),
  };
}

export type ContactApi = ReturnType<typeof createContactApi>;

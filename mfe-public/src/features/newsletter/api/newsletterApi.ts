import { subscribedSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createNewsletterApi({ publicClient: client }: HttpClients) {
  return {
    subscribe: (email: string) =>
      request(client, 'POST /newsletter-email', subscribedSchema, { data: { email } }),
  };
}

export type NewsletterApi = ReturnType<typeof createNewsletterApi>;

import { subscribedSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createNewsletterApi({ publicClient: client }: HttpClients) {
  return {
    subscribe: (email: string) =>
      callApi(client, {
        method: 'POST',
        url: '/newsletter-email',
        data: { email },
        response: subscribedSchema,
      }),
  };
}

export type NewsletterApi = ReturnType<typeof createNewsletterApi>;

import { messageSchema } from '@cpa/shared/contracts';
import { type HttpClients, callApi, toApiErrorData } from '@cpa/shared/http';

/** Result of checking a mailed sign-in link before it is used. */
export type MagicLink = { isSpent: boolean };

/** Checks the link in the query of the sign-in page. Without a decision the link counts as good. */
export async function checkMagicLink(
  { publicClient }: HttpClients,
  query: URLSearchParams,
): Promise<MagicLink> {
  const token = query.get('magic');
  if (!token) return { isSpent: false };
  try {
    await callApi(publicClient, {
      method: 'POST',
      url: '/account/magic-link/check',
      data: { email: query.get('email') ?? '', token },
      response: messageSchema,
    });
    return { isSpent: false };
  } catch (error) {
    return { isSpent: [400, 422].includes(toApiErrorData(error).status) };
  }
}

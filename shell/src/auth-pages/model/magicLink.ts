import { messageSchema } from '@cpa/shared/contracts';
import { type HttpClients, request, toApiErrorData } from '@cpa/shared/http';

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
    await request(publicClient, 'POST /account/magic-link/check', messageSchema, {
      data: { email: query.get('email') ?? '', token },
    });
    return { isSpent: false };
  } catch (error) {
    return { isSpent: [400, 422].includes(toApiErrorData(error).status) };
  }
}

type Urls = { currentUrl: URL; nextUrl: URL };

/** Route options of a page that a mailed link opens: checks the link, so that no one signs in with one that does not work. */
export const magicLinkRoute = (api: HttpClients) => ({
  loader: ({ request: { url } }: { request: Request }) => checkMagicLink(api, new URL(url).searchParams),
  shouldRevalidate: ({ currentUrl, nextUrl }: Urls) =>
    currentUrl.searchParams.get('magic') !== nextUrl.searchParams.get('magic'),
});

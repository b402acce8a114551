import type { FallbackLink, HostFallback } from '@cpa/shared/remote';
import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';

const MAX_LINKS = 20;
const MAX_LENGTH = 200;

/** A path of this site: two slashes would start the name of another site. */
const linkSchema = z.object({
  label: z.string(),
  detail: z.optional(z.string()),
  path: z.string().check(z.regex(/^\/(?!\/)/)),
});

const linksOf = (remote: string) =>
  storedValue(`fallbackLinks.${remote}`, z.array(linkSchema), {
    owner: 'browser', // Links of public pages, which show before the session is known.
    area: 'session',
  });

/** Stores a remote's fallback links for this tab. */
export function createFallback(remote: string): HostFallback {
  const stored = linksOf(remote);
  return {
    setLinks: (links) =>
      stored.write(
        links.slice(0, MAX_LINKS).map(({ label, detail, path }) => ({
          label: label.slice(0, MAX_LENGTH),
          ...(detail !== undefined && { detail: detail.slice(0, MAX_LENGTH) }),
          path,
        })),
      ),
  };
}

/** Returns a remote's stored fallback links; none when they are missing or invalid. */
export function readFallbackLinks(remote: string): FallbackLink[] {
  return linksOf(remote).read() ?? [];
}

import type { ActiveRemote } from '@cpa/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { ReleaseSource } from '../../releases/serving/releaseSource.ts';

/** Description of an active remote for pages that are not of this site. */
type PublicRemote = {
  name: string;
  version: string;
  /** Range of the platform contract that the page must provide. */
  contract: string;
  /** Name of the federation container. */
  container: string;
  /** URL of the federation entry. */
  entry: string;
  /** Path patterns of its pages. */
  routes: string[];
  /** Hash of each file by URL, in the form of an import map. */
  integrity: Record<string, string>;
};

/**
 * `GET /api/_remotes/:name`: returns the URL of the active release of a remote and the hashes of its files, to pages of
 * every origin.
 */
export function publicRemotes(
  app: FastifyInstance,
  { releases, siteUrl }: { releases: ReleaseSource; siteUrl: string },
): void {
  app.get<{ Params: { name: string } }>('/api/_remotes/:name', async (request, reply) => {
    const { document } = await releases.current();
    const remote = document.remotes.find(({ name }) => name === request.params.name);
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-cache',
    });
    if (!remote) return await reply.code(404).send({ message: 'No such remote is active.' });
    return describe(remote, siteUrl);
  });
}

function describe(
  { name, version, contract, container, entry, routes, files, base_url }: ActiveRemote,
  siteUrl: string,
): PublicRemote {
  const urlOf = (path: string): string => new URL(base_url + path, siteUrl).href;
  return {
    name,
    version,
    contract,
    container,
    entry: urlOf(entry),
    routes: routes.map(({ path }) => path),
    integrity: Object.fromEntries(files.map(({ path, integrity }) => [urlOf(path), integrity])),
  };
}

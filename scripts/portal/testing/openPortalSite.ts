import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { portalRoutes } from '../../../shell/server/releases/portal/portalRoutes.ts';
import { createPreviewTokens } from '../../../shell/server/releases/previews/previewToken.ts';
import { addGrants, createTeamToken, openReleaseStore } from '../../../shell/server/releases/index.ts';
import { createServerProblems } from '../../../shell/server/releases/serving/serverProblems.ts';
import { builtRemote } from '../../../shell/server/releases/testing/builtRemote.ts';
import { httpCalls } from '../httpCalls.ts';

export type PortalSite = Awaited<ReturnType<typeof openPortalSite>>;

/** Opens a site that accepts release commands, on an empty store in which `mfe-checkout` may have `/plans`. */
export async function openPortalSite() {
  const home = mkdtempSync(join(tmpdir(), 'portal-http-'));
  const store = join(home, 'releases');
  /** Lines of the log of the site. */
  const logged: Record<string, unknown>[] = [];
  const write = (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>);
  const site = fastify({ logger: { stream: { write } } });
  /** Paths of the files that the site received. */
  const received: string[] = [];
  site.addHook('onResponse', async ({ method, url: path }, { statusCode }) => {
    if (method === 'PUT' && statusCode === 204) received.push(path);
  });
  const previews = { place: store, previewOrigins: ['http://localhost:3200'], siteUrl: 'http://site' };
  const problems = createServerProblems();
  await portalRoutes(site, {
    store: openReleaseStore(store),
    prepareCheck: () => undefined,
    problems: problems.list,
    previews: { ...previews, tokens: createPreviewTokens('secret') },
  });
  await addGrants(store, 'mfe-checkout', ['/plans']);
  const url = await site.listen({ host: '127.0.0.1', port: 0 });

  return {
    home,
    store,
    site,
    url,
    received,
    logged,
    problems,
    /** Builds a remote with this text in its files. */
    build(text: string, name = 'mfe-checkout') {
      const dir = join(home, text);
      return { dir, version: builtRemote(dir, text, { name }).version };
    },
    /** Creates a token. @returns it with the release commands of its team */
    async team(remotes = ['mfe-checkout']) {
      const { id, token } = await createTeamToken(store, { team: 'checkout-team', remotes, days: 1 });
      return { id, portal: httpCalls({ url, token }) };
    },
    async close(): Promise<void> {
      await site.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import cookie from '@fastify/cookie';
import { type FastifyInstance, fastify } from 'fastify';
import { apiProxy } from '../proxy/apiProxy.ts';
import { aShellRelease, anActiveRemote } from '../testing/siteFixture.ts';
import { hasRecentChange, rememberChanges } from './recentChanges.ts';

let api: FastifyInstance;
let site: FastifyInstance;
beforeEach(async () => {
  api = fastify();
  api.post('/search', async (_request, reply) => reply.header('x-page-changes', 'none').send({}));
  api.post('/change', async (_request, reply) => reply.header('set-cookie', 'other=1').send({}));
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  site = fastify();
  await site.register(cookie);
  rememberChanges(site, false);
  const document = { revision: 1, remotes: [anActiveRemote()] };
  await apiProxy(site, {
    apiUrl,
    releases: { current: async () => ({ shell: aShellRelease(), document }) },
  });
  site.get('/', async (request) => ({ hasRecentChange: hasRecentChange(request) }));
});
afterEach(async () => {
  await site.close();
  await api.close();
});

const setCookies = async (method: 'GET' | 'POST', url: string, session: string): Promise<string> =>
  String((await site.inject({ method, url, headers: { cookie: session } })).headers['set-cookie']);

describe('recent changes', () => {
  test('are remembered beside the cookies of the API, and known to the next document', async () => {
    const changed = await setCookies('POST', '/api/change', 'cpa_session=1');
    expect(changed).toContain('other=1');
    expect(changed).toContain('cpa_changed=1; Max-Age=120; Path=/; HttpOnly; SameSite=Lax');
    const { body } = await site.inject({ url: '/', headers: { cookie: 'cpa_session=1; cpa_changed=1' } });
    expect(body).toBe('{"hasRecentChange":true}');
  });

  test('are remembered for a call whose response was lost', async () => {
    await api.close();
    expect(await setCookies('POST', '/api/change', 'cpa_session=1')).toContain('cpa_changed=1');
  });

  test('are not remembered for a search, a read, or without a session', async () => {
    expect(await setCookies('POST', '/api/search', 'cpa_session=1')).not.toContain('cpa_changed');
    expect(await setCookies('GET', '/api/change', 'cpa_session=1')).not.toContain('cpa_changed');
    expect(await setCookies('POST', '/api/change', '')).not.toContain('cpa_changed');
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../core/site.ts';
import { expect, test } from '../../core/test.ts';
import { demoRecruiter } from '../../core/users.ts';

interface Result {
  data?: Record<string, unknown>;
  error?: Record<string, unknown>;
  response: Response;
}
type Call = (path: string, options?: object) => Promise<Result>;
interface ClientModule {
  createClient: (options?: { token?: () => string }) => { GET: Call; POST: Call };
}

test('the published client calls the API through the site that it was downloaded from', async ({
  request,
}) => {
  const download = await request.get('/api/docs/client.tgz');
  expect(download.ok()).toBe(true);
  // Inside the repository, whose packages include the library of the client.
  const folder = mkdtempSync(join(site.cache, 'api-client-'));
  try {
    writeFileSync(join(folder, 'client.tgz'), await download.body());
    execFileSync('tar', ['-xzf', 'client.tgz', '--strip-components=1'], { cwd: folder });
    const { createClient } = (await import(join(folder, 'index.js'))) as ClientModule;

    const visitor = createClient();
    const found = await visitor.POST('/vacancies/searchfilter', { body: { search_string: 'cook' } });
    expect(new URL(found.response.url).href).toBe(`${site.url}/api/vacancies/searchfilter`);
    expect(found.data).toMatchObject({ data: expect.arrayContaining([expect.anything()]) });
    const missing = await visitor.GET('/vacancies/{id}', { params: { path: { id: '999999999' } } });
    expect([missing.response.status, missing.error]).toEqual([404, expect.anything()]);

    const { data: session } = await visitor.POST('/account/login', { body: demoRecruiter });
    const recruiter = createClient({ token: () => String(session?.['access_token']) });
    expect((await recruiter.GET('/recruiter/user/')).data).toMatchObject({ email: demoRecruiter.email });
    const refused = await visitor.GET('/recruiter/user/');
    expect([refused.response.status, refused.response.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer',
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

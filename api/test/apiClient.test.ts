import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LightMyRequestResponse } from 'fastify';
import { aCompany, aVacancy } from './aVacancy.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';
import { PASSWORD, signInNew } from './signIn.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const NAME = '@career-portal-aruba/client';

/** A program of a client's developer, which is compiled and then run. */
const PROGRAM = `
import { createClient } from '${NAME}';

const [baseUrl, email, password, id] = process.argv.slice(2) as [string, string, string, string];
const portal = createClient({ baseUrl });
const { data: session } = await portal.POST('/account/login', { body: { email, password } });
const token: string = session!.access_token;
const mine = createClient({ baseUrl, token: () => token });
const { data: user } = await mine.GET('/recruiter/user/');
const { data: vacancy } = await portal.GET('/vacancies/{id}', { params: { path: { id } } });
const title: string = vacancy!.title;
const found = await portal.POST('/vacancies/searchfilter', { body: { search_string: title } });
const titles: string[] = found.data!.data.map((card) => card.title);
const missing = await portal.GET('/vacancies/{id}', { params: { path: { id: '999999999' } } });
const refused = await portal.GET('/recruiter/user/');
const code: string | undefined = refused.error?.code;
const headers = new Headers({ Authorization: \`Bearer \${token}\` });
const others = createClient({ baseUrl, headers });
const { data: same } = await others.GET('/recruiter/user/');
const emails = [user!.email, same?.email];
console.log(JSON.stringify({ emails, title, titles, missing: missing.response.status, code }));

export async function wrong(): Promise<void> {
  // @ts-expect-error -- no such path
  await portal.GET('/vacancy');
  // @ts-expect-error -- a parameter is missing
  await portal.GET('/vacancies/{id}');
  // @ts-expect-error -- a field of the body has another type
  await portal.POST('/account/login', { body: { email: 7, password } });
  // @ts-expect-error -- the response has no such field
  void vacancy!.salary_maximum;
}
`;

let portal: TestApp;
let folder: string;
let download: LightMyRequestResponse;
beforeAll(async () => {
  portal = await openTestApp({ SITE_URL: 'https://portal.test' });
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.cache/client-'));
  const installed = join(folder, 'node_modules', NAME);
  mkdirSync(installed, { recursive: true });
  download = await portal.app.inject('/docs/client.tgz');
  writeFileSync(join(folder, 'client.tgz'), download.rawPayload);
  await run('tar', ['-xzf', join(folder, 'client.tgz'), '--strip-components=1', '-C', installed]);
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await portal.close();
});

test('the client is an archive that the documentation links', async () => {
  expect([download.statusCode, download.headers['content-type']]).toEqual([200, 'application/gzip']);
  const { externalDocs } = (await portal.app.inject('/openapi.json')).json<{ externalDocs: object }>();
  expect(externalDocs).toMatchObject({ url: 'https://portal.test/api/docs/client.tgz' });
});

test('the client names the API of the site and the tested version of its library', () => {
  const read = (path: string) => readFileSync(path, 'utf8');
  const installed = JSON.parse(read(join(folder, 'node_modules', NAME, 'package.json'))) as {
    dependencies: object;
  };
  const { devDependencies } = JSON.parse(read(join(ROOT, 'api/package.json'))) as {
    devDependencies: Record<string, string>;
  };
  expect(installed.dependencies).toEqual({ 'openapi-fetch': devDependencies['openapi-fetch'] });
  expect(read(join(folder, 'node_modules', NAME, 'index.js'))).toContain('"https://portal.test/api"');
});

test('the types of the client accept correct calls and reject others', async () => {
  const options = ['--noEmit', '--strict', '--target', 'esnext', '--module', 'nodenext', '--types', 'node'];
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout } = await run(process.execPath, [tsc, ...options, '--ignoreConfig', 'program.ts'], {
    cwd: folder,
  });
  expect(stdout).toBe('');
});

test('the client calls the API', async () => {
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const recruiter = await signInNew(portal, 'recruiter');
  const companyId = await aCompany(portal, recruiter.id);
  const id = await aVacancy(portal, companyId, { title: 'Night Auditor' });
  const url = `http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}`;
  const { stdout } = await run(
    process.execPath,
    [join(folder, 'program.ts'), url, recruiter.email, PASSWORD, String(id)],
    { cwd: folder },
  );
  expect(JSON.parse(stdout)).toEqual({
    emails: [recruiter.email, recruiter.email],
    title: 'Night Auditor',
    titles: ['Night Auditor'],
    missing: 404,
    code: expect.any(String),
  });
});

import { createLogger } from '@cpa/shared/server';
import { writeResetMails } from '../../src/domains/accounts/linkMails.service.ts';
import { recordContact } from '../../src/domains/vacancies/contacts/contacts.repository.ts';
import { askContacts } from '../../src/domains/vacancies/contacts/contacts.service.ts';
import { sql } from 'kysely';
import { aCompany } from '../support/aVacancy.ts';
import { mailSamples } from '../support/mailSamples.ts';
import { newestMail, tokenIn } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { registerAndSignIn } from '../support/signIn.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ SITE_URL: 'https://jobs.example.aw' });
});
afterAll(async () => await portal.close());

/** A query value that is long enough to be a secret. */
const SECRET = /^[\w.-]{20,}$/;

/** Pages whose button, form or sign-in makes the change; their own tests open them without it. */
const PAGES = ['/login', '/recruiter-dashboard/invitation', '/register', '/reset-password', '/verify-email'];

test('opening any link of any mail changes nothing', async () => {
  const links = [...(await secretLinksOfMails()).map(({ url }) => url), ...mailSamples.flatMap(urlsIn)];
  const served = links.filter((url) => new URL(url).pathname.startsWith('/api/'));
  const before = await contentOf(portal.db);
  for (const url of served) {
    const path = url.slice(url.indexOf('/api/') + '/api'.length);
    for (const accept of ['text/html', 'application/json'])
      expect((await portal.call('GET', path, { headers: { accept } })).statusCode).toBeLessThan(500);
  }
  expect(await contentOf(portal.db)).toEqual(before);
  const paths = (some: string[]) => [...new Set(some.map((url) => new URL(url).pathname))].toSorted();
  expect(paths(served)).toEqual([
    '/api/newsletter-email/confirm',
    '/api/newsletter-email/unsubscribe',
    '/api/search-alerts/confirm',
    '/api/search-alerts/unsubscribe',
    '/api/vacancy-contacts/confirm',
    '/api/vacancy-contacts/end',
  ]);
  const others = links.filter((url) => !served.includes(url) && hasSecret(url));
  expect(paths(others)).toEqual(PAGES);
});

test('the logs redact the secret of every mailed link', async () => {
  const secretLinks = await secretLinksOfMails();
  expect([...new Set(secretLinks.map(({ template }) => template))].toSorted()).toEqual([
    'alert-confirm',
    'company-invitation',
    'contact-confirm',
    'magic-link',
    'newsletter-confirm',
    'newsletter-welcome',
    'reset',
    'sign-up-link',
    'verification',
  ]);
  const lines: string[] = [];
  const log = createLogger('info', (line) => void lines.push(line));
  for (const { url } of secretLinks) log.info({ url }, `/login?callbackUrl=${encodeURIComponent(url)}`);
  const leaked = secretLinks.filter(({ secret }) => lines.join('').includes(secret));
  expect(leaked.map(({ template }) => template)).toEqual([]);
});

/** Sends a mail of each kind that has a secret in a link, and returns those links. */
async function secretLinksOfMails() {
  const { id, email, token } = await registerAndSignIn(portal, 'recruiter');
  const company = await aCompany(portal, id);
  const reader = `reader-${id}@example.aw`;
  for (const [url, body] of [
    ['/account/recruiter/forgot-password', { email }],
    ['/account/magic-link', { email, callback_path: '/vacancies' }],
    ['/account/magic-link', { email: reader, name: 'Ana Kock' }],
    ['/newsletter-email', { email: reader }],
    ['/search-alerts', { email: reader, filter: { search_string: 'cook' }, frequency: 'daily' }],
    [`/recruiter/company/${company}/invitations`, { email: reader, membership: 'viewer' }],
  ] as const) {
    const { statusCode } = await portal.call('POST', url, { body, token });
    expect([url, statusCode < 300]).toEqual([url, true]);
    if (url === '/newsletter-email') {
      const confirm = tokenIn(await newestMail(portal, reader));
      await portal.call('POST', `/newsletter-email/confirm?token=${confirm}`);
    }
  }
  await recordContact(portal.db, { companyId: company, email: reader });
  const { siteUrl, secrets } = portal.app.config;
  await askContacts({ db: portal.db, siteUrl, secret: secrets.JWT_SECRET });
  await writeResetMails(portal.db, siteUrl);
  const mails = await portal.db.selectFrom('mails').select(['template', 'text']).execute();
  return mails.flatMap(({ template, text }) =>
    [...text.matchAll(/https:\/\/\S+/g)].flatMap(([url]) =>
      [...new URL(url).searchParams.values()]
        .filter((value) => SECRET.test(value))
        .map((secret) => ({ template, url, secret })),
    ),
  );
}

/** Hashes of all tables, without the counters of rate limits. */
async function contentOf(db: TestApp['db']): Promise<Record<string, string | null>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'rate_limit%'
    order by 1`.execute(db);
  const hashes = tables.map(async ({ name }) => {
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg(row::text, ',' order by row::text)) as hash from ${sql.table(name)} as row`.execute(
      db,
    );
    return [name, rows[0]!.hash] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

const urlsIn = ({ text }: { text: string }) => text.match(/https:\/\/[^\s)]+/g) ?? [];
const hasSecret = (url: string) => /[?&](?:token|magic)=/.test(url);

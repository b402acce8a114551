import { createLogger } from '@cpa/shared/server';
import { writeResetMails } from '../src/domains/accounts/linkMails.service.ts';
import { aCompany } from './aVacancy.ts';
import { newestMail, tokenIn } from './mails.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';
import { registerAndSignIn } from './signIn.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ SITE_URL: 'https://jobs.example.aw' });
});
afterAll(async () => await portal.close());

/** A query value that is long enough to be a secret. */
const SECRET = /^[\w.-]{20,}$/;

test('the logs redact the secret of every mailed link', async () => {
  const { id, email, token } = await registerAndSignIn(portal, 'recruiter');
  const company = await aCompany(portal, id);
  const reader = 'reader@example.aw';
  for (const [url, body] of [
    ['/account/recruiter/forgot-password', { email }],
    ['/account/magic-link', { email, callback_path: '/vacancies' }],
    ['/newsletter-email', { email: reader }],
    ['/search-alerts', { email: reader, filter: { search_string: 'cook' }, frequency: 'daily' }],
    [`/recruiter/company/${company}/invitations`, { email: reader, membership: 'viewer' }],
  ] as const) {
    const { statusCode } = await portal.call('POST', url, { body, token });
    expect([url, statusCode < 300]).toEqual([url, true]);
    if (url === '/newsletter-email') {
      const confirm = tokenIn(await newestMail(portal, reader));
      await portal.call('GET', `/newsletter-email/confirm?token=${confirm}`);
    }
  }
  await writeResetMails(portal.db, portal.app.config.siteUrl);
  const mails = await portal.db.selectFrom('mails').select(['template', 'text']).execute();
  const secretLinks = mails.flatMap(({ template, text }) =>
    [...text.matchAll(/https:\/\/\S+/g)].flatMap(([url]) =>
      [...new URL(url).searchParams.values()]
        .filter((value) => SECRET.test(value))
        .map((secret) => ({ template, url, secret })),
    ),
  );
  expect([...new Set(secretLinks.map(({ template }) => template))].toSorted()).toEqual([
    'alert-confirm',
    'company-invitation',
    'magic-link',
    'newsletter-confirm',
    'newsletter-welcome',
    'reset',
    'verification',
  ]);
  const lines: string[] = [];
  const log = createLogger('info', (line) => void lines.push(line));
  for (const { url } of secretLinks) log.info({ url }, `/login?callbackUrl=${encodeURIComponent(url)}`);
  const leaked = secretLinks.filter(({ secret }) => lines.join('').includes(secret));
  expect(leaked.map(({ template }) => template)).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AWG_PER_USD, type HomepageData, type Package, type VacancyPage } from '@cpa/shared/contracts';
import { VALID_MINUTES } from '../../src/domains/accounts/emailTokens.repository.ts';
import { UNCONFIRMED_DAYS } from '../../src/domains/accounts/expiredTokens.repository.ts';
import { retentionLimits } from '../../src/domains/applicants/retention/retention.rules.ts';
import { MAX_UNDO_SECONDS, UNDO_SECONDS } from '../../src/domains/applications/status/statusChange.rules.ts';
import { UNDO_SECONDS as WITHDRAWAL_SECONDS } from '../../src/domains/applications/withdrawal/withdrawal.rules.ts';
import { VALID_DAYS } from '../../src/domains/companies/members/invitations.repository.ts';
import { VALIDITY_MS } from '../../src/domains/orders/grantPackages.service.ts';
import { FIRST_CHECK_MINUTES } from '../../src/domains/orders/payment/paymentChecks.repository.ts';
import { REFUND_WINDOW_MS } from '../../src/domains/orders/refundWindow.ts';
import { LINK_VALID_MS } from '../../src/domains/subscriptions/subscription.rules.ts';
import { FREE_POSTING_DAYS } from '../../src/domains/vacancies/posting/posting.rules.ts';
import { mailSamples } from '../support/mailSamples.ts';
import { openDemoApp } from '../support/openDemoApp.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const root = join(import.meta.dirname, '../../..');

const page = (name: string): string => readFileSync(join(root, `api/content/pages/${name}.md`), 'utf8');
const faq = page('faq');

/** Message of a part of the site, such as `mfe-checkout/src plans.intro`. */
function message(folder: string, key: string): string {
  const texts = readFileSync(join(root, folder, 'messages/en.messages.json'), 'utf8');
  return (JSON.parse(texts) as Record<string, string>)[key] ?? '';
}

const mail = (template: string): string =>
  mailSamples.find((sample) => sample.template === template)?.text ?? '';

const NUMBERS = new Map([
  [1, 'one'],
  [2, 'two'],
  [3, 'three'],
  [4, 'four'],
  [10, 'ten'],
]);

/** A number and its unit in words, for example "four weeks". Fails for a number that no text uses. */
function words(count: number, unit: string): string {
  const number = NUMBERS.get(count);
  if (number === undefined) throw new Error(`No text says ${count} ${unit}s.`);
  return `${number} ${unit}${count === 1 ? '' : 's'}`;
}

const now = new Date();
const { rejected, ended, mails, notifications } = retentionLimits(now);
const daysBefore = (limit: Date): number => (now.getTime() - limit.getTime()) / DAY_MS;

/**
 * Times and amounts stated on the site, derived from the code that implements them. `choosePosting` implements the free
 * posting.
 */
test.each([
  ['about', page('about'), 'one free standard posting at a time'],
  ['FAQ: free posting', faq, 'one free standard posting online at a time'],
  ['FAQ: withdrawal', faq, `You have ${words(WITHDRAWAL_SECONDS, 'second')} to undo it`],
  [
    'privacy: rejection',
    page('privacy'),
    `${words(daysBefore(rejected) / 7, 'week')} after the company decides`,
  ],
  [
    'privacy: end',
    page('privacy'),
    `at most ${words(daysBefore(ended) / 365, 'year')} after the vacancy closes`,
  ],
  ['privacy: unconfirmed', page('privacy'), `never confirmed: ${words(UNCONFIRMED_DAYS / 7, 'week')}`],
  [
    'privacy: mails',
    page('privacy'),
    `E-mails we sent you and notifications on the site: ${words(daysBefore(mails) / 30, 'month')}`,
  ],
  [
    'privacy: bell',
    page('privacy'),
    `notifications on the site: ${words(daysBefore(notifications) / 30, 'month')}`,
  ],
  ['terms: rate', page('terms'), `uses a rate of ${AWG_PER_USD}.`],
  ['terms: expiry', page('terms'), `Postings expire after ${words(VALIDITY_MS / (365 * DAY_MS), 'year')}.`],
  [
    'terms: refund',
    page('terms'),
    `An owner of the company can refund an order within ${REFUND_WINDOW_MS / HOUR_MS} hours while nothing`,
  ],
  [
    'plans: rate',
    message('mfe-checkout/src', 'plans.intro'),
    `fixed rate of Afl. ${AWG_PER_USD} to the dollar`,
  ],
  [
    'plans: florins',
    message('mfe-checkout/src', 'plans.answer.currency'),
    `pegged to the dollar at ${AWG_PER_USD}.`,
  ],
  [
    'plans: expiry',
    message('mfe-checkout/src', 'plans.answer.unused'),
    VALIDITY_MS === 365 * DAY_MS ? 'within a year.' : '',
  ],
  [
    'payment',
    message('mfe-checkout/src', 'outcome.checking.text'),
    `within ${words(FIRST_CHECK_MINUTES, 'minute')}`,
  ],
  // The dock counts what the API has left.
  ['withdrawal', message('mfe-applicant/src', 'withdraw.done.text'), '{seconds} s'],
  ['status', message('mfe-recruiter/src', 'moves.wait'), `for ${UNDO_SECONDS} seconds`],
  ['status mail', message('mfe-recruiter/src', 'next.waits'), `waits ${UNDO_SECONDS} seconds`],
  ['status, no mail', message('mfe-recruiter/src', 'next.waitsQuiet'), `in ${UNDO_SECONDS} seconds`],
  [
    'paused undo',
    message('mfe-recruiter/src', 'undo.paused'),
    MAX_UNDO_SECONDS === 60 ? 'up to a minute' : '',
  ],
  ['first vacancy', message('mfe-recruiter/src', 'steps.publish.text'), `Free for ${FREE_POSTING_DAYS} days`],
  [
    'sign-in link',
    message('shell/src/auth-pages', 'magicLink.mailed'),
    `after ${VALID_MINUTES.magic} minutes`,
  ],
  ['sign-in mail', mail('magic-link'), `once, for ${VALID_MINUTES.magic} minutes`],
  ['sign-up mail', mail('sign-up-link'), `once, for ${VALID_MINUTES.magic} minutes`],
  [
    'new password',
    message('shell/src/auth-pages', 'forgot.sent'),
    `after ${words(VALID_MINUTES.reset / 60, 'hour')}`,
  ],
  ['password mail', mail('reset'), `once, for ${words(VALID_MINUTES.reset / 60, 'hour')}`],
  ['verification mail', mail('verification'), `for ${VALID_MINUTES.verify / 60} hours`],
  ['alert mail', mail('alert-confirm'), `for ${LINK_VALID_MS / HOUR_MS} hours`],
  ['newsletter mail', mail('newsletter-confirm'), `for ${LINK_VALID_MS / HOUR_MS} hours`],
  ['invitation', mail('company-invitation'), `for ${VALID_DAYS} days`],
])('keeps what the site says: %s', (_place, text, promise) => {
  expect(promise).not.toBe('');
  expect(text).toContain(promise);
});

test('the FAQ and the packages promise what a sponsored vacancy gets', async () => {
  const portal = await openDemoApp();
  const get = async <T>(url: string) => (await portal.call('GET', url)).json<T>();
  const { packages } = await get<{ packages: Package[] }>('/packages');
  const sponsorship = packages.find(({ id }) => id === 13)!;
  expect(faq).toContain(`marked as sponsored for ${sponsorship.duration_days} days`);
  expect(sponsorship.features).toEqual([
    `Marked as sponsored for ${sponsorship.duration_days} days`,
    'At the top of the list while among the three newest sponsored',
    'On the home page while among the three newest sponsored',
  ]);
  expect(faq).toContain('The three newest sponsored vacancies stand at the top of the list');
  const [list, home] = [await get<VacancyPage>('/vacancies'), await get<HomepageData>('/homepage-data')];
  const firstOther = list.data.findIndex(({ sponsored }) => !sponsored);
  expect([firstOther, home.sponsored.length]).toEqual([3, 3]);

  const features = packages.filter(({ sponsored }) => !sponsored).map((item) => item.features);
  expect(features).toEqual(
    packages
      .filter(({ sponsored }) => !sponsored)
      .map(({ vacancies, duration_days: each, templates }) => [
        vacancies === 1
          ? `1 vacancy for ${each} days, beside your free one`
          : `${vacancies} vacancies for ${each} days each`,
        vacancies === 1 ? 'Use it within a year' : 'Use them within a year',
        templates.includes('Custom')
          ? 'All templates, also with your own opening line'
          : `${templates.length === 1 ? 'Template' : 'Templates'}: ${templates.join(', ')}`,
      ]),
  );

  const days = packages.filter(({ sponsored }) => !sponsored).map((item) => item.duration_days);
  expect(faq).toContain(`For ${Math.min(...days)} to ${Math.max(...days)} days, depending on the package`);
  await portal.close();
});

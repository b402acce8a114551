import type { TestSet } from './areas.ts';

/** A fault that once survived the tests, inserted by replacing a text. */
export type Fault = TestSet & { name: string; file: string; from: string; to: string };

const accounts = 'api/src/domains/accounts';
const releases = 'shell/server/releases';
const auth: TestSet = { project: 'api', tests: '/magicLink.test' };
const throttling: TestSet = { project: 'api', tests: '/signInThrottling.test' };
const store: TestSet = { project: 'shell-server', tests: 'releaseStore.test' };

/** The faults that a review found no test for. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'the magic link accepts a reset token',
    file: `${accounts}/sign-in/magicLink.repository.ts`,
    from: ".where('purpose', '=', 'magic')",
    to: ".where('purpose', 'in', ['magic', 'reset'])",
    ...auth,
  },
  {
    name: 'a sign-in lock never ends',
    file: `${accounts}/sign-in/signInAttempts.repository.ts`,
    from: ".where('at', '>', since)",
    to: ".where('at', '>', sql<Date>`${since} - interval '100 years'`)",
    ...throttling,
  },
  {
    name: 'the right password does not clear the failures',
    file: `${accounts}/sign-in/signInAttempts.repository.ts`,
    from: ".deleteFrom('sign_in_failures')\n    .where('email_hash', '=', email)",
    to: ".deleteFrom('sign_in_failures')\n    .where('email_hash', '!=', email)",
    ...throttling,
  },
  {
    name: 'the magic link has no limit per e-mail address',
    file: `${accounts}/sign-in/magicLink.routes.ts`,
    from: ', app.limitByEmail({ max: 5, window: HOUR })',
    to: '',
    ...auth,
  },
  {
    name: 'all IP addresses share a rate-limit counter',
    file: 'api/src/platform/http/rateLimits.ts',
    from: 'limit.window, keyOf(request)]',
    to: 'limit.window]',
    project: 'api',
    tests: '/rateLimits.test',
  },
  {
    name: 'the outbox waits for locked mails',
    file: 'api/src/platform/mail/deliveries.repository.ts',
    from: '        .skipLocked(),',
    to: '        ,',
    project: 'api',
    tests: '/outbox.test',
  },
  {
    name: 'a rollback returns to the oldest release',
    file: `${releases}/publishing/activateReleases.ts`,
    from: 'earlier.at(-1)',
    to: 'earlier.at(0)',
    ...store,
  },
  {
    name: 'activation does not check the contract',
    file: `${releases}/checks/composition.ts`,
    from: 'checkContract(remote, shell)',
    to: 'void shell',
    ...store,
  },
  {
    name: 'a release path leaves its folder',
    file: 'shared/src/contracts/release.ts',
    from: String.raw`/^[\w-]+(?:\.[\w-]+)*\.(?:js`,
    to: String.raw`/^[\w./-]+\.(?:js`,
    ...store,
  },
];

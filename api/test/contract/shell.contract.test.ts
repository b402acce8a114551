import { createHttpClients } from '@cpa/shared/http';
import { verifyEmail } from '../../../shell/src/auth-pages/model/verifyEmail.ts';
import { checkMagicLink } from '../../../shell/src/auth-pages/model/magicLink.ts';
import { createRecoveryApi } from '../../../shell/src/auth-pages/state/recoveryApi.ts';
import { createRegistrationApi } from '../../../shell/src/auth-pages/state/registrationApi.ts';
import { storeLanguage } from '../../../shell/src/language/languageApi.ts';
import { createNotificationsApi } from '../../../shell/src/notifications/state/notificationsApi.ts';
import { createRefundsApi } from '../../../shell/src/operator/refunds/state/refundsApi.ts';
import { hasPasskey } from '../../../shell/src/passkey-offer/isOfferUseful.ts';
import { authoriseChannel } from '../../../shell/src/realtime/authoriseChannel.ts';
import { fetchProfile } from '../../../shell/src/session/profileApi.ts';
import { refreshTokens } from '../../../shell/src/session/refreshApi.ts';
import { requestVerificationMail } from '../../../shell/src/session/verificationMailApi.ts';
import { writeResetMails } from '../../src/domains/accounts/linkMails.service.ts';
import { addNotification } from '../../src/domains/notifications/inbox/addNotification.ts';
import { aPaidOrder } from '../support/aPaidOrder.ts';
import { setUpApp } from '../support/secondStep.ts';
import { aCompany } from '../support/aVacancy.ts';
import { newestMail, tokenIn } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { PASSWORD, registerAndSignIn, signInNew } from '../support/signIn.ts';
import { missingCalls } from './recordedCalls.ts';
import { clientsFor } from './clientsFor.ts';
import { failureOf } from './failureOf.ts';
import { injectAdapter } from './injectAdapter.ts';
import { LISTED } from './listedCalls.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(async () => await portal.close());

const signIn = async (email: string, password: string = PASSWORD) =>
  await portal.call('POST', '/account/login', { body: { email, password } });
const tokenOf = async (email: string) => (await signIn(email)).json<{ access_token: string }>().access_token;
describe('registration', () => {
  it.each(['recruiter', 'applicant'] as const)(
    'registers as %s and verifies the e-mail address',
    async (role) => {
      const email = `new.${role}@example.aw`;
      const registration = { name: 'Rudy Tromp', email, password: PASSWORD };
      const api = createRegistrationApi(clientsFor(portal));
      expect(await api.register(role, registration)).toMatchObject({ email });

      const clients = clientsFor(portal, await tokenOf(email));
      expect(await fetchProfile(clients)).toMatchObject({ role, verified: false, companies: [] });
      expect(await requestVerificationMail(clients)).toMatchObject({ code: 'mail_sent', email });
      const token = tokenIn(await newestMail(portal, email));
      // A browser sends the cookie of its session with every request.
      expect(await verifyEmail({ ...clients, publicClient: clients.privateClient }, token)).toEqual({
        isVerified: true,
        message: 'Email verified successfully.',
        code: 'email_verified',
      });
      expect(await fetchProfile(clients)).toMatchObject({ verified: true });
    },
  );

  it('stores the language of the mails', async () => {
    const { token } = await registerAndSignIn(portal, 'applicant');
    expect(await storeLanguage(clientsFor(portal, token), 'pap')).toEqual({ language: 'pap' });
  });

  it('finds out that a new account has no passkey', async () => {
    const { token } = await registerAndSignIn(portal, 'applicant');
    expect(await hasPasskey(clientsFor(portal, token))).toBe(false);
  });

  it('creates an applicant profile with the name of the account', async () => {
    const { token } = await registerAndSignIn(portal, 'applicant');
    const api = createRegistrationApi(clientsFor(portal, token));
    expect(await api.createApplicant('Xiomara')).toMatchObject({ name: 'Xiomara' });
  });

  it('receives errors by field', async () => {
    const easy = createRegistrationApi(clientsFor(portal)).register('applicant', {
      name: 'Rudy',
      email: 'easy@example.aw',
      password: 'Password123',
    });
    expect(await failureOf(easy)).toMatchObject({
      status: 422,
      errors: { password: [expect.any(String)] },
    });
  });

  it('receives the specified text for an invalid verification link', async () => {
    expect(await verifyEmail(clientsFor(portal), 'made-up')).toEqual({ isVerified: false });
  });
});

describe('password reset', () => {
  it('sets a new password once with the mailed token', async () => {
    const { email } = await registerAndSignIn(portal, 'recruiter');
    const api = createRecoveryApi(clientsFor(portal));
    const sent = await api.sendResetLink(email);
    expect(await api.sendResetLink('nobody@example.aw')).toEqual(sent);
    await writeResetMails(portal.db, 'https://jobs.example.aw');
    const token = tokenIn(await newestMail(portal, email));
    expect(await api.checkResetLink(token)).toEqual({ message: 'This link works.' });
    await api.resetPassword(token, 'tambe-bon-2027');
    expect(await failureOf(api.checkResetLink(token))).toMatchObject({ status: 400 });
    expect((await signIn(email, 'tambe-bon-2027')).statusCode).toBe(200);
    expect(await failureOf(api.resetPassword(token, 'un-otro-2028'))).toMatchObject({ status: 400 });
  });
});

describe('mailed sign-in link', () => {
  it('is good until it is used', async () => {
    const { email } = await registerAndSignIn(portal, 'applicant');
    await portal.call('POST', '/account/magic-link', { body: { email } });
    await writeResetMails(portal.db, 'https://jobs.example.aw');
    const { text } = await newestMail(portal, email);
    const query = new URL(/https:\S+/.exec(text)![0]).searchParams;
    expect(await checkMagicLink(clientsFor(portal), query)).toEqual({ isSpent: false });
    const body = { email, token: query.get('magic') };
    await portal.call('POST', '/account/magic-link/sign-in', { body });
    expect(await checkMagicLink(clientsFor(portal), query)).toEqual({ isSpent: true });
  });
});

describe('session', () => {
  /** Clients as the shell creates them, with the refresh token in a cookie. */
  function clientsWith(refreshToken: string, accessToken: string) {
    let current = accessToken;
    let refreshes = 0;
    const clients = createHttpClients({
      baseURL: '',
      adapter: injectAdapter(portal.app, { refresh_token: refreshToken }),
      tokens: {
        accessToken: () => current,
        refresh: async () => {
          refreshes += 1;
          current = (await refreshTokens(clients)).access_token;
          return current;
        },
      },
    });
    return { clients, refreshes: () => refreshes };
  }

  it('refreshes an expired access token with the cookie and repeats the call', async () => {
    const { id, refreshToken } = await registerAndSignIn(portal, 'recruiter');
    const { clients, refreshes } = clientsWith(refreshToken, 'over');
    expect(await fetchProfile(clients)).toMatchObject({ id });
    expect(await fetchProfile(clients)).toMatchObject({ id });
    expect(refreshes()).toBe(1);
  });

  it('fails with 401 after one attempt without a valid refresh token', async () => {
    const { clients, refreshes } = clientsWith('made-up', 'over');
    expect(await failureOf(fetchProfile(clients))).toMatchObject({ status: 401, code: 'session_ended' });
    expect(refreshes()).toBe(1);
  });
});

it('authorises the own channel and no other', async () => {
  const { id, token } = await registerAndSignIn(portal, 'applicant');
  const clients = clientsFor(portal, token);
  const subscription = { socketId: '1.1', channelName: `private-user.${id}` };
  expect((await authoriseChannel(clients, subscription)).auth).toContain(':');
  const foreign = { ...subscription, channelName: `private-user.${id + 1}` };
  expect(await failureOf(authoriseChannel(clients, foreign))).toMatchObject({ status: 403 });
});

it('lists notifications and marks them as read', async () => {
  const { id, token } = await registerAndSignIn(portal, 'applicant');
  const api = createNotificationsApi(clientsFor(portal, token));
  for (const target of [1, 2]) {
    await addNotification(portal.db, [id], { kind: 'test-kind', target, data: { title: 'Cook' } });
  }
  expect(await api.unread()).toEqual({ unread: 2 });
  const { notifications, next } = await api.page({ isUnread: true });
  expect(notifications).toMatchObject([{ kind: 'test-kind', data: { title: 'Cook' }, read: false }, {}]);
  expect(next).toBeNull();
  expect(await api.markRead({ ids: [notifications[0]!.id] })).toEqual({ unread: 1 });
  expect(await api.markRead({ all: true })).toEqual({ unread: 0 });
});

it('lists, approves and refuses refund requests as an operator', async () => {
  const owner = await signInNew(portal, 'recruiter');
  await portal.db.insertInto('operators').values({ account_id: owner.id, granted_by: 'test' }).execute();
  await setUpApp(portal, owner);
  const company_id = await aCompany(portal, owner.id);
  const api = createRefundsApi(clientsFor(portal, owner.token));
  for (const reason of ['Bought twice', 'Not needed']) {
    const order_id = await aPaidOrder(portal, { company_id, account_id: owner.id });
    await portal.db.insertInto('refund_requests').values({ order_id, reason }).execute();
  }
  const [first, second] = (await api.list()).open;
  // No gateway is running.
  expect(await api.approve(first!.id)).toMatchObject({
    status: 'approved',
    order: { payment_status: 'paid', refund: 'requested' },
  });
  expect(await api.refuse(second!.id, 'It was used')).toMatchObject({
    status: 'refused',
    answer: 'It was used',
  });
});

it('covers every call listed for it', () => {
  expect(missingCalls(portal.app, LISTED.shell)).toEqual([]);
});

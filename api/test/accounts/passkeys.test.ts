import { MOST_PASSKEYS, type Passkeys, type SignedIn } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import { newestMail } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { addPasskey, newPasskeyOptions, signInOptions, signInWith } from '../support/passkeys.ts';
import { PASSWORD, signInNew, type Member } from '../support/signIn.ts';
import { softAuthenticator } from '../support/softAuthenticator.ts';

let portal: TestApp;
let member: Member;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  member = await signInNew(portal, 'applicant');
});
afterAll(async () => await portal.close());

const passkeys = async ({ token }: Member) =>
  (await portal.call('GET', '/account/passkeys', { token })).json<Passkeys>().passkeys;

async function makeSessionOld({ id }: Member): Promise<void> {
  await portal.db
    .updateTable('session_families')
    .set({ created_at: sql<Date>`now() - interval '16 minutes'` })
    .where('account_id', '=', id)
    .execute();
}

describe('a passkey', () => {
  test('is added, named, listed and removed, and the owner is told by mail', async () => {
    const { passkeyId } = await addPasskey(portal, member);
    expect(await passkeys(member)).toMatchObject([{ name: 'My phone', last_used_at: null }]);
    const added = await newestMail(portal, member.email);
    expect(added).toMatchObject({ template: 'passkey-added' });
    expect(added.text).toContain('My phone');
    const url = `/account/passkeys/${passkeyId}`;
    await portal.call('PUT', url, { token: member.token, body: { name: 'Work laptop' } });
    expect(await passkeys(member)).toMatchObject([{ name: 'Work laptop' }]);
    await portal.call('POST', `${url}/remove`, { token: member.token, body: {} });
    expect(await passkeys(member)).toEqual([]);
    expect(await newestMail(portal, member.email)).toMatchObject({ template: 'passkey-removed' });
  });

  test('signs in as both factors, with the session cookies', async () => {
    const phone = await addPasskey(portal, member);
    const answer = await signInWith(portal, phone.get(await signInOptions(portal)));
    expect(answer.statusCode).toBe(200);
    const { session_id, user } = answer.json<SignedIn>();
    expect(user.email).toBe(member.email);
    expect(answer.cookies.map(({ name }) => name)).toEqual(['cpa_token', 'refresh_token']);
    const session = await portal.db
      .selectFrom('session_families')
      .select('second_step_at')
      .where('id', '=', session_id)
      .executeTakeFirstOrThrow();
    expect(session.second_step_at).not.toBeNull();
    expect((await passkeys(member))[0]!.last_used_at).not.toBeNull();
  });

  test('needs the password or a recent sign-in to be added or removed', async () => {
    const { passkeyId } = await addPasskey(portal, member);
    await makeSessionOld(member);
    for (const url of ['/account/passkeys/options', `/account/passkeys/${passkeyId}/remove`]) {
      const call = async (body: object) => await portal.call('POST', url, { token: member.token, body });
      expect((await call({})).json()).toMatchObject({ code: 'confirm_password' });
      expect((await call({ password: 'not this one' })).statusCode).toBe(422);
      expect((await call({ password: PASSWORD })).statusCode).toBe(200);
    }
  });

  test('needs a verified e-mail address', async () => {
    const { token } = await signInNew(portal, 'recruiter', { isVerified: false });
    const answer = await portal.call('POST', '/account/passkeys/options', { token, body: {} });
    expect(answer.json()).toMatchObject({ code: 'not_verified' });
  });

  test('is the last of ten', async () => {
    for (let count = 0; count < MOST_PASSKEYS; count++) await addPasskey(portal, member);
    const { token } = member;
    const answer = await portal.call('POST', '/account/passkeys/options', { token, body: {} });
    expect(answer.json()).toMatchObject({ code: 'too_many_passkeys' });
  });

  test('of a closed account signs in no more', async () => {
    const phone = await addPasskey(portal, member);
    await portal.db
      .updateTable('accounts')
      .set({ banned_at: new Date() })
      .where('id', '=', member.id)
      .execute();
    const answer = await signInWith(portal, phone.get(await signInOptions(portal)));
    expect(answer.json()).toMatchObject({ code: 'account_banned' });
  });
});

describe('an abuse of a sign-in is refused', () => {
  const refused = { code: 'passkey_refused' };

  test('a replayed challenge', async () => {
    const phone = await addPasskey(portal, member);
    const credential = phone.get(await signInOptions(portal));
    expect((await signInWith(portal, credential)).statusCode).toBe(200);
    expect((await signInWith(portal, credential)).json()).toMatchObject(refused);
  });

  test('an expired challenge', async () => {
    const phone = await addPasskey(portal, member);
    const options = await signInOptions(portal);
    await portal.db
      .updateTable('passkey_challenges')
      .set({ expires_at: sql<Date>`now()` })
      .execute();
    expect((await signInWith(portal, phone.get(options))).json()).toMatchObject(refused);
  });

  test('a challenge that was given for a new passkey', async () => {
    const phone = await addPasskey(portal, member);
    const options = await newPasskeyOptions(portal, member.token);
    expect((await signInWith(portal, phone.get(options))).json()).toMatchObject(refused);
  });

  test.each([
    ['another origin', { origin: 'https://careerportal.example' }],
    ['another site', { rpId: 'careerportal.example' }],
    ['an authenticator that did not verify the user', { isUserVerified: false }],
  ])('%s', async (_what, place) => {
    const phone = await addPasskey(portal, member);
    const credential = phone.get(await signInOptions(portal), place);
    expect((await signInWith(portal, credential)).json()).toMatchObject(refused);
  });

  test('a counter that goes backwards, of a copied authenticator', async () => {
    const phone = await addPasskey(portal, member);
    phone.setCounter(5);
    await signInWith(portal, phone.get(await signInOptions(portal)));
    phone.setCounter(3);
    expect((await signInWith(portal, phone.get(await signInOptions(portal)))).json()).toMatchObject(refused);
  });

  test('the signature of another key', async () => {
    const { id } = await addPasskey(portal, member);
    const other = softAuthenticator(portal.app.config.siteUrl).get(await signInOptions(portal));
    const answer = await signInWith(portal, { ...other, id, rawId: id });
    expect(answer.json()).toMatchObject(refused);
  });

  test('a removed passkey', async () => {
    const phone = await addPasskey(portal, member);
    const url = `/account/passkeys/${phone.passkeyId}/remove`;
    await portal.call('POST', url, { token: member.token, body: {} });
    expect((await signInWith(portal, phone.get(await signInOptions(portal)))).json()).toMatchObject(refused);
  });
});

describe('an abuse of the settings is refused', () => {
  const add = async (token: string, credential: object) =>
    await portal.call('POST', '/account/passkeys', { token, body: { name: 'Phone', credential } });

  test('a challenge of another account', async () => {
    const stranger = await signInNew(portal, 'recruiter');
    const authenticator = softAuthenticator(portal.app.config.siteUrl);
    const credential = authenticator.create(await newPasskeyOptions(portal, stranger.token));
    expect((await add(member.token, credential)).json()).toMatchObject({ code: 'passkey_not_made' });
    expect(await passkeys(member)).toEqual([]);
  });

  test('a new passkey of another site', async () => {
    const authenticator = softAuthenticator(portal.app.config.siteUrl);
    const options = await newPasskeyOptions(portal, member.token);
    const credential = authenticator.create(options, { origin: 'https://careerportal.example' });
    expect((await add(member.token, credential)).statusCode).toBe(422);
  });

  test("removing or naming another person's passkey", async () => {
    const { passkeyId } = await addPasskey(portal, member);
    const { token } = await signInNew(portal, 'applicant');
    const url = `/account/passkeys/${passkeyId}`;
    expect((await portal.call('POST', `${url}/remove`, { token, body: {} })).statusCode).toBe(404);
    expect((await portal.call('PUT', url, { token, body: { name: 'Mine' } })).statusCode).toBe(404);
    expect(await passkeys(member)).toMatchObject([{ name: 'My phone' }]);
  });

  test('a passkey of another account', async () => {
    const phone = await addPasskey(portal, member);
    const stranger = await signInNew(portal, 'recruiter');
    const credential = phone.create(await newPasskeyOptions(portal, stranger.token));
    expect((await add(stranger.token, credential)).json()).toMatchObject({ code: 'passkey_in_use' });
  });
});

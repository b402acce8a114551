import type { Problem, SignedIn } from '@cpa/shared/contracts';
import { newestMail, tokenIn } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { PASSWORD, registerAndSignIn, signInNew } from '../support/signIn.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ SITE_URL: 'https://jobs.example.aw' });
});
afterAll(async () => await portal.close());

const register = async (body: object, role = 'recruiter') =>
  await portal.call('POST', `/account/${role}/register`, { body });

async function mailedToken(email: string): Promise<string> {
  const { text } = await portal.db
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  return /token=([\w-]+)/.exec(text)![1]!;
}

const mailsTo = async (recipient: string) =>
  (await portal.db.selectFrom('mails').select('template').where('recipient', '=', recipient).execute())
    .map(({ template }) => template)
    .toSorted();

test('creates an account and mails a verification link', async () => {
  const answer = await register({ name: 'Ana', email: 'Ana@Example.AW ', password: PASSWORD }, 'applicant');
  expect(answer.statusCode).toBe(201);
  expect(answer.json<{ email: string }>().email).toBe('ana@example.aw');
  const mail = await portal.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', 'ana@example.aw')
    .executeTakeFirstOrThrow();
  expect(mail.subject).toBe('Verify your e-mail address');
  expect(mail.text).toContain('https://jobs.example.aw/verify-email?token=');
  expect(mail.html).toContain('https://jobs.example.aw/verify-email?token=');
});

test('escapes markup in names in mails', async () => {
  await register({ name: '<img src=x onerror=alert(1)>', email: 'markup@example.aw', password: PASSWORD });
  const mail = await portal.db
    .selectFrom('mails')
    .select('html')
    .where('recipient', '=', 'markup@example.aw')
    .executeTakeFirstOrThrow();
  expect(mail.html).not.toContain('<img src=x');
});

test('returns an error for every invalid field', async () => {
  const answer = await register({ name: '', email: 'nowhere', password: 'short', role: 'admin' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json<Problem>().errors).toEqual({
    name: ['This field is required.'],
    email: ['This e-mail address is not valid. Write it like name@example.com.'],
    password: ['This needs at least 8 characters.'],
    role: ['This field does not exist. Leave it out.'],
  });
});

test('rejects common passwords', async () => {
  const answer = await register({ name: 'Ana', email: 'easy@example.aw', password: 'Password123' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json<Problem>().errors).toHaveProperty('password');
});

test('creates one account per e-mail address under concurrency', async () => {
  const body = { name: 'Ana', email: 'twice@example.aw', password: PASSWORD };
  const answers = await Promise.all([register(body), register(body, 'applicant'), register(body)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(await mailsTo(body.email)).toEqual(['account-exists', 'account-exists', 'verification']);
});

test('responds the same for an e-mail address that has an account, and notifies it by e-mail', async () => {
  const account = await signInNew(portal, 'recruiter', { email: 'known@example.aw', name: 'Marlon' });
  const fields = { name: 'Xiomara', password: 'another-word-2027' };
  const known = await register({ ...fields, email: account.email }, 'applicant');
  const fresh = await register({ ...fields, email: 'fresh@example.aw' }, 'applicant');
  const shape = (answer: typeof known, email: string) => ({
    status: answer.statusCode,
    headers: Object.keys(answer.headers).toSorted(),
    body: answer.body.replace(email, 'EMAIL'),
  });
  expect(shape(known, account.email)).toEqual(shape(fresh, 'fresh@example.aw'));
  const mail = await newestMail(portal, account.email);
  expect(mail).toMatchObject({ template: 'account-exists', subject: 'You already have an account' });
  expect(mail.text).toContain('Marlon');
  expect(mail.text).not.toContain('Xiomara');
  const login = async (password: string) =>
    (await portal.call('POST', '/account/login', { body: { email: account.email, password } })).statusCode;
  expect([await login(fields.password), await login(PASSWORD)]).toEqual([401, 200]);
});

test('takes the same time for an e-mail address that has an account', async () => {
  const { email } = await signInNew(portal, 'recruiter');
  const time = async (of: string) => {
    const startedAt = performance.now();
    await register({ name: 'Ana', email: of, password: PASSWORD });
    return performance.now() - startedAt;
  };
  const known: number[] = [];
  const fresh: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    known.push(await time(email));
    fresh.push(await time(`timed-${round}@example.aw`));
  }
  // Hashing the password takes most of it. The fastest of each is free of other load.
  expect(Math.min(...known) / Math.min(...fresh)).toBeGreaterThan(0.5);
});

describe('verification link', () => {
  test('within a session verifies, notifies the open browser, ends other sessions and keeps the password', async () => {
    const { id, email, token, refreshToken } = await registerAndSignIn(portal, 'recruiter', {
      isVerified: false,
    });
    const other = await portal.call('POST', '/account/login', { body: { email, password: PASSWORD } });
    const answer = await portal.app.inject({
      method: 'GET',
      url: `/recruiter/verify-email?token=${await mailedToken(email)}`,
      cookies: { refresh_token: refreshToken },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Email verified successfully.', code: 'email_verified' });
    expect(answer.cookies).toEqual([]);
    expect((await portal.call('GET', '/recruiter/user/', { token })).json()).toMatchObject({
      verified: true,
    });
    expect(portal.published).toContainEqual({
      channel: `private-user.${id}`,
      event: 'user-verified',
      data: { id },
    });
    const { access_token: ended } = other.json<SignedIn>();
    expect((await portal.call('GET', '/recruiter/user/', { token: ended })).statusCode).toBe(401);
    const again = await portal.call('POST', '/account/login', { body: { email, password: PASSWORD } });
    expect(again.statusCode).toBe(200);
  });

  test('says in the language of the page what was done', async () => {
    const { email, token } = await registerAndSignIn(portal, 'recruiter', { isVerified: false });
    const headers = { 'accept-language': 'nl' };
    const verify = `/recruiter/verify-email?token=${await mailedToken(email)}`;
    const sent = await portal.call('POST', '/account/verification-mail', { token, headers });
    const verified = await portal.call('GET', verify, { token, headers });
    const again = await portal.call('POST', '/account/verification-mail', { token, headers });
    expect([sent, verified, again].map((answer) => answer.json<{ message: string }>().message)).toEqual([
      `We hebben een nieuwe mail gestuurd naar ${email}. Volg de link erin.`,
      expect.stringMatching(/^Je e-mailadres is bevestigd\./),
      'Je e-mailadres is al bevestigd.',
    ]);
  });

  test.each(['no session', 'a session of another account', 'an ended session'])(
    'with %s ends the sessions and the password from before, and mails a link to choose one',
    async (within) => {
      const { email, token } = await registerAndSignIn(portal, 'recruiter', { isVerified: false });
      const url = `/recruiter/verify-email?token=${await mailedToken(email)}`;
      const other = await registerAndSignIn(portal, 'applicant');
      if (within === 'an ended session') await portal.call('POST', '/account/recruiter/logout', { token });
      const carried = { 'no session': undefined, 'an ended session': token }[within] ?? other.token;
      const answer = await portal.call('GET', url, within === 'no session' ? {} : { token: carried });
      expect(answer.json<{ message: string }>().message).toBe(
        'Email verified successfully. We sent you a mail to choose your password.',
      );
      expect((await portal.call('GET', '/recruiter/user/', { token })).statusCode).toBe(401);
      const login = async (password: string) =>
        (await portal.call('POST', '/account/login', { body: { email, password } })).statusCode;
      expect(await login(PASSWORD)).toBe(401);
      const mail = await newestMail(portal, email);
      expect(mail.subject).toBe('Your e-mail address is verified. Choose your password');
      const body = { token: tokenIn(mail), password: 'tambe-bon-2027' };
      expect((await portal.call('POST', '/account/recruiter/reset-password', { body })).statusCode).toBe(200);
      expect([await login(PASSWORD), await login('tambe-bon-2027')]).toEqual([401, 200]);
      expect((await portal.call('GET', url)).statusCode).toBe(200);
      expect(await login('tambe-bon-2027')).toBe(200);
    },
  );

  test('is idempotent and notifies the browser once', async () => {
    const { id, email } = await registerAndSignIn(portal, 'recruiter', { isVerified: false });
    const url = `/recruiter/verify-email?token=${await mailedToken(email)}`;
    const answers = await Promise.all([portal.call('GET', url), portal.call('GET', url)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(portal.published.filter(({ channel }) => channel === `private-user.${id}`)).toHaveLength(1);
  });

  test('cannot verify again after verification was withdrawn', async () => {
    const { id, email } = await registerAndSignIn(portal, 'recruiter', { isVerified: false });
    const url = `/recruiter/verify-email?token=${await mailedToken(email)}`;
    await portal.call('GET', url);
    await portal.db.updateTable('accounts').set({ verified_at: null }).where('id', '=', id).execute();
    await portal.call('GET', url);
    const account = await portal.db
      .selectFrom('accounts')
      .select('verified_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(account.verified_at).toBeNull();
  });

  test('fails when forged or two days old', async () => {
    const { email } = await registerAndSignIn(portal, 'recruiter', { isVerified: false });
    const token = await mailedToken(email);
    await portal.db
      .updateTable('email_tokens')
      .set({ expires_at: new Date(0) })
      .execute();
    for (const wrong of ['made-up', token]) {
      const answer = await portal.call('GET', `/recruiter/verify-email?token=${wrong}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<Problem>().message).toBe('Verification failed. Please try again.');
    }
  });
});

import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { CompanyPage, OwnCompany, Problem, Profile } from '@cpa/shared/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { aCompany } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

const WHOLE = {
  name: 'Café Dushi',
  tagline: 'Coffee from the roaster next door.',
  description: 'We roast **coffee**.',
  benefits: ['Staff bus: from San Nicolas'],
  sectors: [2],
  district_id: 402,
  size_id: 502,
  address: 'Caya Dushi 1',
  directions: 'Bus line 10, stop Cove',
  website: 'https://dushi.example',
  careers_url: 'https://dushi.example/jobs',
  phone: '+297 588-1234',
  whatsapp: '+297 (594) 1234',
  email: 'Hello@Dushi.example',
  founded: 1999,
  social_links: ['https://social.example/dushi'],
};

let portal: TestApp;
let recruiter: Member;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  recruiter = await signInNew(portal, 'recruiter');
});
afterAll(async () => await portal.close());

const create = async (body: object, { token }: Member = recruiter) =>
  await portal.call('POST', '/recruiter/company', { token, body });
const update = async (id: number, body: object, { token }: Member = recruiter) =>
  await portal.call('POST', `/recruiter/company/${id}`, { token, body });
const errorsOf = (answer: LightMyRequestResponse) => answer.json<Problem>().errors ?? {};

/** Builds a form as a browser sends it. */
function aForm(fields: [string, string | Blob][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test('a new company is owned by its creator and public', async () => {
  const answer = await create(WHOLE);
  expect(answer.statusCode).toBe(201);
  const company = answer.json<OwnCompany>();
  const { district_id, size_id, ...plain } = WHOLE;
  expect(company).toMatchObject({
    ...plain,
    slug: 'cafe-dushi',
    sectors: [{ id: 2 }],
    district: { id: district_id },
    size: { id: size_id },
    phone: '+2975881234',
    whatsapp: '+2975941234',
    email: 'hello@dushi.example',
    logo: null,
    verified: false,
    membership: 'owner',
  });
  const profile = await portal.call('GET', '/recruiter/user/', { token: recruiter.token });
  expect(profile.json<Profile>().companies).toMatchObject([{ id: company.id, membership: 'owner' }]);
  expect((await portal.call('GET', `/companies/${company.id}`)).statusCode).toBe(200);
  const own = await portal.call('GET', `/recruiter/company/${company.id}`, { token: recruiter.token });
  expect(own.json()).toEqual(company);
});

test('ten companies with one name created at once get different slugs', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => await create({ name: 'Bon Bini' })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
  const slugs = new Set(answers.map((answer) => answer.json<OwnCompany>().slug));
  expect(slugs.size).toBe(10);
  expect(slugs.has('bon-bini') && slugs.has('bon-bini-2')).toBe(true);
});

test('a company of an unverified recruiter is hidden until the e-mail address is verified', async () => {
  const newcomer = await signInNew(portal, 'recruiter', { isVerified: false });
  const { id } = (await create({ name: 'Quietcorner', sectors: [18] }, newcomer)).json<OwnCompany>();
  const seen = async () => {
    const body = { search_string: 'quietcorner' };
    const found = (await portal.call('POST', '/companies/searchfilter', { body })).json<CompanyPage>();
    return [
      (await portal.call('GET', `/companies/${id}`)).statusCode,
      found.total,
      found.facets.sectors.length,
    ];
  };
  expect(await seen()).toEqual([404, 0, 0]);
  expect((await update(id, { name: 'Quietcorner 2' }, newcomer)).statusCode).toBe(200);
  const verified_at = new Date();
  await portal.db.updateTable('accounts').set({ verified_at }).where('id', '=', newcomer.id).execute();
  expect(await seen()).toEqual([200, 1, 1]);
});

test('an update changes the given fields and keeps the slug', async () => {
  const { id } = (await create(WHOLE)).json<OwnCompany>();
  const answer = await update(id, { name: 'Dushi Coffee', phone: null, sectors: [] });
  expect(answer.json()).toMatchObject({
    name: 'Dushi Coffee',
    slug: expect.stringMatching(/^cafe-dushi/),
    phone: null,
    sectors: [],
    founded: 1999,
  });
});

test('only the owner can update a company; other recruiters get 404', async () => {
  const id = await aCompany(portal, recruiter.id);
  const member = await signInNew(portal, 'recruiter');
  const stranger = await signInNew(portal, 'recruiter');
  await portal.db
    .insertInto('memberships')
    .values({ company_id: id, account_id: member.id, membership: 'recruiter' })
    .execute();
  const refused = await update(id, { name: 'Mine' }, member);
  expect([refused.statusCode, refused.json<Problem>().code]).toEqual([403, 'not_owner']);
  expect((await update(id, { name: 'Mine' }, stranger)).statusCode).toBe(404);
  const read = async ({ token }: Member) =>
    (await portal.call('GET', `/recruiter/company/${id}`, { token })).statusCode;
  expect([await read(member), await read(stranger)]).toEqual([200, 404]);
});

test.each<[string, object]>([
  ['name', { name: '' }],
  ['name', { name: 'x'.repeat(121) }],
  ['tagline', { tagline: 'x'.repeat(141) }],
  ['description', { description: 'x'.repeat(10_001) }],
  ['directions', { directions: 'x'.repeat(201) }],
  ['benefits.0', { benefits: ['x'.repeat(121)] }],
  ['sectors', { sectors: [401] }],
  ['district_id', { district_id: 3 }],
  ['size_id', { size_id: 401 }],
  ['phone', { phone: '+31 6 12345678' }],
  ['whatsapp', { whatsapp: '5941234' }],
  ['phone', { phone: '5881234' }],
  ['email', { email: 'a@b.aw, c@d.aw' }],
  ['website', { website: 'javascript:alert(1)' }],
  ['careers_url', { careers_url: 'ftp://dushi.example' }],
  ['founded', { founded: new Date().getUTCFullYear() + 1 }],
  ['social_links.0', { social_links: ['dushi'] }],
  ['verified', { verified: true }],
  ['logo', { logo: 'https://elsewhere.example/a.png' }],
  ['slug', { slug: 'other' }],
  ['id', { id: 1 }],
])('marks the field %s of %j', async (field, body) => {
  const id = await aCompany(portal, recruiter.id);
  for (const answer of [await create({ ...WHOLE, ...body }), await update(id, body)]) {
    expect([answer.statusCode, Object.keys(errorsOf(answer))]).toEqual([422, [field]]);
  }
});

describe('form bodies', () => {
  const fields: [string, string][] = [
    ['name', 'Café Formulario'],
    ['sectors[]', '2'],
    ['sectors[]', '3'],
    ['district_id', '402'],
    ['founded', ''],
    ['phone', '+297 588 1234'],
  ];
  const expected = {
    name: 'Café Formulario',
    sectors: [{ id: 2 }, { id: 3 }],
    district: { id: 402 },
    founded: null,
    phone: '+2975881234',
  };

  test('accepts a multipart form with an empty file field', async () => {
    const answer = await create(aForm([...fields, ['logo', new File([], '')]]));
    expect([answer.statusCode, answer.json()]).toMatchObject([201, expected]);
  });

  test('accepts a form-encoded body', async () => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/recruiter/company',
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        authorization: `Bearer ${recruiter.token}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(fields).toString(),
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([201, expected]);
  });

  test('accepts a multipart update', async () => {
    const id = await aCompany(portal, recruiter.id);
    expect((await update(id, aForm([['founded', '1987']]))).json()).toMatchObject({ founded: 1987 });
  });

  test('rejects unknown fields, duplicate fields and oversized texts', async () => {
    const refused = async (form: [string, string][]) => {
      const answer = await create(aForm([['name', 'Dushi'], ...form]));
      return [answer.statusCode, ...Object.keys(errorsOf(answer))];
    };
    expect(await refused([['verified', 'true']])).toEqual([422, 'verified']);
    expect(await refused([['name', 'Again']])).toEqual([422, 'name']);
    expect(await refused([['founded', '1987.5']])).toEqual([422, 'founded']);
    expect(await refused([['description', 'x'.repeat(70_000)]])).toEqual([422, 'description']);
    expect(await refused(Array.from({ length: 100 }, () => ['sectors', '1']))).toEqual([413]);
    expect((await refused([['__proto__', 'x']]))[0]).toBe(400);
  });

  test('survives a form that is cut off at any byte', async () => {
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = portal.app.server.address() as AddressInfo;
    const head = '--B\r\nContent-Disposition: form-data; name="';
    const bodies = [
      '',
      '--',
      `${head}name"\r\n\r\nDus`,
      `${head}logo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
      `${head}logo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc`,
      `${head}name"\r\n\r\nDushi\r\n${head}logo"; filename=""\r\n\r\n`,
    ];
    const lines = [];
    for (const body of bodies) {
      // Once with the announced length, once with fewer bytes.
      for (const length of [body.length, body.length + 50]) {
        lines.push(await sendAndHangUp(port, recruiter.token, body, length));
      }
    }
    expect(lines.filter((line) => !/^(HTTP\/1\.1 4\d\d .*)?$/.test(line))).toEqual([]);
    const companies = await portal.db
      .selectFrom('memberships')
      .where('account_id', '=', recruiter.id)
      .execute();
    expect(companies).toEqual([]);
    expect((await create({ name: 'After all that' })).statusCode).toBe(201);
  });
});

/**
 * Sends a multipart body over a real socket and closes it.
 * @returns the status line, if one was received.
 */
async function sendAndHangUp(port: number, token: string, body: string, length: number): Promise<string> {
  return await new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST /recruiter/company HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n` +
          'X-Requested-With: XMLHttpRequest\r\nContent-Type: multipart/form-data; boundary=B\r\n' +
          `Content-Length: ${length}\r\n\r\n${body}`,
        () => setTimeout(() => socket.end(), 30),
      );
    });
    socket.on('data', (data) => (heard += String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard.split('\r\n')[0]!));
  });
}

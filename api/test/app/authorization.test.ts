import { callAs, callerOf, prepare } from './authorization/callAs.ts';
import { KINDS, NAMES, SECRET, theCallers, type Callers, type Kind } from './authorization/callers.ts';
import { fingerprint } from './authorization/fingerprint.ts';
import {
  COMPANY_READS,
  COMPANY_WRITES,
  SKIPPING_WRITES,
  statusForRecruiter,
  statusForViewer,
} from './authorization/memberRoles.ts';
import { OBJECTS } from './authorization/objects.ts';
import { ENDING, LISTS, PRIVATE } from './authorization/privateRoutes.ts';
import type { Row } from './authorization/row.ts';
import { PUBLIC } from './authorization/publicRoutes.ts';
import { routesOf } from './authorization/routesOf.ts';
import { openApiOperations } from '../support/openApiOperations.ts';
import { openPaymentApp, type PaymentApp } from '../support/openPaymentApp.ts';
import { signInNew } from '../support/signIn.ts';

let portal: PaymentApp;
let callers: Callers;
beforeAll(async () => {
  portal = await openPaymentApp();
  callers = await theCallers(portal);
  // Create one object of each kind, so that no list is empty.
  for (const make of Object.values(OBJECTS)) await make(portal, callers);
});
afterAll(async () => await portal.close());

const named = (rows: readonly Row[]) => rows.map((row) => ({ title: `${row[0]} ${row[1]}`, row }));
const perKind = ([, , answers]: Row) =>
  KINDS.map((kind, place) => ({ kind, who: NAMES[kind], status: answers[place]! }));

describe.each(named(PRIVATE))('$title', ({ row }) => {
  test.each(perKind(row))('returns $status to $who', async ({ kind, status }) => {
    const ready = await prepare(portal, callers, row);
    const before = await fingerprint(portal.db);
    const answer = await callAs(portal, callerOf(callers, kind), row[0], ready);
    const { statusCode, body } = answer;
    const isRefused = status >= 400;
    const isStranger = isRefused || kind === 'foreign' || kind === 'other';
    const changed = isRefused && (await fingerprint(portal.db)) !== before;
    const told = isStranger && body.includes(SECRET);
    // Include the body in the failure message.
    expect({ statusCode, changed, told, body }).toMatchObject({
      statusCode: status,
      changed: false,
      told: false,
    });
  });
});

/** Calls a route as a member of the company, and returns whether any data changed. */
const callAsMember = async (role: 'viewer' | 'colleague', row: Row) => {
  const ready = await prepare(portal, callers, row);
  const before = await fingerprint(portal.db);
  const { statusCode, body } = await callAs(portal, callers[role], row[0], ready);
  return { statusCode, body, changed: (await fingerprint(portal.db)) !== before };
};

describe('a viewer of the company', () => {
  test.each(named(COMPANY_WRITES))('may not: $title', async ({ row }) => {
    const statusCode = statusForViewer(row);
    expect(await callAsMember('viewer', row)).toMatchObject({ statusCode, changed: false });
  });

  test.each(named(SKIPPING_WRITES))('changes nothing by: $title', async ({ row }) => {
    expect(await callAsMember('viewer', row)).toMatchObject({ statusCode: 200, changed: false });
  });

  test.each(named(COMPANY_READS))('may: $title', async ({ row }) => {
    expect(await callAsMember('viewer', row)).toMatchObject({ statusCode: row[2][3] });
  });
});

describe('a recruiter of the company who does not own it', () => {
  test.each(named(COMPANY_WRITES))('$title depends on the role', async ({ row }) => {
    const statusCode = statusForRecruiter(row);
    const answer = await callAsMember('colleague', row);
    expect(answer).toMatchObject({ statusCode, ...(statusCode >= 400 && { changed: false }) });
  });
});

/** Calls of recruiters. Notifications keep the names that they had when they were sent. */
const RECRUITER_READS = PRIVATE.filter(
  ([method, url, [, , , own]]) => method === 'GET' && own < 400 && url !== '/notifications',
);

describe('a recruiter without the second step that the company asks for', () => {
  const ask = async (requires_second_step: boolean) => {
    const companies = portal.db.updateTable('companies').set({ requires_second_step });
    await companies.where('id', '=', callers.company).execute();
  };
  beforeAll(async () => {
    const applicants = portal.db.updateTable('applicants').set({ name: 'Zoila Werleman' });
    await applicants.where('account_id', '=', callers.applicant.id).execute();
    await OBJECTS['confirmedInterview']!(portal, callers);
  });
  afterAll(async () => await ask(false));

  test('learns about applicants before the company asks', async () => {
    const { body } = await portal.call('GET', '/recruiter/dashboard', { token: callers.own.token });
    expect(body).toContain('Zoila');
  });

  test.each(named(RECRUITER_READS))('learns nothing about applicants by: $title', async ({ row }) => {
    await ask(true);
    const { body } = await callAs(portal, callers.own, 'GET', await prepare(portal, callers, row));
    expect(['Zoila', callers.applicant.email].filter((text) => body.includes(text))).toEqual([]);
  });
});

describe.each(named(ENDING))('$title', ({ row }) => {
  test.each(perKind(row))('returns $status to $who', async ({ kind, status }) => {
    const [method, url, , makeBody] = row;
    const ready = { url, ...(makeBody && { body: makeBody() }) };
    const answer = await callAs(portal, await somebodyNew(kind), method, ready);
    expect(answer.statusCode).toBe(status);
  });
});

const somebodyNew = async (kind: Kind) => {
  if (kind === 'visitor') return undefined;
  const isApplicant = kind === 'applicant' || kind === 'other';
  const isVerified = kind !== 'unverified';
  return await signInNew(portal, isApplicant ? 'applicant' : 'recruiter', { isVerified });
};

test.each(LISTS)('%s lists own objects and hides those of the stranger', async (url, whose) => {
  const stranger = whose === 'own' ? 'foreign' : 'other';
  const [own, others] = [callers[whose], callers[stranger]].map(
    async ({ token }) => await portal.call('GET', url, { token }),
  );
  expect((await own!).body).toContain(SECRET);
  expect((await others!).statusCode).toBe(200);
  expect((await others!).body).not.toContain(SECRET);
});

test('removing a saved vacancy leaves the lists of other users alone', async () => {
  const id = await OBJECTS['saved']!(portal, callers);
  const { token } = callers.other;
  const before = await fingerprint(portal.db);
  expect((await portal.call('DELETE', `/account/saved-vacancies/${id}`, { token })).statusCode).toBe(200);
  expect(await fingerprint(portal.db)).toBe(before);
});

test('a digest of the data detects an added, a changed and a deleted row', async () => {
  const prints = [await fingerprint(portal.db)];
  const pictures = portal.db.insertInto('company_pictures');
  const { id } = await pictures
    .values({ company_id: callers.company, url: '/uploads/fingerprint.png', caption: 'Before' })
    .returning('id')
    .executeTakeFirstOrThrow();
  prints.push(await fingerprint(portal.db));
  await portal.db.updateTable('company_pictures').set({ caption: 'After' }).where('id', '=', id).execute();
  prints.push(await fingerprint(portal.db));
  await portal.db.deleteFrom('company_pictures').where('id', '=', id).execute();
  expect(await fingerprint(portal.db)).toBe(prints[0]);
  expect(new Set(prints).size).toBe(3);
});

test('the order count of a company never appears in the list of another', async () => {
  const { token } = callers.foreign;
  const answer = await portal.call('GET', '/recruiter/orders?page=9', { token });
  expect(answer.json()).toMatchObject({ total: 0 });
});

test.each(named([...PRIVATE, ...ENDING].filter(([, , [visitor]]) => visitor === 401)))(
  'is documented to need an access token: $title',
  ({ row: [method, url] }) => {
    const { operation } = openApiOperations(portal.app)(method, url.replaceAll(/[{}]/g, ''))!;
    expect(operation.security).toEqual([{ bearer: [] }]);
  },
);

test('every route is listed as private or public, and every listed route exists', () => {
  const nameless = (route: string) => route.replaceAll(/\{\w+\}/g, '{}');
  const all = routesOf(portal.app);
  const tabled = [...PRIVATE, ...ENDING].map(([method, url]) =>
    nameless(`${method} ${url.replace(/\?.*/, '').replace(/(.)\/$/, '$1')}`),
  );
  const isTabled = new Set(tabled);
  const isThere = new Set(all.map(nameless));
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((route) => !PUBLIC.has(route) && !isTabled.has(nameless(route)))).toEqual([]);
  expect([...tabled, ...[...PUBLIC].map(nameless)].filter((route) => !isThere.has(route))).toEqual([]);
});

import { expireVacancies } from '../../src/domains/vacancies/editing/expireVacancies.service.ts';
import { eventQueue } from '../support/eventQueue.ts';
import { CHANNEL, type PublicDataListener, listenToPublicData } from '../support/listenToPublicData.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { openRealtime } from '../support/openRealtime.ts';
import { openTwoServers } from '../support/openTwoServers.ts';
import { signInNew } from '../support/signIn.ts';

const { opened } = openTwoServers();
let listener: PublicDataListener;
let companyId: number;
let vacancyId: number;

beforeAll(async () => {
  const { portal } = opened;
  companyId = await aCompany(portal, (await signInNew(portal, 'recruiter')).id);
  vacancyId = await aVacancy(portal, companyId);
  await signInNew(portal, 'applicant');
  listener = await listenToPublicData(portal, opened.there);
});
afterAll(() => listener.close());

const ofCompany = () => `company_id = ${companyId}`;
const isOwner = () => `id in (select account_id from memberships where ${ofCompany()})`;

const run = async (sql: string) => await opened.portal.pool.query(sql);

test.each([
  ['a vacancy is added', () => aVacancy(opened.portal, companyId)],
  ['a vacancy is closed', () => run(`update vacancies set status = 'closed' where id = ${vacancyId}`)],
  ['a company is changed', () => run(`update companies set name = 'Renamed' where id = ${companyId}`)],
  ['a company is hidden', () => run(`update accounts set verified_at = null where ${isOwner()}`)],
  ['a company becomes public', () => run(`update accounts set verified_at = now() where ${isOwner()}`)],
  [
    'a company loses its owner',
    () => run(`update memberships set membership = 'viewer' where ${ofCompany()}`),
  ],
  ['a company gets an owner', () => run(`update memberships set membership = 'owner' where ${ofCompany()}`)],
  ['a package is changed', () => run('update packages set price = price + 100')],
])('announces that %s', async (_change, change) => {
  expect(await announcedBy(change)).toBe(1);
  expect(await listener.next()).toMatchObject({ event: 'changed', channel: CHANNEL });
});

/** Number of announcements since the database was created. */
async function announced(): Promise<number> {
  const { rows } = await opened.portal.pool.query<{ count: number }>(
    `select count(*)::integer as count from realtime_events where body like '%"${CHANNEL}"%'`,
  );
  return rows[0]!.count;
}

/** Number of announcements by a change. */
async function announcedBy(change: () => Promise<unknown>): Promise<number> {
  const before = await announced();
  await change();
  return (await announced()) - before;
}

test('announces a transaction once', async () => {
  const change = `begin; update vacancies set title = 'Cook' where id = ${vacancyId};
    update companies set name = 'Renamed again' where id = ${companyId}; commit`;
  expect(await announcedBy(() => run(change))).toBe(1);
  expect(await listener.next()).toMatchObject({ event: 'changed', channel: CHANNEL });
});

test('notifies every API process of a change', async () => {
  const heard = eventQueue<string>();
  const server = await openRealtime(opened.portal, { onPublicDataChanged: () => heard.add('changed') });
  await aVacancy(opened.portal, companyId);
  expect(await heard.next()).toBe('changed');
  await listener.next();
  await server.stop();
});

test('announces that a vacancy has expired', async () => {
  const id = await aVacancy(opened.portal, companyId);
  await run(`update vacancies set valid_through = current_date - 2 where id = ${id}`);
  expect(await announcedBy(() => expireVacancies(opened.portal.db))).toBe(1);
});

test.each([
  ['a view', () => run(`update vacancies set views = views + 1 where id = ${vacancyId}`)],
  ['a verified applicant', () => run(`update accounts set verified_at = now() where role = 'applicant'`)],
  ['an update of no vacancy', () => run(`update vacancies set status = 'expired' where id = -1`)],
  ['an update of no company', () => run(`update companies set name = 'Nobody' where id = -1`)],
  ['an update to the same', () => run(`update companies set name = name where id = ${companyId}`)],
])('does not announce %s', async (_change, change) => {
  expect(await announcedBy(change)).toBe(0);
});

test('does not announce a draft until it is published', async () => {
  let id = 0;
  const add = async () => (id = await aVacancy(opened.portal, companyId, { status: 'draft' }));
  expect(await announcedBy(add)).toBe(0);
  expect(await announcedBy(() => run(`update vacancies set title = 'Baker' where id = ${id}`))).toBe(0);
  expect(await announcedBy(() => run(`update vacancies set status = 'open' where id = ${id}`))).toBe(1);
  expect(await announcedBy(() => run(`delete from vacancies where id = ${id}`))).toBe(1);
});

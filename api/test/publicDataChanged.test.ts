import { CHANNEL, type PublicDataListener, listenToPublicData } from './listenToPublicData.ts';
import { aCompany, aVacancy } from './aVacancy.ts';
import { openTwoServers } from './openTwoServers.ts';
import { signInNew } from './signIn.ts';

const { opened } = openTwoServers();
let listener: PublicDataListener;
let companyId: number;
let vacancyId: number;

beforeAll(async () => {
  const { portal } = opened;
  companyId = await aCompany(portal, (await signInNew(portal, 'recruiter')).id);
  vacancyId = await aVacancy(portal, companyId);
  listener = await listenToPublicData(portal, opened.there);
});
afterAll(() => listener.close());

const run = async (sql: string) => await opened.portal.pool.query(sql);

test.each([
  ['a vacancy is added', () => aVacancy(opened.portal, companyId)],
  ['a vacancy is closed', () => run(`update vacancies set status = 'closed' where id = ${vacancyId}`)],
  ['a company is changed', () => run(`update companies set name = 'Renamed' where id = ${companyId}`)],
  ['a package is changed', () => run('update packages set price = price + 100')],
])('announces that %s', async (_change, change) => {
  await change();
  expect(await listener.next()).toMatchObject({ event: 'changed', channel: CHANNEL });
});

test('announces a transaction once, after its end, and no view of a vacancy', async () => {
  const client = await opened.portal.pool.connect();
  await client.query('begin');
  await client.query(`update vacancies set title = 'Cook' where id = ${vacancyId}`);
  await client.query(`update companies set name = 'Renamed again' where id = ${companyId}`);
  await client.query('commit');
  client.release();
  await listener.next();
  await run(`update vacancies set views = views + 1 where id = ${vacancyId}`);
  await run(`update vacancies set title = 'Baker' where id = ${vacancyId}`);
  await listener.next();
  expect(listener.left()).toEqual([]);
});

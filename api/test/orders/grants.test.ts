import { lockCompany, lockSponsorable } from '../../src/domains/orders/grants.repository.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew } from '../support/signIn.ts';

const NOW = new Date('2026-11-21T13:00:00Z');

let portal: TestApp;
let companyId: number;
let otherId: number;
beforeAll(async () => {
  portal = await openTestApp();
  const { id } = await signInNew(portal, 'recruiter');
  companyId = await aCompany(portal, id);
  otherId = await aCompany(portal, id);
});
afterAll(async () => await portal.close());

/** IDs of the companies and vacancies that no transaction has locked. */
async function unlocked(table: 'companies' | 'vacancies'): Promise<number[]> {
  const rows = await portal.db
    .selectFrom(table)
    .select('id')
    .forUpdate()
    .skipLocked()
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

test('a change of entitlements locks its own company only', async () => {
  await portal.db.transaction().execute(async (trx) => {
    await lockCompany(trx, companyId);
    expect(await unlocked('companies')).toEqual([otherId]);
  });
  expect(await unlocked('companies')).toEqual([companyId, otherId]);
});

describe('lockSponsorable', () => {
  const find = async (vacancyId: number) => await lockSponsorable(portal.db, companyId, vacancyId, NOW);

  test('locks the vacancy', async () => {
    const id = await aVacancy(portal, companyId);
    const next = await aVacancy(portal, companyId);
    await portal.db.transaction().execute(async (trx) => {
      expect(await lockSponsorable(trx, companyId, id, NOW)).toEqual({ id });
      expect(await unlocked('vacancies')).toEqual([next]);
    });
  });

  test.each([
    ['its last day', { valid_through: '2026-11-21' }],
    ['after an earlier sponsorship', { sponsored_until: NOW }],
  ])('accepts an open vacancy on %s', async (_, overrides) => {
    const id = await aVacancy(portal, companyId, overrides);
    expect(await find(id)).toEqual({ id });
  });

  test.each([
    ['a closed vacancy', { status: 'closed' as const }],
    ['a vacancy whose last day is over', { valid_through: '2026-11-20' }],
    ['a sponsored vacancy', { sponsored_until: new Date(NOW.getTime() + 1) }],
  ])('rejects %s', async (_, overrides) => {
    expect(await find(await aVacancy(portal, companyId, overrides))).toBeUndefined();
  });

  test('rejects a vacancy of another company', async () => {
    expect(await find(await aVacancy(portal, otherId))).toBeUndefined();
  });
});

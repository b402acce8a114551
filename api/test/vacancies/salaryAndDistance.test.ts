import { SALARY_STEPS, type VacancyFilter } from '@cpa/shared/contracts';
import { distanceBetween } from '../../src/domains/options/districtCentres.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { searchVacancies } from '../support/searchVacancies.ts';
import { signInNew } from '../support/signIn.ts';

let portal: TestApp;
let company: number;
beforeAll(async () => {
  portal = await openTestApp();
  company = await aCompany(portal, (await signInNew(portal, 'recruiter')).id);
});
beforeEach(async () => void (await portal.db.deleteFrom('vacancies').execute()));
afterAll(async () => await portal.close());

const search = async (filter: VacancyFilter) => await searchVacancies(portal, filter, 1);
const titles = async (filter: VacancyFilter) => (await search(filter)).data.map(({ title }) => title);
const paid = async (title: string, salary: object) =>
  await aVacancy(portal, company, { title, salary_currency: 'AWG', salary_period: 'month', ...salary });

describe('salary from', () => {
  beforeEach(async () => {
    await paid('Range', { salary_min: 300_000, salary_max: 500_000 });
    await paid('Up to', { salary_max: 320_000 });
    await paid('By the hour in dollars', { salary_min: 1000, salary_currency: 'USD', salary_period: 'hour' });
    await paid('High', { salary_min: 1_200_000 });
    await paid('Hidden', { salary_min: 900_000, salary_visible: false });
    await aVacancy(portal, company, { title: 'Unstated' });
  });

  test('compares the start of the range, converted to florins a month', async () => {
    expect((await titles({ salary: 3000 })).toSorted()).toEqual([
      'By the hour in dollars',
      'High',
      'Range',
      'Up to',
    ]);
    // 10 × 1.79 × 173.32 is 3,102.43.
    expect((await titles({ salary: 3102 })).toSorted()).toEqual(['By the hour in dollars', 'High', 'Up to']);
    expect((await titles({ salary: 3103 })).toSorted()).toEqual(['High', 'Up to']);
  });

  test('finds vacancies without a stated salary only when asked to', async () => {
    expect((await titles({ salary: 5000, salary_unstated: true })).toSorted()).toEqual([
      'Hidden',
      'High',
      'Unstated',
    ]);
  });

  test('counts the steps of all results without its own filter', async () => {
    const { salaries } = await search({ salary: 5000 });
    expect(salaries!.unstated).toBe(2);
    expect(salaries!.steps).toHaveLength((SALARY_STEPS.last - SALARY_STEPS.first) / SALARY_STEPS.size + 1);
    const counted = salaries!.steps.flatMap((count, step) =>
      count > 0 ? [[SALARY_STEPS.first + step * SALARY_STEPS.size, count]] : [],
    );
    expect(counted).toEqual([
      [3000, 1],
      [3100, 1],
      [3200, 1],
      [8000, 1],
    ]);
  });

  test('offers to leave out the salary when nothing matches', async () => {
    expect((await search({ salary: 20_000 })).loosened).toEqual([{ without: 'salary', total: 6 }]);
  });

  test('rejects a negative amount', async () => {
    const response = await portal.call('POST', '/vacancies/searchfilter', { body: { salary: -1 } });
    expect(response.statusCode).toBe(422);
  });
});

describe('distance', () => {
  beforeEach(async () => {
    for (const [title, location_district_id] of [
      ['Santa Cruz', 405],
      ['San Nicolas', 407],
      ['Savaneta', 406],
      ['Noord', 401],
      ['Nowhere', null],
    ] as const)
      await aVacancy(portal, company, { title, location_district_id });
  });

  test('adds the districts around the chosen one and states the distance', async () => {
    const { data, facets } = await search({ filter_districts: [406], within_km: 5 });
    const distances = new Map(data.map(({ title, distance_km }) => [title, distance_km]));
    expect(distances).toEqual(
      new Map([
        ['San Nicolas', 4],
        ['Savaneta', 0],
      ]),
    );
    expect(facets.districts.find(({ id }) => id === 405)!.count).toBe(1);
  });

  test('states no distance without one in the search', async () => {
    expect((await search({ filter_districts: [406] })).data).toMatchObject([{ title: 'Savaneta' }]);
    expect((await search({ within_km: 5 })).data).toHaveLength(5);
    expect((await search({ within_km: 5 })).data.some((card) => 'distance_km' in card)).toBe(false);
  });

  test('sorts by distance, the nearest first, those without a district last', async () => {
    const sorted: VacancyFilter = { filter_districts: [406], within_km: 50, sort_by: 'distance' };
    expect(await titles(sorted)).toEqual(['Savaneta', 'San Nicolas', 'Santa Cruz', 'Noord']);
    expect(await titles({ sort_by: 'distance' })).toHaveLength(5);
    expect(await titles({ sort_by: 'distance', filter_districts: [499], within_km: 50 })).toEqual([]);
  });

  test('is 0 in the same district, at least 1 between two and the same both ways', () => {
    expect(distanceBetween(402, 402)).toBe(0);
    expect(distanceBetween(402, 403)).toBe(1);
    expect(distanceBetween(401, 408)).toBe(distanceBetween(408, 401));
    expect(distanceBetween(401, 408)).toBe(19);
    expect(distanceBetween(401, 499)).toBeUndefined();
  });
});

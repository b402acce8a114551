import { aFoundList, aFoundVacancy } from '../testing/foundVacancies.ts';
import { newResults } from './importResults.ts';
import { planImport } from './publicationPlan.ts';

const TODAY = '2026-11-23';
const free = { duration_days: 30, used_by: null };
const taken = { ...free, used_by: { id: 1, title: 'Cook', valid_through: null } };
const aPackage = (left: number, duration_days = 60) => ({
  entitlement_id: 1,
  name: 'Team',
  left,
  postings: 5,
  duration_days,
  expires_at: null,
});
const means = (of: object) => ({ company_id: 3, free: taken, packages: [], sponsorships_left: 0, ...of });
const chefs = ['Ana', 'Bo', 'Cy'].map((title, index) =>
  aFoundVacancy({ id: 41 + index, title, valid_through: null }),
);

describe('planImport', () => {
  it('uses the free posting first, then the packages, until none is left', () => {
    const results = newResults(aFoundList(...chefs));
    const plan = planImport(results, means({ free, packages: [aPackage(1)] }), TODAY);
    expect(plan).toMatchObject({ usesFree: true, used: 1, left: 1, unpaid: ['Cy'], incomplete: [] });
    expect(plan.publishable).toEqual([
      { id: 41, title: 'Ana', until: '2026-12-23', isShortened: false },
      { id: 42, title: 'Bo', until: '2027-01-22', isShortened: false },
    ]);
  });

  it('spends no posting on an incomplete vacancy and takes the edits into account', () => {
    const bare = aFoundVacancy({ id: 40, title: 'Bare', sectors: [] });
    const results = newResults(aFoundList(bare, chefs[0]!));
    const paid = means({ packages: [aPackage(1)] });
    expect(planImport(results, paid, TODAY)).toMatchObject({
      publishable: [{ id: 41 }],
      incomplete: ['Bare'],
      unpaid: [],
    });
    const completed = { ...results, edits: { 40: { sectors: [2], title: 'Baker' } } };
    expect(planImport(completed, paid, TODAY)).toMatchObject({
      publishable: [{ id: 40, title: 'Baker' }],
      unpaid: ['Ana'],
    });
  });

  it('keeps a closing day within the posting, drops one in the past and shortens a later one', () => {
    const closing = ['2026-12-01', '2026-01-01', '2027-06-01'].map((valid_through, index) =>
      aFoundVacancy({ id: 50 + index, valid_through }),
    );
    const { publishable } = planImport(
      newResults(aFoundList(...closing)),
      means({ packages: [aPackage(3)] }),
      TODAY,
    );
    expect(publishable.map(({ until, isShortened }) => [until, isShortened])).toEqual([
      ['2026-12-01', false],
      ['2027-01-22', false],
      ['2027-01-22', true],
    ]);
  });

  it('leaves out what is imported and names what would be online twice', () => {
    const twin = aFoundVacancy({ id: 60, title: 'Twin', posted: { id: 7, title: 'Twin', status: 'open' } });
    const done = aFoundVacancy({ id: 61, vacancy_id: 90 });
    const results = { ...newResults(aFoundList(twin, done)), picked: [60, 61] };
    const plan = planImport(results, means({ packages: [aPackage(9)] }), TODAY);
    expect([plan.publishable.map(({ id }) => id), plan.twice]).toEqual([[60], ['Twin']]);
  });
});

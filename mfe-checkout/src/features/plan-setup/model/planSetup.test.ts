import { aPackage, anOwnVacancy } from '@cpa/shared/testing';
import { firstOfNextMonth } from './days.ts';
import { betterDeal, EMPTY_SETUP, itemsOf, startOf, templatesFor } from './planSetup.ts';
import { sponsorProblem } from '../../../sponsoring/sponsorProblem.ts';

const today = '2026-11-21';
const team = aPackage({
  id: 2,
  name: 'Team',
  price: 19_900,
  vacancies: 5,
  quickbooks_id: 'QB-2',
  templates: ['Classic', 'Checklist'],
});
const season = aPackage({
  id: 3,
  name: 'Season',
  price: 34_900,
  vacancies: 12,
  templates: ['Classic', 'Custom'],
});
const island = aPackage({
  id: 4,
  name: 'Island',
  price: 89_900,
  vacancies: 40,
  templates: ['Classic', 'Custom'],
});

describe('itemsOf', () => {
  it('returns the fields of the package selection, once for each package', () => {
    const items = itemsOf(team, { ...EMPTY_SETUP, quantity: 2, template: 'Checklist' }, { today });
    expect(items).toHaveLength(2);
    expect(items[0]).toEqual({
      package_id: 2,
      title: 'Team',
      price: 19_900,
      quickbooks_id: 'QB-2',
      vacancies: 5,
      start_date: today,
      total: 19_900,
      template: 'Checklist',
      customTemplate: null,
      plan: 'Team',
    });
  });

  it('adds the text of the custom template only with that template', () => {
    const setup = { ...EMPTY_SETUP, customTemplate: ' Make the desserts. ' };
    expect(itemsOf(season, { ...setup, template: 'Custom' }, { today })[0]).toMatchObject({
      template: 'Custom',
      customTemplate: 'Make the desserts.',
    });
    expect(itemsOf(season, setup, { today })[0]).toMatchObject({ template: 'Classic', customTemplate: null });
  });

  it('replaces a template that the plan does not include', () => {
    const [item] = itemsOf(team, { ...EMPTY_SETUP, template: 'Custom', customTemplate: 'x' }, { today });
    expect(item).toMatchObject({ template: 'Classic', customTemplate: null });
  });

  it('sponsors one vacancy once', () => {
    const sponsorship = aPackage({ id: 13, vacancies: 0, sponsored: true, templates: [] });
    const vacancy = { id: 7, title: 'Line Cook' };
    const items = itemsOf(sponsorship, { ...EMPTY_SETUP, quantity: 3 }, { today, vacancy });
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ vacancy_id: 7, vacancy_title: 'Line Cook', template: null });
  });
});

describe('startOf', () => {
  it.each([
    ['2026-12-01', '2026-12-01'],
    ['2026-11-20', today],
    ['2028-01-01', today],
    [null, today],
  ])('%p starts on %s', (start_date, start) => {
    expect(startOf({ ...EMPTY_SETUP, start_date }, today)).toBe(start);
  });
});

describe('firstOfNextMonth', () => {
  it('crosses the year', () => {
    expect(firstOfNextMonth('2026-12-31')).toBe('2027-01-01');
  });
});

describe('betterDeal', () => {
  it('returns the next larger package when it is cheaper per vacancy', () => {
    expect(betterDeal(team, [island, season, team])).toBe(season);
    expect(betterDeal(season, [island, season, team])).toBe(island);
    expect(betterDeal(island, [island, season, team])).toBeNull();
    expect(betterDeal(team, [team, { ...season, price: 99_900 }])).toBeNull();
  });
});

describe('templatesFor', () => {
  it('lists the templates of the plan first and names the packages of the others', () => {
    expect(templatesFor(team, [team, season, island])).toEqual([
      { name: 'Classic', isIncluded: true, packages: ['Team', 'Season', 'Island'] },
      { name: 'Checklist', isIncluded: true, packages: ['Team'] },
      { name: 'Custom', isIncluded: false, packages: ['Season', 'Island'] },
    ]);
  });
});

describe('sponsorProblem', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  it.each([
    ['unknown', undefined],
    ['draft', anOwnVacancy({ status: 'draft' })],
    ['closed', anOwnVacancy({ status: 'expired' })],
    ['sponsored', anOwnVacancy({ sponsored_until: '2026-11-22T12:00:00Z' })],
    [null, anOwnVacancy({ sponsored_until: '2026-11-20T12:00:00Z' })],
  ] as const)('returns %p', (problem, vacancy) => {
    expect(sponsorProblem(vacancy, now)).toBe(problem);
  });
});

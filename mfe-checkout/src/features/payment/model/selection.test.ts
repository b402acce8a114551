import { isSameSelection, toSelection, withoutOrdered } from './selection.ts';

const team = { package_id: 2, title: 'Team', price: 19_900 };
const sponsorship = { package_id: 13, title: 'Sponsorship', price: 3500, vacancy_id: 7 };
const ordered = (...items: object[]) =>
  ({
    items: items.map((item) => ({ vacancy_id: null, template: null, customTemplate: null, ...item })),
  }) as never;

it('leaves out what is only displayed', () => {
  expect(toSelection(sponsorship)).toEqual({ package_id: 13, vacancy_id: 7 });
});

it('compares a cart with an order in any order of items', () => {
  expect(isSameSelection([team, sponsorship], ordered(sponsorship, team))).toBe(true);
  expect(isSameSelection([team], ordered(team, team))).toBe(false);
  expect(isSameSelection([team, team], ordered(team))).toBe(false);
  expect(isSameSelection([{ ...sponsorship, vacancy_id: 8 }], ordered(sponsorship))).toBe(false);
});

it('removes each ordered item once', () => {
  expect(withoutOrdered([team, team, sponsorship], ordered(team))).toEqual([team, sponsorship]);
});

import { isSameSelection, toSelection, withoutOrdered } from './selection.ts';
import { mergedItems } from './mergedItems.ts';

describe('selection', () => {
  const team = { package_id: 2, title: 'Team', price: 19_900 };
  const sponsorship = { package_id: 13, title: 'Sponsorship', price: 3500, vacancy_id: 7 };
  const ordered = (...items: object[]) =>
    ({
      items: items.map((item) => ({ vacancy_id: null, template: null, customTemplate: null, ...item })),
    }) as never;

  it('leaves out what is only displayed', () => {
    expect(toSelection(sponsorship)).toEqual({ package_id: 13, vacancy_id: 7 });
  });

  it('starts now what should have started before today', () => {
    const item = { ...team, start_date: '2026-11-20' };
    expect(toSelection(item, '2026-11-21').start_date).toBeNull();
    expect(toSelection(item, '2026-11-20').start_date).toBe('2026-11-20');
  });

  it('tells templates and their texts apart', () => {
    const custom = { ...team, template: 'Custom', customTemplate: 'Make the desserts.' };
    expect(isSameSelection([custom], ordered(custom))).toBe(true);
    expect(isSameSelection([custom], ordered({ ...custom, template: 'Classic' }))).toBe(false);
    expect(isSameSelection([custom], ordered({ ...custom, customTemplate: 'Serve.' }))).toBe(false);
    expect(isSameSelection([{ ...custom, start_date: '2099-01-01' }], ordered(custom))).toBe(true);
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
});

describe('mergedItems', () => {
  const starter = { package_id: 1, title: 'Starter', price: 4900 };

  describe('mergedItems', () => {
    it('counts equal items and keeps those apart that differ', () => {
      const later = { ...starter, start_date: '2026-11-30' };
      const merged = mergedItems([starter, later, { price: 4900, title: 'Starter', package_id: 1 }]);
      expect(merged.map(({ item, count }) => [item, count])).toEqual([
        [starter, 2],
        [later, 1],
      ]);
    });
  });
});

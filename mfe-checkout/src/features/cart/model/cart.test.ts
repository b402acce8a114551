import { cartTotal, removeAt, withItems } from './cart.ts';

const single = { package_id: 1, title: 'Single', price: 4900 };
const five = { package_id: 2, title: 'Five', price: 19_900 };

describe('cartTotal', () => {
  it('adds up the prices', () => {
    expect(cartTotal([single, five, single])).toBe(29_700);
    expect(cartTotal([])).toBe(0);
  });
});

describe('removeAt', () => {
  it('removes the item at the index and keeps the order of the others', () => {
    expect(removeAt([single, five, single], 1)).toEqual([single, single]);
  });

  it.each([-1, 2, 0.5, Number.NaN])('returns null for an index out of range: %p', (index) => {
    expect(removeAt([single, five], index)).toBeNull();
  });
});

describe('withItems', () => {
  const sponsorship = (vacancy_id: number, start_date: string) => ({ ...single, vacancy_id, start_date });

  it('replaces the sponsorship of the same vacancy', () => {
    const items = [five, sponsorship(7, '2026-12-01'), sponsorship(8, '2026-12-01')];
    expect(withItems(items, [sponsorship(7, '2026-12-05')])).toEqual([
      five,
      sponsorship(8, '2026-12-01'),
      sponsorship(7, '2026-12-05'),
    ]);
  });

  it('keeps a package that is added twice', () => {
    expect(withItems([single], [single, { ...single, vacancy_id: null }])).toHaveLength(3);
  });
});

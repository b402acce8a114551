import { cartTotal, without } from './cart.ts';

const single = { package_id: 1, title: 'Single', price: 4900 };
const five = { package_id: 2, title: 'Five', price: 19_900 };

describe('the cart', () => {
  it('totals the prices of its items', () => {
    expect(cartTotal([single, five, single])).toBe(29_700);
    expect(cartTotal([])).toBe(0);
  });

  it('gives up the item at a place and keeps the order of the others', () => {
    expect(without([single, five, single], 1)).toEqual([single, single]);
  });

  it.each([-1, 2, 0.5, Number.NaN])('refuses a place outside the list: %p', (index) => {
    expect(without([single, five], index)).toBeNull();
  });
});

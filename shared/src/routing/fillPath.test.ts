import { fillPath } from './fillPath.ts';

describe('fillPath', () => {
  it('inserts the encoded values', () => {
    expect(fillPath('/orders?order=:order_id&step=2', { order_id: 7 })).toBe('/orders?order=7&step=2');
    expect(fillPath('/a/:name', { name: 'x/y' })).toBe('/a/x%2Fy');
  });

  it('returns null when a value or the path is missing', () => {
    expect(fillPath('/orders?order=:order_id', {})).toBeNull();
    expect(fillPath(undefined, {})).toBeNull();
  });
});

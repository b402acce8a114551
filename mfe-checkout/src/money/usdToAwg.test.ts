import { usdToAwg } from './usdToAwg.ts';

describe('usdToAwg', () => {
  it.each([
    [4900, 8771],
    [1999, 3578],
    [0, 0],
  ])('converts at 1.79 and rounds to the cent: %i → %i', (usd, awg) => {
    expect(usdToAwg(usd)).toBe(awg);
  });
});

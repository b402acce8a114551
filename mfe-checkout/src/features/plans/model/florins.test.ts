import { florins } from './florins.ts';

describe('florins beside a dollar price', () => {
  it.each([
    [4900, 8771],
    [1999, 3578],
    [0, 0],
  ])('are 1.79 to the dollar, to the cent: %i → %i', (usd, awg) => {
    expect(florins(usd)).toBe(awg);
  });
});

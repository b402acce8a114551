import { wageHint } from './minimumWage.ts';

const pay = { currency: 'AWG' as const, period: 'month' as const, workloads: ['Full-time 40'] };

describe('wageHint', () => {
  it('calculates a month from weekly hours × 11.58 × 4.333', () => {
    expect(wageHint({ ...pay, amount: 195_000 })).toEqual({ amount: 195_000, minimum: 200_705, hours: 40 });
    expect(wageHint({ ...pay, amount: 200_705 })).toBeNull();
    expect(wageHint({ ...pay, amount: 200_704 })).not.toBeNull();
  });

  it('uses the hours of the workload, and 40 without one', () => {
    const longer = ['Shifts', 'Full-time 42.5–45'];
    expect(wageHint({ ...pay, workloads: longer, amount: 210_000 })).toMatchObject({
      minimum: 213_249,
      hours: 42.5,
    });
    expect(wageHint({ ...pay, workloads: [], amount: 1 })).toMatchObject({ minimum: 200_705, hours: 40 });
  });

  it('compares hours and years', () => {
    expect(wageHint({ ...pay, period: 'hour', amount: 1157 })).toMatchObject({ minimum: 1158, hours: null });
    expect(wageHint({ ...pay, period: 'hour', amount: 1158 })).toBeNull();
    expect(wageHint({ ...pay, period: 'year', amount: 2_400_000 })).toMatchObject({ minimum: 2_408_455 });
  });

  it('converts dollars and euros', () => {
    expect(wageHint({ ...pay, period: 'hour', currency: 'USD', amount: 646 })).toMatchObject({
      minimum: 647,
    });
    expect(wageHint({ ...pay, period: 'hour', currency: 'EUR', amount: 564 })).toMatchObject({
      minimum: 565,
    });
  });

  it('says nothing about monthly pay without fixed hours, or without an amount', () => {
    expect(wageHint({ ...pay, workloads: ['Part-time'], amount: 90_000 })).toBeNull();
    expect(wageHint({ ...pay, workloads: ['Part-time'], period: 'hour', amount: 900 })).not.toBeNull();
    expect(wageHint({ ...pay, amount: null })).toBeNull();
    expect(wageHint({ ...pay, amount: Number.NaN })).toBeNull();
  });
});

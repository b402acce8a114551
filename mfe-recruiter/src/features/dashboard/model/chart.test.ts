import { changeInPercent, dayAfterKey, growthFactor, sumDays } from './chart.ts';

describe('sumDays', () => {
  it('adds up views and applications and divides them', () => {
    expect(
      sumDays([
        { views: 10, applications: 1 },
        { views: 15, applications: 1 },
      ]),
    ).toEqual({
      views: 25,
      applications: 2,
      viewsPerApplication: 12.5,
    });
  });

  it('has no views per application without applications', () => {
    expect(sumDays([{ views: 3, applications: 0 }]).viewsPerApplication).toBeNull();
  });
});

describe('growthFactor', () => {
  it('names a factor where per cent would be hard to read', () => {
    expect([growthFactor(210, 10), growthFactor(40, 10), growthFactor(39, 10), growthFactor(5, 0)]).toEqual([
      21,
      4,
      null,
      null,
    ]);
  });
});

describe('changeInPercent', () => {
  it('compares with the period before', () => {
    expect([changeInPercent(118, 100), changeInPercent(50, 100), changeInPercent(5, 0)]).toEqual([
      18,
      -50,
      null,
    ]);
  });
});

describe('dayAfterKey', () => {
  it.each([
    ['ArrowRight', 29, 29],
    ['ArrowLeft', 0, 0],
    ['ArrowLeft', 5, 4],
    ['Home', 5, 0],
    ['End', 5, 29],
    ['Enter', 5, null],
  ])('moves by %s from %d', (key, from, to) => {
    expect(dayAfterKey(key, from, 29)).toBe(to);
  });
});

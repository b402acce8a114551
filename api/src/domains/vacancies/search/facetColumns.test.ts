import { createColumnBuilder } from './createColumnBuilder.ts';
import { countInColumns, EVERY, type FacetQuestion } from './facetColumns.ts';

const DAY = 86_400;
const NOW = 1000 * DAY;

/** Three vacancies; values 1 and 2 are sectors, 401 and 402 districts. */
const builder = createColumnBuilder();
builder.add(`3,${NOW - DAY},1000,7,0,1,401;5,${NOW - 9 * DAY},999999,7,0,1,2,402;`);
builder.add(`8,${NOW - 3 * DAY},1001,9,0,2,401;`);
const columns = builder.build();

const count = async (question: Partial<FacetQuestion>) =>
  await countInColumns(columns, {
    choices: [],
    companies: undefined,
    among: undefined,
    today: 1000,
    ages: [{ value: 713, after: NOW - 7 * DAY }],
    ...question,
  });
const countAll = async (question: Partial<FacetQuestion>) => Object.fromEntries((await count(question))[0]!);

describe('countInColumns', () => {
  test('counts every value, the ages and the total', async () => {
    expect(await countAll({})).toEqual({ [EVERY]: 3, 1: 2, 2: 2, 401: 2, 402: 1, 713: 2 });
  });

  test('counts each facet with its own choice ignored', async () => {
    const [both, anySector, anyDistrict] = await count({ choices: [[1], [401]] });
    expect(Object.fromEntries(both!)).toEqual({ [EVERY]: 1, 1: 1, 401: 1, 713: 1 });
    expect(Object.fromEntries(anySector!)).toEqual({ [EVERY]: 2, 1: 1, 2: 1, 401: 2, 713: 2 });
    expect(Object.fromEntries(anyDistrict!)).toEqual({ [EVERY]: 2, 1: 2, 2: 1, 401: 1, 402: 1, 713: 1 });
  });

  test('combines the values of a filter with OR and ignores unknown values', async () => {
    expect(await countAll({ choices: [[402, 401]] })).toMatchObject({ [EVERY]: 3 });
    expect(await countAll({ choices: [[-1]] })).toEqual({});
  });

  test('leaves out vacancies that are too old, of other companies or past their last day', async () => {
    expect(await countAll({ choices: [{ after: NOW - 2 * DAY }] })).toMatchObject({ [EVERY]: 1 });
    expect(await countAll({ companies: [9] })).toMatchObject({ [EVERY]: 1, 2: 1 });
    expect(await countAll({ today: 1001 })).toMatchObject({ [EVERY]: 2 });
    expect(await countAll({ today: 1002 })).toEqual({ [EVERY]: 1, 1: 1, 2: 1, 402: 1 });
  });

  test('counts salaries by step, and filters by minimum salary with or without vacancies that state none', async () => {
    const paid = createColumnBuilder();
    // Florins a month, plus one: below the first step, at the start of a step, and above the last one.
    for (const [id, salary] of [0, 1501, 3051, 3151, 9001].entries())
      paid.add(`${id},${NOW},1001,7,${salary},1;`);
    const ask = async (choices: FacetQuestion['choices']) =>
      await countInColumns(paid.build(), {
        choices,
        companies: undefined,
        among: undefined,
        today: 1000,
        ages: [],
      });
    const [from, any] = await ask([{ salary: 3050, isUnstatedToo: false }]);
    expect(Object.fromEntries(from!)).toEqual({ [EVERY]: 3, 1: 3, 810: 1, 811: 1, 860: 1 });
    expect(Object.fromEntries(any!)).toEqual({ [EVERY]: 5, 1: 5, 800: 1, 810: 1, 811: 1, 860: 1 });
    expect((await ask([{ salary: 3051, isUnstatedToo: true }]))[0]!.get(EVERY)).toBe(3);
  });

  test('counts the given IDs only and ignores unknown ones', async () => {
    expect(await countAll({ among: Int32Array.of(1, 3, 4, 8, 9) })).toMatchObject({ [EVERY]: 2, 401: 2 });
    expect(await countAll({ among: Int32Array.of(9) })).toEqual({});
    expect(await countAll({ among: Int32Array.of() })).toEqual({});
  });
});

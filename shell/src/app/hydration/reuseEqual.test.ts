import { reuseEqual } from './reuseEqual.ts';

describe('reuseEqual', () => {
  const known = { list: [{ id: 1, name: 'Cook' }, { id: 2 }], page: { number: 1, next: undefined } };

  test('returns the known object when all parts are equal', () => {
    expect(reuseEqual(JSON.parse(JSON.stringify(known)) as typeof known, known)).toBe(known);
  });

  test('reuses the parts that are equal', () => {
    const value = { list: [{ id: 1, name: 'Cook' }, { id: 3 }], page: { number: 1 } };
    const reused = reuseEqual(value, known);
    expect(reused).toEqual(value);
    expect(reused.list[0]).toBe(known.list[0]);
    expect(reused.page).toBe(known.page);
  });

  test.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [[1], [1, 2]],
    [[], {}],
    [{ a: null }, { a: {} }],
    [{ a: 1 }, undefined],
  ])('keeps %j beside %j', (value, other) => {
    expect(reuseEqual(value, other)).toEqual(value);
    expect(reuseEqual(value, other)).not.toBe(other);
  });
});

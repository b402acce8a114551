import { exceededBudgets } from './exceededBudgets.ts';

const budgets = { packages: { shell: 100 }, pages: { '/': 50 } };

describe('exceededBudgets', () => {
  test('accepts sizes up to the budget', () => {
    expect(exceededBudgets({ packages: { shell: 100 }, pages: { '/': 50 } }, budgets)).toEqual([]);
  });

  test('returns packages and first loads above their budget', () => {
    expect(exceededBudgets({ packages: { shell: 101 }, pages: { '/': 60 } }, budgets)).toEqual([
      { name: 'shell', bytes: 101, budget: 100 },
      { name: 'The first load of /', bytes: 60, budget: 50 },
    ]);
  });

  test('accepts a new package up to 100,000 bytes', () => {
    const sizes = { packages: { small: 100_000, large: 100_001 }, pages: {} };
    expect(exceededBudgets(sizes, budgets)).toEqual([{ name: 'large', bytes: 100_001, budget: 100_000 }]);
  });
});

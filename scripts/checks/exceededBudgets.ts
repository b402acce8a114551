/** Bytes of scripts and styles, compressed with Brotli: of whole packages, and of the first load of pages. */
export type Budgets = { packages: Record<string, number>; pages: Record<string, number> };

export type Exceeded = { name: string; bytes: number; budget: number };

/** Budget of a package without an entry. */
const NEW_PACKAGE = 100_000;

/** Returns the sizes that exceed their budget. */
export function exceededBudgets(sizes: Budgets, budgets: Budgets): Exceeded[] {
  const packages = compare(sizes.packages, budgets.packages, (name) => name);
  const pages = compare(sizes.pages, budgets.pages, (path) => `The first load of ${path}`);
  return [...packages, ...pages].filter(({ bytes, budget }) => bytes > budget);
}

function compare(
  sizes: Record<string, number>,
  budgets: Record<string, number>,
  nameOf: (key: string) => string,
): Exceeded[] {
  return Object.entries(sizes).map(([key, bytes]) => ({
    name: nameOf(key),
    bytes,
    budget: budgets[key] ?? NEW_PACKAGE,
  }));
}

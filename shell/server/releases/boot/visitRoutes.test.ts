import { expect, test } from '@jest/globals';
import { visitRoutes } from './visitRoutes.ts';

const routes = Array.from({ length: 20 }, (_, index) => ({
  remote: 'mfe-checkout',
  pattern: `/plans/${index}`,
  path: `/plans/${index}`,
  role: null,
}));
const forever = new AbortController().signal;

test('visits every route and returns the problems in their order', async () => {
  const visited: string[] = [];
  const problems = await visitRoutes(
    routes,
    async ({ path }) => {
      visited.push(path);
      return path === '/plans/3' || path === '/plans/11' ? [path] : [];
    },
    forever,
  );
  expect(problems).toEqual(['/plans/3', '/plans/11']);
  expect(visited).toHaveLength(routes.length);
});

test('opens the pages of a role one after another, because roles share no tabs', async () => {
  const mixed = routes.map((route, index) => ({ ...route, role: index % 2 ? ('applicant' as const) : null }));
  const open = new Set<string | null>();
  let changes = 0;
  const roleOfTab = new Map<number, string | null>();
  const free = [0, 1, 2];
  await visitRoutes(
    mixed,
    async ({ role }) => {
      const tab = free.find((each) => roleOfTab.get(each) === role) ?? free[0]!;
      free.splice(free.indexOf(tab), 1);
      if (roleOfTab.has(tab) && roleOfTab.get(tab) !== role) changes += 1;
      roleOfTab.set(tab, role);
      open.add(role);
      await Promise.resolve();
      free.push(tab);
      return [];
    },
    forever,
  );
  expect([...open]).toEqual([null, 'applicant']);
  // The worker that has no more pages of its role helps with the other one.
  expect(changes).toBeLessThan(3);
});

test('visits no more routes after five problems', async () => {
  const problems = await visitRoutes(routes, async ({ path }) => [path], forever);
  expect(problems.slice(0, 5)).toEqual(routes.slice(0, 5).map(({ path }) => path));
  expect(problems.length).toBeLessThan(8);
});

test('visits no more routes after its deadline, which is a problem', async () => {
  const deadline = new AbortController();
  const problems = await visitRoutes(
    routes,
    async ({ path }) => {
      deadline.abort();
      return path === '/plans/0' ? [path] : [];
    },
    deadline.signal,
  );
  expect(problems).toEqual(['The check took too long. Try again.', '/plans/0']);
});

import { type DataRouter, createMemoryRouter } from 'react-router';
import { type MiddlewareName, type NavigationPolicy, createNavigationPolicy } from './navigationPolicy.ts';

const names: MiddlewareName[] = ['dirtyForm', 'newRelease', 'viewTransition'];
const permutations = names.flatMap((first) =>
  names
    .filter((name) => name !== first)
    .map((second) => {
      const third = names.find((name) => name !== first && name !== second)!;
      return [first, second, third];
    }),
);

const aRouter = () => createMemoryRouter([{ path: '*' }], { initialEntries: ['/vacancies'] });

/** Registers middleware that records its name. */
function record(policy: NavigationPolicy, order: MiddlewareName[], calls: string[]): void {
  for (const name of order) {
    policy.use(name, () => (navigation, next) => {
      calls.push(`${name} ${navigation.source}`);
      return next(navigation);
    });
  }
}

describe('createNavigationPolicy', () => {
  it.each(permutations)(
    'runs middleware in its own order when registered as %s, %s, %s',
    async (...order) => {
      const calls: string[] = [];
      const policy = createNavigationPolicy();
      record(policy, order, calls);
      const router = policy.apply(aRouter());
      await router.navigate('/blog');
      expect(calls).toEqual(names.map((name) => `${name} link`));
      expect(router.state.location.pathname).toBe('/blog');
    },
  );

  it('runs middleware that is registered after the router is applied', async () => {
    const calls: string[] = [];
    const policy = createNavigationPolicy();
    record(policy, ['viewTransition'], calls);
    const router = policy.apply(aRouter());
    record(policy, ['dirtyForm', 'newRelease'], calls);
    await router.navigate('/blog');
    expect(calls).toEqual(names.map((name) => `${name} link`));
  });

  it('tells the navigation of a saga from that of a link', async () => {
    const calls: string[] = [];
    const policy = createNavigationPolicy();
    record(policy, ['newRelease'], calls);
    const router = policy.apply(aRouter());
    policy.navigation.navigate('/cart', { replace: true });
    expect(calls).toEqual(['newRelease saga']);
    expect(router.state.location.pathname).toBe('/cart');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('ends a navigation that a middleware does not pass on', async () => {
    const policy = createNavigationPolicy();
    policy.use('dirtyForm', () => () => Promise.resolve());
    const router = policy.apply(aRouter());
    await router.navigate('/blog');
    expect(router.state.location.pathname).toBe('/vacancies');
  });

  it('goes back through the history', async () => {
    const policy = createNavigationPolicy();
    const router = policy.apply(aRouter());
    await router.navigate('/blog');
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/vacancies');
  });

  it('leaves the router itself unchanged', () => {
    const router: DataRouter = aRouter();
    const { navigate } = router;
    createNavigationPolicy().apply(router);
    expect(router.navigate).toBe(navigate);
  });

  it('throws when a saga navigates before there is a router', () => {
    expect(() => createNavigationPolicy().navigation.navigate('/cart')).toThrow('no router yet');
  });
});

import { type DataRouter, createMemoryRouter } from 'react-router';
import { type MiddlewareFactory, createNavigationPolicy } from './navigationPolicy.ts';

const aRouter = () => createMemoryRouter([{ path: '*' }], { initialEntries: ['/vacancies'] });

/** Middleware that records its name. */
const record =
  (name: string, calls: string[]): MiddlewareFactory =>
  () =>
  (navigation, next) => {
    calls.push(`${name} ${navigation.source}`);
    return next(navigation);
  };

describe('createNavigationPolicy', () => {
  it('runs its middleware in order', async () => {
    const calls: string[] = [];
    const policy = createNavigationPolicy([record('first', calls), record('second', calls)]);
    const router = policy.apply(aRouter());
    await router.navigate('/blog');
    expect(calls).toEqual(['first link', 'second link']);
    expect(router.state.location.pathname).toBe('/blog');
  });

  it('distinguishes a navigation by a saga from one by a link', async () => {
    const calls: string[] = [];
    const policy = createNavigationPolicy([record('first', calls)]);
    const router = policy.apply(aRouter());
    policy.navigation.navigate('/cart', { replace: true });
    expect(calls).toEqual(['first saga']);
    expect(router.state.location.pathname).toBe('/cart');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('ends a navigation that a middleware does not pass on', async () => {
    const policy = createNavigationPolicy([() => () => Promise.resolve()]);
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

import { createMemoryRouter } from 'react-router';
import { skipBriefLoading } from './skipBriefLoading.ts';

/** A router at `/vacancies` with the navigation states and pathnames that it has published. */
function aRouter(load: () => unknown) {
  const routes = [{ path: '/vacancies' }, { path: '/plans', loader: load }];
  const router = skipBriefLoading(createMemoryRouter(routes, { initialEntries: ['/vacancies'] }));
  const published: string[] = [];
  const unsubscribe = router.subscribe(({ navigation, location }) =>
    published.push(`${navigation.state} ${location.pathname}`),
  );
  return { router, published, unsubscribe };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('skipBriefLoading', () => {
  it('publishes only the end of a navigation that ends in its task', async () => {
    const { router, published } = aRouter(() => null);
    await router.navigate('/plans');
    await nextTask();
    expect(published).toEqual(['idle /plans']);
  });

  it('publishes that a navigation is loading in the next task, once', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const { router, published } = aRouter(() => promise);
    const navigation = router.navigate('/plans');
    expect(published).toEqual([]);
    await nextTask();
    expect(published).toEqual(['loading /vacancies']);
    resolve(null);
    await navigation;
    expect(published).toEqual(['loading /vacancies', 'idle /plans']);
  });

  it('publishes nothing to a subscriber that has left', async () => {
    const { router, published, unsubscribe } = aRouter(() => new Promise(() => {}));
    void router.navigate('/plans');
    unsubscribe();
    await nextTask();
    expect(published).toEqual([]);
  });
});

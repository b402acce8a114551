import { createMemoryRouter } from 'react-router';
import { fadeBetweenPages } from './fadeBetweenPages.ts';

/** What the router was asked for at `/vacancies`, by a person who wants motion or does not. */
async function aVisit(motion: 'wanted' | 'unwanted') {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: motion === 'unwanted' }),
  });
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/vacancies'] });
  const fades: boolean[] = [];
  router.subscribe((_state, { viewTransitionOpts }) => fades.push(Boolean(viewTransitionOpts)));
  fadeBetweenPages(router);
  return { router, fades };
}

describe('from one page to the next', () => {
  it('one fades into the other', async () => {
    const { router, fades } = await aVisit('wanted');
    await router.navigate('/plans');
    await router.navigate({ pathname: '/blog' }, { replace: true });
    expect(fades).toEqual([true, true]);
    expect(router.state.location.pathname).toBe('/blog');
  });

  it('nothing fades where only the query changes, as with a filter', async () => {
    const { router, fades } = await aVisit('wanted');
    await router.navigate('/vacancies?page=2');
    await router.navigate('?page=3');
    expect(fades).toEqual([false, false]);
  });

  it('nothing fades for whoever wants less motion', async () => {
    const { router, fades } = await aVisit('unwanted');
    await router.navigate('/plans');
    expect(fades).toEqual([false]);
  });

  it('going back still goes back', async () => {
    const { router } = await aVisit('wanted');
    await router.navigate('/plans');
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/vacancies');
  });
});

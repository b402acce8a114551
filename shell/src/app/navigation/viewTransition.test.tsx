import { createMemoryRouter } from 'react-router';
import { createNavigationPolicy } from './navigationPolicy.ts';
import { viewTransition } from './viewTransition.ts';

/** A router at `/vacancies` and whether each of its navigations had a view transition. */
function aRouter({ isMotionReduced = false } = {}) {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: isMotionReduced }),
  });
  const policy = createNavigationPolicy([viewTransition]);
  const router = policy.apply(createMemoryRouter([{ path: '*' }], { initialEntries: ['/vacancies'] }));
  const transitions: boolean[] = [];
  router.subscribe((_state, { viewTransitionOpts }) => transitions.push(Boolean(viewTransitionOpts)));
  return { router, transitions };
}

describe('viewTransition', () => {
  it('animates the change to another page', async () => {
    const { router, transitions } = aRouter();
    await router.navigate('/plans');
    await router.navigate({ pathname: '/blog' }, { replace: true });
    expect(transitions).toEqual([true, true]);
    expect(router.state.location.pathname).toBe('/blog');
  });

  it('does not animate a change of the query', async () => {
    const { router, transitions } = aRouter();
    await router.navigate('/vacancies?page=2');
    await router.navigate('?page=3');
    expect(transitions).toEqual([false, false]);
  });

  it('does not animate when the user prefers reduced motion', async () => {
    const { router, transitions } = aRouter({ isMotionReduced: true });
    await router.navigate('/plans');
    expect(transitions).toEqual([false]);
  });
});

import { fireEvent } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { anActiveRemote } from '../../remotes/testing/anActiveRemote.ts';
import { dirtyForm } from './dirtyForm.ts';
import { createNavigationPolicy } from './navigationPolicy.ts';
import { newRelease } from './newRelease.ts';

type Situation = { isOutdated?: boolean; isBusy?: boolean; at?: string };

/** A page of an older release than the site's, unless said otherwise, and the documents that it loads. */
function aPage({ isOutdated = true, isBusy = false, at = '/vacancies' }: Situation = {}) {
  const documents: string[] = [];
  const run = jest.fn();
  const policy = createNavigationPolicy();
  policy.use('dirtyForm', dirtyForm);
  policy.use(
    'newRelease',
    newRelease({
      releases: { revision: 4, remotes: [anActiveRemote()] },
      check: { isOutdated: () => isOutdated, run, runSoon: () => {} },
      isBusy: () => isBusy,
      load: (url) => documents.push(url),
    }),
  );
  const router = policy.apply(createMemoryRouter([{ path: '*' }], { initialEntries: [at] }));
  return {
    router,
    documents,
    run,
    navigateInSaga: policy.navigation.navigate,
    path: () => router.state.location.pathname,
  };
}

describe('newRelease', () => {
  it('loads a new document for another page', async () => {
    const { router, documents, path } = aPage();
    await router.navigate('/blog?page=2');
    await router.navigate({ pathname: '/plans', hash: '#faq' });
    expect(documents).toEqual(['/blog?page=2', '/plans#faq']);
    expect(path()).toBe('/vacancies');
  });

  it.each<[string, Situation]>([
    ['the release is the same', { isOutdated: false }],
    ['a request is pending', { isBusy: true }],
  ])('stays in the document while %s', async (_why, situation) => {
    const { router, documents, path } = aPage(situation);
    await router.navigate('/blog');
    expect([documents, path()]).toEqual([[], '/blog']);
  });

  it('stays in the document between two pinned pages of one remote, not on the way out', async () => {
    const { router, documents, path } = aPage({ at: '/plans' });
    await router.navigate('/plans/13?step=2');
    expect([documents, path()]).toEqual([[], '/plans/13']);
    await router.navigate('/blog');
    expect(documents).toEqual(['/blog']);
  });

  it('stays in the document once after the user typed on the page', async () => {
    const { router, documents, path } = aPage();
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.input(field, { target: { value: 'cook' } });
    await router.navigate('/blog');
    expect([documents, path()]).toEqual([[], '/blog']);
    await router.navigate('/about');
    expect(documents).toEqual(['/about']);
    field.remove();
  });

  it('stays in the document for navigation state, a filter, a step back and a saga', async () => {
    const { router, documents, navigateInSaga } = aPage();
    await router.navigate('/blog', { state: { from: 'here' } });
    await router.navigate('/blog?page=2');
    await router.navigate({ search: '?page=3' });
    await router.navigate(-1);
    await router.navigate('about');
    navigateInSaga('/companies');
    expect(documents).toEqual([]);
  });

  it('checks the release on each navigation and when the page becomes visible', async () => {
    const { router, run } = aPage({ isOutdated: false });
    await router.navigate('/blog');
    const before = run.mock.calls.length;
    expect(before).toBeGreaterThan(0);
    fireEvent(document, new Event('visibilitychange'));
    expect(run).toHaveBeenCalledTimes(before + 1);
  });

  it('checks every five minutes while the page is visible', () => {
    jest.useFakeTimers();
    const { run } = aPage();
    jest.advanceTimersByTime(299_000);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(301_000);
    expect(run).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });
});

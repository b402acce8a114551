import { fireEvent } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { anActiveRemote } from '../remotes/testing/anActiveRemote.ts';
import { takeNewRelease } from './takeNewRelease.ts';

type Situation = { isOutdated?: boolean; isBusy?: boolean; at?: string };

/** A page of an older release than the site's, unless said otherwise, and the documents that it asks for. */
function aPage({ isOutdated = true, isBusy = false, at = '/vacancies' }: Situation = {}) {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [at] });
  const navigate = router.navigate;
  const documents: string[] = [];
  const look = jest.fn();
  takeNewRelease(router, {
    releases: { revision: 4, remotes: [anActiveRemote()] },
    watch: { isOutdated: () => isOutdated, look },
    isBusy: () => isBusy,
    load: (url) => documents.push(url),
  });
  return { router, documents, look, decideInSaga: navigate, path: () => router.state.location.pathname };
}

describe('a page of an older release', () => {
  it('goes on to another page by a new document', async () => {
    const { router, documents, path } = aPage();
    await router.navigate('/blog?page=2');
    await router.navigate({ pathname: '/plans', hash: '#faq' });
    expect(documents).toEqual(['/blog?page=2', '/plans#faq']);
    expect(path()).toBe('/vacancies');
  });

  it.each<[string, Situation]>([
    ['the release is the same', { isOutdated: false }],
    ['a call is on its way', { isBusy: true }],
  ])('stays in its document where %s', async (_why, situation) => {
    const { router, documents, path } = aPage(situation);
    await router.navigate('/blog');
    expect([documents, path()]).toEqual([[], '/blog']);
  });

  it('stays in its document on the way from the plans to the payment, but not on the way out of it', async () => {
    const { router, documents, path } = aPage({ at: '/plans' });
    await router.navigate('/plans/13?step=2');
    expect([documents, path()]).toEqual([[], '/plans/13']);
    await router.navigate('/blog');
    expect(documents).toEqual(['/blog']);
  });

  it('stays in its document while it leads from where something was typed, and no longer', async () => {
    const { router, documents, path } = aPage();
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.input(field, { target: { value: 'cook' } });
    await router.navigate('/blog');
    expect([documents, path()]).toEqual([[], '/blog']);
    await router.navigate('/about');
    expect(documents).toEqual(['/about']);
    field.remove();
  });

  it('stays in its document with what a visit brings along, a filter, a step back, and what a saga decided', async () => {
    const { router, documents, decideInSaga } = aPage();
    await router.navigate('/blog', { state: { from: 'here' } });
    await router.navigate('/blog?page=2');
    await router.navigate(-1);
    await router.navigate('about');
    await decideInSaga('/companies');
    expect(documents).toEqual([]);
  });

  it('asks for the release with each page, and when somebody comes back to it', async () => {
    const { router, look } = aPage({ isOutdated: false });
    await router.navigate('/blog');
    const before = look.mock.calls.length;
    expect(before).toBeGreaterThan(0);
    fireEvent(document, new Event('visibilitychange'));
    expect(look).toHaveBeenCalledTimes(before + 1);
  });
});

import { aManifest } from '@cpa/shared/testing/builders';
import { act, screen } from '@testing-library/react';
import { renderPage } from '../testing/renderPage.tsx';

const manifest = aManifest({
  routes: [
    { path: '/plans', chunk: 'plans' },
    { path: '/blog', chunk: 'blog', frame: { area: 'bare', heading: 'heading.blog', shape: 'text' } },
  ],
  messages: { en: { 'heading.blog': 'Blog' } },
});

let scrollTo: jest.SpiedFunction<typeof window.scrollTo>;
beforeEach(() => {
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  Object.assign(window, { scrollY: 700 });
});
afterEach(() => {
  scrollTo.mockRestore();
  Object.assign(window, { scrollY: 0 });
  history.replaceState(null, '', '/');
});

/** Starts a navigation whose page loads slowly. `url`: that of the window in the meantime. */
async function navigateSlowly(url: string) {
  let end = () => {};
  const loading = new Promise<null>((resolve) => {
    end = () => resolve(null);
  });
  history.replaceState(null, '', '/plans');
  const page = await renderPage({
    at: '/plans',
    manifest,
    remotes: [
      { path: '/plans', element: <h1>Plans</h1> },
      { path: '/blog', loader: () => loading, element: <h1>Posts</h1> },
    ],
  });
  act(() => void page.router.navigate('/blog'));
  history.replaceState(null, '', url);
  expect(await screen.findByRole('heading', { name: 'Blog' })).toBeVisible();
  scrollTo.mockClear();
  return { ...page, end };
}

it('leaves the next page at its start, also when the URL came before the frame', async () => {
  const { end } = await navigateSlowly('/blog');
  act(() => end());
  expect(await screen.findByRole('heading', { name: 'Posts' })).toBeVisible();
  expect(scrollTo).not.toHaveBeenCalledWith(0, 700);
});

it('returns to the place on the page when the navigation is cancelled', async () => {
  const { router } = await navigateSlowly('/plans');
  await act(async () => await router.navigate('/plans', { replace: true, preventScrollReset: true }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

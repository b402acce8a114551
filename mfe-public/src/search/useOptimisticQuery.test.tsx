import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { useOptimisticQuery } from './useOptimisticQuery.ts';

function Page() {
  const [query, changeQuery] = useOptimisticQuery(useLocation().search);
  return <button onClick={() => changeQuery('?sector=1', '/?sector=1', {})}>{query || 'All sectors'}</button>;
}

/** Opens a page whose loader waits for `loaded` after a change of the query. */
async function openPage(loaded: Promise<null>) {
  const router = createMemoryRouter([
    {
      path: '/',
      Component: Page,
      HydrateFallback: () => null,
      loader: async ({ request }) => (new URL(request.url).search ? await loaded : null),
    },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByText('All sectors');
  return router;
}

test('returns the changed query before its navigation ends', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const router = await openPage(promise);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('?sector=1')).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
  await act(async () => resolve(null));
  expect(router.state.location.search).toBe('?sector=1');
  expect(screen.getByText('?sector=1')).toBeInTheDocument();
});

test('returns the query of the URL once another navigation has replaced the change', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const router = await openPage(promise);
  await userEvent.click(screen.getByRole('button'));
  await act(async () => await router.navigate('/'));
  expect(await screen.findByText('All sectors')).toBeInTheDocument();
  resolve(null);
});

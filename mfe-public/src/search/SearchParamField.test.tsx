import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, useNavigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { I18nRoot } from '@cpa/shared/i18n';
import { SearchParamField } from './SearchParamField.tsx';
import { SEARCH_DEBOUNCE_MS } from './useSearchDraft.ts';
import { useTargetLocation } from './useTargetLocation.ts';

/** Renders a page whose loader, while `isSlow`, waits for `finishLoading`. */
function openList(entries = ['/list']) {
  const loading = { isSlow: false, finishLoading: () => {} };
  const router = createMemoryRouter(
    [
      {
        path: '/list',
        loader: () =>
          loading.isSlow ? new Promise((resolve) => (loading.finishLoading = () => resolve(null))) : null,
        Component: List,
        HydrateFallback: () => null,
      },
      { path: '/other', element: <p>Other page</p> },
    ],
    { initialEntries: entries },
  );
  render(
    <I18nRoot>
      <RouterProvider router={router} />
    </I18nRoot>,
  );
  const goBack = () => act(() => router.navigate(-1));
  return { loading, router, goBack, user: userEvent.setup(), search: () => router.state.location.search };
}

function List() {
  const navigate = useNavigate();
  const text = new URLSearchParams(useTargetLocation().search).get('q') ?? '';
  return (
    <>
      <SearchParamField
        label="Search"
        url="/list"
        placeholder=""
        value={text}
        onSearch={(next) => void navigate(next ? `/list?q=${next}` : '/list')}
      />
      <p>{`Results for “${text}”`}</p>
    </>
  );
}

const field = () => screen.findByRole('searchbox', { name: 'Search' });
const afterDebounce = () => act(() => new Promise((resolve) => setTimeout(resolve, SEARCH_DEBOUNCE_MS + 50)));

describe('SearchParamField', () => {
  it('searches once, after a pause in typing', async () => {
    const { user, router, search } = openList();
    const searches: string[] = [];
    router.subscribe(({ location, navigation }) => {
      if (navigation.state === 'idle' && location.search) searches.push(location.search);
    });
    await user.type(await field(), 'cook');
    expect(search()).toBe('');
    await waitFor(() => expect(search()).toBe('?q=cook'));
    expect(searches).toEqual(['?q=cook']);
  });

  it('searches at once when the user presses Enter or clears the field', async () => {
    const { user, search } = openList();
    await user.type(await field(), 'cook{Enter}');
    expect(search()).toBe('?q=cook');
    await user.clear(await field());
    expect(search()).toBe('');
  });

  it('shows the results of a search whose navigation is pending', async () => {
    const { user, loading, search } = openList();
    await user.type(await field(), 'cook');
    loading.isSlow = true;
    await user.keyboard('{Enter}');
    expect(screen.getByText('Results for “cook”')).toBeVisible();
    expect(search()).toBe('');
    await act(async () => loading.finishLoading());
    expect(search()).toBe('?q=cook');
  });

  it('keeps what the user types while a navigation is pending', async () => {
    const { user, loading } = openList();
    await user.type(await field(), 'coo');
    loading.isSlow = true;
    await user.keyboard('{Enter}k');
    loading.isSlow = false;
    await act(async () => loading.finishLoading());
    expect(await field()).toHaveValue('cook');
    expect(await screen.findByText('Results for “cook”')).toBeVisible();
  });

  it('agrees with the results after Back during a pending navigation', async () => {
    const { user, loading, goBack, search } = openList(['/list?filter=1', '/list']);
    await user.type(await field(), 'cook');
    loading.isSlow = true;
    await user.keyboard('{Enter}');
    loading.isSlow = false;
    await goBack();
    expect(search()).toBe('?filter=1');
    expect(await field()).toHaveValue('');
    expect(screen.getByText('Results for “”')).toBeVisible();
  });

  it('does not search for a text that Back has discarded', async () => {
    const { user, goBack, search } = openList(['/list?q=nurse', '/list']);
    await user.type(await field(), 'cook');
    await goBack();
    expect(await field()).toHaveValue('nurse');
    await afterDebounce();
    expect(search()).toBe('?q=nurse');
  });

  it('does not search after the user has left the page', async () => {
    const { user, router } = openList();
    await user.type(await field(), 'cook');
    await act(() => router.navigate('/other'));
    await afterDebounce();
    expect(router.state.location.pathname).toBe('/other');
  });
});

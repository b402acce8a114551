import { activateLocale, I18nRoot, useLocale } from '@cpa/shared/i18n';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { createBrowserRouter, Link, Outlet, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { followLanguage } from './followLanguage.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { createSiteWindow } from './siteWindow.ts';
import { withLocale } from './withLocale.ts';

function Frame() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-testid="page">{pathname + search}</p>
      <Link to="/plans">Plans</Link>
      <input aria-label="Words" />
      <LanguageLinks direction="row" />
      <Outlet />
    </>
  );
}

/** Opens a URL in a router as the shell creates it. */
async function open(url: string, locale: 'en' | 'nl' = 'en') {
  history.replaceState(null, '', url);
  await activateLocale(locale);
  followLanguage();
  const router = createBrowserRouter(
    [{ path: '/', element: <Frame />, children: [{ index: true }, { path: '*' }] }],
    { window: createSiteWindow() },
  );
  function App() {
    const current = useLocale();
    return (
      <I18nRoot>
        <RouterProvider router={useMemo(() => withLocale(router, current), [current])} />
      </I18nRoot>
    );
  }
  render(<App />);
  return { user: userEvent.setup(), router };
}

const address = () => location.pathname + location.search;
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(async () => await activateLocale('en'));

it('shows the page of a URL in its language, with links in this language', async () => {
  const { user } = await open('/nl/vacancies?page=2', 'nl');
  expect(screen.getByTestId('page')).toHaveTextContent('/vacancies?page=2');
  expect(hrefOf('Plans')).toBe('/nl/plans');
  expect(hrefOf('English')).toBe('/vacancies?page=2');
  expect(hrefOf('Papiamento')).toBe('/pap/vacancies?page=2');
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Nederlands');
  await user.click(screen.getByRole('link', { name: 'Plans' }));
  expect(address()).toBe('/nl/plans');
});

it('changes the language and keeps the page, what was typed and the focus', async () => {
  const { user } = await open('/vacancies?page=2');
  await user.type(screen.getByLabelText('Words'), 'cook');
  const link = screen.getByRole('link', { name: 'Nederlands' });
  await user.click(link);
  await waitFor(() => expect(address()).toBe('/nl/vacancies?page=2'));
  expect(document.documentElement.lang).toBe('nl');
  expect(screen.getByLabelText('Words')).toHaveValue('cook');
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('aria-current', 'true');
  expect(hrefOf('Plans')).toBe('/nl/plans');
  expect(document.cookie).toContain('lang=nl');
  await user.click(screen.getByRole('link', { name: 'Plans' }));
  expect(address()).toBe('/nl/plans');
  await user.click(screen.getByRole('link', { name: 'English' }));
  await waitFor(() => expect(address()).toBe('/plans'));
});

it('shows a URL of the history in its own language', async () => {
  const { user } = await open('/vacancies');
  await user.click(screen.getByRole('link', { name: 'Plans' }));
  await user.click(screen.getByRole('link', { name: 'Nederlands' }));
  await waitFor(() => expect(address()).toBe('/nl/plans'));
  act(() => history.back());
  await waitFor(() => expect(screen.getByTestId('page')).toHaveTextContent('/vacancies'));
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(hrefOf('Plans')).toBe('/plans');
});

import type { SearchAlert } from '@cpa/shared/contracts';
import { aHost, aProfile, anApiError, aVacancyCard, aVacancyPage, renderRoutes } from '@cpa/shared/testing';
import { profileLoaded, profileLoadFailed, profileReloadRequested, sessionFound } from '@cpa/shared/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { takeEvery } from 'typed-redux-saga';
import { createRoutes } from '../module.ts';

beforeEach(() => localStorage.clear());

const cook = aVacancyCard({ id: 7, title: 'Line Cook' });
const baker = aVacancyCard({ id: 9, title: 'Baker', status: 'closed' });
const keep = (...ids: number[]) =>
  localStorage.setItem('savedVacancies', JSON.stringify({ owner: null, ids }));

function open(options: Parameters<typeof aHost>[0] = {}, at = '/saved') {
  const host = aHost({ responses: { 'GET /vacancies/cards': { vacancies: [cook, baker] } }, ...options });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

test('explains an empty list without a request', async () => {
  const { host } = open();
  expect(await screen.findByRole('heading', { name: 'No saved vacancies yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All vacancies' })).toHaveAttribute('href', '/vacancies');
  expect(host.requests).toEqual([]);
});

test("loads a visitor's vacancies by ID and marks closed ones", async () => {
  keep(7, 9);
  const { host } = open();
  const card = (await screen.findByRole('heading', { name: 'Baker' })).closest('article')!;
  expect(card).toHaveTextContent('Closed');
  expect(host.requests[0]?.params).toEqual({ ids: '7,9' });
  expect(screen.getByRole('link', { name: 'Sign in to see them on all your devices' })).toHaveAttribute(
    'href',
    '/api/auth/signin?callbackUrl=%2Fsaved',
  );
});

test('leaves a removed vacancy in place so that it can be restored', async () => {
  keep(7, 9);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Save Line Cook', pressed: true }));
  expect(screen.getByText('“Line Cook” was removed.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Line Cook' })).not.toBeInTheDocument();
  const undo = screen.getByRole('button', { name: 'Undo: save Line Cook again' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(screen.getByRole('heading', { name: 'Line Cook' })).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('savedVacancies')).toContain('[7,9]'));
});

test('merges the vacancies of this browser into the account', async () => {
  keep(7);
  const { host } = open({
    profile: aProfile(),
    responses: {
      'POST /account/saved-vacancies': { vacancies: [withDay(cook), withDay(baker)] },
      'GET /account/saved-vacancies': { vacancies: [withDay(baker)] },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Baker' })).toBeVisible();
  const merges = () =>
    host.requests.filter(({ method, path }) => method === 'POST' && path.includes('saved'));
  await waitFor(() => expect(merges()).toMatchObject([{ body: { vacancy_ids: [7] } }]));
  await waitFor(() =>
    expect(host.toasts.shown.map(({ title }) => title)).toEqual([
      '1 vacancy saved here before you signed in was added.',
    ]),
  );
});

test('reloads the profile on retry when it failed to load', async () => {
  const { host, user } = open({
    responses: {
      'GET /account/saved-vacancies': { vacancies: [withDay(cook)] },
      'GET /account/search-alerts': { alerts: [] },
    },
  });
  act(() => void host.store.dispatch(sessionFound({ image: null })));
  await screen.findByText('Loading saved vacancies');
  act(() => void host.store.dispatch(profileLoadFailed(anApiError(503).data)));
  const alert = await screen.findByRole('alert');
  host.store.runFeatureSaga('test/frame', function* frame() {
    yield* takeEvery(profileReloadRequested, () => void host.store.dispatch(profileLoaded(aProfile())));
  });
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Line Cook' })).toBeVisible();
});

test('shows an error and retries', async () => {
  keep(7, 9);
  let isDown = true;
  const { user } = open({
    responses: {
      'GET /vacancies/cards': () => {
        if (isDown) throw anApiError(503);
        return { vacancies: [cook] };
      },
    },
  });
  const alert = await screen.findByRole('alert');
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Line Cook' })).toBeVisible();
});

test("retries the account's list", async () => {
  let isDown = true;
  const { user } = open({
    profile: aProfile(),
    responses: {
      'GET /account/search-alerts': { alerts: [] },
      'GET /account/saved-vacancies': () => {
        if (isDown) throw anApiError(503);
        return { vacancies: [withDay(cook)] };
      },
    },
  });
  const alert = await screen.findByRole('alert');
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Line Cook' })).toBeVisible();
});

test('saves a vacancy from the list and updates the count', async () => {
  const { user } = open(
    {
      responses: {
        'GET /vacancies': aVacancyPage({ data: [cook] }),
      },
    },
    '/vacancies',
  );
  await user.click(await screen.findByRole('button', { name: 'Save Line Cook' }));
  expect(screen.getByRole('button', { name: 'Save Line Cook' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: 'Saved (1)' })).toHaveAttribute('href', '/saved');
});

describe('search alerts', () => {
  const cooks: SearchAlert = {
    id: 3,
    name: 'cook, Food and beverage',
    filter: { search_string: 'cook', filter_sectors: [2], salary_stated: true },
    frequency: 'daily',
    created_at: '2026-11-20T12:00:00.000Z',
    last_sent_at: null,
  };
  const drivers: SearchAlert = { ...cooks, id: 4, name: 'driver', filter: {}, frequency: 'weekly' };
  const openWith = (responses: Record<string, unknown>) =>
    open({
      profile: aProfile(),
      responses: { 'GET /account/saved-vacancies': { vacancies: [] }, ...responses },
    });
  const ALERTS = { 'GET /account/search-alerts': { alerts: [cooks, drivers] } };

  test('shows the search and frequency of each alert', async () => {
    openWith(ALERTS);
    const section = within(await screen.findByRole('region', { name: 'Search alerts' }));
    expect(await section.findByRole('link', { name: 'cook, Food and beverage' })).toHaveAttribute(
      'href',
      '/vacancies?search_string=cook&filter_sectors=2&salary_stated=true',
    );
    expect(section.getByText('By e-mail, daily when there are new vacancies')).toBeVisible();
    expect(section.getByText('By e-mail, weekly when there are new vacancies')).toBeVisible();
  });

  test('deletes an alert and moves the focus to the heading', async () => {
    const { host, user } = openWith({
      ...ALERTS,
      'DELETE /account/search-alerts/3': { message: 'From the API.' },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete alert: cook, Food and beverage' }));
    await waitFor(() => expect(screen.queryByText('cook, Food and beverage')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'driver' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Search alerts' })).toHaveFocus();
    expect(host.requests.at(-1)).toMatchObject({ method: 'DELETE' });
    expect(host.toasts.shown.at(-1)?.title).toBe('The alert has ended.');
  });

  test('keeps an alert that could not be deleted and removes one that no longer exists', async () => {
    let status = 503;
    const { user } = openWith({
      ...ALERTS,
      'DELETE /account/search-alerts/3': () => {
        throw anApiError(status);
      },
    });
    const end = await screen.findByRole('button', { name: 'Delete alert: cook, Food and beverage' });
    await user.click(end);
    await waitFor(() => expect(end).toBeEnabled());
    expect(screen.getByRole('link', { name: 'cook, Food and beverage' })).toBeVisible();
    status = 404;
    await user.click(end);
    await waitFor(() => expect(end).not.toBeInTheDocument());
  });

  test('explains an empty list', async () => {
    openWith({ 'GET /account/search-alerts': { alerts: [] } });
    expect(await screen.findByText(/You have no search alerts yet/)).toBeVisible();
  });

  test('shows an error and retries', async () => {
    let isDown = true;
    const { user } = openWith({
      'GET /account/search-alerts': () => {
        if (isDown) throw anApiError(503);
        return { alerts: [cooks] };
      },
    });
    const alert = await screen.findByRole('alert');
    isDown = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'cook, Food and beverage' })).toBeVisible();
  });

  test('is hidden for visitors', async () => {
    const { host } = open();
    await screen.findByRole('heading', { name: 'No saved vacancies yet' });
    expect(screen.queryByRole('heading', { name: 'Search alerts' })).not.toBeInTheDocument();
    expect(host.requests).toEqual([]);
  });
});

const withDay = (card: typeof cook) => ({ ...card, saved_at: '2026-11-20T12:00:00.000Z' });

import { aHost, aProfile, aRefusal, aVacancyCard, aVacancyPage, renderRoutes } from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

beforeEach(() => localStorage.clear());

const cook = aVacancyCard({ id: 7, title: 'Line Cook' });
const baker = aVacancyCard({ id: 9, title: 'Baker', status: 'closed' });
const keep = (...ids: number[]) =>
  localStorage.setItem('savedVacancies', JSON.stringify({ owner: null, ids }));

function open(options: Parameters<typeof aHost>[0] = {}, at = '/saved') {
  const host = aHost({ answers: { 'GET /vacancies/cards': { vacancies: [cook, baker] } }, ...options });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

test('nothing saved: says how, and leads to the vacancies without a call', async () => {
  const { host } = open();
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All vacancies' })).toHaveAttribute('href', '/vacancies');
  expect(host.requests).toEqual([]);
});

test("a visitor's vacancies come from the device; one that is over says so", async () => {
  keep(7, 9);
  const { host } = open();
  const card = (await screen.findByRole('heading', { name: 'Baker' })).closest('article')!;
  expect(card).toHaveTextContent('Closed');
  expect(host.requests[0]?.params).toEqual({ ids: '7,9' });
  expect(screen.getByRole('link', { name: 'Sign in to have it everywhere' })).toHaveAttribute(
    'href',
    '/api/auth/signin?callbackUrl=%2Fsaved',
  );
});

test('one that is taken out leaves its place, and can be taken back', async () => {
  keep(7, 9);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Save Line Cook', pressed: true }));
  expect(screen.getByText('“Line Cook” is no longer saved.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Line Cook' })).not.toBeInTheDocument();
  const undo = screen.getByRole('button', { name: 'Undo: save Line Cook again' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(screen.getByRole('heading', { name: 'Line Cook' })).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('savedVacancies')).toContain('[7,9]'));
});

test("whoever is signed in sees the account's, with what the device kept", async () => {
  keep(7);
  const { host } = open({
    profile: aProfile(),
    answers: {
      'POST /account/saved-vacancies': { vacancies: [withDay(cook), withDay(baker)] },
      'GET /account/saved-vacancies': { vacancies: [withDay(cook), withDay(baker)] },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Baker' })).toBeVisible();
  expect(host.requests[0]).toMatchObject({ method: 'POST', body: { vacancy_ids: [7] } });
});

test('a list that cannot be read says so and is read again on demand', async () => {
  keep(7, 9);
  let isDown = true;
  const { user } = open({
    answers: {
      'GET /vacancies/cards': () => {
        if (isDown) throw aRefusal(503);
        return { vacancies: [cook] };
      },
    },
  });
  const alert = await screen.findByRole('alert');
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Line Cook' })).toBeVisible();
});

test("an account's list that cannot be read is read again on demand, too", async () => {
  let isDown = true;
  const { user } = open({
    profile: aProfile(),
    answers: {
      'GET /account/saved-vacancies': () => {
        if (isDown) throw aRefusal(503);
        return { vacancies: [withDay(cook)] };
      },
    },
  });
  const alert = await screen.findByRole('alert');
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Line Cook' })).toBeVisible();
});

test('a card in the list of vacancies is saved with one press, and the link to them counts it', async () => {
  const { user } = open(
    {
      answers: {
        'GET /vacancies': aVacancyPage({ data: [cook] }),
      },
    },
    '/vacancies',
  );
  await user.click(await screen.findByRole('button', { name: 'Save Line Cook' }));
  expect(screen.getByRole('button', { name: 'Save Line Cook' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: 'Saved (1)' })).toHaveAttribute('href', '/saved');
});

const withDay = (card: typeof cook) => ({ ...card, saved_at: '2026-11-20T12:00:00.000Z' });

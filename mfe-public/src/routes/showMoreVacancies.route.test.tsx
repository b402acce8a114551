import {
  aHost,
  anApiError,
  aVacancyCard,
  aVacancyPage,
  renderRoutes,
  type SentRequest,
} from '@cpa/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const FACETS = {
  ...aVacancyPage().facets,
  sectors: [
    { id: 1, name: 'Hospitality and tourism', count: 21 },
    { id: 2, name: 'Food and beverage', count: 13 },
  ],
  workloads: [{ id: 5, name: 'Shifts', count: 12 }],
};

const cook = aVacancyPage({ data: [aVacancyCard({ id: 7, title: 'Line Cook' })], facets: FACETS });

/** Renders the vacancy list at a URL. */
function open(at: string, responses: Record<string, unknown>) {
  const host = aHost({ responses: { 'POST /vacancies/searchfilter': cook, ...responses } });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

const cardTitles = () =>
  screen.getAllByRole('heading', { level: 2, name: /Cook/ }).map((title) => title.textContent);

describe('Show more', () => {
  const TOTAL = { total: 41, last_page: 3 };
  const page = (number: number) =>
    aVacancyPage({
      ...TOTAL,
      page: number,
      data: [aVacancyCard({ id: 10 + number, title: `Cook of page ${number}` })],
      facets: FACETS,
    });
  const pages = { 'GET /vacancies': ({ params }: SentRequest) => page(Number(params['page'])) };

  test('extends the list in place and updates the URL', async () => {
    const { user, address } = open('/vacancies', pages);
    await user.click(await screen.findByRole('button', { name: 'Show more vacancies' }));
    await waitFor(() => expect(cardTitles()).toEqual(['Cook of page 1', 'Cook of page 2']));
    expect(address()).toBe('/vacancies?through=2');
    expect(screen.getByText('2 of 41 vacancies')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more vacancies' }));
    await waitFor(() => expect(cardTitles()).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Show more vacancies' })).not.toBeInTheDocument();
  });

  test('restores the extended list on Back without a request', async () => {
    const { user, address, goBack, host } = open('/vacancies', {
      ...pages,
      'GET /companies': () => new Promise(() => {}),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more vacancies' }));
    await waitFor(() => expect(cardTitles()).toHaveLength(2));
    await user.click(screen.getByRole('checkbox', { name: 'Food and beverage' }));
    await screen.findByRole('heading', { name: 'Line Cook' });
    await waitFor(() => expect(address()).toBe('/vacancies?filter_sectors=2'));
    const calls = host.requests.length;
    await goBack();
    await waitFor(() => expect(cardTitles()).toEqual(['Cook of page 1', 'Cook of page 2']));
    expect(address()).toBe('/vacancies?through=2');
    expect(host.requests).toHaveLength(calls);
  });

  test('loads all pages of a shared URL', async () => {
    open('/vacancies?page=2&through=3', pages);
    await waitFor(() => expect(cardTitles()).toEqual(['Cook of page 2', 'Cook of page 3']));
  });

  test('keeps the list when the next page fails to load, and retries', async () => {
    let isDown = true;
    const { user } = open('/vacancies', {
      'GET /vacancies': ({ params }: SentRequest) => {
        if (isDown && Number(params['page']) === 2) throw anApiError(503);
        return page(Number(params['page']));
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Show more vacancies' }));
    expect(await screen.findByText('We could not load more vacancies.')).toBeVisible();
    expect(cardTitles()).toEqual(['Cook of page 1']);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cardTitles()).toHaveLength(2));
  });
});

import { activateLocale, prepareLocale } from '@cpa/shared/i18n';
import { aHost, aVacancyCard, aVacancyPage, renderRoutes } from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const facets = {
  ...aVacancyPage().facets,
  sectors: [{ id: 2, name: 'Food and beverage', count: 13 }],
  districts: [{ id: 401, name: 'Noord/Tanki Leendert', count: 4 }],
};

function open(at: string) {
  const host = aHost({
    responses: {
      'GET /vacancies': aVacancyPage({ data: [aVacancyCard({ id: 9, title: 'Baker' })], facets }),
      'POST /vacancies/searchfilter': aVacancyPage({
        data: [aVacancyCard({ id: 7, title: 'Line Cook' })],
        facets,
      }),
    },
  });
  return renderRoutes(createRoutes(host), { host, at });
}

describe('search-as-you-type', () => {
  const field = () => screen.findByRole('combobox', { name: 'Search vacancies' });

  test('puts the text into the URL, keeps the filters and starts at the first page', async () => {
    const { user, address } = open('/vacancies?filter_sectors=2&page=3');
    await user.type(await field(), 'cook ');
    await waitFor(() => expect(address()).toBe('/vacancies?search_string=cook&filter_sectors=2'));
    expect(await field()).toHaveValue('cook ');
    expect(await field()).toHaveFocus();
  });

  test('has a form that keeps the filters without JavaScript', async () => {
    open('/vacancies?search_string=cook&filter_sectors=2&page=3');
    const form = (await field()).closest('form')!;
    expect(form).toHaveAttribute('action', '/vacancies');
    expect([...new FormData(form)].filter(([, value]) => value !== '')).toEqual([
      ['search_string', 'cook'],
      ['filter_sectors', '2'],
    ]);
  });

  test('replaces the history entry while a search is refined', async () => {
    const { user, address, goBack } = open('/vacancies');
    await user.type(await field(), 'cook{Enter}s{Enter}');
    expect(address()).toBe('/vacancies?search_string=cooks');
    await goBack();
    expect(address()).toBe('/vacancies');
    expect(await field()).toHaveValue('');
  });

  test('keeps a filter that the user ticks before the search has started', async () => {
    const { user, address } = open('/vacancies');
    const food = await screen.findByRole('checkbox', { name: 'Food and beverage' });
    await user.type(await field(), 'cook');
    await user.click(food);
    await waitFor(() => expect(address()).toBe('/vacancies?search_string=cook&filter_sectors=2'));
  });
});

describe('recent searches', () => {
  beforeEach(() => localStorage.clear());
  const isWaiting = () => screen.findByRole('heading', { name: /Baker|Cook/ });

  test('are offered in the empty field, can be repeated and removed', async () => {
    const first = open('/vacancies?search_string=cook&filter_sectors=2');
    await isWaiting();
    first.unmount();
    const { user, address } = open('/vacancies');
    await isWaiting();
    await user.click(screen.getByRole('combobox', { name: 'Search vacancies' }));
    const recent = screen.getByRole('region', { name: 'Recent searches' });
    await user.click(within(recent).getByRole('link', { name: 'cook · Food and beverage' }));
    expect(address()).toBe('/vacancies?search_string=cook&filter_sectors=2');
    expect(screen.queryByRole('region', { name: 'Recent searches' })).not.toBeInTheDocument();
    await user.clear(screen.getByRole('combobox', { name: 'Search vacancies' }));
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    expect(screen.queryByRole('region', { name: 'Recent searches' })).not.toBeInTheDocument();
    expect(localStorage.getItem('recentSearches')).toBe('[]');
  });

  test('name their filters in the language of the page', async () => {
    const first = open(
      '/vacancies?search_string=cook&filter_sectors=2&salary=3000&filter_districts=401&within_km=5',
    );
    await isWaiting();
    first.unmount();
    await prepareLocale('nl');
    await activateLocale('nl');
    const { user } = open('/vacancies');
    await user.click(await screen.findByRole('combobox', { name: 'Zoek vacatures' }));
    expect(
      await screen.findByRole('link', {
        name: 'cook · Eten en drinken · Vanaf Afl. 3.000 · Noord/Tanki Leendert · Tot 5 km',
      }),
    ).toBeVisible();
    await activateLocale('en');
  });

  test('are opened by Enter', async () => {
    const first = open('/vacancies?search_string=cook');
    await isWaiting();
    first.unmount();
    const { user, address } = open('/vacancies');
    await isWaiting();
    await user.click(screen.getByRole('combobox', { name: 'Search vacancies' }));
    within(screen.getByRole('region', { name: 'Recent searches' }))
      .getByRole('link', { name: 'cook' })
      .focus();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/vacancies?search_string=cook');
  });

  test('ignores invalid data in storage', async () => {
    localStorage.setItem('recentSearches', '[{"search":1},"<b>",null');
    const { user } = open('/vacancies');
    await isWaiting();
    await user.click(screen.getByRole('combobox', { name: 'Search vacancies' }));
    expect(screen.queryByRole('region', { name: 'Recent searches' })).not.toBeInTheDocument();
  });
});

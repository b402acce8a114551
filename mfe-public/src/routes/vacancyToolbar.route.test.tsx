import { aHost, aVacancyCard, aVacancyPage, renderRoutes, type SentRequest } from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const FACETS = {
  ...aVacancyPage().facets,
  sectors: [
    { id: 1, name: 'Hospitality and tourism', count: 21 },
    { id: 2, name: 'Food and beverage', count: 13 },
  ],
  workloads: [{ id: 5, name: 'Shifts', count: 12 }],
};

const baker = aVacancyPage({ data: [aVacancyCard({ id: 9, title: 'Baker' })], facets: FACETS });
const cook = aVacancyPage({ data: [aVacancyCard({ id: 7, title: 'Line Cook' })], facets: FACETS });

/** Renders the vacancy list at a URL. */
function open(at: string, responses: Record<string, unknown> = {}) {
  const host = aHost({
    responses: { 'GET /vacancies': baker, 'POST /vacancies/searchfilter': cook, ...responses },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

const lastBody = (requests: SentRequest[]) => requests.findLast(({ method }) => method === 'POST')?.body;

test('sorts in both directions', async () => {
  const { user, address, host } = open('/vacancies?sort_order=asc');
  const sort = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(sort).toHaveDisplayValue('Oldest');
  await waitFor(() => expect(lastBody(host.requests)).toEqual({ sort_by: 'date', sort_order: 'asc' }));
  await user.selectOptions(sort, 'Lowest salary');
  await waitFor(() => expect(address()).toBe('/vacancies?sort_by=salary&sort_order=asc'));
  await user.selectOptions(sort, 'Newest');
  await waitFor(() => expect(address()).toBe('/vacancies'));
});

test('lists every filter value once and merges workloads with employment types', async () => {
  open('/vacancies', {
    'GET /vacancies': {
      ...baker,
      facets: {
        ...FACETS,
        workloads: [
          { id: 203, name: 'Part-time', count: 4, kind: 'hours' },
          { id: 206, name: 'Weekends', count: 0, kind: 'schedule' },
          { id: 207, name: 'Seasonal', count: 2, kind: 'contract' },
        ],
        employment_types: [{ id: 'PART_TIME', name: 'Part-time', count: 4 }],
      },
    },
  });
  const hours = within(await screen.findByRole('group', { name: 'Hours' }));
  expect(hours.getByRole('checkbox', { name: 'Part-time' })).toBeVisible();
  expect(screen.getAllByRole('checkbox', { name: 'Part-time' })).toHaveLength(1);
  expect(
    within(screen.getByRole('group', { name: 'Schedule' })).getByRole('checkbox', { name: 'Weekends' }),
  ).toBeEnabled();
});

test('reaches the search field before the filters and skips to the results', async () => {
  const { user } = open('/vacancies');
  await screen.findByRole('heading', { name: 'Baker' });
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Search vacancies' })).toHaveFocus();
  const skip = screen.getByRole('link', { name: 'Skip to results' });
  const position = skip.compareDocumentPosition(screen.getByRole('group', { name: 'Sector' }));
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  Element.prototype.scrollIntoView = jest.fn();
  await user.click(skip);
  expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
});

test('shows at most three sponsored vacancies in a labelled box and does not repeat them', async () => {
  const titles = ['One', 'Two', 'Three', 'Four'];
  const sponsored = titles.map((title, index) => aVacancyCard({ id: 20 + index, title, sponsored: true }));
  open('/vacancies', {
    'GET /vacancies': aVacancyPage({ data: [...sponsored, aVacancyCard({ id: 9, title: 'Baker' })] }),
  });
  const box = within(await screen.findByRole('region', { name: 'Sponsored' }));
  expect(box.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['One', 'Two', 'Three']);
  const list = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-posinset'));
  expect(list.map((item) => item.getAttribute('aria-posinset'))).toEqual(['4', '5']);
  expect(within(list[0]!).getByRole('heading', { name: 'Four' })).toBeVisible();
  expect(within(list[0]!).getByText('Sponsored')).toBeVisible();
});

test('chooses a district from the map or the toolbar', async () => {
  const districts = [
    { id: 401, name: 'Noord/Tanki Leendert', count: 4 },
    { id: 402, name: 'Oranjestad West', count: 0 },
  ];
  const { user, address } = open('/vacancies', {
    'GET /vacancies': { ...baker, facets: { ...FACETS, districts } },
    'POST /vacancies/searchfilter': { ...cook, facets: { ...FACETS, districts } },
  });
  await screen.findByRole('heading', { name: 'Baker' });
  await user.click(screen.getByRole('button', { name: 'Map' }));
  await waitFor(() => expect(address()).toBe('/vacancies?view=map'));
  const map = within(screen.getByRole('region', { name: 'Map of districts' }));
  await user.click(await map.findByRole('link', { name: /Noord/ }));
  await waitFor(() => expect(address()).toBe('/vacancies?filter_districts=401&view=map'));
  expect(map.getByRole('link', { name: /Noord/ })).toHaveAttribute('aria-current', 'true');
  const select = screen.getByRole('combobox', { name: 'District' });
  expect(select).toHaveDisplayValue('Noord/Tanki Leendert (4)');
  await user.selectOptions(select, 'Any district');
  await waitFor(() => expect(address()).toBe('/vacancies?view=map'));
  await user.click(screen.getByRole('button', { name: 'List' }));
  await waitFor(() => expect(address()).toBe('/vacancies'));
});

import {
  aHost,
  anApiError,
  aVacancyCard,
  aVacancyPage,
  renderRoutes,
  type SentRequest,
} from '@cpa/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
const nothing = aVacancyPage({ data: [], facets: FACETS });

/** Renders the vacancy list at a URL. */
function open(at: string, responses: Record<string, unknown> = {}) {
  const host = aHost({
    responses: { 'GET /vacancies': baker, 'POST /vacancies/searchfilter': cook, ...responses },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

const cardTitles = () =>
  screen.getAllByRole('heading', { level: 2, name: /Baker|Cook/ }).map((title) => title.textContent);
const lastBody = (requests: SentRequest[]) => requests.findLast(({ method }) => method === 'POST')?.body;

test('shows the facts of each vacancy and the total', async () => {
  open('/vacancies');
  const card = (await screen.findByRole('heading', { name: 'Baker' })).closest('article')!;
  expect(within(card).getByText('Cas di Sabor')).toBeVisible();
  expect(card).toHaveTextContent('Oranjestad West');
  expect(card).toHaveTextContent('Shifts');
  expect(card).toHaveTextContent('Afl. 2,300 – 2,700 / month');
  expect(within(card).getByRole('link', { name: 'Baker' })).toHaveAttribute('href', '/vacancies/9');
  expect(screen.getByText('1 vacancy')).toBeVisible();
});

test('announces loading until the first list arrives', async () => {
  let answer: (page: unknown) => void = () => {};
  open('/vacancies', { 'GET /vacancies': () => new Promise((resolve) => (answer = resolve)) });
  expect(await screen.findAllByText('Loading vacancies')).not.toHaveLength(0);
  await act(async () => answer(baker));
  expect(await screen.findByRole('heading', { name: 'Baker' })).toBeVisible();
});

test('requests what a shared URL contains', async () => {
  const { host } = open('/vacancies?search_string=kok&filter_sectors=2,1&sort_by=salary&page=3');
  await screen.findByRole('heading', { name: 'Line Cook' });
  expect(lastBody(host.requests)).toEqual({
    search_string: 'kok',
    filter_sectors: [2, 1],
    sort_by: 'salary',
  });
  expect(host.requests[0]?.params).toMatchObject({ page: 3 });
  expect(screen.getByRole('combobox', { name: 'Search vacancies' })).toHaveValue('kok');
  expect(screen.getByRole('checkbox', { name: 'Food and beverage' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Highest salary');
});

test('applies a filter, updates the URL and shows a removable chip', async () => {
  const { user, address, host } = open('/vacancies');
  await user.click(await screen.findByRole('checkbox', { name: 'Food and beverage' }));
  await waitFor(() => expect(address()).toBe('/vacancies?filter_sectors=2'));
  await screen.findByRole('heading', { name: 'Line Cook' });
  expect(lastBody(host.requests)).toEqual({ filter_sectors: [2] });
  const chips = screen.getByRole('list', { name: 'Active filters' });
  await user.click(within(chips).getByRole('button', { name: 'Remove Food and beverage' }));
  await waitFor(() => expect(address()).toBe('/vacancies'));
  expect(await screen.findByRole('heading', { name: 'Baker' })).toBeVisible();
});

test('updates a checkbox at once and combines quick clicks', async () => {
  const { address } = open('/vacancies');
  const food = await screen.findByRole('checkbox', { name: 'Food and beverage' });
  fireEvent.click(food);
  expect(food).toBeChecked();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Shifts' }));
  expect(food).toBeChecked();
  await waitFor(() => expect(address()).toBe('/vacancies?filter_sectors=2&filter_workloads=5'));
});

test('clears filters that Back removes from the URL', async () => {
  const { user, goBack, address } = open('/vacancies');
  await user.click(await screen.findByRole('checkbox', { name: 'Food and beverage' }));
  await screen.findByRole('heading', { name: 'Line Cook' });
  await waitFor(() => expect(address()).toBe('/vacancies?filter_sectors=2'));
  await goBack();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Food and beverage' })).not.toBeChecked());
});

test('explains that there is nothing to filter', async () => {
  const none = {
    sectors: [],
    educations: [],
    workloads: [],
    languages: [],
    districts: [],
    employment_types: [],
    remote: [],
    work_permits: [],
    posted_within: [],
    salary_stated: [],
  };
  open('/vacancies', { 'GET /vacancies': aVacancyPage({ data: [], facets: none }) });
  const filters = await screen.findByRole('region', { name: 'Filters' });
  expect(await within(filters).findByText('There is nothing to filter.')).toBeVisible();
});

test('sorts, and offers relevance only with a search text', async () => {
  const { user, address } = open('/vacancies?search_string=cook');
  const sort = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(sort).toHaveDisplayValue('Best match');
  await user.selectOptions(sort, 'Closing soon');
  await waitFor(() => expect(address()).toBe('/vacancies?search_string=cook&sort_by=closing'));
});

test('keeps the query in links to other pages', async () => {
  open('/vacancies?filter_sectors=2', {
    'POST /vacancies/searchfilter': { ...cook, total: 60, last_page: 3 },
  });
  await screen.findByRole('heading', { name: 'Line Cook' });
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/vacancies?filter_sectors=2&page=2',
  );
});

test.each([
  [{ corrected: 'cook' }, 'Few vacancies match “coook noord”, so these are the results for “cook”.'],
  [{ left_out: ['coook', 'noord'] }, 'No vacancy matches all of your words. Left out: “coook” and “noord”.'],
])('says how the results differ from the query', async (difference, note) => {
  open('/vacancies?search_string=coook noord', {
    'POST /vacancies/searchfilter': { ...cook, ...difference },
  });
  expect(await screen.findByText(note)).toBeVisible();
});

test('offers to relax criteria with the resulting number of vacancies', async () => {
  const { user, address } = open('/vacancies?search_string=astronaut&filter_sectors=2&filter_workloads=5', {
    'POST /vacancies/searchfilter': {
      ...nothing,
      loosened: [
        { without: 'filter_sectors', total: 3 },
        { without: 'search_string', total: 12 },
      ],
    },
  });
  expect(await screen.findByRole('heading', { name: 'No vacancies match' })).toBeVisible();
  expect(screen.getByText(/No vacancies match “astronaut” with these filters/)).toBeVisible();
  const ways = screen
    .getAllByRole('button', { name: /^(Search without|Remove) “/ })
    .map(({ textContent }) => textContent);
  expect(ways).toEqual(['Search without “astronaut” (12)', 'Remove “Food and beverage” (3)']);
  await user.click(screen.getByRole('button', { name: /Remove “Food and beverage”/ }));
  await waitFor(() => expect(address()).toBe('/vacancies?search_string=astronaut&filter_workloads=5'));
});

test('offers to remove each criterion or all filters when none helps alone', async () => {
  const { user, address } = open('/vacancies?search_string=astronaut&filter_sectors=2&filter_workloads=5', {
    'POST /vacancies/searchfilter': nothing,
  });
  expect(await screen.findByRole('button', { name: 'Search without “astronaut”' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear all filters' }).at(-1)!);
  await waitFor(() => expect(address()).toBe('/vacancies?search_string=astronaut'));
});

test('filters by age, stated salary, employment type, remote work and work permit', async () => {
  const facets = { ...FACETS, employment_types: [{ id: 'VOLUNTEER', name: 'Volunteer', count: 1 }] };
  const { user, address, host } = open('/vacancies', {
    'GET /vacancies': { ...baker, facets },
    'POST /vacancies/searchfilter': { ...cook, facets },
  });
  await screen.findByRole('heading', { name: 'Baker' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Published' }), 'Last 7 days (1)');
  await user.click(screen.getByRole('checkbox', { name: 'Salary stated' }));
  await user.click(screen.getByRole('checkbox', { name: 'Volunteer' }));
  await user.click(screen.getByRole('checkbox', { name: 'On site' }));
  await user.click(screen.getByRole('checkbox', { name: 'Any' }));
  await waitFor(() =>
    expect(address()).toBe(
      '/vacancies?filter_employment_types=VOLUNTEER&posted_within=7&salary_stated=true&filter_remote=no&filter_work_permits=any',
    ),
  );
  await waitFor(() =>
    expect(lastBody(host.requests)).toEqual({
      filter_employment_types: ['VOLUNTEER'],
      posted_within: 7,
      salary_stated: true,
      filter_remote: ['no'],
      filter_work_permits: ['any'],
    }),
  );
  const chips = screen.getByRole('list', { name: 'Active filters' });
  await user.click(within(chips).getByRole('button', { name: 'Remove Last 7 days' }));
  await waitFor(() => expect(address()).not.toContain('posted_within'));
});

test('shows an error and retries', async () => {
  let isDown = true;
  const { user } = open('/vacancies', {
    'GET /vacancies': () => {
      if (isDown) throw anApiError(503, { request_id: 'r-17' });
      return baker;
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Something went wrong on our side');
  expect(alert).toHaveTextContent('r-17');
  expect(screen.queryByText('Loading vacancies')).not.toBeInTheDocument();
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Baker' })).toBeVisible();
});

test('remembers the view', async () => {
  localStorage.clear();
  const { user, unmount } = open('/vacancies');
  expect(await screen.findByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Grid' }));
  unmount();
  open('/vacancies');
  expect(await screen.findByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
  localStorage.clear();
});

describe('filter sheet on phones', () => {
  async function openSheet(at = '/vacancies') {
    const rendered = open(at);
    await screen.findByRole('region', { name: 'Results' });
    await rendered.user.click(await screen.findByRole('button', { name: /^Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    return { ...rendered, sheet, isClosed };
  }

  it('shows the number of results and applies all changes in one history entry', async () => {
    const { user, address, goBack, sheet, isClosed, host } = await openSheet();
    await user.click(sheet.getByRole('checkbox', { name: 'Food and beverage' }));
    const show = await sheet.findByRole('button', { name: 'Show 1 vacancy' });
    await user.click(sheet.getByRole('checkbox', { name: 'Hospitality and tourism' }));
    expect(address()).toBe('/vacancies');
    await waitFor(() => expect(show).toBeEnabled());
    const requests = host.requests.length;
    await user.click(await sheet.findByRole('button', { name: 'Show 1 vacancy' }));
    await isClosed();
    await waitFor(() => expect(address()).toBe('/vacancies?filter_sectors=1,2'));
    expect(cardTitles()).toEqual(['Line Cook']);
    expect(host.requests).toHaveLength(requests);
    await goBack();
    expect(address()).toBe('/vacancies');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('discards the changes when it is closed by Back or by Escape', async () => {
    const { user, address, goBack, sheet, isClosed } = await openSheet();
    await user.click(sheet.getByRole('checkbox', { name: 'Food and beverage' }));
    await goBack();
    await isClosed();
    expect(address()).toBe('/vacancies');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const second = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(second.getByRole('checkbox', { name: 'Food and beverage' })).not.toBeChecked();
    await user.keyboard('{Escape}');
    await isClosed();
    expect(address()).toBe('/vacancies');
  });

  it('clears all filters at once', async () => {
    const { user, address, sheet } = await openSheet('/vacancies?filter_sectors=1,2');
    await user.click(sheet.getByRole('button', { name: 'Clear 2' }));
    expect(sheet.queryByRole('button', { name: /^Clear/ })).not.toBeInTheDocument();
    await user.click(await sheet.findByRole('button', { name: 'Show 1 vacancy' }));
    await waitFor(() => expect(address()).toBe('/vacancies'));
  });
});

test('has a form with the filters and without the pages for a browser without JavaScript', async () => {
  const { user } = open('/vacancies?filter_sectors=1,2&sort_by=salary&page=2&through=3');
  await user.click(await screen.findByRole('checkbox', { name: 'Food and beverage' }));
  const apply = screen.getByText<HTMLButtonElement>('Apply filters').closest('button')!;
  const form = apply.form!;
  expect(form).toHaveAttribute('action', '/vacancies');
  await waitFor(() =>
    expect([...new FormData(form)].filter(([, value]) => value !== '')).toEqual([
      ['filter_sectors', '1'],
      ['sort_by', 'salary.desc'],
    ]),
  );
});

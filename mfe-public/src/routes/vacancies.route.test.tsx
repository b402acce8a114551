import {
  aHost,
  aRefusal,
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

/** The page at an address; what it asks of navigation is done, as the shell does it. */
function open(at: string, answers: Record<string, unknown> = {}) {
  const host = aHost({
    answers: { 'GET /vacancies': baker, 'POST /vacancies/searchfilter': cook, ...answers },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

const cardTitles = () =>
  screen.getAllByRole('heading', { level: 2, name: /Baker|Cook/ }).map((title) => title.textContent);
const lastBody = (requests: SentRequest[]) => requests.findLast(({ method }) => method === 'POST')?.body;

test('shows the vacancies with company, district, workload and salary, and how many there are', async () => {
  open('/vacancies');
  const card = (await screen.findByRole('heading', { name: 'Baker' })).closest('article')!;
  expect(within(card).getByText('Kas di Sabor')).toBeVisible();
  expect(card).toHaveTextContent('Oranjestad West');
  expect(card).toHaveTextContent('Shifts');
  expect(card).toHaveTextContent('Afl. 2,300 – 2,700 / month');
  expect(within(card).getByRole('link', { name: 'Baker' })).toHaveAttribute('href', '/vacancies/9');
  expect(screen.getByText('1 vacancy')).toBeVisible();
});

test('says that it is looking until the first list is there', async () => {
  let answer: (page: unknown) => void = () => {};
  open('/vacancies', { 'GET /vacancies': () => new Promise((resolve) => (answer = resolve)) });
  expect(await screen.findAllByText('Looking for vacancies')).not.toHaveLength(0);
  await act(async () => answer(baker));
  expect(await screen.findByRole('heading', { name: 'Baker' })).toBeVisible();
});

test('an address that was shared asks for exactly what it says', async () => {
  const { host } = open('/vacancies?search_string=kok&filter_sectors=2,1&sort_by=salary&page=3');
  await screen.findByRole('heading', { name: 'Line Cook' });
  expect(lastBody(host.requests)).toEqual({
    search_string: 'kok',
    filter_sectors: [2, 1],
    sort_by: 'salary',
  });
  expect(host.requests[0]?.params).toMatchObject({ page: 3 });
  expect(screen.getByRole('searchbox', { name: 'Search vacancies' })).toHaveValue('kok');
  expect(screen.getByRole('checkbox', { name: 'Food and beverage' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Salary');
});

test('ticking a filter narrows the list, puts it into the address, and shows a chip that takes it out again', async () => {
  const { user, address, host } = open('/vacancies');
  await user.click(await screen.findByRole('checkbox', { name: 'Food and beverage' }));
  await waitFor(() => expect(address()).toBe('/vacancies?filter_sectors=2'));
  await screen.findByRole('heading', { name: 'Line Cook' });
  expect(lastBody(host.requests)).toEqual({ filter_sectors: [2] });
  const chips = screen.getByRole('list', { name: 'Chosen filters' });
  await user.click(within(chips).getByRole('button', { name: 'Remove Food and beverage' }));
  await waitFor(() => expect(address()).toBe('/vacancies'));
  expect(await screen.findByRole('heading', { name: 'Baker' })).toBeVisible();
});

test('a pressed box answers at once, and the next press adds to it', async () => {
  const { address } = open('/vacancies');
  const food = await screen.findByRole('checkbox', { name: 'Food and beverage' });
  fireEvent.click(food);
  expect(food).toBeChecked();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Shifts' }));
  expect(food).toBeChecked();
  await waitFor(() => expect(address()).toBe('/vacancies?filter_sectors=2&filter_workloads=5'));
});

test('going back takes out of the boxes what the address no longer says', async () => {
  const { user, goBack, address } = open('/vacancies');
  await user.click(await screen.findByRole('checkbox', { name: 'Food and beverage' }));
  await screen.findByRole('heading', { name: 'Line Cook' });
  await waitFor(() => expect(address()).toBe('/vacancies?filter_sectors=2'));
  await goBack();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Food and beverage' })).not.toBeChecked());
});

test('with nothing to narrow down, the filters say so', async () => {
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
  expect(await within(filters).findByText('Nothing to narrow down.')).toBeVisible();
});

test('sorts by what is chosen, and offers the best match only where there are words', async () => {
  const { user, address } = open('/vacancies?search_string=cook');
  const sort = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(sort).toHaveDisplayValue('Best match');
  await user.selectOptions(sort, 'Closing soon');
  await waitFor(() => expect(address()).toBe('/vacancies?search_string=cook&sort_by=closing'));
});

test('pages are links that keep the question', async () => {
  open('/vacancies?filter_sectors=2', {
    'POST /vacancies/searchfilter': { ...cook, total: 60, last_page: 3 },
  });
  await screen.findByRole('heading', { name: 'Line Cook' });
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/vacancies?filter_sectors=2&page=2',
  );
});

test('where nothing fits, says what to loosen, what that would bring, and does it', async () => {
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
  expect(screen.getByText(/Nothing was found for “astronaut” with these filters/)).toBeVisible();
  const ways = screen.getAllByRole('button', { name: /ithout/ }).map(({ textContent }) => textContent);
  expect(ways).toEqual(['Search without “astronaut” (12)', 'Without “Food and beverage” (3)']);
  await user.click(screen.getByRole('button', { name: /Without “Food and beverage”/ }));
  await waitFor(() => expect(address()).toBe('/vacancies?search_string=astronaut&filter_workloads=5'));
});

test('where no single thing helps, offers to take out each and all', async () => {
  const { user, address } = open('/vacancies?search_string=astronaut&filter_sectors=2&filter_workloads=5', {
    'POST /vacancies/searchfilter': nothing,
  });
  expect(await screen.findByRole('button', { name: 'Search without “astronaut”' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear all filters' }).at(-1)!);
  await waitFor(() => expect(address()).toBe('/vacancies?search_string=astronaut'));
});

test('narrows by age, stated salary, employment, remote work and work permit, each with its counts', async () => {
  const { user, address, host } = open('/vacancies');
  await screen.findByRole('heading', { name: 'Baker' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Published' }), 'Last 7 days (1)');
  await user.click(screen.getByRole('checkbox', { name: 'Salary stated' }));
  await user.click(screen.getByRole('checkbox', { name: 'Full-time' }));
  await user.click(screen.getByRole('checkbox', { name: 'On site' }));
  await user.click(screen.getByRole('checkbox', { name: 'Any' }));
  await waitFor(() =>
    expect(address()).toBe(
      '/vacancies?filter_employment_types=FULL_TIME&posted_within=7&salary_stated=true&filter_remote=no&filter_work_permits=any',
    ),
  );
  await waitFor(() =>
    expect(lastBody(host.requests)).toEqual({
      filter_employment_types: ['FULL_TIME'],
      posted_within: 7,
      salary_stated: true,
      filter_remote: ['no'],
      filter_work_permits: ['any'],
    }),
  );
  const chips = screen.getByRole('list', { name: 'Chosen filters' });
  await user.click(within(chips).getByRole('button', { name: 'Remove Last 7 days' }));
  await waitFor(() => expect(address()).not.toContain('posted_within'));
});

describe('more below the page numbers', () => {
  const TOTAL = { total: 41, last_page: 3 };
  const page = (number: number) =>
    aVacancyPage({
      ...TOTAL,
      page: number,
      data: [aVacancyCard({ id: 10 + number, title: `Cook of page ${number}` })],
      facets: FACETS,
    });
  const pages = { 'GET /vacancies': ({ params }: SentRequest) => page(Number(params['page'])) };

  test('grows the list where it stands, and says so in the address', async () => {
    const { user, address } = open('/vacancies', pages);
    await user.click(await screen.findByRole('button', { name: 'Show more vacancies' }));
    await waitFor(() => expect(cardTitles()).toEqual(['Cook of page 1', 'Cook of page 2']));
    expect(address()).toBe('/vacancies?through=2');
    expect(screen.getByText('2 of 41 vacancies')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more vacancies' }));
    await waitFor(() => expect(cardTitles()).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Show more vacancies' })).not.toBeInTheDocument();
  });

  test('shows all of it again when somebody goes back, without a call', async () => {
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

  test('a shared address brings the pages it names', async () => {
    open('/vacancies?page=2&through=3', pages);
    await waitFor(() => expect(cardTitles()).toEqual(['Cook of page 2', 'Cook of page 3']));
  });

  test('a next page that fails leaves what is there, and is read again on demand', async () => {
    let isDown = true;
    const { user } = open('/vacancies', {
      'GET /vacancies': ({ params }: SentRequest) => {
        if (isDown && Number(params['page']) === 2) throw aRefusal(503);
        return page(Number(params['page']));
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Show more vacancies' }));
    expect(await screen.findByText('The next vacancies could not be loaded.')).toBeVisible();
    expect(cardTitles()).toEqual(['Cook of page 1']);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cardTitles()).toHaveLength(2));
  });
});

test('a list that cannot be read says so and is read again on demand', async () => {
  let isDown = true;
  const { user } = open('/vacancies', {
    'GET /vacancies': () => {
      if (isDown) throw aRefusal(503, { request_id: 'r-17' });
      return baker;
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The server could not answer just now');
  expect(alert).toHaveTextContent('r-17');
  expect(screen.queryByText('Looking for vacancies')).not.toBeInTheDocument();
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Baker' })).toBeVisible();
});

test('remembers whether the list or the grid was chosen', async () => {
  localStorage.clear();
  const { user, unmount } = open('/vacancies');
  expect(await screen.findByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Grid' }));
  unmount();
  open('/vacancies');
  expect(await screen.findByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
  localStorage.clear();
});

test('on a phone the filters open in a sheet, whose button says how many vacancies are left', async () => {
  const { user, address } = open('/vacancies');
  await screen.findByRole('heading', { name: 'Baker' });
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await user.click(within(sheet).getByRole('checkbox', { name: 'Food and beverage' }));
  await waitFor(() => expect(address()).toBe('/vacancies?filter_sectors=2'));
  await user.click(await within(sheet).findByRole('button', { name: 'Show 1 vacancy' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(cardTitles()).toEqual(['Line Cook']);
});

import { activateLocale } from '@cpa/shared/i18n';
import { aHomepageData, aHost, aVacancyCard, renderRoutes, someOptions } from '@cpa/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

function open(responses: Record<string, unknown> = {}) {
  const host = aHost({
    responses: { 'GET /homepage-data': aHomepageData(), 'GET /options': someOptions(), ...responses },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at: '/' }) };
}

afterEach(async () => await activateLocale('en'));

test('shows sponsored and new vacancies, sectors, companies and posts', async () => {
  open();
  const section = async (name: string) => within(await screen.findByRole('region', { name }));
  expect((await section('Sponsored')).getByRole('link', { name: 'Front Office Supervisor' })).toBeVisible();
  expect((await section('Newest vacancies')).getByRole('link', { name: 'Line Cook' })).toHaveAttribute(
    'href',
    '/vacancies/7',
  );
  expect(
    (await section('Browse by sector')).getByRole('link', { name: 'Food and beverage' }),
  ).toHaveAttribute('href', '/vacancies?filter_sectors=2');
  expect((await section('Companies hiring now')).getByRole('link', { name: 'Cas di Sabor' })).toHaveAttribute(
    'href',
    '/companies/3',
  );
  expect((await section('From the blog')).getByRole('link', { name: 'Your first week' })).toHaveAttribute(
    'href',
    '/blog/your-first-week',
  );
  expect(screen.getByText(/128 open vacancies from 40 companies/)).toBeVisible();
});

test('shows at most three sponsored vacancies, and a fourth marked in its place', async () => {
  const cards = [11, 12, 13, 14].map((id) => aVacancyCard({ id, title: `Barista ${id}`, sponsored: true }));
  open({ 'GET /homepage-data': aHomepageData({ sponsored: cards, newest: [cards[0]!, cards[3]!] }) });
  const links = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('link', { name: /Barista/ })
      .map(({ textContent }) => textContent);
  expect(await links('Sponsored')).toEqual(['Barista 11', 'Barista 12', 'Barista 13']);
  expect(await links('Newest vacancies')).toEqual(['Barista 14']);
  const newest = within(screen.getByRole('region', { name: 'Newest vacancies' }));
  expect(newest.getByText('Sponsored')).toBeVisible();
});

test('shows place, hours, salary and age of a new vacancy, also without a salary', async () => {
  const [stated, unstated] = [
    aVacancyCard({ id: 21, title: 'Baker' }),
    aVacancyCard({ id: 22, title: 'Waiter', salary_min: null, salary_max: null, salary_period: null }),
  ];
  open({ 'GET /homepage-data': aHomepageData({ sponsored: [], newest: [stated, unstated] }) });
  const newest = within(await screen.findByRole('region', { name: 'Newest vacancies' }));
  const [baker, waiter] = newest.getAllByRole('article');
  for (const row of [baker!, waiter!]) {
    expect(
      within(row)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      `District ${stated.location_district?.name}`,
      `Workload ${stated.workloads.map(({ name }) => name).join(', ')}`,
    ]);
  }
  expect(within(baker!).queryByText('Salary not stated')).not.toBeInTheDocument();
  expect(within(waiter!).getByText('Salary not stated')).toBeVisible();
});

test('shows CVs and salaries from and to in the language of the page', async () => {
  await activateLocale('pap');
  open();
  expect((await screen.findAllByText('Experiencia di trabou')).length).toBeGreaterThan(1);
  expect(screen.getByText('Afl. 2.000 pa Afl. 3.200 · 12 vacatura')).toBeVisible();
});

test('links the popular search for part-time work to the filter by workload', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Part-time' })).toHaveAttribute(
    'href',
    '/vacancies?filter_workloads=203',
  );
});

test('shows salaries by sector and links to matching vacancies', async () => {
  open();
  const pay = within(await screen.findByRole('region', { name: 'Salaries by sector' }));
  expect(pay.getByText('Afl. 2,500')).toBeVisible();
  expect(pay.getByText('Afl. 2,000 to Afl. 3,200 · 12 vacancies')).toBeVisible();
  expect(pay.getByRole('link', { name: 'Food and beverage' })).toHaveAttribute(
    'href',
    '/vacancies?filter_sectors=2&salary_stated=true',
  );
});

test('searches by text and district', async () => {
  const { user, address } = open({
    'POST /vacancies/searchfilter': () => new Promise(() => {}),
  });
  await user.type(await screen.findByRole('combobox', { name: 'Job title, skill or company' }), 'cook');
  await screen.findByRole('option', { name: 'Oranjestad West' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'District' }), 'Oranjestad West');
  await user.click(screen.getByRole('button', { name: 'Search vacancies' }));
  await waitFor(() => expect(address()).toBe('/vacancies?search_string=cook&filter_districts=2'));
});

test('lets users search when the home data fails to load, and retries', async () => {
  let isDown = true;
  const { user } = open({
    'GET /homepage-data': () => {
      if (isDown) throw new Error('no route to host');
      return aHomepageData();
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('We could not reach the server. Check your connection and try again.');
  expect(screen.getByRole('combobox', { name: 'Job title, skill or company' })).toBeEnabled();
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Line Cook' })).toBeVisible();
});

test('lets users search when the districts fail to load', async () => {
  const { user, address } = open({
    'GET /options': { status: 503, body: { message: 'Away.', code: 'unavailable' } },
    'POST /vacancies/searchfilter': () => new Promise(() => {}),
  });
  await screen.findByRole('link', { name: 'Line Cook' });
  await user.type(screen.getByRole('combobox', { name: 'Job title, skill or company' }), 'cook{Enter}');
  await waitFor(() => expect(address()).toBe('/vacancies?search_string=cook'));
});

test('prefetches a vacancy once when the pointer is on its link, not on its Save button', async () => {
  const { user, host } = open({ 'GET /vacancies/7': () => new Promise(() => {}) });
  const requests = () => host.requests.filter(({ path }) => path === '/vacancies/7');
  const link = await screen.findByRole('link', { name: 'Line Cook' });
  jest.useFakeTimers();
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Save Line Cook' }));
  expect(jest.getTimerCount()).toBe(0);
  fireEvent.pointerEnter(link);
  expect(jest.getTimerCount()).toBe(1);
  jest.useRealTimers();
  await user.hover(link);
  await waitFor(() => expect(requests()).toHaveLength(1));
  jest.useFakeTimers();
  fireEvent.pointerLeave(link);
  fireEvent.pointerEnter(link);
  jest.runAllTimers();
  jest.useRealTimers();
  expect(requests()).toHaveLength(1);
});

import { aCompanyCard, aCompanyPage, aHost, anApiError, aProfile, renderRoutes } from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const all = aCompanyPage({
  data: [aCompanyCard(), aCompanyCard({ id: 4, name: 'Bahia Digital', logo: null, open_vacancies: 1 })],
});
const reef = aCompanyPage({ data: [aCompanyCard({ id: 5, name: 'Turtle Reef Divers' })] });

function open(at: string, responses: Record<string, unknown> = {}) {
  const host = aHost({
    responses: { 'GET /companies': all, 'POST /companies/searchfilter': reef, ...responses },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

test('shows companies with their open vacancies', async () => {
  open('/companies');
  const card = (await screen.findByRole('link', { name: 'Bahia Digital' })).closest('article')!;
  expect(card).toHaveTextContent('1 open vacancy');
  expect(screen.getByText('2 companies')).toBeVisible();
});

test('shows the cover of a company, and a pattern in its place when there is none or it fails', async () => {
  const url = '/api/images/covers/0123.webp';
  const data = [1, 2, 3, 4, 5].map((id) =>
    aCompanyCard({ id, name: `Company ${id}`, cover: id === 5 ? null : url, logo: null }),
  );
  open('/companies', { 'GET /companies': aCompanyPage({ data }) });
  const card = (id: number) =>
    screen.getByRole('link', { name: `Company ${id}` }).closest<HTMLElement>('article')!;
  await screen.findByRole('link', { name: 'Company 5' });
  const image = card(4).querySelector('img')!;
  expect(image).toHaveAttribute('src', `${url}?w=640`);
  expect([image.width, image.height, image.alt]).toEqual([640, 160, '']);
  const loading = [1, 2, 3, 4].map((id) => card(id).querySelector('img')!.getAttribute('loading'));
  expect(loading).toEqual([null, null, null, 'lazy']);
  expect(card(5).querySelector('img')).toBeNull();
  for (const id of [4, 5]) expect(card(id).firstElementChild).toHaveClass('pattern');
  // Colour of the initials.
  const { backgroundColor } = (card(5).firstElementChild as HTMLElement).style;
  expect(screen.getAllByText('C5')[0]!.style.backgroundColor).toBe(backgroundColor);
});

test('follows a company from its card: by mail for a visitor, with one click when signed in', async () => {
  const { user, unmount } = open('/companies');
  await user.click(await screen.findByRole('button', { name: 'Follow Bahia Digital' }));
  expect(within(await screen.findByRole('dialog')).getByRole('textbox', { name: /e-mail/i })).toBeVisible();
  unmount();

  const host = aHost({
    profile: aProfile(),
    responses: {
      'GET /companies': all,
      'GET /account/search-alerts': { alerts: [] },
      'POST /search-alerts': { email: 'raisa@example.aw', confirmed: true, message: 'Done.' },
    },
  });
  renderRoutes(createRoutes(host), { host, at: '/companies' });
  await user.click(await screen.findByRole('button', { name: 'Follow Bahia Digital', pressed: false }));
  await waitFor(() =>
    expect(host.toasts.shown.map(({ title }) => title)).toContain('You follow Bahia Digital'),
  );
  expect(host.requests.find(({ path }) => path === '/search-alerts')?.body).toEqual({
    filter: { filter_companies: [4] },
    frequency: 'daily',
  });
});

test('takes the logo from the next field of the specification when one is missing', async () => {
  const data = [
    aCompanyCard({ id: 6, name: 'Arawak Bikes', logo: null, company_logo: '/files/bikes.svg' }),
    aCompanyCard({
      id: 7,
      name: 'Cunucu Farm',
      logo: null,
      company: { name: 'Cunucu', logo: '/files/farm.svg' },
      company_logo: '/files/other.svg',
    }),
  ];
  const { container } = open('/companies', { 'GET /companies': aCompanyPage({ data }) });
  await screen.findByRole('link', { name: 'Cunucu Farm' });
  const sources = [...container.querySelectorAll('article img')].map((image) => image.getAttribute('src'));
  expect(sources).toEqual(['/files/bikes.svg', '/files/farm.svg']);
});

test('filters by sector and updates the URL', async () => {
  const { user, address, host } = open('/companies');
  await screen.findByRole('link', { name: 'Bahia Digital' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sector' }), 'Food and beverage (2)');
  expect(await screen.findByRole('link', { name: 'Turtle Reef Divers' })).toBeVisible();
  expect(address()).toBe('/companies?filter_sectors=2');
  expect(host.requests.at(-1)?.body).toEqual({ filter_sectors: [2] });
});

test('sorts in both directions and omits the default order from the URL', async () => {
  const { user, address, host } = open('/companies');
  await screen.findByRole('link', { name: 'Bahia Digital' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most vacancies');
  await waitFor(() => expect(address()).toBe('/companies?sort_by=open_vacancies'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Fewest vacancies');
  await waitFor(() => expect(address()).toBe('/companies?sort_by=open_vacancies&sort_order=asc'));
  expect(host.requests.at(-1)?.body).toEqual({ sort_by: 'open_vacancies', sort_order: 'asc' });
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Fewest vacancies');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'A to Z');
  await waitFor(() => expect(address()).toBe('/companies'));
});

test('searches as the user types and keeps the sector', async () => {
  const { user, address, goBack } = open('/companies?filter_sectors=2');
  await user.type(await screen.findByRole('searchbox', { name: 'Search companies' }), 'reef');
  await waitFor(() => expect(address()).toBe('/companies?search_string=reef&filter_sectors=2'));
  await user.type(screen.getByRole('searchbox', { name: 'Search companies' }), 's');
  await waitFor(() => expect(address()).toBe('/companies?search_string=reefs&filter_sectors=2'));
  await goBack();
  expect(address()).toBe('/companies?filter_sectors=2');
});

test('has a form that keeps the filters without JavaScript', async () => {
  open('/companies?filter_sectors=2,3&sort_by=open_vacancies&page=2');
  const form = (await screen.findByRole('searchbox', { name: 'Search companies' })).closest('form')!;
  expect(form).toHaveAttribute('action', '/companies');
  expect([...new FormData(form)]).toEqual([
    ['search_string', ''],
    ['filter_sectors', '2,3'],
    ['sort_by', 'open_vacancies.desc'],
  ]);
});

test('offers all companies when none matches', async () => {
  open('/companies?search_string=zzz', { 'POST /companies/searchfilter': aCompanyPage({ data: [] }) });
  expect(await screen.findByRole('heading', { name: 'No companies match' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all companies' })).toHaveAttribute('href', '/companies');
});

test('shows an error and retries', async () => {
  let isDown = true;
  const { user } = open('/companies', {
    'GET /companies': () => {
      if (isDown) throw anApiError(503);
      return all;
    },
  });
  const alert = await screen.findByRole('alert');
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Bahia Digital' })).toBeVisible();
});

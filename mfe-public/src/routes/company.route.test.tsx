import { aCompany, aHost, aProfile, aVacancyCard, aVacancyPage, renderRoutes } from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

type Options = { at?: string; profile?: ReturnType<typeof aProfile> };

function open(responses: Record<string, unknown> = {}, { at = '/companies/3', ...options }: Options = {}) {
  const host = aHost({
    ...options,
    responses: {
      'GET /companies/3': aCompany(),
      'POST /vacancies/searchfilter': aVacancyPage({ data: [aVacancyCard()] }),
      ...responses,
    },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

const WHOLE = aCompany({
  tagline: 'Where the island eats.',
  benefits: ['Staff bus: from San Nicolas', 'Free days'],
  pictures: [
    { id: 1, kind: 'work', url: '/api/images/pictures/1.webp', caption: 'Staff lunch on Fridays' },
    { id: 2, kind: 'team', url: '/api/images/pictures/2.webp', caption: 'The kitchen team' },
  ],
  district: { id: 402, name: 'Oranjestad West' },
  directions: 'Bus line 10, stop Cove',
  social_links: ['https://social.example/kas'],
  verified_at: '2026-03-03T15:00:00.000Z',
  answer_days: 3,
});

test('shows company, contact details and open vacancies', async () => {
  const { host } = open();
  expect(await screen.findByRole('heading', { level: 1, name: /Cas di Sabor/ })).toBeVisible();
  expect(screen.getByText('Family restaurant since 1987.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Website' })).toHaveAttribute(
    'href',
    'https://kasdisabor.example/',
  );
  expect(screen.getByRole('heading', { name: '3 open vacancies' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Line Cook' })).toHaveAttribute('href', '/vacancies/7');
  expect(host.requests.at(-1)?.body).toEqual({ filter_companies: [3], sort_by: 'date' });
  await waitFor(() => expect(document.title).toBe('Cas di Sabor | Career Portal Aruba | Jobs in Aruba'));
});

test('claims the language of a vacancy only, not of what the company writes', async () => {
  const translations = { en: { title: 'Cook', description: '', requirements: '', benefits: '' } };
  const cards = [
    aVacancyCard({ title: 'Coki', text_language: 'pap' }),
    aVacancyCard({ id: 8, title: 'Kok', text_language: 'nl', translations }),
    aVacancyCard({ id: 9, title: 'Barista' }),
  ];
  open({
    'GET /companies/3': WHOLE,
    'POST /vacancies/searchfilter': aVacancyPage({ data: cards }),
  });
  expect(await screen.findByText('Coki')).toHaveAttribute('lang', 'pap-AW');
  expect(screen.getByText('Cook')).not.toHaveAttribute('lang');
  expect(screen.getByText('Barista')).toHaveAttribute('lang', '');
  for (const text of ['Where the island eats.', 'Family restaurant since 1987.', 'Staff lunch on Fridays'])
    expect((await screen.findByText(text)).closest('[lang]')).toHaveAttribute('lang', '');
});

test('shows facts, benefits, pictures, place and verification of a company that states them', async () => {
  open({ 'GET /companies/3': WHOLE });
  expect(await screen.findByText('Where the island eats.')).toBeVisible();
  expect(screen.getByText('Answers applicants').nextSibling).toHaveTextContent('In about 3 days');
  const benefits = within(screen.getByRole('region', { name: 'What you get' })).getAllByRole('listitem');
  expect(benefits.map(({ textContent }) => textContent)).toEqual(['Staff busfrom San Nicolas', 'Free days']);
  const figureIn = (name: string) => within(screen.getByRole('region', { name })).getByRole('figure');
  expect(figureIn('The team')).toHaveTextContent('The kitchen team');
  expect(figureIn('Life here')).toHaveTextContent('Staff lunch on Fridays');
  expect(figureIn('Life here').querySelector('img')).toHaveAttribute(
    'src',
    '/api/images/pictures/1.webp?w=640',
  );
  const place = screen.getByRole('region', { name: 'Oranjestad West' });
  expect(place).toHaveTextContent('Bus line 10, stop Cove');
  expect(within(place).getByRole('link', { name: 'Vacancies nearby' })).toHaveAttribute(
    'href',
    '/vacancies?filter_districts=402',
  );
  expect(screen.getByText('Career Portal Aruba checked this company on 3 March 2026.')).toBeVisible();
});

test('links to each section that it has, and to no other', async () => {
  const tabs = async () => {
    const list = await screen.findByRole('navigation', { name: 'Sections of this page' });
    return within(list)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  };
  const { unmount } = open({ 'GET /companies/3': WHOLE });
  const whole = await tabs();
  expect(whole.map(([name]) => name)).toEqual([
    'Vacancies, 3',
    'About',
    'What you get',
    'Life here',
    'The team',
    'Where',
  ]);
  for (const [, href] of whole) expect(document.querySelector(href!)).toBeInTheDocument();
  unmount();
  open({ 'GET /companies/3': aCompany({ district: null, address: null }) });
  expect((await tabs()).map(([name]) => name)).toEqual(['Vacancies, 3', 'About']);
  expect(screen.queryByText('Answers applicants')).not.toBeInTheDocument();
});

test('moves the focus to a section without a new history entry', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = open({ 'GET /companies/3': WHOLE });
  const length = history.length;
  for (const [link, section] of [
    ['Where', 'Oranjestad West'],
    ['1 picture', 'Life here'],
  ] as const) {
    await user.click(await screen.findByRole('link', { name: link }));
    expect(screen.getByRole('region', { name: section })).toHaveFocus();
  }
  expect([scrolled.mock.calls.length, history.length]).toEqual([2, length]);
});

test('follows the company by e-mail', async () => {
  const created = { email: 'raisa@example.aw', confirmed: false, message: 'Sent.' };
  const { user, host } = open({ 'POST /search-alerts': created });
  await user.click(await screen.findByRole('button', { name: 'Follow' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Follow Cas di Sabor' }));
  expect(dialog.getByText('We e-mail you when Cas di Sabor has new vacancies.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'E-mail address' }), 'raisa@example.aw');
  await user.click(dialog.getByRole('button', { name: 'Follow' }));
  await waitFor(() =>
    expect(host.requests.at(-1)?.body).toEqual({
      email: 'raisa@example.aw',
      filter: { filter_companies: [3] },
      frequency: 'daily',
    }),
  );
  expect(await dialog.findByText(/Open the link in it to follow Cas di Sabor\.$/)).toBeVisible();
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(await screen.findByRole('button', { name: 'Check your e-mail' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Follow' })).not.toBeInTheDocument();
});

test('follows and unfollows the company with one click for signed-in users', async () => {
  let isFollowed = false;
  const alert = {
    id: 8,
    name: 'Cas di Sabor',
    filter: { filter_companies: [3] },
    frequency: 'daily',
    created_at: '2026-11-20T12:00:00.000Z',
    last_sent_at: null,
  };
  const { user, host } = open(
    {
      'GET /account/saved-vacancies': { vacancies: [] },
      'GET /account/search-alerts': () => ({
        alerts: isFollowed ? [alert, { ...alert, id: 9, filter: { filter_companies: [4, 5] } }] : [],
      }),
      'POST /search-alerts': () => {
        isFollowed = true;
        return { email: 'raisa@example.aw', confirmed: true, message: 'Done.' };
      },
      'DELETE /account/search-alerts/8': () => {
        isFollowed = false;
        return { message: 'The alert has ended.' };
      },
    },
    { profile: aProfile() },
  );
  await user.click(await screen.findByRole('button', { name: 'Follow' }));
  const following = await screen.findByRole('button', { name: 'Following' });
  expect(host.requests.find(({ path }) => path === '/search-alerts')?.body).toEqual({
    filter: { filter_companies: [3] },
    frequency: 'daily',
  });
  expect(following).not.toHaveAttribute('aria-pressed');
  const options = screen.getByRole('button', { name: 'E-mail and RSS options for Cas di Sabor' });
  await user.click(options);
  const dialog = within(await screen.findByRole('dialog', { name: /Cas di Sabor/ }));
  expect(dialog.getByRole('link', { name: 'Prefer RSS?' })).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'How often' }), 'Once a week');
  await user.click(dialog.getByRole('button', { name: 'Follow' }));
  await dialog.findByRole('status');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(options).toHaveFocus());
  expect(host.requests.findLast(({ path }) => path === '/search-alerts')?.body).toMatchObject({
    frequency: 'weekly',
  });
  await user.click(following);
  expect(await screen.findByRole('button', { name: 'Follow' })).toHaveFocus();
});

test('sorts the vacancies and shows their languages', async () => {
  const page = aVacancyPage({ data: [aVacancyCard()] });
  const languages = [
    { id: 301, name: 'Papiamento', count: 2 },
    { id: 302, name: 'Dutch', count: 0 },
  ];
  const { user, host } = open({
    'POST /vacancies/searchfilter': { ...page, facets: { ...page.facets, languages } },
  });
  const tags = within(await screen.findByRole('list', { name: 'Languages of the vacancies' }));
  expect(tags.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Papiamento']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Closing soon');
  await waitFor(() =>
    expect(host.requests.at(-1)?.body).toEqual({ filter_companies: [3], sort_by: 'closing' }),
  );
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('closing'));
});

test('links to the number for WhatsApp', async () => {
  open({ 'GET /companies/3': aCompany({ phone: null, email: null, whatsapp: '+2975551234' }) });
  const link = await screen.findByRole('link', { name: 'WhatsApp +297 555 1234' });
  expect(link).toHaveAttribute('href', 'https://wa.me/2975551234');
});

test('does not link to unsafe URLs', async () => {
  open({
    'GET /companies/3': aCompany({ website: 'javascript:alert(1)', social_links: ['data:text/html,x'] }),
  });
  await screen.findByRole('heading', { level: 1, name: /Cas di Sabor/ });
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets.filter((target) => /^(javascript|data):/.test(target ?? ''))).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Website' })).not.toBeInTheDocument();
});

test('offers to follow a company without vacancies, and other vacancies', async () => {
  open({ 'POST /vacancies/searchfilter': aVacancyPage({ data: [] }) });
  expect(await screen.findByRole('heading', { name: 'Nothing open now' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Follow' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'All vacancies' })).toHaveAttribute('href', '/vacancies');
});

test('offers other companies when the company does not exist', async () => {
  open({ 'GET /companies/3': { status: 404, body: { message: 'No.', code: 'not_found' } } });
  expect(await screen.findByRole('heading', { name: 'Company not found' })).toBeVisible();
  expect(document.title).toBe('Company not found | Career Portal Aruba | Jobs in Aruba');
  expect(screen.getByRole('link', { name: 'All companies' })).toHaveAttribute('href', '/companies');
});

test('keeps the company on screen when its vacancies fail to load, and retries', async () => {
  let isDown = true;
  const { user } = open({
    'POST /vacancies/searchfilter': () =>
      isDown ? { status: 503, body: { message: 'Away.', code: 'unavailable' } } : aVacancyPage(),
  });
  const alert = await screen.findByRole('alert');
  expect(screen.getByRole('heading', { level: 1, name: /Cas di Sabor/ })).toBeVisible();
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Line Cook' })).toBeVisible();
});

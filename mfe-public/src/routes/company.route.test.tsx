import { aCompany, aHost, aVacancyCard, aVacancyPage, renderRoutes } from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

function open(responses: Record<string, unknown> = {}, at = '/companies/3') {
  const host = aHost({
    responses: {
      'GET /companies/3': aCompany(),
      'POST /vacancies/searchfilter': aVacancyPage({ data: [aVacancyCard()] }),
      ...responses,
    },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

test('shows company, contact details and open vacancies', async () => {
  const { host } = open();
  expect(await screen.findByRole('heading', { level: 1, name: /Kas di Sabor/ })).toBeVisible();
  expect(screen.getByText('Family restaurant since 1987.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'kasdisabor.example' })).toHaveAttribute(
    'href',
    'https://kasdisabor.example/',
  );
  expect(await screen.findByRole('link', { name: 'Line Cook' })).toHaveAttribute('href', '/vacancies/7');
  expect(host.requests.at(-1)?.body).toEqual({ filter_companies: [3], sort_by: 'date' });
  await waitFor(() => expect(document.title).toBe('Kas di Sabor | Career Portal Aruba | Jobs in Aruba'));
});

test('does not link to unsafe URLs', async () => {
  open({
    'GET /companies/3': aCompany({ website: 'javascript:alert(1)', social_links: ['data:text/html,x'] }),
  });
  await screen.findByRole('heading', { level: 1, name: /Kas di Sabor/ });
  expect(screen.queryByText('Website')).not.toBeInTheDocument();
  expect(screen.queryByText('Also on')).not.toBeInTheDocument();
});

test('offers other vacancies when the company has none', async () => {
  open({ 'POST /vacancies/searchfilter': aVacancyPage({ data: [] }) });
  expect(await screen.findByRole('heading', { name: 'No open vacancies right now' })).toBeVisible();
});

test('offers other companies when the company does not exist', async () => {
  open({ 'GET /companies/3': { status: 404, body: { message: 'No.', code: 'not_found' } } });
  expect(await screen.findByRole('heading', { name: 'Company not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All companies' })).toHaveAttribute('href', '/companies');
});

test('keeps the company on screen when its vacancies fail to load, and retries', async () => {
  let isDown = true;
  const { user } = open({
    'POST /vacancies/searchfilter': () =>
      isDown ? { status: 503, body: { message: 'Away.', code: 'unavailable' } } : aVacancyPage(),
  });
  const alert = await screen.findByRole('alert');
  expect(screen.getByRole('heading', { level: 1, name: /Kas di Sabor/ })).toBeVisible();
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Line Cook' })).toBeVisible();
});

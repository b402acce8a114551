import { aHost, aProfile, anApiError, aVacancyPage, renderRoutes } from '@cpa/shared/testing';
import { screen, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const CREATED = { email: 'ana@example.aw', confirmed: false, message: 'Please confirm.' };

async function open(options: Parameters<typeof aHost>[0] = {}) {
  const host = aHost({
    ...options,
    responses: {
      'POST /vacancies/searchfilter': aVacancyPage(),
      'POST /search-alerts': CREATED,
      ...options.responses,
    },
  });
  const at = '/vacancies?search_string=cook&filter_sectors=2&sort_by=salary&page=2';
  const rendered = renderRoutes(createRoutes(host), { host, at });
  await screen.findByRole('heading', { name: 'Line Cook' });
  await rendered.user.click(screen.getByRole('button', { name: 'Alert me to “cook”, 1 filter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Alert for “cook”, Food and beverage' }));
  const submit = () => rendered.user.click(dialog.getByRole('button', { name: 'Create alert' }));
  return { host, dialog, submit, user: rendered.user };
}

test('asks visitors to confirm their e-mail address', async () => {
  const { host, dialog, submit, user } = await open();
  await user.type(dialog.getByRole('textbox', { name: 'E-mail address' }), 'ana@example.aw');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'How often' }), 'Once a week');
  await submit();
  expect(await dialog.findByText(/we have sent an e-mail to ana@example.aw/)).toBeVisible();
  expect(host.requests.at(-1)?.body).toEqual({
    email: 'ana@example.aw',
    filter: { search_string: 'cook', filter_sectors: [2] },
    frequency: 'weekly',
  });
});

test('says when an alert is mailed at once', async () => {
  const { host, dialog, submit, user } = await open();
  await user.type(dialog.getByRole('textbox', { name: 'E-mail address' }), 'ana@example.aw');
  const often = dialog.getByRole('combobox', { name: 'How often' });
  expect(often).not.toHaveAccessibleDescription();
  await user.selectOptions(often, 'At once');
  expect(often).toHaveAccessibleDescription(/^Within 5 minutes, from 07:00 to 21:00/);
  await submit();
  await dialog.findByText(/we have sent an e-mail/);
  expect(host.requests.at(-1)?.body).toMatchObject({ frequency: 'at_once' });
});

test('lists everything that the alert searches for', async () => {
  const { dialog } = await open();
  const parts = within(dialog.getByRole('list', { name: 'What the alert looks for' }));
  expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '“cook”',
    'Food and beverage',
  ]);
  expect(dialog.getByText('1 vacancy of the last seven days matches.')).toBeVisible();
});

test('validates the e-mail address', async () => {
  const { host, dialog, submit } = await open();
  await submit();
  expect(dialog.getByText('Please enter your e-mail address.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'E-mail address' })).toHaveFocus();
  expect(host.requests.filter(({ path }) => path === '/search-alerts')).toEqual([]);
});

test('fills in the e-mail address of signed-in users, who need not confirm it', async () => {
  const profile = aProfile();
  const { host, dialog, submit } = await open({
    profile,
    responses: {
      'POST /search-alerts': { ...CREATED, email: profile.email, confirmed: true },
      'GET /account/saved-vacancies': { vacancies: [] },
    },
  });
  await submit();
  expect(await dialog.findByText(/^Done\. We will e-mail/)).toBeVisible();
  expect(host.requests.at(-1)?.headers['authorization']).toMatch(/^Bearer /);
});

test("shows the server's error and keeps the values", async () => {
  const { dialog, submit, user } = await open({
    responses: {
      'POST /search-alerts': () => {
        throw anApiError(429, { message: 'Too many alerts. Please wait a little.' });
      },
    },
  });
  await user.type(dialog.getByRole('textbox', { name: 'E-mail address' }), 'ana@example.aw');
  await submit();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Too many alerts');
  expect(dialog.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('ana@example.aw');
});

test('links to the RSS feed of the search without page and sort order', async () => {
  const host = aHost({ responses: { 'POST /vacancies/searchfilter': aVacancyPage() } });
  const at = '/vacancies?search_string=cook&filter_sectors=2&sort_by=salary&page=2';
  renderRoutes(createRoutes(host), { host, at });
  expect(await screen.findByRole('link', { name: 'RSS feed' })).toHaveAttribute(
    'href',
    '/api/feeds/vacancies.rss?search_string=cook&filter_sectors=2',
  );
});

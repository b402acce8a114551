import { aHost, aProfile, aRefusal, aVacancyPage, renderRoutes } from '@cpa/shared/testing';
import { screen, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const ASKED = { email: 'ana@example.aw', confirmed: false, message: 'Please confirm.' };

async function open(options: Parameters<typeof aHost>[0] = {}) {
  const host = aHost({
    ...options,
    answers: {
      'POST /vacancies/searchfilter': aVacancyPage(),
      'POST /search-alerts': ASKED,
      ...options.answers,
    },
  });
  const at = '/vacancies?search_string=cook&filter_sectors=2&sort_by=salary&page=2';
  const rendered = renderRoutes(createRoutes(host), { host, at });
  await screen.findByRole('heading', { name: 'Line Cook' });
  await rendered.user.click(screen.getByRole('button', { name: 'E-mail alert for this search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'E-mail alert' }));
  const submit = () => rendered.user.click(dialog.getByRole('button', { name: 'Create alert' }));
  return { host, dialog, submit, user: rendered.user };
}

test('a visitor asks for mails of the search, and reads that the address has to be confirmed', async () => {
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

test('an address that is none is said so, and nothing is sent', async () => {
  const { host, dialog, submit } = await open();
  await submit();
  expect(dialog.getByText('Please enter your e-mail address.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'E-mail address' })).toHaveFocus();
  expect(host.requests.filter(({ path }) => path === '/search-alerts')).toEqual([]);
});

test('whoever is signed in finds the address there, and need not confirm it', async () => {
  const profile = aProfile();
  const { host, dialog, submit } = await open({
    profile,
    answers: {
      'POST /search-alerts': { ...ASKED, email: profile.email, confirmed: true },
      'GET /account/saved-vacancies': { vacancies: [] },
    },
  });
  await submit();
  expect(await dialog.findByText(/^Done\. We will e-mail/)).toBeVisible();
  expect(host.requests.at(-1)?.headers['authorization']).toMatch(/^Bearer /);
});

test('a refusal is read in the dialog, which keeps what was typed', async () => {
  const { dialog, submit, user } = await open({
    answers: {
      'POST /search-alerts': () => {
        throw aRefusal(429, { message: 'Too many alerts. Please wait a little.' });
      },
    },
  });
  await user.type(dialog.getByRole('textbox', { name: 'E-mail address' }), 'ana@example.aw');
  await submit();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Too many alerts');
  expect(dialog.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('ana@example.aw');
});

test('the search is offered as RSS under its own address, without its page and order', async () => {
  const host = aHost({ answers: { 'POST /vacancies/searchfilter': aVacancyPage() } });
  const at = '/vacancies?search_string=cook&filter_sectors=2&sort_by=salary&page=2';
  renderRoutes(createRoutes(host), { host, at });
  expect(await screen.findByRole('link', { name: 'RSS feed' })).toHaveAttribute(
    'href',
    '/api/feeds/vacancies.rss?search_string=cook&filter_sectors=2',
  );
});

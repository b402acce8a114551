import {
  aHost,
  aProfile,
  aRecruiterProfile,
  aVacancy,
  aVacancyCard,
  renderRoutes,
  type TestHostOptions,
} from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const applied = { id: 1, vacancy_id: 7, applicant_id: 71, status: 'new', message: 'Thank you.' };
const open = { valid_through: null } as const;

function openVacancy(options: TestHostOptions = {}, at = '/vacancies/7') {
  const host = aHost({ ...options, answers: { 'GET /vacancies/7': aVacancy(open), ...options.answers } });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

beforeEach(() => sessionStorage.clear());

test('shows what one wants to know: the work, the pay, the languages, until when, and who hires', async () => {
  openVacancy({
    answers: {
      'GET /vacancies/7': aVacancy({ ...open, similar: [aVacancyCard({ id: 8, title: 'Pastry Cook' })] }),
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Line Cook' })).toBeVisible();
  expect(screen.getByText('Salary').closest('div')).toHaveTextContent('Afl. 2,300 – 2,700 / month');
  expect(screen.getByText('Open until filled')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What you bring' })).toBeVisible();
  expect(screen.getByText('A year in a professional kitchen').closest('li')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Kas di Sabor' })[0]).toHaveAttribute('href', '/companies/3');
  expect(screen.getByRole('link', { name: 'Pastry Cook' })).toHaveAttribute('href', '/vacancies/8');
  await waitFor(() => expect(document.title).toBe('Line Cook | Career Portal Aruba'));
});

test('a vacancy without a salary and without a district says so instead of leaving a hole', async () => {
  openVacancy({
    answers: {
      'GET /vacancies/7': aVacancy({
        ...open,
        salary_min: null,
        salary_max: null,
        salary_currency: null,
        salary_period: null,
        location_district: null,
      }),
    },
  });
  expect(await screen.findByText('Not stated')).toBeVisible();
});

test('a closed vacancy still explains itself, and takes no application', async () => {
  openVacancy({ answers: { 'GET /vacancies/7': aVacancy({ status: 'closed' }) }, profile: aProfile() });
  expect(await screen.findByText('This vacancy is closed')).toBeVisible();
  expect(screen.getByText('You cook the lines of a forty-seat kitchen.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply now' })).not.toBeInTheDocument();
});

test('a vacancy past its last day has expired, whatever its status says', async () => {
  openVacancy({ answers: { 'GET /vacancies/7': aVacancy({ valid_through: '2020-01-31' }) } });
  expect(await screen.findByText('This vacancy has expired')).toBeVisible();
  expect(screen.getByText(/One could apply until 31 January 2020/)).toBeVisible();
});

test('a vacancy that is not there leads to the others', async () => {
  openVacancy({
    answers: {
      'GET /vacancies/7': { status: 404, body: { message: 'No such vacancy.', code: 'not_found' } },
    },
  });
  expect(await screen.findByRole('heading', { name: /does not exist/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All vacancies' })).toHaveAttribute('href', '/vacancies');
});

test('an address that cannot be a vacancy is not found before anything is asked', async () => {
  const { host } = openVacancy({}, '/vacancies/seven');
  expect(await screen.findByRole('alert')).toHaveTextContent('404');
  expect(host.requests).toEqual([]);
});

test('a visitor who wants to apply signs in first and comes back to the open form', async () => {
  openVacancy();
  expect(await screen.findByRole('link', { name: 'Apply now' })).toHaveAttribute(
    'href',
    '/api/auth/signin?callbackUrl=%2Fvacancies%2F7%3Fapply%3D1',
  );
});

test('a recruiter reads why there is nothing to press', async () => {
  openVacancy({ profile: aRecruiterProfile() });
  expect(
    await screen.findByText('You are signed in as a recruiter. Only applicants can apply.'),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply now' })).not.toBeInTheDocument();
});

test('an applicant writes a letter, sends it, and reads that it was submitted', async () => {
  const { user, host, address } = openVacancy({
    profile: aProfile(),
    answers: { 'POST /vacancies/7/apply': { status: 201, body: applied } },
  });
  await user.click(await screen.findByRole('link', { name: 'Apply now' }));
  const form = await screen.findByRole('dialog', { name: 'Apply to Line Cook' });
  expect(address()).toBe('/vacancies/7?apply=1');
  await user.type(within(form).getByRole('textbox', { name: /Cover letter/ }), 'I cook.');
  await user.click(within(form).getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText(/You applied to this vacancy/)).toBeVisible();
  expect(host.requests.at(-1)?.body).toEqual({ cover_letter: 'I cook.' });
  expect(host.toasts.shown.map(({ title }) => title)).toEqual([
    'Submitting application...',
    'Application submitted successfully',
  ]);
  await waitFor(() => expect(address()).toBe('/vacancies/7'));
  expect(sessionStorage).toHaveLength(0);
});

test('who applied before reads just that', async () => {
  const { user, host } = openVacancy(
    { profile: aProfile(), answers: { 'POST /vacancies/7/apply': { status: 200, body: applied } } },
    '/vacancies/7?apply=1',
  );
  await user.click(await screen.findByRole('button', { name: 'Send application' }));
  await waitFor(() => expect(host.toasts.shown.at(-1)?.title).toBe('You already applied to this vacancy'));
});

test('asks what the company wants to know, and does not send without it', async () => {
  const questions = [
    {
      id: 'permit',
      question: 'May you work in Aruba?',
      kind: 'yes_no' as const,
      choices: [],
      required: true,
    },
    { id: 'start', question: 'When can you start?', kind: 'text' as const, choices: [], required: false },
  ];
  const { user, host } = openVacancy(
    {
      profile: aProfile(),
      answers: {
        'GET /vacancies/7': aVacancy({ ...open, screening_questions: questions }),
        'POST /vacancies/7/apply': { status: 201, body: applied },
      },
    },
    '/vacancies/7?apply=1',
  );
  await user.click(await screen.findByRole('button', { name: 'Send application' }));
  const group = await screen.findByRole('group', { name: 'May you work in Aruba?' });
  expect(await within(group).findByText('Please answer this question.')).toBeVisible();
  expect(host.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(within(group).getByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  await screen.findByText(/You applied to this vacancy/);
  expect(host.requests.at(-1)?.body).toEqual({ answers: [{ question_id: 'permit', answer: 'yes' }] });
});

test('what was typed is there again after the way through sign-in', async () => {
  const first = openVacancy({ profile: aProfile() }, '/vacancies/7?apply=1');
  await first.user.type(await screen.findByRole('textbox', { name: /Cover letter/ }), 'I cook.');
  first.unmount();
  openVacancy({ profile: aProfile() }, '/vacancies/7?apply=1');
  expect(await screen.findByRole('textbox', { name: /Cover letter/ })).toHaveValue('I cook.');
});

test('an application that was refused says why, keeps the letter, and can be sent again', async () => {
  let isDown = true;
  const { user } = openVacancy(
    {
      profile: aProfile(),
      answers: {
        'POST /vacancies/7/apply': () =>
          isDown
            ? { status: 503, body: { message: 'The database is away.', code: 'unavailable' } }
            : { status: 201, body: applied },
      },
    },
    '/vacancies/7?apply=1',
  );
  await user.type(await screen.findByRole('textbox', { name: /Cover letter/ }), 'I cook.');
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
  expect(screen.getByRole('textbox', { name: /Cover letter/ })).toHaveValue('I cook.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText(/You applied to this vacancy/)).toBeVisible();
});

test('a company that takes applications on its own site is led to, in a new tab', async () => {
  openVacancy({
    answers: { 'GET /vacancies/7': aVacancy({ ...open, external_apply_url: 'https://kas.example/work' }) },
  });
  const link = await screen.findByRole('link', { name: 'Apply on the company’s site' });
  expect(link).toHaveAttribute('href', 'https://kas.example/work');
  expect(link).toHaveAttribute('target', '_blank');
});

import { activateLocale } from '@cpa/shared/i18n';
import { sessionFound, signedOut } from '@cpa/shared/session';
import {
  anApplicant,
  anApplicantApplication,
  aProfile,
  aRecruiterProfile,
  aVacancy,
} from '@cpa/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { open, openVacancy } from './testing/openVacancy.ts';

const SIGN_IN = '/api/auth/signin?callbackUrl=%2Fvacancies%2F7%3Fapply%3D1';
const applied = { id: 1, vacancy_id: 7, applicant_id: 71, status: 'new', message: 'Thank you.' };

beforeEach(() => sessionStorage.clear());

test('shows a closed vacancy without the apply link', async () => {
  openVacancy({ responses: { 'GET /vacancies/7': aVacancy({ status: 'closed' }) }, profile: aProfile() });
  expect(await screen.findByText('This vacancy is closed')).toBeVisible();
  expect(screen.getByText('You cook the lines of a forty-seat kitchen.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply now' })).not.toBeInTheDocument();
});

test('sends visitors to sign-in and back to the open form', async () => {
  openVacancy();
  expect(await screen.findByRole('link', { name: 'Apply now' })).toHaveAttribute('href', SIGN_IN);
});

test('opens sign-in when a visitor follows a link to the form', async () => {
  const { address } = openVacancy({}, '/vacancies/7?apply=1');
  await waitFor(() => expect(address()).toBe(SIGN_IN));
});

test('opens sign-in when the session is known after the click', async () => {
  const { user, host, address, goBack } = openVacancy();
  const link = await screen.findByRole('link', { name: 'Apply now' });
  act(() => void host.store.dispatch(sessionFound({ image: null })));
  await user.click(link);
  expect(address()).toBe('/vacancies/7?apply=1');
  act(() => void host.store.dispatch(signedOut()));
  await waitFor(() => expect(address()).toBe(SIGN_IN));
  await goBack();
  expect(address()).toBe('/vacancies/7');
});

test('tells recruiters why they cannot apply', async () => {
  openVacancy({ profile: aRecruiterProfile({ companies: [] }) });
  expect(
    await screen.findByText('You are signed in as a recruiter. Only applicants can apply.'),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply now' })).not.toBeInTheDocument();
});

test('submits an application with a cover letter', async () => {
  const { user, host, address } = openVacancy({
    profile: aProfile(),
    responses: { 'POST /vacancies/7/apply': { status: 201, body: applied } },
  });
  await user.click(await screen.findByRole('link', { name: 'Apply now' }));
  const form = await screen.findByRole('dialog', { name: 'Apply to Line Cook' });
  expect(address()).toBe('/vacancies/7?apply=1');
  await user.type(within(form).getByRole('textbox', { name: /Cover letter/ }), 'I cook.');
  await user.click(within(form).getByRole('button', { name: 'Review application' }));
  await user.click(await screen.findByRole('button', { name: 'Send application' }));
  expect(await screen.findByText(/You applied to this vacancy/)).toBeVisible();
  expect(host.requests.at(-1)?.body).toEqual({ applicant_id: 71, cover_letter: 'I cook.' });
  expect(host.toasts.shown.map(({ title }) => title)).toEqual([
    'Submitting application...',
    'Application submitted successfully',
  ]);
  await waitFor(() => expect(address()).toBe('/vacancies/7'));
  expect(sessionStorage).toHaveLength(0);
});

test('tells applicants that they have already applied', async () => {
  const { user, host } = openVacancy(
    { profile: aProfile(), responses: { 'POST /vacancies/7/apply': { status: 200, body: applied } } },
    '/vacancies/7?apply=1',
  );
  await user.click(await screen.findByRole('button', { name: 'Review application' }));
  await user.click(await screen.findByRole('button', { name: 'Send application' }));
  await waitFor(() => expect(host.toasts.shown.at(-1)?.title).toBe('You already applied to this vacancy'));
});

test('requires answers to required questions', async () => {
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
      responses: {
        'GET /vacancies/7': aVacancy({ ...open, screening_questions: questions }),
        'POST /vacancies/7/apply': { status: 201, body: applied },
      },
    },
    '/vacancies/7?apply=1',
  );
  await user.click(await screen.findByRole('button', { name: 'Review application' }));
  const group = await screen.findByRole('group', { name: 'May you work in Aruba?' });
  expect(await within(group).findByText('Please answer this question.')).toBeVisible();
  expect(host.requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/account/viewed-vacancies',
  ]);
  await user.click(within(group).getByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'Review application' }));
  await user.click(await screen.findByRole('button', { name: 'Send application' }));
  await screen.findByText(/You applied to this vacancy/);
  expect(host.requests.at(-1)?.body).toEqual({
    applicant_id: 71,
    answers: [{ question_id: 'permit', answer: 'yes' }],
  });
});

test('asks in the language of the page where the version has the question, and sends the choice itself', async () => {
  await activateLocale('nl');
  const asked = (id: string, question: string) => ({
    id,
    question,
    kind: 'choice' as const,
    choices: ['Kitchen', 'Bar'],
    required: false,
  });
  const { user, host } = openVacancy(
    {
      profile: aProfile(),
      responses: {
        'GET /vacancies/7': aVacancy({
          ...open,
          text_language: 'en',
          screening_questions: [asked('where', 'Where?'), asked('else', 'Where else?')],
          translations: {
            nl: {
              title: 'Kok',
              description: 'Je kookt.',
              requirements: '',
              benefits: '',
              questions: { where: { question: 'Waar?', choices: { Kitchen: 'Keuken' } } },
            },
          },
        }),
        'POST /vacancies/7/apply': { status: 201, body: applied },
      },
    },
    '/vacancies/7?apply=1',
  );
  const group = within(await screen.findByRole('group', { name: /^Waar\?/ }));
  expect(group.getByRole('radio', { name: 'Bar' })).toBeInTheDocument();
  await user.click(group.getByRole('radio', { name: 'Keuken' }));
  expect(screen.getByText('Where else?')).toHaveAttribute('lang', 'en');
  await user.click(screen.getByRole('button', { name: 'Sollicitatie nakijken' }));
  expect(await screen.findByText('Keuken')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sollicitatie versturen' }));
  await waitFor(() =>
    expect(host.requests.at(-1)?.body).toMatchObject({
      answers: [{ question_id: 'where', answer: 'Kitchen' }],
    }),
  );
  await act(() => activateLocale('en'));
});

test('restores the draft after sign-in', async () => {
  const first = openVacancy({ profile: aProfile() }, '/vacancies/7?apply=1');
  await first.user.type(await screen.findByRole('textbox', { name: /Cover letter/ }), 'I cook.');
  first.unmount();
  openVacancy({ profile: aProfile() }, '/vacancies/7?apply=1');
  expect(await screen.findByRole('textbox', { name: /Cover letter/ })).toHaveValue('I cook.');
});

test('shows the error, keeps the letter and can be retried', async () => {
  let isDown = true;
  const { user } = openVacancy(
    {
      profile: aProfile(),
      responses: {
        'POST /vacancies/7/apply': () =>
          isDown
            ? { status: 503, body: { message: 'The database is away.', code: 'unavailable' } }
            : { status: 201, body: applied },
      },
    },
    '/vacancies/7?apply=1',
  );
  await user.type(await screen.findByRole('textbox', { name: /Cover letter/ }), 'I cook.');
  await user.click(screen.getByRole('button', { name: 'Review application' }));
  await user.click(await screen.findByRole('button', { name: 'Send application' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
  await user.click(screen.getByRole('button', { name: 'Edit application' }));
  expect(screen.getByRole('textbox', { name: /Cover letter/ })).toHaveValue('I cook.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Review application' }));
  await user.click(await screen.findByRole('button', { name: 'Send application' }));
  expect(await screen.findByText(/You applied to this vacancy/)).toBeVisible();
});

test('says in plain words that the server cannot be reached', async () => {
  const { user, host } = openVacancy(
    {
      profile: aProfile(),
      responses: { 'POST /vacancies/7/apply': () => Promise.reject(new Error('Network Error')) },
    },
    '/vacancies/7?apply=1',
  );
  await user.click(await screen.findByRole('button', { name: 'Review application' }));
  await user.click(await screen.findByRole('button', { name: 'Send application' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We do not know yet whether your application was sent. See your applications before you send it again. We could not reach the server.',
  );
  expect(screen.queryByText(/Nothing has been sent yet/)).not.toBeInTheDocument();
  expect(host.toasts.shown.at(-1)).toMatchObject({ kind: 'error', title: 'Network Error' });
});

test("opens the company's own application page in a new tab", async () => {
  openVacancy({
    responses: { 'GET /vacancies/7': aVacancy({ ...open, external_apply_url: 'https://kas.example/work' }) },
  });
  const link = await screen.findByRole('link', { name: 'Apply on the company’s site' });
  expect(link).toHaveAttribute('href', 'https://kas.example/work');
  expect(link).toHaveAttribute('target', '_blank');
});

test('previews the application as the company will see it', async () => {
  const { user, host } = openVacancy(
    {
      profile: aProfile(),
      responses: {
        'GET /applicant/me': anApplicant({ headline: 'Cook, 4 years' }),
        'GET /vacancies/7': aVacancy({
          ...open,
          screening_questions: [
            { id: 'q', question: 'May you work here?', kind: 'yes_no', choices: [], required: false },
          ],
        }),
        'POST /vacancies/7/apply': { status: 201, body: applied },
      },
    },
    '/vacancies/7?apply=1',
  );
  expect(await screen.findByRole('radio', { name: 'xiomara-croes.pdf (default)' })).toBeChecked();
  await user.type(screen.getByRole('textbox', { name: /Cover letter/ }), 'I cook.');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'Review application' }));
  const check = await screen.findByRole('dialog', { name: 'Review your application' });
  for (const part of ['Cook, 4 years', 'xiomara-croes.pdf', 'I cook.', 'May you work here?', 'Yes']) {
    expect(within(check).getByText(part)).toBeVisible();
  }
  expect(host.requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/account/viewed-vacancies',
  ]);
  await user.click(within(check).getByRole('button', { name: 'Send application' }));
  await screen.findByText(/You applied to this vacancy/);
  expect(host.requests.at(-1)?.body).toEqual({
    applicant_id: 71,
    cover_letter: 'I cook.',
    answers: [{ question_id: 'q', answer: 'yes' }],
    resume_id: 81,
  });
});

test('shows that the applicant applied on an earlier visit', async () => {
  openVacancy({
    profile: aProfile(),
    responses: { 'GET /applicant/applications': [anApplicantApplication({ vacancy_id: 7 })] },
  });
  expect(await screen.findByText(/You applied to this vacancy/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply now' })).not.toBeInTheDocument();
});

test('lets applicants apply when the profile fails to load', async () => {
  const { user } = openVacancy(
    {
      profile: aProfile(),
      responses: {
        'GET /applicant/me': { status: 503, body: { message: 'Away.', code: 'unavailable' } },
        'POST /vacancies/7/apply': { status: 201, body: applied },
      },
    },
    '/vacancies/7?apply=1',
  );
  await user.click(await screen.findByRole('button', { name: 'Review application' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We cannot show your profile right now');
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText(/You applied to this vacancy/)).toBeVisible();
});

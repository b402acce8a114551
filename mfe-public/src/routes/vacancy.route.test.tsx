import { anApplicant, aProfile, aRecruiterProfile, aVacancy, aVacancyCard } from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { open, openVacancy } from './testing/openVacancy.ts';

test('shows salary, languages, closing date, requirements and employer', async () => {
  openVacancy({
    responses: {
      'GET /vacancies/7': aVacancy({ ...open, similar: [aVacancyCard({ id: 8, title: 'Pastry Cook' })] }),
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Line Cook' })).toBeVisible();
  expect(screen.getByText('Salary').closest('div')).toHaveTextContent('Afl. 2,300 – 2,700 / month');
  expect(screen.getByText('Open until filled')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What you bring' })).toBeVisible();
  expect(screen.getByText('A year in a professional kitchen').closest('li')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Cas di Sabor' })[0]).toHaveAttribute('href', '/companies/3');
  expect(screen.getByRole('link', { name: 'Pastry Cook' })).toHaveAttribute('href', '/vacancies/8');
  await waitFor(() => expect(document.title).toBe('Line Cook | Career Portal Aruba | Jobs in Aruba'));
});

test('marks a text in another language and states it for screen readers', async () => {
  const similar = [aVacancyCard({ id: 8, title: 'Coki', text_language: 'pap' })];
  const texts = { title: 'Kok', description: 'Je kookt.', requirements: '', benefits: '' };
  openVacancy({
    responses: { 'GET /vacancies/7': aVacancy({ ...open, ...texts, text_language: 'nl', similar }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Kok' })).toHaveAttribute('lang', 'nl');
  expect(screen.getByText('Nederlands')).toHaveAttribute('lang', 'nl');
  expect((await screen.findByText('Je kookt.')).closest('[lang]')).toHaveAttribute('lang', 'nl');
  expect(screen.getByRole('heading', { name: 'Coki' })).toHaveAttribute('lang', 'pap-AW');
  expect(screen.getByText('Papiamento', { selector: '[lang="pap-AW"]' })).toBeVisible();
});

test('shows the version in the language of the page, and what it lacks in the original', async () => {
  const en = { title: 'Cook', description: 'You cook.', requirements: '', benefits: '' };
  openVacancy({
    responses: {
      'GET /vacancies/7': aVacancy({
        ...open,
        title: 'Kok',
        requirements: 'Een jaar ervaring',
        text_language: 'nl',
        translations: { en },
      }),
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cook' })).not.toHaveAttribute('lang');
  expect(screen.queryByText('Nederlands')).not.toBeInTheDocument();
  expect((await screen.findByText('You cook.')).closest('[lang]')).toBeNull();
  expect(screen.getByText('Een jaar ervaring').closest('[lang]')).toHaveAttribute('lang', 'nl');
  await waitFor(() => expect(document.title).toMatch(/^Cook \|/));
});

test('shows placeholders for a missing salary and district', async () => {
  openVacancy({
    responses: {
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

test('shows how soon the employer answers, and how the vacancy fits the applicant', async () => {
  const vacancy = aVacancy({
    ...open,
    languages: [{ id: 1, name: 'Papiamento' }],
    requirements: 'You know Opera.',
  });
  openVacancy({
    profile: aProfile(),
    responses: {
      'GET /vacancies/7': { ...vacancy, employer: { ...vacancy.employer, answer_days: 3 } },
      'GET /applicant/me': anApplicant(),
    },
  });
  // Beside the application on wide windows, with the employer on phones.
  expect(await screen.findAllByText('Answers in about 3 days')).toHaveLength(2);
  expect(await screen.findByText(/You speak Papiamento\. .*Opera/)).toBeVisible();
});

test('asks the employer on WhatsApp about this vacancy', async () => {
  const vacancy = aVacancy(open);
  const employer = { ...vacancy.employer, whatsapp: '+2975551234' };
  openVacancy({ responses: { 'GET /vacancies/7': { ...vacancy, employer } } });
  expect(await screen.findByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/2975551234?text=Line%20Cook',
  );
});

test('treats a vacancy as expired after its closing date', async () => {
  openVacancy({ responses: { 'GET /vacancies/7': aVacancy({ valid_through: '2020-01-31' }) } });
  expect(await screen.findByText('This vacancy has expired')).toBeVisible();
  expect(screen.getByText(/Applications closed on 31 January 2020/)).toBeVisible();
});

test('offers other vacancies when the vacancy does not exist', async () => {
  openVacancy({
    responses: {
      'GET /vacancies/7': { status: 404, body: { message: 'No such vacancy.', code: 'not_found' } },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Vacancy not found' })).toBeVisible();
  expect(document.title).toBe('Vacancy not found | Career Portal Aruba | Jobs in Aruba');
  expect(screen.getByRole('link', { name: 'All vacancies' })).toHaveAttribute('href', '/vacancies');
});

test('responds with 404 to an invalid ID without a request', async () => {
  const { host } = openVacancy({}, '/vacancies/seven');
  expect(await screen.findByRole('alert')).toHaveTextContent('404');
  expect(host.requests).toEqual([]);
});

test('confirms publication to the recruiter and offers sponsoring', async () => {
  const links = { sponsor: '/plans/13?vacancy=:vacancy&step=2' };
  openVacancy({ profile: aRecruiterProfile(), links }, '/vacancies/7?created=true');
  expect(await screen.findByText('Your vacancy is published')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sponsor this vacancy' })).toHaveAttribute(
    'href',
    '/plans/13?vacancy=7&step=2',
  );
});

test('offers the plans when no remote has the page of the sponsorship', async () => {
  openVacancy({ profile: aRecruiterProfile() }, '/vacancies/7?created=true');
  expect(await screen.findByRole('link', { name: 'Sponsor this vacancy' })).toHaveAttribute('href', '/plans');
});

test('does not offer to sponsor a sponsored vacancy, and names a draft', async () => {
  const sponsored = { 'GET /vacancies/7': aVacancy({ ...open, sponsored: true }) };
  const first = openVacancy(
    { profile: aRecruiterProfile(), responses: sponsored },
    '/vacancies/7?created=true',
  );
  expect(await screen.findByText('Your vacancy is published')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sponsor this vacancy' })).not.toBeInTheDocument();
  first.unmount();
  const draft = { 'GET /vacancies/7': aVacancy({ ...open, status: 'draft' }) };
  openVacancy({ profile: aRecruiterProfile(), responses: draft }, '/vacancies/7?created=true');
  expect(await screen.findByText('Your draft is saved')).toBeVisible();
});

test('hides the confirmation from other users and from recruiters of other companies', async () => {
  const first = openVacancy({ profile: aProfile() }, '/vacancies/7?created=true');
  await screen.findByRole('heading', { level: 1, name: 'Line Cook' });
  expect(screen.queryByText('Your vacancy is published')).not.toBeInTheDocument();
  first.unmount();
  openVacancy({ profile: aRecruiterProfile({ companies: [] }) }, '/vacancies/7?created=true');
  await screen.findByRole('heading', { level: 1, name: 'Line Cook' });
  expect(screen.queryByText('Your vacancy is published')).not.toBeInTheDocument();
});

test('gives recruiters of the company the slot vacancy.own instead of the application form', async () => {
  const Own = (props: object) => <p>{JSON.stringify(props)}</p>;
  const load = async () => ({ default: Own });
  const contribution = { key: 'test', load, reportFailure: () => {} };
  const slots = { contributionsTo: (slot: string) => (slot === 'vacancy.own' ? [contribution] : []) };
  openVacancy({ profile: aRecruiterProfile(), slots });
  expect(await screen.findByText('{"vacancyId":7,"status":"open"}')).toBeVisible();
  expect(screen.queryByText(/Only applicants can apply/)).not.toBeInTheDocument();
});

test('prints the vacancy', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = openVacancy();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('sends a report with a reason', async () => {
  const { user, host } = openVacancy({
    responses: { 'POST /vacancies/7/report': { message: 'From the API.' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Report this vacancy' }));
  const form = await screen.findByRole('dialog', { name: 'Report this vacancy' });
  await user.click(within(form).getByRole('button', { name: 'Send report' }));
  expect(await within(form).findByText('Please choose a reason.')).toBeVisible();
  await user.click(within(form).getByRole('radio', { name: 'The job is no longer available' }));
  await user.type(within(form).getByRole('textbox', { name: /Details/ }), ' They told me. ');
  await user.click(within(form).getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(host.requests.at(-1)?.body).toEqual({ reason: 'expired', message: 'They told me.' });
  expect(host.toasts.shown.at(-1)?.title).toBe('Thank you. Your report has arrived.');
});

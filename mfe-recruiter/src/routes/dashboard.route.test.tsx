import {
  aHost,
  anApplicantListItem,
  anOwnVacancy,
  aProfile,
  aRecruiterProfile,
  renderRoutes,
  type FakeResponses,
} from '@cpa/shared/testing';
import { screen, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const cook = anOwnVacancy({
  id: 7,
  title: 'Line Cook',
  views: 1284,
  applicants_count: 3,
  new_applicants_count: 2,
  status: 'open',
});
const croes = anApplicantListItem({ id: 91, name: 'Xiomara Croes', vacancy_title: 'Line Cook' });
const erased = anApplicantListItem({ id: 92, name: null, headline: '' });

function open(responses: FakeResponses, profile = aRecruiterProfile({ name: 'Marlon Kock' })) {
  const host = aHost({ profile, responses });
  return renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard' });
}

describe('/recruiter-dashboard', () => {
  it('redirects visitors to sign-in with a callback URL', async () => {
    const host = aHost();
    const { address } = renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard' });
    await screen.findByText(/^Outside:/);
    expect(address()).toBe('/api/auth/signin?callbackUrl=%2Frecruiter-dashboard');
  });

  it('shows a 403 error to applicants', async () => {
    open({}, aProfile());
    expect(await screen.findByRole('alert')).toHaveTextContent('403');
  });

  it('shows a greeting, key figures, vacancies and the latest applicants', async () => {
    open({
      'GET /recruiter/vacancies': { vacancies: [cook] },
      'GET /recruiter/applicants': { applicants: [croes, erased] },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bon bini, Marlon Kock' })).toBeVisible();
    const vacancies = within(await screen.findByRole('region', { name: 'Your vacancies' }));
    const row = within(await vacancies.findByRole('listitem'));
    expect(row.getByRole('link', { name: 'Line Cook' })).toHaveAttribute(
      'href',
      '/recruiter-dashboard/vacancies/7/applicants',
    );
    expect(row.getByText('Open')).toBeVisible();
    expect(row.getByText('3 applicants')).toBeVisible();
    expect(row.getByText('2 new')).toBeVisible();
    expect(row.getByText('1,284 views')).toBeVisible();
    const latest = within(screen.getByRole('region', { name: 'Latest applicants' }));
    expect(latest.getByRole('link', { name: 'Xiomara Croes' })).toBeVisible();
    expect(latest.getByRole('link', { name: 'Applicant removed' })).toBeVisible();
  });

  it('shows vacancies and a verification notice to an unverified recruiter', async () => {
    open({
      'GET /recruiter/vacancies': { vacancies: [cook] },
      'GET /recruiter/applicants': { status: 403, body: { message: 'Verify first.', code: 'not_verified' } },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Verify your e-mail address first');
    expect(screen.getByRole('link', { name: 'Line Cook' })).toBeVisible();
  });

  it('shows an error and recovers on retry', async () => {
    let attempts = 0;
    const { user } = open({
      'GET /recruiter/applicants': { applicants: [] },
      'GET /recruiter/vacancies': () => {
        attempts += 1;
        if (attempts === 1) throw new Error('Network Error');
        return { vacancies: [cook] };
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Line Cook' })).toBeVisible();
  });

  it('shows empty states with links', async () => {
    open({ 'GET /recruiter/vacancies': { vacancies: [] }, 'GET /recruiter/applicants': { applicants: [] } });
    expect(await screen.findByText('No vacancies yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/plans');
    expect(screen.getByText('No applicants yet')).toBeVisible();
  });
});

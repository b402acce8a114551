import {
  aHost,
  anApplicantApplication,
  anInterview,
  aProfile,
  aRecruiterProfile,
  aVacancyCard,
  renderRoutes,
  type FakeResponses,
} from '@cpa/shared/testing';
import { screen, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const cook = anApplicantApplication({
  id: 1,
  vacancy_id: 11,
  status: 'viewed',
  vacancy: aVacancyCard({ id: 11, title: 'Line Cook' }),
});
const barista = anApplicantApplication({
  id: 2,
  vacancy_id: 12,
  status: 'rejected',
  vacancy: aVacancyCard({
    id: 12,
    title: 'Barista',
    status: 'closed',
    salary_min: null,
    salary_max: null,
    location_district: null,
  }),
});
const PAGE = '/applicant/applications';

function open(applications: FakeResponses[string], { at = PAGE, profile = aProfile() } = {}) {
  const host = aHost({ profile, responses: { 'GET /applicant/applications': applications } });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

afterEach(() => localStorage.clear());

describe('/applicant/applications', () => {
  it('shows a 403 error to other roles', async () => {
    open([], { profile: aRecruiterProfile() });
    expect(await screen.findByRole('alert')).toHaveTextContent('403');
  });

  it('shows the vacancy, the status and the next step of each application', async () => {
    open([cook, barista]);
    const card = within((await screen.findByRole('heading', { name: 'Line Cook' })).closest('li')!);
    expect(card.getByText('Seen')).toBeVisible();
    expect(card.getByText('Afl. 2,300 – 2,700 / month')).toBeVisible();
    expect(card.getByText(/Cas di Sabor has seen your application/)).toBeVisible();
    const rejected = within(screen.getByRole('heading', { name: 'Barista' }).closest('li')!);
    expect(rejected.getByText('Not chosen')).toBeVisible();
    expect(rejected.getByText('Vacancy closed')).toBeVisible();
  });

  it('promises no next step once the company has closed the vacancy, unless an interview goes on', async () => {
    const ended = { cause: 'vacancy_closed' as const, at: '2026-11-20T12:00:00Z' };
    const invited = { ...cook, status: 'interview' as const, ended };
    const off = anInterview({ status: 'cancelled', cancelled_by: 'company' });
    open([
      { ...invited, interviews: [off] },
      { ...invited, id: 3, vacancy_id: 13, interviews: [anInterview()] },
    ]);
    expect(await screen.findByText('Cas di Sabor closed this vacancy.')).toBeVisible();
    expect(screen.queryByText(/wants to meet you/)).not.toBeInTheDocument();
    expect(screen.getByText(/proposes times for an interview/)).toBeVisible();
  });

  it('pins an application across visits and unpins it', async () => {
    const first = open([cook, barista]);
    await first.user.click(await screen.findByRole('button', { name: 'Pin Barista', pressed: false }));
    expect(titles()).toEqual(['Barista', 'Line Cook']);
    first.unmount();
    const { user } = open([cook, barista]);
    await user.click(await screen.findByRole('button', { name: 'Pin Barista', pressed: true }));
    expect(titles()).toEqual(['Line Cook', 'Barista']);
  });

  it('links to the vacancies when there are no applications', async () => {
    open([]);
    expect(await screen.findByText('You have not applied to a vacancy yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse vacancies' })).toHaveAttribute('href', '/vacancies');
  });

  it('shows an error and recovers on retry', async () => {
    let attempts = 0;
    const { user, host } = open(() => {
      attempts += 1;
      return attempts === 1 ? { status: 500, body: { message: 'Oops', code: 'x' } } : [cook];
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load applications');
    expect(host.toasts.shown).toMatchObject([{ kind: 'error', title: 'Failed to load applications' }]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Line Cook' })).toBeVisible();
  });

  it('opens an application', async () => {
    const { user, address } = open([cook]);
    await user.click(await screen.findByRole('link', { name: 'Line Cook' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your application' })).toBeVisible();
    expect(address()).toBe(`${PAGE}/11`);
  });
});

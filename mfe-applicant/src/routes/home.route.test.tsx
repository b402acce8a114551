import { activateLocale, prepareLocale } from '@cpa/shared/i18n';
import {
  aHost,
  anApplicant,
  anApplicantApplication,
  aProfile,
  aVacancyCard,
  type FakeResponses,
  renderRoutes,
  someOptions,
} from '@cpa/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const recommendations = {
  is_on: true,
  recommendations: [
    {
      vacancy: aVacancyCard({ id: 7, title: 'Coffee bar host' }),
      reasons: [{ kind: 'skill', name: 'Barista' }],
    },
  ],
  total: 1,
  permits: { stated: 21, open: 38 },
};

function open(responses: FakeResponses = {}) {
  const host = aHost({
    profile: aProfile({ name: 'Xiomara Croes' }),
    responses: {
      'GET /applicant/applications': [anApplicantApplication({ vacancy_id: 11, status: 'viewed' })],
      'GET /applicant/me': anApplicant({ work_permit: null, skills: ['a', 'b', 'c'] }),
      'GET /options': someOptions(),
      'GET /account/search-alerts': { alerts: [] },
      'GET /applicant/me/cvs': { cvs: [] },
      'GET /applicant/me/recommendations': recommendations,
      ...responses,
    },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at: '/applicant' }) };
}

describe('/applicant', () => {
  it('shows applications, the next step of the profile and recommendations with a reason', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Bon dia, Xiomara' })).toBeVisible();
    expect(await screen.findByText('1 in progress, 0 ended')).toBeVisible();
    const progress = within(await screen.findByRole('region', { name: 'Profile progress' }));
    expect(progress.getByText('21 of 38 open vacancies say who may apply.')).toBeVisible();
    const recommended = within(screen.getByRole('region', { name: 'Recommended for you' }));
    expect(await recommended.findByRole('link', { name: 'Coffee bar host' })).toBeVisible();
    expect(recommended.getByText('Matches your skill: Barista')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Waiting for you' })).not.toBeInTheDocument();
  });

  it('names each language of a reason in that of the page', async () => {
    await prepareLocale('nl');
    await activateLocale('nl');
    const reasons = [{ kind: 'languages' as const, name: 'English, Spanish' }];
    const [first] = recommendations.recommendations;
    open({
      'GET /applicant/me/recommendations': { ...recommendations, recommendations: [{ ...first, reasons }] },
    });
    expect(await screen.findByText(/Engels en Spaans/)).toBeVisible();
    await act(async () => await activateLocale('en'));
  });

  it('names an interview that was called off first, and what ended an application', async () => {
    const ended = { cause: 'vacancy_closed', at: '2026-11-20T14:00:00.000Z' } as const;
    open({
      'GET /applicant/applications': [
        anApplicantApplication({ vacancy_id: 11, status: 'interview', ended, off_notification_id: 8 }),
      ],
    });
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    expect(waiting.getByRole('heading', { name: /^Your interview at .* is off$/ })).toBeVisible();
    expect(waiting.getByRole('link', { name: 'See what happened' })).toHaveAttribute(
      'href',
      '/applicant/applications/11',
    );
    expect(await screen.findByText(/closed this vacancy\.$/)).toBeVisible();
    expect(screen.getByText('0 in progress, 1 ended')).toBeVisible();
  });

  it('shows the next step of an application and a link to a recommended vacancy', async () => {
    open();
    expect(await screen.findByText('They decide what is next')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'View Coffee bar host' })).toHaveAttribute(
      'href',
      '/vacancies/7',
    );
  });

  it('shows alerts and CVs beside the applications', async () => {
    const at = '2026-11-01T10:00:00.000Z';
    const alert = { id: 3, name: 'cook', filter: { search_string: 'cook' }, created_at: at };
    open({
      'GET /account/search-alerts': { alerts: [{ ...alert, frequency: 'daily', last_sent_at: null }] },
      'GET /applicant/me/cvs': {
        cvs: [
          {
            id: 12,
            name: 'Hotel CV',
            template: 'plain',
            version: 1,
            updated_at: at,
            shared_at: null,
            share_expires_at: null,
          },
        ],
      },
    });
    const searches = within(await screen.findByRole('region', { name: 'Saved searches' }));
    expect(await searches.findByRole('link', { name: 'cook' })).toBeVisible();
    expect(searches.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', '/applicant/alerts');
    const cvs = within(screen.getByRole('region', { name: 'CVs' }));
    expect(await cvs.findByRole('link', { name: 'Hotel CV' })).toHaveAttribute('href', '/cv-builder?cv=12');
  });

  it('puts an offer at the top', async () => {
    open({ 'GET /applicant/applications': [anApplicantApplication({ vacancy_id: 11, status: 'offer' })] });
    const urgent = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    expect(urgent.getByRole('link', { name: 'Open offer' })).toHaveAttribute(
      'href',
      '/applicant/applications/11',
    );
  });

  it('hides a recommendation with undo, and the focus follows', async () => {
    const { user, host } = open({
      'PUT /applicant/me/recommendations/7/hidden': { message: 'Hidden' },
      'DELETE /applicant/me/recommendations/7/hidden': { message: 'Shown' },
    });
    await user.click(await screen.findByRole('button', { name: 'Not for me: Coffee bar host' }));
    expect(screen.getByText('Coffee bar host is hidden.')).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(screen.getByRole('link', { name: 'Coffee bar host' })).toBeVisible();
    expect(host.requests.at(-1)).toMatchObject({ method: 'DELETE' });
  });

  it('turns the recommendations off', async () => {
    const off = { ...recommendations, is_on: false, recommendations: [] };
    const lists = [recommendations, off];
    const { user, host } = open({
      'POST /applicant/me': anApplicant({ recommendations: false }),
      'GET /applicant/me/recommendations': () => lists.shift(),
    });
    await user.click(await screen.findByRole('switch', { name: 'Use my profile' }));
    expect(screen.getByText(/^Recommendations are off/)).toBeVisible();
    expect(host.requests.some(({ body }) => JSON.stringify(body) === '{"recommendations":false}')).toBe(true);
  });

  it('starts with three steps without a profile', async () => {
    const missing = { status: 404, body: { message: 'No profile.', code: 'missing' } };
    open({
      'GET /applicant/me': missing,
      'GET /applicant/me/recommendations': missing,
      'GET /applicant/applications': [],
    });
    const steps = within(await screen.findByRole('region', { name: 'Three steps to your next job' }));
    expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Fill in your profile',
      'Fill from a resume',
      'Build your CV',
      'Search vacancies',
    ]);
    expect(steps.getByRole('link', { name: 'Fill from a resume' })).toHaveAttribute(
      'href',
      '/applicant/profile?edit=filling',
    );
    expect(screen.queryByRole('region', { name: 'Recommended for you' })).not.toBeInTheDocument();
  });

  it('starts with three steps for the empty profile that the sign-up creates', async () => {
    const empty = anApplicant({
      headline: '',
      phone: null,
      district_id: null,
      about: '',
      education_id: null,
      experience: [],
      educations: [],
      skills: [],
      languages: [],
      work_permit: null,
      resumes: [],
    });
    open({ 'GET /applicant/me': empty, 'GET /applicant/applications': [] });
    expect(await screen.findByRole('region', { name: 'Three steps to your next job' })).toBeVisible();
  });

  it('shows the applications after the first visit', async () => {
    open({ 'GET /applicant/applications': [] });
    expect(await screen.findByText('Applications you send appear here with their status.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Three steps to your next job' })).not.toBeInTheDocument();
  });
});

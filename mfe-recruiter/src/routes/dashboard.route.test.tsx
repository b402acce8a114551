import type { RecruiterDashboard } from '@cpa/shared/contracts';
import { profileLoaded } from '@cpa/shared/session';
import {
  aHost,
  aProfile,
  aRecruiterProfile,
  flushPromises,
  renderRoutes,
  type FakeResponses,
} from '@cpa/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Dashboard } from '../features/dashboard/components/Dashboard.tsx';
import { events } from '../features/dashboard/state/dashboardSlice.ts';
import { createRoutes } from '../module.ts';
import { applicationReceived } from '../realtime/realtimeEvents.ts';

const DAYS = Array.from({ length: 30 }, (_, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, '0')}`,
  views: index,
  applications: index % 3,
}));

const aDashboard = (overrides: Partial<RecruiterDashboard> = {}): RecruiterDashboard => ({
  company_id: 3,
  open_vacancies: 4,
  applicants_under_way: 12,
  attention: [
    {
      kind: 'expiring',
      vacancy_id: 7,
      title: 'Line Cook',
      valid_through: '2099-01-01',
      applicants: 2,
      hired: 0,
    },
    {
      kind: 'new_applicants',
      vacancy_id: 7,
      title: 'Line Cook',
      count: 2,
      since: '2026-11-20T12:00:00.000Z',
    },
  ],
  called_off: [],
  chart: { days: DAYS, before: { views: 290, applications: 30 } },
  stages: [{ status: 'new', count: 2 }],
  latest: [
    {
      id: 91,
      name: 'Xiomara Croes',
      photo: null,
      vacancy_title: 'Coki',
      vacancy_language: 'pap',
      applied_at: '2026-11-20T12:00:00.000Z',
    },
    { id: 92, name: null, photo: null, vacancy_title: 'Line Cook', applied_at: '2026-11-19T12:00:00.000Z' },
  ],
  first_steps: { is_verified: true, has_company: true, has_draft: true, has_published: true },
  ...overrides,
});

const verificationMail = { message: 'Sent.', code: 'mail_sent', email: 'marlon@example.aw' };

function open(responses: FakeResponses, profile = aRecruiterProfile({ name: 'Marlon Kock' })) {
  const host = aHost({ profile, responses });
  return { host, ...renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard' }) };
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

  it('shows what waits, the figures and the latest applicants', async () => {
    open({ 'GET /recruiter/dashboard': aDashboard() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bon bini, Marlon Kock' })).toBeVisible();
    const waiting = within(await screen.findByRole('region', { name: /Needs your attention/ }));
    expect(waiting.getByRole('link', { name: /^Review 2: 2 new applicants for Line Cook/ })).toHaveAttribute(
      'href',
      '/recruiter-dashboard/vacancies/7/applicants',
    );
    const chart = within(screen.getByRole('region', { name: 'Views and applications' }));
    expect(chart.getByText('435')).toBeVisible();
    expect(chart.getByText('50% up on the 30 days before')).toBeVisible();
    const latest = within(screen.getByRole('region', { name: 'Just arrived' }));
    expect(latest.getByRole('link', { name: 'Xiomara Croes' })).toHaveAttribute('translate', 'no');
    expect(latest.getByText('Coki')).toHaveAttribute('lang', 'pap-AW');
    expect(latest.getByText('Line Cook')).toHaveAttribute('lang', '');
    expect(latest.getByRole('link', { name: 'Applicant removed' })).not.toHaveAttribute('translate');
    expect(screen.queryByRole('region', { name: 'Your first hour' })).not.toBeInTheDocument();
  });

  it('lists interviews that are off first, with who ended them', async () => {
    const off = { kind: 'interview_off', title: 'Line Cook', cause: 'erased' } as const;
    const called_off = [
      { ...off, application_id: 93, name: null, starts_at: '2026-12-01T18:30:00.000Z' },
      { ...off, application_id: 94, name: 'Aisha Tromp', starts_at: null, cause: 'withdrawn' as const },
    ];
    open({ 'GET /recruiter/dashboard': aDashboard({ called_off }) });
    const waiting = within(await screen.findByRole('region', { name: /Needs your attention/ }));
    const [first, second] = waiting.getAllByRole('listitem');
    expect(first).toHaveTextContent(
      /The interview on .*1 December.*14:30.* is off.*The applicant deleted their data/,
    );
    expect(second).toHaveTextContent(/The interview for Line Cook is off.*Aisha Tromp withdrew/);
    expect(within(first!).getByRole('link', { name: /^Open/ })).toHaveAttribute(
      'href',
      '/recruiter-dashboard/applicants/93',
    );
  });

  it('links what waits to where it is', async () => {
    open({
      'GET /recruiter/dashboard': aDashboard({
        attention: [
          ...aDashboard().attention.slice(0, 1),
          {
            kind: 'unpaid_order',
            order_id: 31,
            total: 4900,
            currency: 'USD',
            payment_status: 'pending',
            created_at: '2026-11-20T12:00:00.000Z',
          },
          {
            kind: 'drafts',
            count: 2,
            imported: 0,
            vacancy_id: 8,
            title: 'Barista',
            updated_at: '2026-11-20T12:00:00.000Z',
          },
        ],
      }),
    });
    const waiting = within(await screen.findByRole('region', { name: /Needs your attention/ }));
    const links = waiting.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/recruiter-dashboard/vacancies?tab=closing',
      '/recruiter-dashboard/orders?order=31',
      '/recruiter-dashboard/vacancies?tab=drafts',
    ]);
  });

  it('reloads with a new application while it is shown only', async () => {
    const { host, unmount } = open({ 'GET /recruiter/dashboard': aDashboard() });
    const loads = () => host.requests.filter(({ path }) => path === '/recruiter/dashboard').length;
    await screen.findByRole('region', { name: 'Just arrived' });
    act(
      () =>
        void host.store.dispatch(
          applicationReceived({ vacancyId: 7, vacancyTitle: 'Line Cook', name: 'Rudy Tromp' }),
        ),
    );
    await waitFor(() => expect(loads()).toBe(2));
    unmount();
    host.store.dispatch(applicationReceived({ vacancyId: 7, vacancyTitle: 'Line Cook', name: 'Rudy Tromp' }));
    await flushPromises();
    expect(loads()).toBe(2);
  });

  it('moves through the days of the chart with the arrow keys', async () => {
    const { user } = open({ 'GET /recruiter/dashboard': aDashboard() });
    const chart = await screen.findByRole('slider', { name: 'Views and applications' });
    chart.focus();
    await user.keyboard('{Home}{ArrowRight}');
    expect(chart).toHaveAttribute('aria-valuetext', '2 November 2026: 1 view, 1 application');
    const tooltip = () => within(chart).queryByText('2 November 2026')?.parentElement;
    expect(tooltip()).toHaveTextContent('2 November 2026Views 1Applications 1');
    await user.keyboard('{Escape}');
    expect(tooltip()).toBeUndefined();
    expect(chart).toHaveAttribute('aria-valuetext', '30 November 2026: 29 views, 2 applications');
    await user.keyboard('{End}{ArrowLeft}');
    expect(within(chart).getByText('29 November 2026')).toBeVisible();
    await user.tab();
    expect(within(chart).queryByText('29 November 2026')).not.toBeInTheDocument();
  });

  it('shows the figures of the day below the pointer', async () => {
    open({ 'GET /recruiter/dashboard': aDashboard() });
    const chart = await screen.findByRole('slider', { name: 'Views and applications' });
    const drawing = chart.querySelector('svg')!;
    drawing.getBoundingClientRect = () => new DOMRect(0, 0, 660, 210);
    // The DOM of tests creates pointer events without a position.
    const moveTo = (clientX: number) =>
      fireEvent(drawing, new MouseEvent('pointermove', { bubbles: true, clientX }));
    moveTo(660);
    expect(within(chart).getByText('30 November 2026').parentElement).toHaveTextContent('Views 29');
    moveTo(0);
    expect(within(chart).getByText('1 November 2026').parentElement).toHaveTextContent('Views 0');
    fireEvent.pointerLeave(drawing);
    expect(within(chart).queryByText('1 November 2026')).not.toBeInTheDocument();
  });

  it('offers to import vacancies and to invite colleagues once there is a company', async () => {
    const actions = () =>
      screen
        .queryAllByRole('link', { name: /^(Import|Invite a colleague)$/ })
        .filter((link) => !link.closest('nav'))
        .map((link) => link.getAttribute('href'));
    const { unmount } = open({ 'GET /recruiter/dashboard': aDashboard() });
    await screen.findByRole('link', { name: 'Invite a colleague' });
    expect(actions()).toEqual(['/recruiter-dashboard/import', '/recruiter-dashboard/company/members']);
    unmount();
    const first_steps = { ...aDashboard().first_steps, has_company: false };
    open({ 'GET /recruiter/dashboard': aDashboard({ first_steps, attention: [] }) });
    await screen.findByRole('region', { name: 'Your first hour' });
    expect(actions()).toEqual([]);
  });

  it('lists the figures of the chart in a table', async () => {
    const { user } = open({ 'GET /recruiter/dashboard': aDashboard() });
    await user.click(await screen.findByText('Show as table'));
    const table = within(screen.getByRole('table', { name: 'Views and applications' }));
    expect(table.getAllByRole('row')).toHaveLength(31);
    expect(table.getByRole('row', { name: '3 November 2026 2 2' })).toBeVisible();
  });

  it('says when no posting is left and when the e-mail address is not verified', async () => {
    const { user, host } = open({
      'GET /recruiter/dashboard': aDashboard({
        attention: [
          { kind: 'unverified', email: 'marlon@example.aw' },
          { kind: 'no_postings', drafts: 2 },
        ],
      }),
      'POST /account/verification-mail': verificationMail,
    });
    const list = within(await screen.findByRole('region', { name: /Needs your attention/ }));
    expect(list.getByText('2 drafts need a posting: buy one, or close a vacancy.')).toBeVisible();
    expect(list.getByRole('link', { name: /^Buy postings/ })).toHaveAttribute('href', '/plans');
    await user.click(list.getByRole('button', { name: 'Send the mail again' }));
    await waitFor(() =>
      expect(host.toasts.shown).toEqual([
        {
          kind: 'success',
          title: 'We sent a new mail to marlon@example.aw. Please follow the link in it.',
        },
      ]),
    );
  });

  it('says that nothing waits', async () => {
    open({ 'GET /recruiter/dashboard': aDashboard({ attention: [] }) });
    expect(await screen.findByText('Nothing waits for you')).toBeVisible();
  });

  it('shows the first steps to an unverified recruiter without an error and follows the verification', async () => {
    let isVerified = false;
    const profile = aRecruiterProfile({ verified: false, companies: [] });
    const { host, user } = open(
      {
        'GET /recruiter/dashboard': () =>
          aDashboard({
            company_id: null,
            attention: [],
            first_steps: {
              is_verified: isVerified,
              has_company: false,
              has_draft: false,
              has_published: false,
            },
          }),
        'POST /account/verification-mail': verificationMail,
      },
      profile,
    );
    const steps = within(await screen.findByRole('region', { name: 'Your first hour' }));
    expect(steps.getByText('0 of 4 done')).toBeVisible();
    expect(steps.getByRole('link', { name: 'Add company' })).toHaveAttribute(
      'href',
      '/recruiter-dashboard/company/new',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(steps.getByRole('button', { name: 'Send the mail again' }));
    expect(host.requests.some(({ path }) => path === '/account/verification-mail')).toBe(true);
    isVerified = true;
    host.store.dispatch(profileLoaded({ ...profile, verified: true }));
    expect(await steps.findByText('1 of 4 done')).toBeVisible();
  });

  it('loads although the profile arrives while the page opens', async () => {
    const host = aHost({
      profile: aRecruiterProfile(),
      responses: { 'GET /recruiter/dashboard': aDashboard() },
    });
    const [route] = createRoutes(host);
    await (route!.lazy as () => Promise<unknown>)();
    host.store.dispatch(events.dashboardOpened());
    host.store.dispatch(profileLoaded(aRecruiterProfile()));
    renderRoutes([{ path: '/', Component: Dashboard }], { host, at: '/' });
    expect(await screen.findByRole('link', { name: 'Xiomara Croes' })).toBeVisible();
  });

  it('shows an error and recovers on retry', async () => {
    let attempts = 0;
    const { user } = open({
      'GET /recruiter/dashboard': () => {
        attempts += 1;
        if (attempts === 1) throw new Error('Network Error');
        return aDashboard();
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: /Needs your attention/ })).toBeVisible();
  });
});

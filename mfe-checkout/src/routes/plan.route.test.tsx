import { profileLoaded } from '@cpa/shared/session';
import {
  aHost,
  anOwnVacancy,
  aPackage,
  aRecruiterProfile,
  flushPromises,
  renderRoutes,
  type FakeResponses,
} from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';
import { listenToEvents } from '../realtime/realtimeEvents.ts';

const team = aPackage({
  id: 2,
  name: 'Team',
  price: 19_900,
  vacancies: 5,
  duration_days: 45,
  templates: ['Classic', 'Checklist'],
});
const season = aPackage({
  id: 3,
  name: 'Season',
  price: 34_900,
  vacancies: 12,
  templates: ['Classic', 'Checklist', 'Custom'],
});
const sponsorship = aPackage({
  id: 13,
  name: 'Sponsorship',
  price: 3500,
  vacancies: 0,
  duration_days: 14,
  sponsored: true,
  templates: [],
});
const profile = aRecruiterProfile();
const company = profile.companies[0]!;
const postings = {
  companies: [
    {
      company_id: company.id,
      free: { duration_days: 30, used_by: null },
      packages: [
        { entitlement_id: 1, name: 'Team', left: 3, postings: 5, duration_days: 45, expires_at: null },
      ],
      sponsorships_left: 0,
    },
  ],
};
/** The vacancy as an action returns it. */
const aWholeVacancy = (vacancy: ReturnType<typeof anOwnVacancy>) => ({
  ...vacancy,
  description: '',
  requirements: '',
  benefits: '',
  sectors: [],
  educations: [],
  languages: [],
  salary_visible: true,
  work_permit: 'any',
  contact_email: null,
  external_apply_url: null,
  screening_questions: [],
  version: 1,
  edited_by: null,
  edited_at: null,
  source: 'manual',
  updated_at: '2026-11-18T14:00:00.000Z',
  history: [],
});
const own = anOwnVacancy({ id: 7, title: 'Line Cook', views: 40, applicants_count: 3 });

function open(at: string, vacancies: FakeResponses[string] = { vacancies: [own] }, more: FakeResponses = {}) {
  const host = aHost({
    profile,
    responses: {
      'GET /packages': { packages: [team, season, sponsorship] },
      'GET /recruiter/vacancies': vacancies,
      'GET /recruiter/postings': postings,
      ...more,
    },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}
const cart = () => JSON.parse(localStorage.getItem('cartState') ?? '{"items":[]}').items as object[];
const summary = () => within(screen.getByRole('complementary', { name: 'Summary' }));

afterEach(() => localStorage.clear());

describe('/plans/:id', () => {
  it('keeps quantity, start and step in a reload and puts the package selection into the cart', async () => {
    const first = open('/plans/2');
    expect(await screen.findByText(/3 vacancies are left at/)).toBeVisible();
    await first.user.click(screen.getByRole('button', { name: 'One package more' }));
    expect(screen.getByText('10 vacancies')).toBeVisible();
    expect(summary().getByText('US$ 398.00', { selector: 'strong' })).toBeVisible();
    expect(summary().getByText('Afl. 712.42')).toBeVisible();
    await first.user.click(screen.getByRole('link', { name: 'Next: template' }));
    expect(await screen.findByRole('heading', { name: 'How should your vacancies look?' })).toHaveFocus();
    expect(first.address()).toBe('/plans/2?step=2');
    await first.user.click(screen.getByRole('radio', { name: 'Checklist' }));
    first.unmount();

    const { user, host } = open('/plans/2?step=2');
    expect(await screen.findByRole('radio', { name: 'Checklist' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Add to cart, US$ 398.00' }));
    expect(host.toasts.shown.map(({ title }) => title)).toEqual(['Team added to cart']);
    expect(host.visits).toEqual([{ to: '/cart', replace: false }]);
    expect(cart()).toHaveLength(2);
    expect(cart()[0]).toEqual({
      package_id: 2,
      title: 'Team',
      price: 19_900,
      quickbooks_id: null,
      vacancies: 5,
      start_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      total: 19_900,
      template: 'Checklist',
      customTemplate: null,
      plan: 'Team',
    });
  });

  it('chooses the start in the calendar by keyboard, from today on', async () => {
    const { user } = open('/plans/2');
    const group = within(await screen.findByRole('group', { name: 'From when?' }));
    const today = document.querySelector<HTMLElement>('[data-chosen]')!;
    expect(group.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
    today.focus();
    await user.keyboard('{ArrowLeft}');
    expect(today).toHaveFocus();
    const next = group.getByRole('button', { name: 'Next month' });
    await user.click(next);
    expect(next).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Today' }));
    document.querySelector<HTMLElement>('[data-chosen]')!.focus();
    await user.keyboard('{PageDown}{Home}{Enter}');
    const chosen = document.activeElement as HTMLElement;
    expect(chosen).toHaveAttribute('data-chosen');
    expect(chosen.dataset['day']! > today.dataset['day']!).toBe(true);
    expect(summary().getByText(chosen.getAttribute('aria-label')!)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(summary().getByText('Today')).toBeVisible();
  });

  it('names the cheaper package and the one that includes a locked template', async () => {
    const { user } = open('/plans/2');
    expect(await screen.findByText('12 vacancies for US$ 349.00.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next: template' }));
    await user.click(await screen.findByRole('radio', { name: /Custom With Season/ }));
    expect(screen.getByText(/Custom is not part of this plan/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add to cart/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Choose Season' }));
    await user.click(await screen.findByRole('radio', { name: 'Custom' }));
    await user.type(screen.getByLabelText('Opening line'), 'Make the desserts.');
    await user.click(screen.getByRole('button', { name: /Add to cart/ }));
    expect(cart()).toEqual([
      expect.objectContaining({ template: 'Custom', customTemplate: 'Make the desserts.' }),
    ]);
  });

  it('does not store a card number in the opening line', async () => {
    const { user } = open('/plans/3?step=2');
    await user.click(await screen.findByRole('radio', { name: 'Custom' }));
    await user.type(screen.getByLabelText('Opening line'), '4111 1111 1111 1111');
    expect(screen.getByText(/This looks like a card number/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Add to cart/ }));
    expect(cart()).toEqual([]);
    expect(screen.getByLabelText('Opening line')).toHaveFocus();
    expect(screen.getByLabelText('Opening line')).toHaveValue('4111 1111 1111 1111');
    expect(JSON.stringify(localStorage)).not.toContain('4111');
  });

  it('sponsors the vacancy of the URL', async () => {
    const { user } = open('/plans/13?vacancy=7&step=2');
    expect(await screen.findByRole('heading', { name: 'Sponsor this vacancy' })).toBeVisible();
    expect(screen.getByText('Line Cook')).toBeVisible();
    expect(screen.getByText('40')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(cart()).toEqual([expect.objectContaining({ package_id: 13, vacancy_id: 7, price: 3500 })]);
  });

  it('uses a sponsorship that the company has left', async () => {
    let vacancy = own;
    const { user, host } = open('/plans/13?vacancy=7&step=2', () => ({ vacancies: [vacancy] }), {
      'GET /recruiter/postings': { companies: [{ ...postings.companies[0]!, sponsorships_left: 2 }] },
      'POST /recruiter/vacancy/7/sponsor': () => {
        vacancy = { ...own, sponsored_until: '2099-01-01T00:00:00Z' };
        return { status: 201, body: aWholeVacancy(vacancy) };
      },
    });
    expect(await screen.findByText(/Your company has 2 sponsorships left/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use 1 sponsorship' }));
    expect(await screen.findByText('This vacancy is already sponsored')).toBeVisible();
    expect(host.toasts.shown).toMatchObject([{ kind: 'success', title: '“Line Cook” is sponsored' }]);
    expect(cart()).toEqual([]);
  });

  it('reads the remaining postings again when another tab has used or bought some', async () => {
    let left = 2;
    const { host } = open('/plans/13?vacancy=7&step=2', undefined, {
      'GET /recruiter/postings': () => ({
        companies: [{ ...postings.companies[0]!, sponsorships_left: left }],
      }),
    });
    listenToEvents(host);
    expect(await screen.findByText(/Your company has 2 sponsorships left/)).toBeVisible();
    left = 1;
    host.events.emit('postings-changed', { company_id: 3 });
    expect(await screen.findByText(/Your company has 1 sponsorship left/)).toBeVisible();
  });

  it('says that the outcome is unknown when using a sponsorship was not confirmed', async () => {
    const { user, host } = open(
      '/plans/13?vacancy=7&step=2',
      { vacancies: [own] },
      {
        'GET /recruiter/postings': { companies: [{ ...postings.companies[0]!, sponsorships_left: 2 }] },
        'POST /recruiter/vacancy/7/sponsor': { status: 503, body: { message: 'Away', code: 'x' } },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Use 1 sponsorship' }));
    await waitFor(() =>
      expect(host.toasts.shown).toMatchObject([
        { kind: 'error', title: 'We do not know yet whether this was done' },
      ]),
    );
  });

  it.each([
    ['is already sponsored', { sponsored_until: '2099-01-01T00:00:00Z' }, 'Choose another vacancy'],
    ['is closed', { status: 'closed' }, 'Go to your closed vacancies'],
    ['is still a draft', { status: 'draft' }, 'Open draft'],
  ] as const)('says that the vacancy %s and what to do', async (state, overrides, action) => {
    open('/plans/13?vacancy=7&step=2', { vacancies: [anOwnVacancy({ ...own, ...overrides })] });
    expect(await screen.findByText(`This vacancy ${state}`)).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
  });

  it('lets the recruiter change a vacancy that was not found', async () => {
    const { user, address } = open('/plans/13?vacancy=99&step=2');
    await user.click(await screen.findByRole('link', { name: 'Choose another vacancy' }));
    await user.click(await screen.findByRole('link', { name: 'Line Cook' }));
    expect(address()).toBe('/plans/13?vacancy=7&step=2');
  });

  it('does not load the vacancies again when the profile is loaded again', async () => {
    const { host } = open('/plans/13');
    await screen.findByRole('link', { name: 'Line Cook' });
    host.store.dispatch(profileLoaded(profile));
    await flushPromises();
    expect(host.requests.filter(({ path }) => path === '/recruiter/vacancies')).toHaveLength(1);
  });

  it('recovers on retry when the vacancies could not be loaded', async () => {
    let isDown = true;
    const { user } = open('/plans/13', () =>
      isDown ? { status: 503, body: { message: 'Away', code: 'x' } } : { vacancies: [own] },
    );
    expect(await screen.findByText('Your vacancies could not be loaded')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Line Cook' })).toBeVisible();
  });

  it('says that a plan does not exist and links to all plans', async () => {
    open('/plans/99');
    expect(await screen.findByText('This plan does not exist')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All plans' })).toHaveAttribute('href', '/plans');
  });
});

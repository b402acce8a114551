import {
  aHost,
  anOwnVacancy,
  aRecruiterProfile,
  renderRoutes,
  type FakeResponses,
} from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutes } from '../module.ts';

const cook = anOwnVacancy({ id: 1, title: 'Line Cook', status: 'open', valid_through: '2026-12-20' });
/** The same vacancy with the fields of the editor, as every action returns it. */
const whole = (vacancy: typeof cook) => ({
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
const barista = anOwnVacancy({
  id: 2,
  title: 'Barista',
  department: 'Bar',
  status: 'draft',
  valid_through: null,
  published_at: null,
  applicants_count: 0,
});
const guard = anOwnVacancy({
  id: 3,
  title: 'Guard',
  status: 'closed',
  valid_through: '2026-01-31',
  sponsored: true,
  applicants_count: 0,
});

function open(responses: FakeResponses, search = '') {
  const host = aHost({
    profile: aRecruiterProfile(),
    responses: {
      'GET /recruiter/postings': { companies: [] },
      'GET /packages': { packages: [] },
      ...responses,
    },
  });
  const page = renderRoutes(createRoutes(host), { host, at: `/recruiter-dashboard/vacancies${search}` });
  return { host, ...page };
}

const listed = { 'GET /recruiter/vacancies': { vacancies: [cook, barista, guard] } };
const titles = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);

describe('/recruiter-dashboard/vacancies', () => {
  it('disables Extend for a vacancy that is open for as long as its posting lasts, and says why', async () => {
    const longest = { ...cook, posting: 'free' as const, valid_through: '2099-12-20', posted_until: null };
    const { user } = open({ 'GET /recruiter/vacancies': { vacancies: [longest] } });
    await user.click(await screen.findByRole('button', { name: 'Actions for Line Cook' }));
    const item = await screen.findByRole('menuitem', { name: /^Extend…/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent('Open for as long as its posting lasts.');
  });

  it('shows each vacancy with its status, date and most likely action', async () => {
    open(listed);
    const row = (await screen.findByRole('rowheader', { name: /Barista/ })).closest('tr')!;
    expect(row).toHaveTextContent(/Barista.*Bar.*Draft.*No date yet/);
    expect(within(row).getByRole('link', { name: 'Finish Barista' })).toHaveAttribute(
      'href',
      '/recruiter-dashboard/vacancies/2/edit',
    );
    const closed = screen.getByRole('rowheader', { name: /Guard/ }).closest('tr')!;
    expect(closed).toHaveTextContent(/Guard.*Sponsored.*Closed/);
    expect(within(closed).getByRole('button', { name: 'Repost Guard' })).toBeVisible();
    expect(titles()).toEqual(['Line Cook', 'Barista', 'Guard']);
  });

  it('sorts by a column and puts the order into the URL', async () => {
    const { address } = open(listed);
    await userEvent.click(await screen.findByRole('button', { name: 'Vacancy' }));
    expect(screen.getByRole('columnheader', { name: /^Vacancy/ })).toHaveAttribute('aria-sort', 'ascending');
    expect(titles()).toEqual(['Barista', 'Guard', 'Line Cook']);
    await userEvent.click(screen.getByRole('button', { name: 'Vacancy' }));
    expect(titles()).toEqual(['Line Cook', 'Guard', 'Barista']);
    await waitFor(() => expect(address()).toBe('/recruiter-dashboard/vacancies?sort=-title'));
  });

  it('restores tab and search from the URL and clears them', async () => {
    open(listed, '?tab=closed&search=gua');
    expect(await screen.findByRole('rowheader', { name: /Guard/ })).toBeVisible();
    expect(titles()).toEqual(['Guard']);
    expect(screen.getByRole('link', { name: /^Closed/, current: 'page' })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByRole('heading', { name: 'No vacancies match' })).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
    expect(titles()).toHaveLength(3);
  });

  it('puts a typed search into the URL at the next click', async () => {
    const { address } = open(listed);
    await userEvent.type(await screen.findByRole('searchbox'), 'gua');
    await userEvent.click(document.body);
    expect(address()).toBe('/recruiter-dashboard/vacancies?search=gua');
  });

  it('offers the public page of an open vacancy, and none of a draft', async () => {
    const draft = { ...cook, id: 8, title: 'Host', status: 'draft' };
    open({ ...listed, 'GET /recruiter/vacancies': { vacancies: [cook, draft] } });
    expect(await screen.findByRole('link', { name: 'View on the site: Line Cook' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'View on the site: Host' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Host' }));
    expect(await screen.findByRole('menuitem', { name: /^Edit/ })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'View on the site' })).not.toBeInTheDocument();
  });

  it('says what deleting an open vacancy does and closes it instead', async () => {
    const { host } = open({
      ...listed,
      'POST /recruiter/vacancy/1/close': whole({ ...cook, status: 'closed' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Line Cook' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Line Cook”?' });
    expect(dialog).toHaveTextContent('An open vacancy cannot be deleted.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close it instead' }));
    const close = await screen.findByRole('alertdialog', { name: 'Close “Line Cook”?' });
    expect(close).toHaveTextContent('3 applicants stay with you.');
    await userEvent.click(within(close).getByRole('button', { name: 'Close vacancy' }));
    await waitFor(() =>
      expect(host.requests.map(({ path }) => path)).toContain('/recruiter/vacancy/1/close'),
    );
  });

  it('says that the outcome is unknown and where to look when closing was not confirmed', async () => {
    const { user } = open({
      ...listed,
      'POST /recruiter/vacancy/1/close': { status: 503, body: { message: 'Away', code: 'x' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Line Cook' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Close…/ }));
    await user.click(await screen.findByRole('button', { name: 'Close vacancy' }));
    const report = await screen.findByRole('dialog', { name: 'We do not know yet whether this was done' });
    expect(report).toHaveTextContent('Reload the page and look before you try again.');
    expect(report).not.toHaveTextContent('could not be closed');
  });

  it('says what duplicating does before it creates a draft and opens it', async () => {
    const { host } = open({
      ...listed,
      'GET /recruiter/vacancy/1': whole(cook),
      'POST /recruiter/vacancy': whole({ ...cook, id: 9, status: 'draft' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Line Cook' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Duplicate…/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Duplicate “Line Cook”' });
    expect(dialog).toHaveTextContent('A draft “Line Cook (copy)” with the same text');
    expect(dialog).toHaveTextContent('Applicants, views, dates and the posting are not copied.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    const menu = screen.getByRole('button', { name: 'Actions for Line Cook' });
    await waitFor(() => expect(menu).toHaveFocus());
    expect(host.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Duplicate…/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicate' }));
    await waitFor(() =>
      expect(host.visits).toEqual([{ to: '/recruiter-dashboard/vacancies/9/edit', replace: false }]),
    );
  });

  it('lists the failed rows of a bulk action and keeps them selected', async () => {
    const second = { ...cook, id: 4, title: 'Sous Chef' };
    open({
      'GET /recruiter/vacancies': { vacancies: [cook, second] },
      'POST /recruiter/vacancy/1/close': whole({ ...cook, status: 'closed' }),
      'POST /recruiter/vacancy/4/close': { status: 409, body: { message: 'This one is closed.' } },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const bar = screen.getByRole('region', { name: 'Selected vacancies' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Close' }));
    expect(bar).toHaveTextContent('They leave the site now');
    await userEvent.click(within(bar).getByRole('button', { name: 'Close 2' }));
    const report = await screen.findByRole('dialog');
    expect(report).toHaveTextContent('“Sous Chef” could not be closed');
  });

  it('publishes the selected drafts after a dialog that states the cost, and links those that failed', async () => {
    const waiter = { ...barista, id: 5, title: 'Waiter', valid_through: '2020-01-31' };
    const porter = { ...barista, id: 6, title: 'Porter' };
    const aPackage = { entitlement_id: 1, name: 'Team', left: 1, postings: 5, duration_days: 45 };
    const incomplete = {
      status: 422,
      body: { message: 'Not complete.', code: 'invalid', errors: { sectors: ['Choose a sector.'] } },
    };
    const { host } = open({
      'GET /recruiter/vacancies': { vacancies: [cook, barista, waiter, porter] },
      'GET /recruiter/postings': {
        companies: [
          {
            company_id: barista.company.id,
            free: { duration_days: 30, used_by: null },
            packages: [{ ...aPackage, expires_at: null }],
            sponsorships_left: 0,
          },
        ],
      },
      'POST /recruiter/vacancy/2': incomplete,
      'POST /recruiter/vacancy/5': whole({ ...waiter, status: 'open' }),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const bar = screen.getByRole('region', { name: 'Selected vacancies' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Publish…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Publish 2 vacancies?' });
    await waitFor(() => expect(dialog).toHaveTextContent('Uses your free posting and 1 of your 1 posting.'));
    expect(dialog).toHaveTextContent('Not published because you have no posting left: Porter.');
    expect(dialog).toHaveTextContent('1 is not a draft and stays as it is.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publish 2' }));
    const report = await screen.findByRole('dialog', { name: '“Barista” could not be published' });
    expect(report).toHaveTextContent('Not complete. Choose a sector.');
    expect(within(report).getByRole('link', { name: 'Barista' })).toHaveAttribute(
      'href',
      '/recruiter-dashboard/vacancies/2/edit',
    );
    expect(host.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { status: 'open', valid_through: null },
      { status: 'open' },
    ]);
  });

  it('hides a column and remembers that', async () => {
    const { unmount } = open(listed);
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Closes' }));
    const header = () => screen.queryByRole('columnheader', { name: /^Closes/ });
    await waitFor(() => expect(header()).not.toBeInTheDocument());
    unmount();
    open(listed);
    expect(await screen.findByRole('rowheader', { name: /Barista/ })).toBeVisible();
    expect(header()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
    await waitFor(() => expect(header()).toBeVisible());
  });

  it('moves between rows by arrow keys, searches by / and edits by E', async () => {
    const { address } = open(listed);
    const link = async (name: string) =>
      within(await screen.findByRole('rowheader', { name: new RegExp(name) })).getByRole('link');
    (await link('Line Cook')).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(await link('Barista')).toHaveFocus();
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await userEvent.keyboard('e');
    expect(screen.getByRole('searchbox')).toHaveValue('e');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Guard/ })).toBeNull());
    await userEvent.clear(screen.getByRole('searchbox'));
    await screen.findByRole('rowheader', { name: /Guard/ });
    (await link('Barista')).focus();
    await userEvent.keyboard('e');
    await waitFor(() => expect(address()).toBe('/recruiter-dashboard/vacancies/2/edit'));
  });

  it('marks the current page in the side navigation', async () => {
    open({ 'GET /recruiter/vacancies': { vacancies: [] } });
    expect((await screen.findAllByRole('link', { name: 'Vacancies', current: 'page' }))[0]).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No vacancies yet' })).toBeVisible();
  });

  it('shows a placeholder while loading', async () => {
    open({ 'GET /recruiter/vacancies': () => new Promise(() => {}) });
    expect(await screen.findByText('Loading your vacancies')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Vacancies' })).toBeVisible();
  });
});

import type { BlockedCompanies, NotificationSettings, Sessions, StoredData } from '@cpa/shared/contracts';
import { selectIsAuthenticated } from '@cpa/shared/session';
import {
  aCompanyCard,
  aCompanyPage,
  aHost,
  anApplicant,
  aProfile,
  type FakeResponses,
  aSecondStep,
  renderRoutes,
} from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { erasedData } from '../features/privacy/state/erasedData.ts';
import { createRoutes } from '../module.ts';

const AT = '2026-11-20T14:00:00.000Z';
const own = {
  id: 'a',
  device: 'Chrome on Linux',
  ip_address: '10.0.0.1',
  signed_in_at: AT,
  last_seen_at: AT,
  current: true,
};
const phone = { ...own, id: 'b', device: 'Safari on iOS', current: false };
const sessions: Sessions = { sessions: [own, phone] };
const settings: NotificationSettings = {
  quiet_hours: null,
  settings: [{ topic: 'application_updates', delivery: 'at_once', choices: ['at_once', 'never'] }],
};
const stored: StoredData = {
  applications: 12,
  open_applications: 5,
  resumes: 2,
  file_bytes: 2000,
  has_photo: true,
  saved_vacancies: 1,
  search_alerts: 3,
  last_exported_at: null,
};
const cove = { id: 7, name: 'Divi Cove', slug: 'divi-cove', logo: null };
const blocked: BlockedCompanies = { companies: [cove] };
const unavailable = { status: 503, body: { message: 'x', code: 'unavailable' } };

async function open(responses: FakeResponses = {}) {
  const host = aHost({
    profile: aProfile(),
    responses: {
      'GET /applicant/me/data': stored,
      'GET /applicant/me': anApplicant({ visibility: 'companies_i_applied_to' }),
      'GET /applicant/me/blocked-companies': blocked,
      'GET /account/passkeys': { passkeys: [] },
      'GET /account/second-step': aSecondStep(),
      'GET /account/sessions': sessions,
      'GET /account/identities': { identities: [], can_unlink: true },
      'GET /account/notification-settings': settings,
      ...responses,
    },
  });
  const { user } = renderRoutes(createRoutes(host), { host, at: '/applicant/privacy' });
  await screen.findByRole('heading', { level: 1, name: 'Privacy' });
  const said = () => host.toasts.shown.map(({ kind, title }) => `${kind}: ${title}`);
  const bodies = (call: string) =>
    host.requests.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
  return { host, user, said, bodies };
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('/applicant/privacy', () => {
  it('says how to remove the only service that signs in to the account', async () => {
    const google = {
      id: 3,
      provider: 'google',
      email: 'rosa@example.com',
      linked_at: '2026-11-20T14:00:00.000Z',
    };
    await open({ 'GET /account/identities': { identities: [google], can_unlink: false } });
    expect(await screen.findByText(/choose a password first/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove Google' })).not.toBeInTheDocument();
  });

  it('says what is deleted and what stays', async () => {
    await open();
    const part = section('Delete my data');
    expect(await part.findByText('Profile, photo, CVs and 2 resumes')).toBeVisible();
    expect(part.getByText('12 applications')).toBeVisible();
    expect(part.getByText('5 are in progress. Companies see “applicant removed”.')).toBeVisible();
    expect(part.getByText('1 saved vacancy, 3 alerts.')).toBeVisible();
    expect(part.getByText('Backups')).toBeVisible();
  });

  it('deletes the data with the password and ends the session', async () => {
    const { user, host, bodies } = await open({
      'DELETE /applicant/me/data': { message: 'Everything about you was erased.' },
    });
    const part = section('Delete my data');
    await user.click(part.getByRole('button', { name: 'Delete my data for good' }));
    expect(part.getByText('Enter your password to confirm.')).toBeVisible();
    expect(bodies('DELETE /applicant/me/data')).toEqual([]);
    await user.type(part.getByLabelText('Your password'), 'bon-bini-2026');
    expect(part.getByRole('checkbox', { name: /I have a copy/ })).not.toBeChecked();
    await user.click(part.getByRole('button', { name: 'Delete my data for good' }));
    await waitFor(() => expect(host.visits.at(-1)).toEqual({ to: '/applicant/data-deleted', replace: true }));
    expect(bodies('DELETE /applicant/me/data')).toEqual([{ password: 'bon-bini-2026' }]);
    expect(selectIsAuthenticated(host.store.getState())).toBe(false);
  });

  it('confirms a deletion to a visitor without a request', async () => {
    erasedData.write(stored);
    const host = aHost();
    renderRoutes(createRoutes(host), { host, at: '/applicant/data-deleted' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your data was deleted' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'What is gone' })).toBeVisible();
    expect(screen.getByText('12 applications')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'What stays' })).toBeVisible();
    expect(host.requests).toEqual([]);
  });

  it('leads to the privacy page without a deletion in this tab', async () => {
    erasedData.write(null);
    const host = aHost();
    const { address } = renderRoutes(createRoutes(host), { host, at: '/applicant/data-deleted' });
    await waitFor(() => expect(address()).toContain('callbackUrl=%2Fapplicant%2Fprivacy'));
  });

  it('shows the toast of the specification and the wrong password at its field', async () => {
    const errors = { password: ['This is not your password. Check it and try again.'] };
    const { user, said, host } = await open({
      'DELETE /applicant/me/data': { status: 422, body: { message: 'x', code: 'invalid', errors } },
    });
    const part = section('Delete my data');
    await user.type(part.getByLabelText('Your password'), 'wrong');
    await user.click(part.getByRole('checkbox', { name: /I have a copy/ }));
    await user.click(part.getByRole('button', { name: 'Delete my data for good' }));
    expect(await part.findByText('This is not your password. Check it and try again.')).toBeVisible();
    expect(said()).toEqual(['error: Failed to delete applicant data']);
    expect(part.getByLabelText('Your password')).toHaveValue('wrong');
    expect(selectIsAuthenticated(host.store.getState())).toBe(true);
  });

  it('downloads the chosen copy and shows when', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:copy';
    URL.revokeObjectURL = () => {};
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    };
    let last: string | null = null;
    const { user, said } = await open({
      'GET /applicant/me/data': () => ({ ...stored, last_exported_at: last }),
      'GET /applicant/me/export.pdf': () => {
        last = AT;
        return { status: 200, body: '%PDF' };
      },
    });
    const part = section('Take your data with you');
    await user.click(part.getByRole('radio', { name: /Readable copy, PDF/ }));
    await user.click(part.getByRole('button', { name: 'Download my data' }));
    expect(await part.findByText(/^Last copy/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /I have a copy/ })).toBeChecked();
    expect(saved).toEqual(['career-portal-aruba.pdf']);
    expect(said()).toEqual(['success: Your data was downloaded']);
  });

  it('says when the copy fails', async () => {
    const { user, said } = await open({ 'GET /applicant/me/export': unavailable });
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(said()).toEqual([expect.stringContaining('could not be downloaded')]));
  });

  it('saves who can see the profile, and restores the choice when that fails', async () => {
    let isDown = false;
    const { user, said, bodies } = await open({
      'POST /applicant/me': () => (isDown ? unavailable : anApplicant({ visibility: 'hidden' })),
    });
    const part = section('Who can see your profile');
    await user.click(await part.findByRole('radio', { name: /Nobody/ }));
    await waitFor(() => expect(said()).toEqual(['success: Your choice was saved']));
    expect(bodies('POST /applicant/me')).toEqual([{ visibility: 'hidden' }]);
    isDown = true;
    await user.click(part.getByRole('radio', { name: /Nobody/ }));
    await user.click(part.getByRole('radio', { name: /Companies I applied to/ }));
    await waitFor(() => expect(said()).toHaveLength(2));
    expect(said().at(-1)).toMatch(/^error/);
  });

  it('turns the notifications off', async () => {
    const { user, bodies } = await open({ 'PUT /account/notification-settings': settings });
    await user.click(await screen.findByRole('switch', { name: /Status of my applications/ }));
    expect(bodies('PUT /account/notification-settings')).toEqual([
      { topic: 'application_updates', delivery: 'never' },
    ]);
  });

  it('turns the quiet hours on', async () => {
    const quiet_hours = { from: '22:00', to: '07:00' };
    const { user, bodies } = await open({ 'PUT /account/quiet-hours': { ...settings, quiet_hours } });
    await user.click(await screen.findByRole('checkbox', { name: 'Quiet hours' }));
    expect(await screen.findByLabelText('From')).toHaveValue('22:00');
    expect(bodies('PUT /account/quiet-hours')).toEqual([{ quiet_hours }]);
  });

  it('ends one session and keeps the focus in the list', async () => {
    const { user, said } = await open({ 'DELETE /account/sessions/b': { sessions: [own] } });
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await waitFor(() => expect(said()).toEqual(['success: The session was ended']));
    expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('ends all other sessions', async () => {
    const { user, said } = await open({ 'POST /account/sessions/end-others': { sessions: [own] } });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(said()).toEqual(['success: You are signed out everywhere else']));
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('finds a company, blocks and unblocks it', async () => {
    const reef = aCompanyCard({ id: 9, name: 'Reef Foods' });
    const { user, said, bodies } = await open({
      'POST /companies/searchfilter': aCompanyPage({ data: [reef] }),
      'PUT /applicant/me/blocked-companies/9': { companies: [cove, { ...cove, id: 9, name: 'Reef Foods' }] },
      'DELETE /applicant/me/blocked-companies/7': { companies: [] },
    });
    await user.type(screen.getByRole('searchbox', { name: 'Add a company' }), 'reef');
    await user.click(await screen.findByRole('button', { name: 'Block Reef Foods' }));
    expect(await screen.findAllByRole('button', { name: 'Unblock Reef Foods' })).toHaveLength(2);
    expect(bodies('POST /companies/searchfilter')).toEqual([{ search_string: 'reef' }]);
    await user.click(screen.getByRole('button', { name: 'Unblock Divi Cove' }));
    expect(await screen.findByText('You have not blocked a company.')).toBeVisible();
    expect(said()).toEqual(['success: The company is blocked', 'success: The company is no longer blocked']);
  });

  it('changes the password and empties the form', async () => {
    const { user, said, bodies } = await open({ 'PUT /recruiter/user/': aProfile() });
    await user.type(screen.getByLabelText('Current password'), 'bon-bini-2026');
    await user.type(screen.getByLabelText('New password'), 'tambe-bon-2027');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(said()).toEqual(['success: Profile updated successfully.']));
    expect(bodies('PUT /recruiter/user/')).toEqual([
      { current_password: 'bon-bini-2026', new_password: 'tambe-bon-2027' },
    ]);
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it('offers a retry for a part that could not be loaded', async () => {
    let isDown = true;
    const { user } = await open({ 'GET /account/sessions': () => (isDown ? unavailable : sessions) });
    const part = section('Where you are signed in');
    isDown = false;
    await user.click(await part.findByRole('button', { name: /again/ }));
    expect(await part.findByText('Safari on iOS')).toBeVisible();
  });

  it('says that there is no profile yet', async () => {
    await open({ 'GET /applicant/me': { status: 404, body: { message: 'x', code: 'missing' } } });
    expect(await screen.findByText(/do not have a profile yet/)).toBeVisible();
  });
});

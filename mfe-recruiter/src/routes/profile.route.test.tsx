import type { AccountDeletion, NotificationSettings, Sessions } from '@cpa/shared/contracts';
import { selectIsAuthenticated } from '@cpa/shared/session';
import { aHost, aRecruiterProfile, aSecondStep, renderRoutes, type FakeResponses } from '@cpa/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutes } from '../module.ts';

const profile = aRecruiterProfile();
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
  settings: [{ topic: 'new_applicants', delivery: 'at_once', choices: ['at_once', 'daily', 'never'] }],
};
const deletion: AccountDeletion = {
  companies: [{ id: 1, name: 'Cas di Sabor', open_vacancies: 2, outcome: 'closes', successor: null }],
};

async function open(responses: FakeResponses = {}) {
  const host = aHost({
    profile,
    responses: {
      'GET /account/passkeys': { passkeys: [] },
      'GET /account/second-step': aSecondStep(),
      'GET /account/sessions': sessions,
      'GET /account/identities': { identities: [], can_unlink: true },
      'GET /account/notification-settings': settings,
      'GET /recruiter/user/deletion': deletion,
      'GET /recruiter/calendar': { feed: null },
      ...responses,
    },
  });
  renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard/profile' });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  const said = () => host.toasts.shown.map(({ kind, title }) => `${kind}: ${title}`);
  const bodies = (call: string) =>
    host.requests.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
  return { host, said, bodies, user: userEvent.setup() };
}

describe('services that sign in to the account', () => {
  const google = { id: 3, provider: 'google', email: 'berta@example.com', linked_at: AT };
  const services = () => screen.findByRole('region', { name: 'Linked services' });

  it('are not shown without one', async () => {
    await open();
    expect(await screen.findByRole('region', { name: 'Active sessions' })).toBeVisible();
    expect(screen.queryByText('Linked services')).not.toBeInTheDocument();
  });

  it('are removed, and stay when that fails', async () => {
    let isDown = true;
    const { user, said } = await open({
      'GET /account/identities': { identities: [google], can_unlink: true },
      'DELETE /account/identities/3': () =>
        isDown ? { status: 503, body: { message: 'Away.' } } : { identities: [], can_unlink: true },
    });
    expect(await services()).toHaveTextContent('Googleberta@example.com');
    const remove = () => user.click(screen.getByRole('button', { name: 'Remove Google' }));
    await remove();
    await waitFor(() => expect(said()).toEqual(['error: Away.']));
    isDown = false;
    await remove();
    await waitFor(() => expect(screen.queryByText('berta@example.com')).not.toBeInTheDocument());
  });
});

describe('/recruiter-dashboard/profile', () => {
  it('saves the name and reloads the profile', async () => {
    const { user, said, bodies, host } = await open({ 'PUT /recruiter/user/': profile });
    const name = screen.getByLabelText('Name');
    await user.clear(name);
    await user.type(name, ' Berta Kock ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(said()).toEqual(['success: Profile updated successfully.']));
    expect(bodies('PUT /recruiter/user/')).toEqual([{ name: 'Berta Kock' }]);
    expect(host.profileReloads()).toBe(1);
  });

  it('shows a wrong password at its field and keeps the input', async () => {
    const errors = { current_password: ['This is not your current password.'] };
    const { user, said } = await open({
      'PUT /recruiter/user/': { status: 422, body: { message: 'x', code: 'y', errors } },
    });
    await user.type(screen.getByLabelText('Current password'), 'not this one');
    await user.type(screen.getByLabelText('New password'), 'tambe-bon-2027');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('This is not your current password.')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue('tambe-bon-2027');
    expect(said()).toEqual([]);
  });

  it('empties the form after the password was changed', async () => {
    const { user } = await open({ 'PUT /recruiter/user/': profile });
    await user.type(screen.getByLabelText('Current password'), 'bon-bini-2026');
    await user.type(screen.getByLabelText('New password'), 'tambe-bon-2027');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveValue(''));
  });

  it('ends another session and moves the focus to the list', async () => {
    const { user, said } = await open({ 'DELETE /account/sessions/b': { sessions: [own] } });
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await waitFor(() => expect(said()).toEqual(['success: The session was ended']));
    expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Active sessions' })).toHaveFocus();
  });

  it('saves a notification setting on change and restores it when that fails', async () => {
    const { user, said } = await open({ 'PUT /account/notification-settings': { status: 503, body: {} } });
    await user.click(await screen.findByRole('radio', { name: 'Never' }));
    await waitFor(() => expect(said()).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('radio', { name: /At once/ })).toBeChecked());
  });

  it('turns the quiet hours on and changes them', async () => {
    const { user, bodies } = await open({
      'PUT /account/quiet-hours': ({ body }) => ({ ...settings, ...(body as object) }),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Quiet hours' }));
    const until = await screen.findByLabelText('Until');
    fireEvent.change(until, { target: { value: '06:30' } });
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    await waitFor(() =>
      expect(bodies('PUT /account/quiet-hours')).toEqual([
        { quiet_hours: { from: '22:00', to: '07:00' } },
        { quiet_hours: { from: '22:00', to: '06:30' } },
      ]),
    );
    expect(screen.getByRole('button', { name: 'Save hours' })).toHaveFocus();
  });

  it('asks for the password before deleting the account, then signs out', async () => {
    const { user, host, said, bodies } = await open({
      'POST /recruiter/user/delete': { message: 'From the API.' },
    });
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(await dialog.findByText(/Its 2 open vacancies are closed/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(dialog.getByText('Enter your password to confirm.')).toBeVisible();
    await user.type(dialog.getByLabelText('Your password'), 'bon-bini-2026');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(said()).toEqual(['success: Your account was deleted. Ayo!']));
    expect(bodies('POST /recruiter/user/delete')).toEqual([{ password: 'bon-bini-2026' }]);
    expect(selectIsAuthenticated(host.store.getState() as never)).toBe(false);
    expect(host.visits).toEqual([{ to: '/', replace: false }]);
  });

  it('retries sessions that failed to load without hiding the rest', async () => {
    let isDown = true;
    const { user } = await open({
      'GET /account/sessions': () => (isDown ? { status: 503, body: {} } : sessions),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByLabelText('Name')).toBeVisible();
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('Safari on iOS')).toBeVisible();
  });
});

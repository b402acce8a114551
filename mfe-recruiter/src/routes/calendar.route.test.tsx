import { aHost, aRecruiterProfile, aSecondStep, renderRoutes, type FakeResponses } from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutes } from '../module.ts';

const feed = { shows_names: true, created_at: '2026-11-20T14:00:00.000Z', read_at: null };
const ADDRESS = 'https://jobs.example.aw/api/calendars/interviews.ics?token=s3cret';

async function open(responses: FakeResponses, profile = aRecruiterProfile()) {
  const host = aHost({
    profile,
    responses: {
      'GET /account/passkeys': { passkeys: [] },
      'GET /account/second-step': aSecondStep(),
      'GET /account/sessions': { sessions: [] },
      'GET /account/notification-settings': { settings: [], quiet_hours: null },
      'GET /account/identities': { identities: [], can_unlink: true },
      ...responses,
    },
  });
  renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard/profile' });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  return { host, user: userEvent.setup() };
}

const section = async () => within(await screen.findByRole('region', { name: 'Calendar' }));

describe('the calendar subscription on /recruiter-dashboard/profile', () => {
  it('shows a new secret URL once, without names when they are turned off', async () => {
    const { host, user } = await open({
      'GET /recruiter/calendar': { feed: null },
      'POST /recruiter/calendar/address': {
        status: 201,
        body: { feed: { ...feed, shows_names: false }, address: ADDRESS },
      },
    });
    await user.click(
      await (await section()).findByRole('checkbox', { name: 'Show the names of applicants' }),
    );
    await user.click((await section()).getByRole('button', { name: 'Create address' }));
    expect(await (await section()).findByLabelText('Your secret address')).toHaveValue(ADDRESS);
    expect(host.requests.at(-1)?.body).toEqual({ shows_names: false });
    expect((await section()).getByRole('link', { name: 'Open in a calendar program' })).toHaveAttribute(
      'href',
      ADDRESS.replace('https', 'webcal'),
    );
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click((await section()).getByRole('button', { name: 'Copy' }));
    expect(await (await section()).findByText('Copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith(ADDRESS);
  });

  it('does not show a URL that is in use, changes its contents and turns it off', async () => {
    const { host, user } = await open({
      'GET /recruiter/calendar': { feed },
      'PUT /recruiter/calendar': { feed: { ...feed, shows_names: false } },
      'DELETE /recruiter/calendar': { feed: null },
    });
    expect(await (await section()).findByText(/^You have a calendar address/)).toBeVisible();
    expect((await section()).getByText('No calendar program has read it yet.')).toBeVisible();
    await user.click((await section()).getByRole('checkbox'));
    await waitFor(async () => expect((await section()).getByRole('checkbox')).not.toBeChecked());
    expect(host.requests.at(-1)).toMatchObject({ method: 'PUT', body: { shows_names: false } });
    await user.click((await section()).getByRole('button', { name: 'Turn off' }));
    expect(await (await section()).findByRole('button', { name: 'Create address' })).toBeVisible();
    expect(host.toasts.shown).toMatchObject([{ title: 'The calendar address no longer works.' }]);
  });

  it('no longer shows the URL after the page was opened again', async () => {
    let stored: object | null = null;
    const { user } = await open({
      'GET /recruiter/calendar': () => ({ feed: stored }),
      'POST /recruiter/calendar/address': () => {
        stored = feed;
        return { status: 201, body: { feed, address: ADDRESS } };
      },
    });
    await user.click(await (await section()).findByRole('button', { name: 'Create address' }));
    expect(await (await section()).findByLabelText('Your secret address')).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: 'Profile' })[0]!);
    expect(await (await section()).findByText(/^You have a calendar address/)).toBeVisible();
    expect((await section()).queryByLabelText('Your secret address')).not.toBeInTheDocument();
  });

  it('says why a change failed', async () => {
    const { host, user } = await open({
      'GET /recruiter/calendar': { feed },
      'DELETE /recruiter/calendar': { status: 503, body: { message: 'Down.' } },
    });
    await user.click(await (await section()).findByRole('button', { name: 'Turn off' }));
    await waitFor(() =>
      expect(host.toasts.shown).toMatchObject([
        { kind: 'error', title: 'The calendar could not be changed.' },
      ]),
    );
    expect((await section()).getByRole('button', { name: 'Turn off' })).toBeEnabled();
  });

  it('is not offered before the e-mail address is verified', async () => {
    const { host } = await open({}, aRecruiterProfile({ verified: false }));
    expect(screen.queryByRole('region', { name: 'Calendar' })).not.toBeInTheDocument();
    expect(host.requests.map(({ path }) => path)).not.toContain('/recruiter/calendar');
  });
});

import type { CompanyInvitation, CompanyMember, CompanyMembers } from '@cpa/shared/contracts';
import { aHost, aRecruiterProfile, type FakeResponses, renderRoutes } from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const profile = aRecruiterProfile();
const joined_at = '2026-11-01T14:00:00.000Z';
const own: CompanyMember = {
  account_id: profile.id,
  name: profile.name,
  email: profile.email,
  membership: 'owner',
  joined_at,
};
const luis: CompanyMember = {
  account_id: 901,
  name: 'Luis Tromp',
  email: 'luis@example.aw',
  membership: 'recruiter',
  joined_at,
};
const invitation: CompanyInvitation = {
  id: 5,
  email: 'ana@example.aw',
  membership: 'viewer',
  invited_by: profile.name,
  sent_at: joined_at,
  expires_at: '2026-11-08T14:00:00.000Z',
};
const LIST = 'GET /recruiter/company/3/members';

function open(
  responses: FakeResponses = {},
  list: CompanyMembers = { members: [own, luis], invitations: [invitation] },
) {
  const host = aHost({ profile, responses: { [LIST]: list, ...responses } });
  const said = () => host.toasts.shown.map(({ kind, title }) => `${kind}: ${title}`);
  return {
    host,
    said,
    ...renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard/company/members' }),
  };
}

describe('/recruiter-dashboard/company/members', () => {
  it('asks an unverified recruiter to verify before inviting', async () => {
    const host = aHost({
      profile: { ...profile, verified: false },
      responses: { [LIST]: { members: [own], invitations: [] } },
    });
    renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard/company/members' });
    expect(await screen.findByText(/^Verify your e-mail address/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send invitation' })).not.toBeInTheDocument();
  });

  it('changes a role and keeps the focus in the select during the request', async () => {
    const answer = Promise.withResolvers<CompanyMembers>();
    const { user, host, said } = open({ 'PUT /recruiter/company/3/members/901': () => answer.promise });
    const role = await screen.findByRole('combobox', { name: 'Role of Luis Tromp' });
    role.focus();
    await user.selectOptions(role, 'Viewer');
    expect(role).toHaveFocus();
    expect(role).toHaveAttribute('aria-disabled', 'true');
    await user.selectOptions(role, 'Owner');
    answer.resolve({ members: [own, { ...luis, membership: 'viewer' }], invitations: [] });
    await waitFor(() => expect(role).toHaveValue('viewer'));
    expect(said()).toHaveLength(1);
    expect(host.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('removes a member only after a confirmation', async () => {
    const members = jest.fn(() => ({ members: [own, luis], invitations: [] }));
    const { user, said } = open({
      [LIST]: members,
      'DELETE /recruiter/company/3/members/901': { message: 'Removed' },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Luis Tromp' }));
    members.mockReturnValue({ members: [own], invitations: [] });
    const dialog = within(screen.getByRole('alertdialog', { name: /Luis Tromp/ }));
    expect(said()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('luis@example.aw')).not.toBeInTheDocument());
    expect(said()).toEqual([expect.stringMatching(/^success: .*Luis Tromp/)]);
  });

  it('opens the dashboard after leaving the company', async () => {
    const { user, host } = open({
      [`DELETE /recruiter/company/3/members/${profile.id}`]: { message: 'Removed' },
    });
    await user.click(await screen.findByRole('button', { name: 'Leave company' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave company' }));
    await waitFor(() => expect(host.profileReloads()).toBe(1));
    expect(host.visits).toEqual([{ to: '/recruiter-dashboard', replace: false }]);
  });

  it('sends an expired invitation again and revokes it', async () => {
    const invitations = [{ ...invitation, expires_at: '2099-01-08T14:00:00.000Z' }];
    const { user, said } = open({
      'POST /recruiter/company/3/invitations/5/resend': { members: [own], invitations },
      'DELETE /recruiter/company/3/invitations/5': { members: [own], invitations: [] },
    });
    expect(await screen.findByText('Expired')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Send .*ana@example.aw/ }));
    await waitFor(() => expect(screen.queryByText('Expired')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: /^Revoke .*ana@example.aw/ }));
    await waitFor(() => expect(screen.queryByText('ana@example.aw')).not.toBeInTheDocument());
    expect(said()).toHaveLength(2);
  });

  it('says why a change failed and shows only what a member may do', async () => {
    const members = [{ ...own, membership: 'recruiter' as const }, luis];
    const problem = { message: 'A company needs an owner.', code: 'last_owner' };
    const remove = `DELETE /recruiter/company/3/members/${profile.id}`;
    const { user, host } = open({
      [LIST]: { members, invitations: [] },
      [remove]: { status: 409, body: problem },
    });
    await user.click(await screen.findByRole('button', { name: 'Leave company' }));
    expect(screen.queryByRole('combobox', { name: /^Role of/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove Luis Tromp' })).not.toBeInTheDocument();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave company' }));
    await waitFor(() => expect(host.toasts.shown.at(-1)?.description).toBe('A company needs an owner.'));
  });
});

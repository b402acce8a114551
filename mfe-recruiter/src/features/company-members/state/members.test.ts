import type { CompanyMembers, Invitation } from '@cpa/shared/contracts';
import { profileLoaded, signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, aRecruiterProfile, fakeToasts, flushPromises } from '@cpa/shared/testing';
import { selectCompanyId } from '../../../selected-company/selectedCompany.ts';
import type { MembersApi } from '../api/membersApi.ts';
import { createMembersSaga } from './membersSaga.ts';
import { events, selectInvitation, selectMembersState } from './membersSlice.ts';

const own = aRecruiterProfile();
const profile = { ...own, companies: [...own.companies, { ...own.companies[0]!, id: 12 }] };
const member = (account_id: number, membership: 'owner' | 'recruiter' | 'viewer') => ({
  account_id,
  name: `Member ${account_id}`,
  email: `member-${account_id}@example.aw`,
  membership,
  since: '2026-01-05T10:00:00Z',
});
const list = { members: [member(profile.id, 'owner'), member(99, 'viewer')], invitations: [] };
const lists = list as unknown as CompanyMembers;
const without = { members: [list.members[0]], invitations: [] } as unknown as CompanyMembers;
const invitation = {
  company: { id: 12, name: 'Dushi Resort' },
  membership: 'viewer',
} as unknown as Invitation;

function start(responses: Partial<MembersApi>) {
  const unexpected = () => Promise.reject(new Error('This call was not expected.'));
  const api: MembersApi = {
    members: async () => lists,
    invite: unexpected,
    resend: unexpected,
    revoke: unexpected,
    changeRole: unexpected,
    removeMember: unexpected,
    requireSecondStep: unexpected,
    resetSecondStep: unexpected,
    invitation: unexpected,
    accept: unexpected,
    ...responses,
  };
  const store = createPortalStore();
  store.dispatch(profileLoaded(profile));
  const toasts = fakeToasts();
  const visits: string[] = [];
  let reloads = 0;
  const session = { reloadProfile: () => void (reloads += 1) };
  const navigation = { navigate: (to: string) => void visits.push(to) };
  store.runFeatureSaga('recruiter/members', createMembersSaga(api, { toasts, navigation, session } as never));
  const read = <T>(selector: (state: object) => T): T => selector(store.getState());
  return { store, toasts, visits, read, reloads: () => reloads, state: () => read(selectMembersState) };
}

async function open(responses: Partial<MembersApi> = {}) {
  const test = start(responses);
  test.store.dispatch(events.membersOpened({ companyId: 3 }));
  await flushPromises();
  return test;
}

describe('members of a company', () => {
  it('are loaded for the selected company, and again after a failure', async () => {
    const members = jest.fn<Promise<CompanyMembers>, [number]>().mockRejectedValueOnce(anApiError(503));
    const { store, state } = await open({ members: members.mockResolvedValue(lists) });
    expect(state()).toMatchObject({ status: 'failed', error: { status: 503 } });
    store.dispatch(events.membersOpened({ companyId: 3 }));
    await flushPromises();
    expect(state()).toMatchObject({ status: 'loaded', list });
    expect(members.mock.calls).toEqual([[3], [3]]);
  });

  it('of the former company are not shown while those of the next one load', async () => {
    const members = jest.fn(() => new Promise<CompanyMembers>(() => {})).mockResolvedValueOnce(lists);
    const { store, state } = await open({ members });
    store.dispatch(events.membersOpened({ companyId: 4 }));
    expect(state()).toMatchObject({ status: 'loading', companyId: 4, list: null });
  });

  it('are not shown after sign-out, also when the response arrives later', async () => {
    const late = Promise.withResolvers<CompanyMembers>();
    const { store, state } = await open({ members: () => late.promise });
    store.dispatch(signedOut());
    late.resolve(lists);
    await flushPromises();
    expect(state()).toMatchObject({ status: 'idle', list: null, companyId: null });
  });
});

describe('change of the members', () => {
  const invite = { kind: 'invite', invitation: { email: 'nina@example.aw', membership: 'viewer' } } as const;
  const role = { kind: 'role', accountId: 99, membership: 'recruiter', name: 'Luis' } as const;
  const remove = { kind: 'remove', accountId: 99, name: 'Luis' } as const;

  it('invites once while the request runs, and empties the form after it', async () => {
    const late = Promise.withResolvers<CompanyMembers>();
    const send = jest.fn<Promise<CompanyMembers>, Parameters<MembersApi['invite']>>(() => late.promise);
    const { store, state, toasts } = await open({ invite: send });
    store.dispatch(events.changeRequested(invite));
    store.dispatch(events.changeRequested(invite));
    expect(state()).toMatchObject({ changing: 'invite', invited: 0 });
    late.resolve(lists);
    await flushPromises();
    expect(send.mock.calls).toEqual([[3, invite.invitation]]);
    expect(state()).toMatchObject({ changing: null, invited: 1 });
    expect(toasts.shown.at(-1)?.title).toContain('nina@example.aw');
  });

  it('shows the message of a field at the field, and any other as a toast', async () => {
    const errors = { email: ['They are a member already.'] };
    const send = jest.fn<Promise<CompanyMembers>, []>().mockRejectedValueOnce(anApiError(422, { errors }));
    const { store, state, toasts } = await open({ invite: send.mockRejectedValue(anApiError(403)) });
    store.dispatch(events.changeRequested(invite));
    await flushPromises();
    expect([state().changeError?.errors, toasts.shown]).toEqual([errors, []]);
    store.dispatch(events.changeRequested(invite));
    await flushPromises();
    expect(state()).toMatchObject({ changing: null, invited: 0, changeError: { status: 403 } });
    expect(toasts.shown.at(-1)?.kind).toBe('error');
  });

  it('reads the profile again after a changed role, as it may be the own one', async () => {
    const { store, reloads, visits } = await open({ changeRole: async () => lists });
    store.dispatch(events.changeRequested(role));
    await flushPromises();
    expect([reloads(), visits]).toEqual([1, []]);
  });

  it('removes a member from the list without reading it again, and stays on the page', async () => {
    const members = jest.fn(() => Promise.reject(anApiError(503))).mockResolvedValueOnce(lists as never);
    const removed: number[][] = [];
    const removeMember = async (...ids: [number, number]) => {
      removed.push(ids);
      return { message: '' };
    };
    const { store, state, reloads, visits, toasts } = await open({ members, removeMember });
    store.dispatch(events.changeRequested(remove));
    await flushPromises();
    expect([removed, state().list, reloads(), visits]).toEqual([[[3, 99]], without, 0, []]);
    expect(toasts.shown.map(({ kind }) => kind)).toEqual(['success']);
  });

  it('leads to the dashboard after leaving, without reading the list that is no longer readable', async () => {
    const members = jest.fn(() => Promise.reject(anApiError(404))).mockResolvedValueOnce(lists as never);
    const removeMember = async () => ({ message: '' });
    const { store, state, reloads, visits } = await open({ members, removeMember });
    store.dispatch(events.changeRequested({ ...remove, accountId: profile.id }));
    await flushPromises();
    expect([visits, reloads(), members.mock.calls.length]).toEqual([['/recruiter-dashboard'], 1, 1]);
    expect(state().list?.members).toEqual([list.members[1]]);
  });

  it.each(['resend', 'revoke'] as const)('shows the list after: %s', async (kind) => {
    const calls: unknown[] = [];
    const respond = async (...args: unknown[]) => {
      calls.push(args);
      return without;
    };
    const { store, state } = await open({ resend: respond, revoke: respond });
    store.dispatch(events.changeRequested({ kind, invitationId: 5, email: 'nina@example.aw' }));
    await flushPromises();
    expect([calls, state().list]).toEqual([[[3, 5]], without]);
  });
});

describe('invitation', () => {
  it('is shown, and selects the company once it is accepted', async () => {
    const { store, read, visits, reloads } = start({
      invitation: async () => invitation,
      accept: async () => invitation,
    });
    store.dispatch(events.invitationOpened({ token: 'secret' }));
    await flushPromises();
    expect(read(selectInvitation)).toMatchObject({ status: 'ready', value: { membership: 'viewer' } });
    store.dispatch(events.acceptRequested({ token: 'secret' }));
    await flushPromises();
    expect(read(selectInvitation).status).toBe('accepted');
    expect([visits, reloads()]).toEqual([['/recruiter-dashboard'], 1]);
    expect(selectCompanyId(store.getState())).toBe(12);
  });

  it('says why it cannot be accepted, and joins nothing', async () => {
    const { store, read, visits, reloads } = start({ accept: () => Promise.reject(anApiError(404)) });
    store.dispatch(events.acceptRequested({ token: 'revoked' }));
    await flushPromises();
    expect(read(selectInvitation)).toMatchObject({ status: 'failed', error: { status: 404 } });
    expect([visits, reloads()]).toEqual([[], 0]);
  });
});

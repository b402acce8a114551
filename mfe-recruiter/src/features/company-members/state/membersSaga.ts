import { failureNotice, toApiErrorData } from '@cpa/shared/http';
import type { RemoteHost } from '@cpa/shared/remote';
import { selectProfile } from '@cpa/shared/session';
import { failWith, safely, whileSignedIn } from '@cpa/shared/store';
import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import { recruiterPaths } from '../../../routing/recruiterPaths.ts';
import { companySelected, storedCompany } from '../../../selected-company/selectedCompany.ts';
import type { MembersApi } from '../api/membersApi.ts';
import { events, type MembersChange, selectMembersCompanyId } from './membersSlice.ts';

type MembersHost = Pick<RemoteHost, 'toasts' | 'session' | 'navigation'>;

export function createMembersSaga(api: MembersApi, { toasts, session, navigation }: MembersHost) {
  return function* membersSaga() {
    yield* takeLatest(events.membersOpened, whileSignedIn(load, failWith(events.membersLoadFailed)));
    yield* takeLeading(events.changeRequested, whileSignedIn(change, failed));
    yield* takeLatest(events.invitationOpened, safely(openInvitation, failWith(events.invitationFailed)));
    yield* takeLeading(events.acceptRequested, safely(accept, failWith(events.invitationFailed)));
  };

  function* load({ payload: { companyId } }: ReturnType<typeof events.membersOpened>) {
    yield* put(events.membersLoaded(yield* call(api.members, companyId)));
  }

  function* change({ payload }: ReturnType<typeof events.changeRequested>) {
    const companyId = yield* select(selectMembersCompanyId);
    if (companyId === null) return;
    const ownId = (yield* select(selectProfile))?.id;
    const isLeaving = payload.kind === 'remove' && payload.accountId === ownId;
    const list = yield* call(send, companyId, payload);
    yield* put(events.changed({ list, change: payload }));
    toasts.success({ title: doneText(payload) });
    // The own role and companies are part of the profile.
    if (payload.kind === 'role' || isLeaving) session.reloadProfile();
    if (isLeaving) navigation.navigate(recruiterPaths.dashboard);
  }

  /** Returns the changed list, or null after a removal, which returns none. */
  async function send(companyId: number, payload: MembersChange) {
    switch (payload.kind) {
      case 'invite':
        return await api.invite(companyId, payload.invitation);
      case 'resend':
        return await api.resend(companyId, payload.invitationId);
      case 'revoke':
        return await api.revoke(companyId, payload.invitationId);
      case 'role':
        return await api.changeRole(companyId, payload.accountId, payload.membership);
      case 'requireStep':
        return await api.requireSecondStep(companyId, payload.isRequired);
      case 'resetStep':
        return await api.resetSecondStep(companyId, payload.accountId);
      case 'remove':
        await api.removeMember(companyId, payload.accountId);
        return null;
    }
  }

  function* failed(error: unknown) {
    const failure = toApiErrorData(error);
    yield* put(events.changeFailed(failure));
    // Errors of a field appear at the field.
    if (Object.keys(failure.errors).length === 0)
      toasts.error(failureNotice(failure, text('members.changeFailed')));
  }

  function* openInvitation({ payload: { token } }: ReturnType<typeof events.invitationOpened>) {
    yield* put(events.invitationLoaded(yield* call(api.invitation, token)));
  }

  function* accept({ payload: { token } }: ReturnType<typeof events.acceptRequested>) {
    const { company } = yield* call(api.accept, token);
    yield* put(events.accepted());
    storedCompany.write(company.id);
    yield* put(companySelected(company.id));
    session.reloadProfile();
    toasts.success({ title: text('invitation.accepted', { company: company.name }) });
    navigation.navigate(recruiterPaths.dashboard, { replace: true });
  }
}

function doneText(change: MembersChange): string {
  if (change.kind === 'invite') return text('members.invited', { email: change.invitation.email });
  if (change.kind === 'resend') return text('members.resent', { email: change.email });
  if (change.kind === 'revoke') return text('members.revoked', { email: change.email });
  if (change.kind === 'requireStep') return text(change.isRequired ? 'members.stepOn' : 'members.stepOff');
  if (change.kind === 'resetStep') return text('members.stepReset', { name: change.name });
  return text(change.kind === 'role' ? 'members.roleChanged' : 'members.removed', { name: change.name });
}

import type { CompanyMembers, Invitation, InvitationCreate, Membership } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A change of the members; `companyId` is the selected company. */
export type MembersChange =
  | { kind: 'invite'; invitation: InvitationCreate }
  | { kind: 'resend'; invitationId: number; email: string }
  | { kind: 'revoke'; invitationId: number; email: string }
  | { kind: 'role'; accountId: number; membership: Membership; name: string }
  | { kind: 'remove'; accountId: number; name: string }
  | { kind: 'resetStep'; accountId: number; name: string }
  | { kind: 'requireStep'; isRequired: boolean };

type MembersState = {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  companyId: number | null;
  list: CompanyMembers | null;
  error: ApiErrorData | null;
  /** Kind of the pending change. */
  changing: MembersChange['kind'] | null;
  changeError: ApiErrorData | null;
  /** Number of invitations sent, so that the form can be cleared. */
  invited: number;
  invitation: {
    status: 'loading' | 'ready' | 'failed' | 'accepting' | 'accepted';
    value: Invitation | null;
    error: ApiErrorData | null;
  };
};

const initialState: MembersState = {
  status: 'idle',
  companyId: null,
  list: null,
  error: null,
  changing: null,
  changeError: null,
  invited: 0,
  invitation: { status: 'loading', value: null, error: null },
};

const slice = createSlice({
  name: 'recruiterMembers',
  initialState,
  reducers: {
    membersOpened(state, { payload }: PayloadAction<{ companyId: number }>) {
      if (state.companyId !== payload.companyId) return { ...initialState, ...payload, status: 'loading' };
      if (state.status !== 'loaded') state.status = 'loading';
    },
    membersLoaded(state, { payload }: PayloadAction<CompanyMembers>) {
      state.status = 'loaded';
      state.list = payload;
    },
    membersLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.status = 'failed';
      state.error = payload;
    },
    changeRequested(state, { payload }: PayloadAction<MembersChange>) {
      state.changing = payload.kind;
      state.changeError = null;
    },
    changed(state, { payload }: PayloadAction<{ list: CompanyMembers | null; change: MembersChange }>) {
      const { list, change } = payload;
      state.changing = null;
      if (list) state.list = list;
      if (change.kind === 'invite') state.invited += 1;
      if (change.kind === 'remove' && state.list)
        state.list.members = state.list.members.filter(({ account_id }) => account_id !== change.accountId);
    },
    changeFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.changing = null;
      state.changeError = payload;
    },
    invitationOpened(state, _action: PayloadAction<{ token: string }>) {
      state.invitation = initialState.invitation;
    },
    invitationLoaded(state, { payload }: PayloadAction<Invitation>) {
      state.invitation = { status: 'ready', value: payload, error: null };
    },
    invitationFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.invitation = { ...state.invitation, status: 'failed', error: payload };
    },
    acceptRequested(state, _action: PayloadAction<{ token: string }>) {
      state.invitation.status = 'accepting';
    },
    accepted(state) {
      state.invitation.status = 'accepted';
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectMembersState: (state) => state,
    selectInvitation: (state) => state.invitation,
    selectMembersCompanyId: (state) => state.companyId,
  },
});

export const events = slice.actions;
export const { selectMembersState, selectInvitation, selectMembersCompanyId } =
  slice.injectInto(rootReducer).selectors;

import { errorText, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { createResource, rootReducer, whileSignedIn } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { call, fork, put, takeLeading } from 'typed-redux-saga';
import type { Identities } from '../contracts/index.ts';
import type { AccountApi } from './accountApi.ts';

type Api = Pick<AccountApi, 'identities' | 'unlink'>;

/**
 * Creates the state of the services that sign in to the account, such as Google, under a name of the remote. A failure
 * to read them hides the section; a failure to remove one shows a toast.
 */
export function createLinkedServices(name: string) {
  const slice = createSlice({
    name: `${name}Work`,
    initialState: null as number | null,
    reducers: {
      unlinkRequested: (_id, { payload }: PayloadAction<number>): number | null => payload,
      unlinked: (_id, _action: PayloadAction<Identities>): number | null => null,
      unlinkFailed: (): number | null => null,
    },
    extraReducers: (builder) => builder.addCase(signedOut, (): number | null => null),
    selectors: { selectEnding: (id) => id },
  });
  const events = slice.actions;
  const resource = createResource({
    name,
    load: (api: Api) => api.identities(),
    changes: (builder) => builder.addCase(events.unlinked, (_data, { payload }) => payload),
  });

  return {
    opened: resource.opened,
    select: resource.select,
    unlinkRequested: events.unlinkRequested,
    /** Selects the ID of the service that is being removed. */
    selectEnding: slice.injectInto(rootReducer).selectors.selectEnding,
    createSaga: (api: Api, toasts: Toasts) =>
      function* linkedServicesSaga() {
        yield* fork(resource.saga(api));
        yield* takeLeading(
          events.unlinkRequested,
          whileSignedIn(
            function* unlink({ payload: id }: ReturnType<typeof events.unlinkRequested>) {
              yield* put(events.unlinked(yield* call(api.unlink, id)));
            },
            function* failed(error: unknown) {
              yield* put(events.unlinkFailed());
              toasts.error({ title: errorText(toApiErrorData(error)) });
            },
          ),
        );
      },
  };
}

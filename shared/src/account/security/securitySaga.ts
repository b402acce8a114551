import { ApiError, failureNotice, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { failWith, whileSignedIn } from '@cpa/shared/store';
import { all, call, put, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { NewPasskey, Passkeys } from '../../contracts/index.ts';
import type { SecurityApi } from './securityApi.ts';
import type { SecuritySlice } from './securitySlice.ts';
import { text } from './texts.ts';

type Deps = {
  api: SecurityApi;
  toasts: Toasts;
  /** Asks the browser for a new passkey. */
  makePasskey: (options: Record<string, unknown>) => Promise<NewPasskey['credential'] | 'known' | null>;
};

/** Changes the passkeys and the second step of the account. */
export function createSecuritySaga({ events }: SecuritySlice, { api, toasts, makePasskey }: Deps) {
  return function* securitySaga() {
    yield* takeLatest(events.opened, whileSignedIn(load, failWith(events.loadFailed)));
    yield* takeLeading(events.changeRequested, whileSignedIn(change, failChange));
    yield* takeLeading(events.appCodeSubmitted, whileSignedIn(confirmApp, failWith(events.failed)));
    yield* takeEvery(events.renameRequested, whileSignedIn(rename, failCall));
    yield* takeLeading(events.devicesForgotten, whileSignedIn(forgetDevices, failCall));
  };

  function* load() {
    const { passkeys, settings } = yield* all({ passkeys: call(api.passkeys), settings: call(api.settings) });
    yield* put(events.loaded({ ...passkeys, settings }));
  }

  function* change({ payload }: ReturnType<typeof events.changeRequested>) {
    const confirmed = payload.password === undefined ? {} : { password: payload.password };
    switch (payload.kind) {
      case 'addPasskey': {
        yield* addPasskey(payload, confirmed);
        break;
      }
      case 'removePasskey': {
        yield* showPasskeys(yield* call(api.removePasskey, payload.id, confirmed));
        yield* put(events.workDone());
        toasts.success({ title: text('passkeys.removed') });
        break;
      }
      case 'startApp': {
        yield* put(events.appStarted(yield* call(api.startApp, confirmed)));
        break;
      }
      default: {
        yield* put(events.changed(yield* call(api[payload.kind], confirmed)));
        toasts.success({ title: text(`done.${payload.kind}`) });
      }
    }
  }

  function* addPasskey(
    { name, isStep = false }: { name: string; isStep?: boolean },
    confirmed: { password?: string },
  ) {
    const { options } = yield* call(api.passkeyOptions, confirmed);
    const credential = yield* call(makePasskey, options);
    if (credential === null || credential === 'known') {
      yield* put(events.passkeyNotMade(credential ?? 'stopped'));
      return;
    }
    yield* showPasskeys(yield* call(api.addPasskey, { name, credential }));
    yield* put(isStep ? events.changed(yield* call(api.usePasskeys, confirmed)) : events.workDone());
    toasts.success({ title: text('passkeys.added') });
  }

  /** Shows the passkeys after a change, and the settings, which count them and the trusted devices. */
  function* showPasskeys({ passkeys }: Passkeys) {
    yield* put(events.loaded({ passkeys }));
    yield* put(events.loaded({ settings: yield* call(api.settings) }));
  }

  function* confirmApp({ payload: code }: ReturnType<typeof events.appCodeSubmitted>) {
    yield* put(events.changed(yield* call(api.confirmApp, code)));
    toasts.success({ title: text('done.startApp') });
  }

  function* rename({ payload: { id, name } }: ReturnType<typeof events.renameRequested>) {
    yield* put(events.loaded(yield* call(api.renamePasskey, id, name)));
    yield* put(events.workDone());
  }

  function* forgetDevices() {
    yield* put(events.loaded({ settings: yield* call(api.forgetDevices) }));
    yield* put(events.workDone());
    toasts.success({ title: text('devices.forgotten') });
  }

  /** Asks for the password when the sign-in is too long ago. */
  function* failChange(error: unknown, { payload }: ReturnType<typeof events.changeRequested>) {
    const isUnconfirmed = error instanceof ApiError && error.data.code === 'confirm_password';
    const { password: _password, ...unconfirmed } = payload;
    yield* put(isUnconfirmed ? events.passwordNeeded(unconfirmed) : events.failed(toApiErrorData(error)));
  }

  function* failCall(error: unknown) {
    yield* put(events.workDone());
    toasts.error(failureNotice(error, text('failed')));
  }
}

import type { Role } from '@cpa/shared/contracts';
import { errorText, toApiErrorData } from '@cpa/shared/http';
import { type HostNavigation, type ProgressToast, type Toasts, toastText } from '@cpa/shared/remote';
import { paths, sitePath } from '@cpa/shared/routing';
import {
  profileLoadFailed,
  profileLoaded,
  profileReloadRequested,
  selectRole,
  signedOut,
} from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import {
  type SagaGenerator,
  call,
  delay,
  fork,
  put,
  race,
  select,
  spawn,
  take,
  takeLeading,
} from 'typed-redux-saga';
import type { AuthClient, ProofResult } from '../../session/authCalls.ts';
import { sessionCheckRequested } from '../../session/sessionActions.ts';
import { clearStoredFields } from '../model/storedFields.ts';
import { secondStepQuery } from '../model/destination.ts';
import { events } from './authSlice.ts';
import { createProofSaga } from './proofSaga.ts';
import type { RegistrationApi } from './registrationApi.ts';
import { showAccount } from './showAccount.ts';

export type AuthSagaOptions = {
  auth: AuthClient;
  api: RegistrationApi;
  toasts: Toasts;
  navigation: HostNavigation;
  /** Landing page of a role without a destination. */
  landingPath: (role: Role | null) => string;
};

/** Signs in, and registers accounts, followed by a sign-in. */
export function createAuthSaga({ auth, api, toasts, navigation, landingPath }: AuthSagaOptions) {
  return function* authSaga() {
    yield* takeLeading(events.signInSubmitted, safely(signIn, failSignIn));
    yield* takeLeading(events.linkRequested, safely(mailLink, failSignIn));
    yield* takeLeading(events.providerChosen, safely(openProvider, failSignIn));
    yield* takeLeading(events.registrationSubmitted, safely(register, failSignIn));
    yield* fork(createProofSaga({ auth, finish }));
  };

  function* signIn({ payload }: ReturnType<typeof events.signInSubmitted>) {
    const { email, password, to } = payload;
    yield* finish(yield* call(auth.signIn, { email, password, to: to ?? '/' }), to);
  }

  /** Goes on after a sign-in: to the second step where one is needed, else to the destination. */
  function* finish(result: ProofResult, to: string | null): SagaGenerator<void> {
    if (result.isSignedIn) {
      if (yield* call(awaitProfile)) yield* call(arrive, to);
    } else if (result.error === 'SecondStepRequired') {
      navigation.navigate(`${paths.login}?${secondStepQuery(to)}`);
    } else {
      yield* put(
        result.error === null ? events.proofStopped() : events.signInFailed({ error: result.error }),
      );
    }
  }

  function* mailLink({ payload: { to, ...fields } }: ReturnType<typeof events.linkRequested>) {
    // The sign-in page redirects signed-in users to the landing page of their role.
    const error = yield* call(auth.mailLink, { ...fields, to: to ?? paths.login });
    yield* put(error === null ? events.linkMailed() : events.signInFailed({ error }));
  }

  /** Leaves the site for the page of the service. */
  function* openProvider({ payload: { to, ...choice } }: ReturnType<typeof events.providerChosen>) {
    yield* call(auth.openProvider, { ...choice, to: to ?? paths.login });
  }

  function* register({ payload }: ReturnType<typeof events.registrationSubmitted>) {
    const { role, name, email, password, to } = payload;
    const toast = toasts.progress(toastText('toast.accountCreating'));
    try {
      yield* call(api.register, role, { name, email, password });
    } catch (error) {
      const failure = toApiErrorData(error);
      yield* call(showFieldErrors, toast, error, failure.errors);
      yield* put(events.registrationFailed(failure));
      return;
    }
    // The API responds the same when the e-mail address has an account: only the sign-in shows that the account is the
    // user's.
    let isSignedIn = false;
    try {
      const result = yield* call(auth.signIn, { email, password, to: to ?? '/' });
      isSignedIn = result.isSignedIn;
      if (!result.isSignedIn)
        yield* put(
          events.signInFailed({ error: result.error === 'CredentialsSignin' ? 'SeeMailbox' : result.error }),
        );
    } finally {
      // The form shows the failure.
      if (!isSignedIn) toast.dismiss();
    }
    if (!isSignedIn) return;
    toast.succeed({ title: toastText('toast.accountCreated') });
    if (!(yield* call(awaitProfile))) return;
    // An account from before, with the same password, may have the other role.
    if (((yield* select(selectRole)) ?? role) === 'applicant') yield* call(createApplicant, name);
    else {
      const { pathname } = new URL(to ?? landingPath(role), location.origin);
      yield* put(events.recruiterSignedUp({ path: pathname }));
    }
    yield* call(arrive, to);
    if (role === 'recruiter') yield* spawn(showAccount);
  }

  /** Shows each field error as its own toast, as the specification requires for job-posting sign-up. */
  function showFieldErrors(toast: ProgressToast, error: unknown, errors: Record<string, string[]>): void {
    const [first, ...others] = Object.values(errors).flat();
    toast.fail({ title: first ?? errorText(error) });
    for (const title of others) toasts.error({ title });
  }

  /** Waits for the session and its profile after the sign-in. */
  function* awaitProfile() {
    yield* put(sessionCheckRequested({ isAfterSignIn: true }));
    const outcome = yield* take([profileLoaded.type, profileLoadFailed.type, signedOut.type]);
    if (outcome.type !== signedOut.type) return true;
    yield* put(events.signInFailed({ error: 'ServiceUnavailable' }));
    return false;
  }

  function* createApplicant(name: string) {
    try {
      yield* call(api.createApplicant, name);
      yield* put(profileReloadRequested());
      yield* take([profileLoaded.type, profileLoadFailed.type]);
    } catch {
      toasts.error({ title: toastText('toast.applicantCreateFailed') });
    }
  }

  function* arrive(to: string | null) {
    const role = to === null ? yield* call(awaitRole) : null;
    clearStoredFields();
    // A sign-up below another page stays on that page.
    if (to !== sitePath(`${location.pathname}${location.search}`))
      navigation.navigate(to ?? landingPath(role), { replace: true });
    yield* put(events.arrived());
  }
}

/** Loads the profile again while it fails: without a role, the landing page is unknown. */
function* awaitRole(): SagaGenerator<Role | null> {
  for (const delayMs of RETRY_DELAYS_MS) {
    const role = yield* select(selectRole);
    if (role) return role;
    const { isEnded } = yield* race({ waited: delay(delayMs), isEnded: take(signedOut) });
    if (isEnded) return null;
    yield* put(profileReloadRequested());
    const outcome = yield* take([profileLoaded.type, profileLoadFailed.type, signedOut.type]);
    if (outcome.type === signedOut.type) return null;
  }
  return yield* select(selectRole);
}

/** Each attempt itself takes up to 20 seconds. */
const RETRY_DELAYS_MS = [500, 2000, 5000];

function* failSignIn() {
  yield* put(events.signInFailed({ error: 'ServiceUnavailable' }));
}

import type { ReleaseDocument } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { takeEvery } from 'typed-redux-saga';
import { createAuthSaga } from '../auth-pages/state/authSaga.ts';
import { createRegistrationApi } from '../auth-pages/state/registrationApi.ts';
import type { PageConfig } from '../config/pageConfig.ts';
import { type Remotes, type SharedHost, landingPath } from '../remotes/index.ts';
import { authClient } from '../session/authClient.ts';
import { createSessionSaga } from '../session/sessionSaga.ts';
import { createLanguageSaga } from '../language/languageSaga.ts';
import { createVerificationMailSaga } from '../session/verificationMailSaga.ts';

type Options = {
  host: SharedHost;
  remotes: Remotes;
  releases: ReleaseDocument;
  config: Pick<PageConfig, 'session_poll_seconds'>;
  /** Delays the first check of the session. */
  beforeSession: (() => Promise<void>) | undefined;
};

/** Starts the shell's own sagas. */
export function runShellSagas({ host, remotes, releases, config, beforeSession }: Options): void {
  const { store, api, toasts, navigation } = host;
  const common = { auth: authClient, toasts, navigation };
  store.runFeatureSaga(
    'shell/session',
    createSessionSaga({
      ...common,
      api,
      isRefetchedOnFocus: true,
      pollSeconds: config.session_poll_seconds,
      beforeFirstCheck: beforeSession,
    }),
  );
  store.runFeatureSaga(
    'shell/auth',
    createAuthSaga({
      ...common,
      api: createRegistrationApi(api),
      landingPath: (role) => landingPath(releases, role),
    }),
  );
  store.runFeatureSaga('shell/verification-mail', createVerificationMailSaga(host));
  store.runFeatureSaga('shell/language', createLanguageSaga(api));
  // Sign-out clears the storage that the badges are in.
  store.runFeatureSaga('shell/badges', function* badgesSaga() {
    yield* takeEvery(signedOut, () => remotes.badges.refresh());
  });
}

import { profileLoadFailed, profileLoaded, sessionFound, signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { aProfile, anApiError } from '@cpa/shared/testing';
import { createSessionService } from './sessionService.ts';

function aVisit(url = 'http://portal.example/applicant/applications?page=2', signal?: AbortSignal) {
  const store = createPortalStore();
  const session = createSessionService(store);
  const request = new Request(url, signal ? { signal } : {});
  return { store, session, request };
}

const outcomeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (thrown: unknown) => {
      if (thrown instanceof Response || thrown instanceof DOMException) return thrown;
      throw thrown;
    },
  );

describe('createSessionService', () => {
  it('waits for the profile', async () => {
    const { store, session, request } = aVisit();
    const required = session.require(request);
    store.dispatch(sessionFound({ image: null }));
    store.dispatch(profileLoaded(aProfile()));
    expect(await required).toEqual(aProfile());
  });

  it('redirects a visitor to sign-in with a callback URL', async () => {
    const { store, session, request } = aVisit();
    const required = outcomeOf(session.require(request));
    store.dispatch(signedOut());
    const answer = await required;
    expect(answer).toMatchObject({ status: 302 });
    expect(answer instanceof Response && answer.headers.get('Location')).toBe(
      '/api/auth/signin?error=SessionRequired&callbackUrl=%2Fapplicant%2Fapplications%3Fpage%3D2',
    );
  });

  it('throws 403 for another role', async () => {
    const { store, session, request } = aVisit();
    store.dispatch(sessionFound({ image: null }));
    store.dispatch(profileLoaded(aProfile()));
    expect(await outcomeOf(session.require(request, 'recruiter'))).toMatchObject({ status: 403 });
    expect(await session.require(request, 'applicant')).toEqual(aProfile());
  });

  it('throws 503 when the profile cannot be loaded, and retries on the next visit', async () => {
    const { store, session, request } = aVisit();
    store.dispatch(sessionFound({ image: null }));
    store.dispatch(profileLoadFailed(anApiError(503).data));
    const second = outcomeOf(session.require(request));
    store.dispatch(profileLoadFailed(anApiError(503).data));
    expect(await second).toMatchObject({ status: 503 });

    const third = session.require(request);
    store.dispatch(profileLoaded(aProfile()));
    expect(await third).toEqual(aProfile());
  });

  it('rejects when the navigation is aborted', async () => {
    const leaving = new AbortController();
    const { session, request } = aVisit(undefined, leaving.signal);
    const required = outcomeOf(session.require(request));
    leaving.abort();
    expect(await required).toMatchObject({ name: 'AbortError' });
  });
});

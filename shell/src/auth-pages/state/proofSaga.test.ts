import { createPortalStore } from '@cpa/shared/store';
import { flushPromises } from '@cpa/shared/testing';
import type { AuthClient } from '../../session/authCalls.ts';
import { events, selectAuth } from './authSlice.ts';
import { createProofSaga } from './proofSaga.ts';

type Request = Parameters<AuthClient['signInWithPasskey']>[0];

function open(answer: Promise<never> = new Promise<never>(() => undefined)) {
  const requests: Request[] = [];
  const unexpected = () => Promise.reject(new Error('unexpected'));
  const store = createPortalStore();
  const auth = {
    signInWithPasskey: (request: Request) => {
      requests.push(request);
      return answer;
    },
    pendingStep: unexpected,
    passSecondStep: unexpected,
  };
  // oxlint-disable-next-line require-yield -- the saga expects a generator
  store.runFeatureSaga('proof', createProofSaga({ auth, finish: function* () {} }));
  return { store, requests };
}

it('does not let the offer of the form end a request that was faster', () => {
  const { store, requests } = open();
  store.dispatch(events.passkeyRequested({ to: null }));
  store.dispatch(events.passkeyOffered({ to: null }));
  expect(requests.map(({ isAutofill, signal }) => [isAutofill, signal.aborted])).toEqual([[false, false]]);
});

it('ends the offer when the user asks for a passkey', () => {
  const { store, requests } = open();
  store.dispatch(events.passkeyOffered({ to: null }));
  store.dispatch(events.passkeyRequested({ to: null }));
  expect(requests.map(({ isAutofill, signal }) => [isAutofill, signal.aborted])).toEqual([
    [true, true],
    [false, false],
  ]);
});

it.each([
  ['says nothing of an offer', events.passkeyOffered, null],
  ['says when a request', events.passkeyRequested, 'ServiceUnavailable'],
])('%s that cannot be made', async (_case, start, error) => {
  const { store } = open(Promise.reject(new Error('Away.')));
  store.dispatch(start({ to: null }));
  await flushPromises();
  expect(selectAuth(store.getState()).error).toBe(error);
});

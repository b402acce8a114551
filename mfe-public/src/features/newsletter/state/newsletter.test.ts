import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, fakeToasts, flushPromises } from '@cpa/shared/testing';
import type { NewsletterApi } from '../api/newsletterApi.ts';
import { createNewsletterSaga } from './newsletterSaga.ts';
import { events, selectNewsletter } from './newsletterSlice.ts';

function openNewsletter(subscribe: NewsletterApi['subscribe']) {
  const toasts = fakeToasts();
  const store = createPortalStore();
  store.runFeatureSaga('public/newsletter', createNewsletterSaga({ subscribe }, toasts));
  const request = () => store.dispatch(events.newsletterRequested({ email: 'x@example.aw' }));
  return { store, toasts, request, state: () => selectNewsletter(store.getState() as object) };
}

const accepted: NewsletterApi['subscribe'] = async (email) => ({ email, message: 'Follow the link.' });

it('shows success and the confirmation e-mail', async () => {
  const { store, request, state, toasts } = openNewsletter(accepted);
  request();
  expect(state()).toEqual({ status: 'subscribing' });
  await flushPromises();
  expect(toasts.shown).toEqual([
    {
      kind: 'success',
      title: 'You have successfully subscribed.',
      description:
        'We have sent an e-mail to x@example.aw. Open the link in it to confirm your subscription.',
    },
  ]);
  store.dispatch(events.newsletterShown());
  expect(state()).toEqual({ status: 'subscribed', email: 'x@example.aw' });
});

it("shows the server's error and clears it when the page is opened again", async () => {
  const { store, request, state, toasts } = openNewsletter(async () => {
    throw anApiError(429, { message: 'No.', error: 'Too many tries. Wait an hour.' });
  });
  request();
  await flushPromises();
  expect(toasts.shown).toEqual([{ kind: 'error', title: 'Too many tries. Wait an hour.' }]);
  expect(state()).toMatchObject({ status: 'failed', error: { status: 429 } });
  store.dispatch(events.newsletterShown());
  expect(state()).toEqual({ status: 'asking' });
});

it('ignores further submits while one is in progress', async () => {
  let requests = 0;
  const { request } = openNewsletter(async (email) => {
    requests += 1;
    return await accepted(email);
  });
  request();
  request();
  await flushPromises();
  expect(requests).toBe(1);
});

it('resets when the user signs out', async () => {
  const { store, request, state } = openNewsletter(accepted);
  request();
  await flushPromises();
  store.dispatch(signedOut());
  expect(state()).toEqual({ status: 'asking' });
});

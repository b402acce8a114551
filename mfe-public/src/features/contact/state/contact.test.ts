import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, fakeToasts, flushPromises } from '@cpa/shared/testing';
import type { ContactApi } from '../api/contactApi.ts';
import { createContactSaga } from './contactSaga.ts';
import { contactOpened, contactSubmitted, selectContact } from './contactSlice.ts';

const contactMessage = { email: 'Xiomara@example.aw', message: 'Bon dia.' };

function openContact(send: ContactApi['send']) {
  const toasts = fakeToasts();
  const store = createPortalStore();
  store.runFeatureSaga('public/contact', createContactSaga({ send }, toasts));
  const submit = () => store.dispatch(contactSubmitted(contactMessage));
  return { store, toasts, submit, state: () => selectContact(store.getState() as object) };
}

const accepted: ContactApi['send'] = async () => ({ email: 'xiomara@example.aw', message: 'Sent.' });

it('shows progress and then the e-mail address that the server returned', async () => {
  const { submit, state, toasts } = openContact(accepted);
  submit();
  expect(state()).toEqual({ status: 'sending' });
  expect(toasts.shown).toEqual([{ kind: 'progress', title: 'Your message is being sent. Please wait.' }]);
  await flushPromises();
  expect(state()).toEqual({ status: 'sent', email: 'xiomara@example.aw' });
  expect(toasts.shown[1]).toEqual({
    kind: 'success',
    title: 'Your message has been sent successfully. We contact you soon at xiomara@example.aw',
  });
});

it("shows the server's error and can be retried", async () => {
  let isRejected = true;
  const { submit, state, toasts } = openContact(async (message) => {
    if (isRejected) throw anApiError(429, { message: 'No.', error: 'Too many messages. Wait an hour.' });
    return await accepted(message);
  });
  submit();
  await flushPromises();
  expect(toasts.shown[1]).toEqual({ kind: 'error', title: 'Too many messages. Wait an hour.' });
  expect(state()).toMatchObject({ status: 'failed', error: { status: 429 } });
  isRejected = false;
  submit();
  await flushPromises();
  expect(state().status).toBe('sent');
});

it('ignores further submits while one is in progress', async () => {
  let sent = 0;
  const { submit } = openContact(async (message) => {
    sent += 1;
    return await accepted(message);
  });
  submit();
  submit();
  await flushPromises();
  expect(sent).toBe(1);
});

it('resets when the page is opened again, but not while a message is being sent', async () => {
  const { store, submit, state } = openContact(accepted);
  submit();
  store.dispatch(contactOpened());
  expect(state().status).toBe('sending');
  await flushPromises();
  store.dispatch(contactOpened());
  expect(state().status).toBe('writing');
});

it('resets when the user signs out', async () => {
  const { store, submit, state } = openContact(accepted);
  submit();
  await flushPromises();
  store.dispatch(signedOut());
  expect(state()).toEqual({ status: 'writing' });
});

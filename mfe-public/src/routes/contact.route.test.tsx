import { profileLoaded, sessionFound } from '@cpa/shared/session';
import { type FakeResponses, aHost, aProfile, renderRoutes } from '@cpa/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const sent = { 'POST /contact-us-message': { email: 'xiomara@example.aw', message: 'Sent.' } };

function open(responses: FakeResponses = sent, profile: ReturnType<typeof aProfile> | null = null) {
  const host = aHost({ responses, profile });
  return { host, ...renderRoutes(createRoutes(host), { host, at: '/contact' }) };
}

beforeEach(() => sessionStorage.clear());

const name = () => screen.findByRole('textbox', { name: /^Name/ });
const email = () => screen.getByRole('textbox', { name: /^E-mail address/ });
const message = () => screen.getByRole('textbox', { name: 'Message' });
const send = () => screen.getByRole('button', { name: 'Send message' });

test('sends a message without a name and confirms the reply address', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user, host } = open();
  await name();
  await user.type(email(), ' Xiomara@example.aw ');
  await user.type(message(), 'Bon dia.{Enter}A question.');
  await user.click(send());
  const thanks = await screen.findByText(
    'Thank you. We have received your message and will reply to xiomara@example.aw.',
  );
  expect(thanks.parentElement).toHaveFocus();
  expect(scrolled.mock.contexts).toContain(thanks.parentElement);
  expect(host.requests[0]?.body).toEqual({ email: 'Xiomara@example.aw', message: 'Bon dia.\nA question.' });
  expect(host.toasts.shown).toEqual([
    { kind: 'progress', title: 'Your message is being sent. Please wait.' },
    {
      kind: 'success',
      title: 'Your message has been sent successfully. We contact you soon at xiomara@example.aw',
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  await name();
  expect(message()).toHaveValue('');
});

test('keeps the values and shows the reason when the message is rejected', async () => {
  const { user, host } = open({
    'POST /contact-us-message': {
      status: 429,
      body: { message: 'No.', error: 'Too many messages. Wait an hour.', code: 'too_many' },
    },
  });
  await user.type(await name(), 'Xiomara');
  await user.type(email(), 'xiomara@example.aw');
  await user.type(message(), 'Bon dia.');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your message was not sent. Too many messages. Wait an hour.',
  );
  expect(host.toasts.shown[1]).toEqual({ kind: 'error', title: 'Too many messages. Wait an hour.' });
  expect(await name()).toHaveValue('Xiomara');
  expect(email()).toHaveValue('xiomara@example.aw');
  expect(message()).toHaveValue('Bon dia.');
  expect(send()).toBeEnabled();
});

test('restores the values after a reload, until the message is sent', async () => {
  const first = open();
  await first.user.type(await name(), 'Xiomara');
  await first.user.type(email(), 'xiomara@example.aw');
  await first.user.type(message(), 'Bon dia.');
  first.unmount();
  const { user, unmount } = open();
  expect(await name()).toHaveValue('Xiomara');
  expect(email()).toHaveValue('xiomara@example.aw');
  expect(message()).toHaveValue('Bon dia.');
  await user.click(send());
  await screen.findByText(/^Thank you\./);
  unmount();
  open();
  expect(await name()).toHaveValue('');
  expect(message()).toHaveValue('');
});

test('validates required fields and focuses the first error', async () => {
  const { user, host } = open();
  await name();
  await user.click(send());
  await waitFor(() => expect(email()).toHaveFocus());
  expect(email()).toHaveAccessibleDescription(/Please enter your e-mail address\./);
  expect(message()).toHaveAccessibleDescription('Please write your message.');
  await user.type(email(), 'xiomara');
  await user.tab();
  expect(email()).toHaveAccessibleDescription(/Enter a valid e-mail address/);
  expect(host.requests).toEqual([]);
});

test('fills in name and e-mail address for signed-in users', async () => {
  open(sent, aProfile());
  expect(await name()).toHaveValue('Xiomara Croes');
  expect(email()).toHaveValue('xiomara@example.aw');
});

test('does not overwrite typed values when the profile loads late', async () => {
  const { user, host } = open();
  await name();
  await user.type(email(), 'other@example.aw');
  act(() => void host.store.dispatch(profileLoaded(aProfile())));
  expect(await name()).toHaveValue('Xiomara Croes');
  expect(email()).toHaveValue('other@example.aw');
});

test('restores the draft of the account once the session is known', async () => {
  const profile = aProfile({ id: 7, name: 'Xiomara Croes', email: 'xiomara@example.aw' });
  sessionStorage.setItem(
    'contactDraft@7',
    JSON.stringify({ name: 'Xio', email: 'xio@example.aw', message: 'Bon dia.' }),
  );
  const { host } = open();
  expect(await name()).toHaveValue('');
  act(() => void host.store.dispatch(sessionFound({ image: null })));
  act(() => void host.store.dispatch(profileLoaded(profile)));
  await waitFor(() => expect(message()).toHaveValue('Bon dia.'));
  expect(email()).toHaveValue('xio@example.aw');
});

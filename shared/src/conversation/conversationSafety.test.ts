import { signedOut } from '@cpa/shared/session';
import { aMessage, flushPromises } from '@cpa/shared/testing';
import type { Conversation } from '../contracts/index.ts';
import { away, events, openConversation } from './testing/openConversation.ts';

describe('safety', () => {
  const blocked: Conversation = { messages: [aMessage()], closed: 'blocked' };
  const safety = {
    report: async () => ({ message: 'Thank you.' }),
    block: async () => blocked,
    unblock: async () => ({ ...blocked, closed: null }),
  };

  it('reports a message, closes the dialog and says thanks', async () => {
    const { store, toasts, read } = openConversation({ safety });
    store.dispatch(events.dialogOpened({ kind: 'report', messageId: 1 }));
    store.dispatch(events.reportSubmitted({ messageId: 1, reason: 'scam' }));
    expect(read().isWorking).toBe(true);
    await flushPromises();
    expect(read()).toMatchObject({ isWorking: false, dialog: null });
    expect(toasts.shown).toMatchObject([{ kind: 'success' }]);
  });

  it('keeps the dialog with the error when the report fails', async () => {
    const { store, toasts, read } = openConversation({ safety: { ...safety, report: away } });
    store.dispatch(events.dialogOpened({ kind: 'report', messageId: 1 }));
    store.dispatch(events.reportSubmitted({ messageId: 1, reason: 'scam' }));
    await flushPromises();
    expect(read()).toMatchObject({ dialog: { kind: 'report' }, safetyError: { status: 503 } });
    expect(toasts.shown).toEqual([]);
  });

  it('blocks the messages and allows them again', async () => {
    const { store, read } = openConversation({ safety });
    await flushPromises();
    store.dispatch(events.blockSubmitted({ shallBlock: true }));
    await flushPromises();
    expect(read()).toMatchObject({ closed: 'blocked', isWorking: false });
    store.dispatch(events.blockSubmitted({ shallBlock: false }));
    await flushPromises();
    expect(read().closed).toBeNull();
  });
});

it('shows the next user nothing, also not of pending requests', async () => {
  const { promise, resolve } = Promise.withResolvers<never>();
  const wait = () => promise;
  const safety = { block: wait, unblock: wait, report: wait };
  const { store, toasts, read, write } = openConversation({ send: wait, safety });
  await flushPromises();
  write('Private');
  store.dispatch(events.blockSubmitted({ shallBlock: true }));
  store.dispatch(events.reportSubmitted({ messageId: 5, reason: 'scam' }));
  store.dispatch(signedOut());
  store.dispatch(events.opened({ id: 91 }));
  resolve({ ...aMessage({ side: 'company' }), messages: [], closed: 'blocked' } as never);
  await flushPromises();
  expect(read()).toMatchObject({ messages: [aMessage()], closed: null, dialog: null });
  expect(toasts.shown).toEqual([]);
});

describe('muting', () => {
  it('mutes the conversation and ends that', async () => {
    const { store, read } = openConversation();
    await flushPromises();
    store.dispatch(events.muteRequested({ shallMute: true }));
    expect(read().isMuting).toBe(true);
    await flushPromises();
    expect(read()).toMatchObject({ isMuted: true, isMuting: false });
    store.dispatch(events.muteRequested({ shallMute: false }));
    await flushPromises();
    expect(read().isMuted).toBe(false);
  });

  it('says when the change was not saved', async () => {
    const { store, toasts, read } = openConversation({ mute: away });
    await flushPromises();
    store.dispatch(events.muteRequested({ shallMute: true }));
    await flushPromises();
    expect(read()).toMatchObject({ isMuted: false, isMuting: false });
    expect(toasts.shown).toMatchObject([{ kind: 'error', title: 'The conversation could not be changed.' }]);
  });
});

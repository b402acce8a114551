import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { aMessage, anApiError, fakeToasts, flushPromises } from '@cpa/shared/testing';
import type { Conversation, NewMessage } from '../contracts/index.ts';
import type { ConversationApi } from './conversationApi.ts';
import { createConversationSaga } from './conversationSaga.ts';
import { type ConversationState, conversationSlices } from './conversationSlice.ts';
import { readDraft, writeDraft } from './draftStorage.ts';

const { events, selectConversation } = conversationSlices.company;
const select: (state: object) => ConversationState = selectConversation;
const away = () => Promise.reject(anApiError(503, { message: 'Away.' }));

afterEach(() => {
  for (const id of [91, 92]) writeDraft(id, { draft: '', unsent: [] });
});

function open(overrides: Partial<ConversationApi> = {}, id = 91) {
  const calls: unknown[][] = [];
  const api: ConversationApi = {
    read: async () => ({ messages: [aMessage()], closed: null }),
    send: async (_, { text }) => aMessage({ id: calls.length + 1, side: 'company', is_own: true, text }),
    markRead: async (...values) => void calls.push(['markRead', ...values]),
    ...overrides,
  };
  const send = api.send;
  api.send = async (...values) => {
    calls.push(['send', values[0], values[1].text]);
    return await send(...values);
  };
  const store = createPortalStore();
  const toasts = fakeToasts();
  store.runFeatureSaga('conversation', createConversationSaga(conversationSlices.company, api, toasts));
  store.dispatch(events.opened({ id }));
  const read = () => select(store.getState());
  const write = (text: string) => {
    store.dispatch(events.typed(text));
    store.dispatch(events.submitted({ key: crypto.randomUUID() }));
  };
  return { store, toasts, calls, read, write };
}

const texts = ({ messages }: Pick<Conversation, 'messages'>) => messages.map(({ text }) => text);
const unsentTexts = ({ unsent }: { unsent: NewMessage[] }) => unsent.map(({ text }) => text);

describe('a conversation', () => {
  it('loads the messages and remembers the first new one after it was read', async () => {
    let message = aMessage({ id: 5 });
    const { store, read } = open({ read: async () => ({ messages: [message], closed: null }) });
    expect(read().status).toBe('loading');
    await flushPromises();
    expect(read()).toMatchObject({ status: 'loaded', firstNewId: 5, closed: null });
    message = { ...message, read_at: message.at };
    store.dispatch(events.outdated());
    await flushPromises();
    expect(read()).toMatchObject({ firstNewId: 5, messages: [{ read_at: message.at }] });
  });

  it('shows an error and loads again on retry', async () => {
    let isAway = true;
    const { store, read } = open({
      read: async () => (isAway ? await away() : { messages: [], closed: null }),
    });
    await flushPromises();
    expect(read()).toMatchObject({ status: 'failed', error: { status: 503 } });
    isAway = false;
    store.dispatch(events.opened({ id: 91 }));
    await flushPromises();
    expect(read().status).toBe('loaded');
  });

  it('keeps the messages when a refresh fails', async () => {
    let isAway = false;
    const { store, read } = open({
      read: async () => (isAway ? await away() : { messages: [aMessage()], closed: null }),
    });
    await flushPromises();
    isAway = true;
    store.dispatch(events.outdated());
    await flushPromises();
    expect(read()).toMatchObject({ status: 'loaded', messages: [{ id: 1 }] });
  });

  it('ignores a response for a conversation that was left', async () => {
    let respond: (conversation: Conversation) => void = () => {};
    const { store, read } = open({
      read: (id) =>
        id === 91
          ? new Promise((resolve) => void (respond = resolve))
          : Promise.resolve({ messages: [], closed: 'ended' }),
    });
    store.dispatch(events.opened({ id: 92 }));
    await flushPromises();
    respond({ messages: [aMessage()], closed: null });
    await flushPromises();
    expect(read()).toMatchObject({ id: 92, messages: [], closed: 'ended' });
  });

  it('sends the messages in the order in which they were written', async () => {
    const { calls, read, write } = open();
    await flushPromises();
    write('First');
    write('Second');
    expect(read()).toMatchObject({ draft: '', sendingIds: [91] });
    await flushPromises();
    expect(calls).toEqual([
      ['send', 91, 'First'],
      ['send', 91, 'Second'],
    ]);
    expect(texts(read()).slice(1)).toEqual(['First', 'Second']);
    expect(read()).toMatchObject({ unsent: [], sendingIds: [] });
  });

  it('does not send spaces', async () => {
    const { calls, write } = open();
    write(' \n ');
    await flushPromises();
    expect(calls).toEqual([]);
  });

  it('keeps a message that failed, lets the others wait and sends all on retry with the same keys', async () => {
    let isAway = true;
    const keys: string[] = [];
    const { store, read, write } = open({
      send: async (_, { key, text }) => {
        keys.push(key);
        return isAway ? await away() : aMessage({ id: keys.length, side: 'company', text });
      },
    });
    await flushPromises();
    write('First');
    await flushPromises();
    write('Second');
    await flushPromises();
    expect(unsentTexts(read())).toEqual(['First', 'Second']);
    expect(read()).toMatchObject({ sendingIds: [], sendError: { status: 503 } });
    isAway = false;
    store.dispatch(events.retried());
    await flushPromises();
    expect(texts(read()).slice(-2)).toEqual(['First', 'Second']);
    expect(new Set(keys).size).toBe(2);
    expect(readDraft(91)).toEqual({ draft: '', unsent: [] });
  });

  it('deletes the message that failed and goes on with the next', async () => {
    const { store, read, write } = open({
      send: async (_, { text }) =>
        text === 'First' ? await away() : aMessage({ id: 2, side: 'company', text }),
    });
    await flushPromises();
    write('First');
    write('Second');
    await flushPromises();
    store.dispatch(events.discarded(read().unsent[0]!));
    await flushPromises();
    expect(texts(read()).slice(1)).toEqual(['Second']);
    expect(read().unsent).toEqual([]);
  });

  it('restores what was typed and what was not sent, in its own conversation only', async () => {
    const first = open({ send: away });
    await flushPromises();
    first.write('Not sent');
    first.store.dispatch(events.typed('Not finished'));
    await flushPromises();
    const { store, read } = open();
    expect(read()).toMatchObject({ draft: 'Not finished', unsent: [{ text: 'Not sent' }] });
    store.dispatch(events.opened({ id: 92 }));
    expect(read()).toMatchObject({ draft: '', unsent: [] });
  });

  it('stores a message as sent although another conversation was opened meanwhile', async () => {
    let respond = () => {};
    const { store, read, write } = open({
      send: () => new Promise((resolve) => void (respond = () => resolve(aMessage({ side: 'company' })))),
    });
    await flushPromises();
    write('On its way');
    store.dispatch(events.opened({ id: 92 }));
    respond();
    await flushPromises();
    expect(read()).toMatchObject({ id: 92, messages: [{ side: 'applicant' }] });
    expect(readDraft(91).unsent).toEqual([]);
  });

  it('sends in the open conversation while another one still waits for its response', async () => {
    let respond = () => {};
    const { store, calls, read, write } = open({
      send: (id, { text }) =>
        id === 91 && text === 'Slow'
          ? new Promise((resolve) => void (respond = () => resolve(aMessage({ id: 2, side: 'company' }))))
          : Promise.resolve(aMessage({ id: 3, side: 'company', text })),
    });
    await flushPromises();
    write('Slow');
    write('After it');
    store.dispatch(events.opened({ id: 92 }));
    await flushPromises();
    write('Elsewhere');
    await flushPromises();
    expect(read()).toMatchObject({ id: 92, unsent: [], sendingIds: [91] });
    expect(texts(read())).toContain('Elsewhere');
    store.dispatch(events.opened({ id: 91 }));
    await flushPromises();
    store.dispatch(events.retried());
    expect(read()).toMatchObject({ id: 91, unsent: [{ text: 'Slow' }, { text: 'After it' }] });
    store.dispatch(events.opened({ id: 92 }));
    respond();
    await flushPromises();
    expect(calls).toEqual([
      ['send', 91, 'Slow'],
      ['send', 92, 'Elsewhere'],
      ['send', 91, 'After it'],
    ]);
    expect(readDraft(91).unsent).toEqual([]);
    expect(read().sendingIds).toEqual([]);
  });

  it('keeps the failure of a conversation that was left out of the open one', async () => {
    let fail = () => {};
    const { store, read, write } = open({
      send: () =>
        new Promise((_, reject) => void (fail = () => reject(anApiError(503, { message: 'Away.' })))),
    });
    await flushPromises();
    write('First');
    const failFirst = fail;
    store.dispatch(events.opened({ id: 92 }));
    await flushPromises();
    write('Second');
    failFirst();
    await flushPromises();
    expect(read()).toMatchObject({ id: 92, sendError: null, sendingIds: [92] });
    expect(readDraft(91).unsent).toMatchObject([{ text: 'First' }]);
  });

  it('reads the conversation again when the server refuses a message', async () => {
    let closed: Conversation['closed'] = null;
    const { read, write } = open({
      read: async () => ({ messages: [], closed }),
      send: () => Promise.reject(anApiError(409, { message: 'Ended.' })),
    });
    await flushPromises();
    closed = 'ended';
    write('Too late');
    await flushPromises();
    expect(read()).toMatchObject({ closed: 'ended', unsent: [{ text: 'Too late' }] });
  });

  it('marks messages as read, and ignores a failure', async () => {
    const { store, calls } = open();
    store.dispatch(events.seen({ id: 91, until: 7 }));
    await flushPromises();
    expect(calls).toEqual([['markRead', 91, 7]]);
    const failing = open({ markRead: away });
    failing.store.dispatch(events.seen({ id: 91, until: 7 }));
    await flushPromises();
    expect(failing.read().status).toBe('loaded');
  });

  describe('safety', () => {
    const blocked: Conversation = { messages: [aMessage()], closed: 'blocked' };
    const safety = {
      report: async () => ({ message: 'Thank you.' }),
      block: async () => blocked,
      unblock: async () => ({ ...blocked, closed: null }),
    };

    it('reports a message, closes the dialog and says thanks', async () => {
      const { store, toasts, read } = open({ safety });
      store.dispatch(events.dialogOpened({ kind: 'report', messageId: 1 }));
      store.dispatch(events.reportSubmitted({ messageId: 1, reason: 'scam' }));
      expect(read().isWorking).toBe(true);
      await flushPromises();
      expect(read()).toMatchObject({ isWorking: false, dialog: null });
      expect(toasts.shown).toMatchObject([{ kind: 'success' }]);
    });

    it('keeps the dialog with the error when the report fails', async () => {
      const { store, toasts, read } = open({ safety: { ...safety, report: away } });
      store.dispatch(events.dialogOpened({ kind: 'report', messageId: 1 }));
      store.dispatch(events.reportSubmitted({ messageId: 1, reason: 'scam' }));
      await flushPromises();
      expect(read()).toMatchObject({ dialog: { kind: 'report' }, safetyError: { status: 503 } });
      expect(toasts.shown).toEqual([]);
    });

    it('blocks the messages and allows them again', async () => {
      const { store, read } = open({ safety });
      await flushPromises();
      store.dispatch(events.blockSubmitted({ shallBlock: true }));
      await flushPromises();
      expect(read()).toMatchObject({ closed: 'blocked', isWorking: false });
      store.dispatch(events.blockSubmitted({ shallBlock: false }));
      await flushPromises();
      expect(read().closed).toBeNull();
    });
  });

  it('draws no line above messages that were answered', async () => {
    const answered = [aMessage({ id: 5 }), aMessage({ id: 6, side: 'company' })];
    const { read } = open({ read: async () => ({ messages: answered, closed: null }) });
    await flushPromises();
    expect(read().firstNewId).toBeNull();
  });

  it('shows nothing after sign-out', async () => {
    const { store, read } = open();
    await flushPromises();
    store.dispatch(signedOut());
    expect(read()).toMatchObject({ id: null, messages: [], draft: '' });
  });

  it.each(['send', 'block', 'report'] as const)(
    'shows the next person nothing of a pending request: %s',
    async (request) => {
      const pending = Promise.withResolvers<never>();
      const wait = async () => await pending.promise;
      const safety = { block: wait, unblock: wait, report: wait };
      const read = async () => ({ messages: [], closed: null });
      const { store, toasts, read: state, write } = open({ read, send: wait, safety });
      await flushPromises();
      if (request === 'send') write('Private');
      else if (request === 'block') store.dispatch(events.blockSubmitted({ shallBlock: true }));
      else store.dispatch(events.reportSubmitted({ messageId: 5, reason: 'scam' }));
      store.dispatch(signedOut());
      store.dispatch(events.opened({ id: 91 }));
      await flushPromises();
      pending.resolve({
        ...aMessage({ side: 'company' }),
        messages: [aMessage()],
        closed: 'blocked',
      } as never);
      await flushPromises();
      expect(state()).toMatchObject({ messages: [], closed: null, dialog: null });
      expect(toasts.shown).toEqual([]);
    },
  );
});

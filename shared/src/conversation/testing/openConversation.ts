import { createPortalStore } from '@cpa/shared/store';
import { aMessage, anApiError, fakeToasts } from '@cpa/shared/testing';
import type { ConversationApi } from '../conversationApi.ts';
import { createConversationSaga } from '../conversationSaga.ts';
import { type ConversationState, conversationSlices } from '../conversationSlice.ts';

export const { events, selectConversation } = conversationSlices.company;
const select: (state: object) => ConversationState = selectConversation;
export const away = () => Promise.reject(anApiError(503, { message: 'Away.' }));

/** Opens a conversation of a company on a real store with its saga. `calls` lists the sent and the marked messages. */
export function openConversation(overrides: Partial<ConversationApi> = {}, id = 91) {
  const calls: unknown[][] = [];
  const api: ConversationApi = {
    read: async () => ({ messages: [aMessage()], closed: null }),
    send: async (_, { text }) => aMessage({ id: calls.length + 1, side: 'company', is_own: true, text }),
    sendFile: async (_, key, { name, size }) => {
      calls.push(['sendFile', key, name]);
      return aMessage({ id: 70, side: 'company', is_own: true, text: name, file: { size } });
    },
    fileLink: async (...values) => {
      calls.push(['fileLink', ...values]);
      return { url: '/api/files/messages/1?token=t' };
    },
    markRead: async (...values) => void calls.push(['markRead', ...values]),
    mute: async (_, is_muted) => ({ messages: [aMessage()], closed: null, is_muted }),
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

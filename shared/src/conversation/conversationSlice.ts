import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  type ApplicationMessage,
  canBeResume,
  type Conversation,
  MAX_APPLICANT_FILE_BYTES,
  type MessageReport,
  type NewMessage,
} from '../contracts/index.ts';
import type { Draft } from './draftStorage.ts';

export type Side = ApplicationMessage['side'];

export type ConversationState = Draft & {
  /** The `id` that the calls receive. Responses for other conversations are ignored. */
  id: number | null;
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  error: ApiErrorData | null;
  messages: ApplicationMessage[];
  closed: Conversation['closed'];
  isMuted: boolean;
  isMuting: boolean;
  /** The first message that was unread when it appeared. */
  firstNewId: number | null;
  /** Conversations with a message that is being sent, also those that were left. */
  sendingIds: number[];
  /** Why the first unsent message was not sent. The others wait for it. */
  sendError: ApiErrorData | null;
  /** A file that was chosen. The saga keeps its content. */
  file: ChosenFile | null;
  dialog: SafetyDialog | null;
  isWorking: boolean;
  /** Why the report or the block of the dialog failed. */
  safetyError: ApiErrorData | null;
};

/** `refused`: why it cannot be sent at all. */
export type ChosenFile = {
  key: string;
  name: string;
  size: number;
  status: 'chosen' | 'sending' | 'failed';
  refused: 'notADocument' | 'empty' | 'tooLarge' | null;
  error: ApiErrorData | null;
};

type SafetyDialog = { kind: 'block' } | { kind: 'report'; messageId: number };

const initialState: ConversationState = {
  id: null,
  status: 'idle',
  error: null,
  messages: [],
  closed: null,
  isMuted: false,
  isMuting: false,
  firstNewId: null,
  draft: '',
  unsent: [],
  sendingIds: [],
  sendError: null,
  file: null,
  dialog: null,
  isWorking: false,
  safetyError: null,
};

function refusalOf(file: File): ChosenFile['refused'] {
  if (!canBeResume(file)) return 'notADocument';
  if (file.size === 0) return 'empty';
  return file.size > MAX_APPLICANT_FILE_BYTES ? 'tooLarge' : null;
}

function createConversationSlice(side: Side) {
  const slice = createSlice({
    name: `${side}Conversation`,
    initialState,
    reducers: {
      opened(state, { payload: { id } }: PayloadAction<{ id: number }>) {
        const isShown = state.id === id && state.status === 'loaded';
        const { sendingIds } = state;
        return isShown ? state : { ...initialState, sendingIds, id, status: 'loading' };
      },
      draftRestored(state, { payload }: PayloadAction<Draft>) {
        Object.assign(state, payload);
      },
      loaded(state, { payload }: PayloadAction<Conversation & { id: number }>) {
        const { id, messages, closed, is_muted: isMuted = false } = payload;
        if (id !== state.id) return;
        // A later message shows that they were read.
        const sinceOwn = messages.slice(messages.findLastIndex((each) => each.side === side) + 1);
        state.firstNewId ??= sinceOwn.find(({ read_at }) => read_at === null)?.id ?? null;
        Object.assign(state, { messages, closed, isMuted, status: 'loaded', error: null });
      },
      loadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
        if (state.status === 'loaded') return;
        state.status = 'failed';
        state.error = payload;
      },
      /** The conversation changed on the server. */
      outdated() {},
      typed(state, { payload }: PayloadAction<string>) {
        state.draft = payload;
      },
      /** `key` identifies the message however often it is sent. */
      submitted(state, { payload: { key } }: PayloadAction<{ key: string }>) {
        const text = state.draft.trim();
        if (!text) return;
        state.unsent.push({ key, text });
        state.draft = '';
        state.firstNewId = null;
      },
      retried() {},
      fileChosen(state, { payload: { key, file } }: PayloadAction<{ key: string; file: File }>) {
        const { name, size } = file;
        state.file = { key, name, size, status: 'chosen', refused: refusalOf(file), error: null };
      },
      fileRemoved(state) {
        state.file = null;
      },
      fileSubmitted(state) {
        if (state.file && !state.file.refused) Object.assign(state.file, { status: 'sending', error: null });
      },
      fileSent(state, { payload }: PayloadAction<{ id: number; key: string; message: ApplicationMessage }>) {
        if (state.file?.key === payload.key) state.file = null;
        if (payload.id !== state.id) return;
        state.firstNewId = null;
        state.messages = state.messages.filter(({ id }) => id !== payload.message.id);
        state.messages.push(payload.message);
      },
      fileFailed(state, { payload }: PayloadAction<{ key: string; error: ApiErrorData }>) {
        if (state.file?.key !== payload.key) return;
        Object.assign(state.file, { status: 'failed', error: payload.error });
      },
      /** The file of a message shall open. */
      fileOpened(_state, _action: PayloadAction<{ messageId: number }>) {},
      sendStarted(state, { payload: { id } }: PayloadAction<{ id: number }>) {
        state.sendingIds.push(id);
        if (id === state.id) state.sendError = null;
      },
      sent(state, { payload }: PayloadAction<{ id: number; key: string; message: ApplicationMessage }>) {
        state.sendingIds = state.sendingIds.filter((id) => id !== payload.id);
        if (payload.id !== state.id) return;
        state.unsent = state.unsent.filter(({ key }) => key !== payload.key);
        state.messages = state.messages.filter(({ id }) => id !== payload.message.id);
        state.messages.push(payload.message);
      },
      sendFailed(state, { payload }: PayloadAction<{ id: number; error: ApiErrorData }>) {
        state.sendingIds = state.sendingIds.filter((id) => id !== payload.id);
        if (payload.id !== state.id) return;
        state.sendError = payload.error;
      },
      discarded(state, { payload: { key } }: PayloadAction<Pick<NewMessage, 'key'>>) {
        state.unsent = state.unsent.filter((each) => each.key !== key);
        state.sendError = null;
      },
      /** The messages up to `until` were on screen. */
      seen(_state, _action: PayloadAction<{ id: number; until: number }>) {},
      dialogOpened(state, { payload }: PayloadAction<SafetyDialog>) {
        state.dialog = payload;
        state.safetyError = null;
      },
      dialogClosed(state) {
        state.dialog = null;
      },
      reportSubmitted(state, _action: PayloadAction<MessageReport & { messageId: number }>) {
        state.isWorking = true;
        state.safetyError = null;
      },
      blockSubmitted(state, _action: PayloadAction<{ shallBlock: boolean }>) {
        state.isWorking = true;
        state.safetyError = null;
      },
      muteRequested(state, _action: PayloadAction<{ shallMute: boolean }>) {
        state.isMuting = true;
      },
      muteDone(state) {
        state.isMuting = false;
      },
      safetyDone(state) {
        state.isWorking = false;
        state.dialog = null;
      },
      safetyFailed(state, { payload }: PayloadAction<ApiErrorData>) {
        state.isWorking = false;
        state.safetyError = payload;
      },
    },
    extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
    selectors: {
      selectConversation: (state): ConversationState => state,
      selectIsSending: ({ id, sendingIds }) => id !== null && sendingIds.includes(id),
    },
  });
  return { events: slice.actions, ...slice.injectInto(rootReducer).selectors };
}

export type ConversationSlice = ReturnType<typeof createConversationSlice>;

/** One slice for each side: a document may show the pages of both, one after the other. */
export const conversationSlices: Readonly<Record<Side, ConversationSlice>> = {
  applicant: createConversationSlice('applicant'),
  company: createConversationSlice('company'),
};

import {
  type ActionReducerMapBuilder,
  createAction,
  createReducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { put, takeLatest } from 'typed-redux-saga';
import { type ApiErrorData, toApiErrorData } from '../http/index.ts';
import { signedOut } from '../session/sessionSlice.ts';
import { abortable } from './abortable.ts';
import { rootReducer } from './rootReducer.ts';
import { safely } from './safely.ts';

/**
 * State of a read. `arg`: what the data was requested with. `error`: the failure of the latest response, which a retry
 * keeps until its own response. Data that is shown stays when a later request fails, unless the response is a 404.
 */
export type Read<Data, Arg = void> =
  | { status: 'idle' | 'loading'; data?: undefined; error: ApiErrorData | null }
  | { status: 'loaded'; data: Data; arg: Arg; error: ApiErrorData | null }
  | { status: 'failed'; data?: undefined; error: ApiErrorData };

type ResourceState<Data, Arg> = {
  reads: Readonly<Record<string, Read<Data, Arg>>>;
  /** Key of the pending request. Apart from the reads, so that a request alone renders no data again. */
  pending: string | null;
};

type ResourceOptions<Api, Data, Key, Arg> = {
  /** Name of the slice in the store, for example `publicPosts`. */
  name: string;
  /** Requests the data. `signal` aborts when a newer request or the end of the session makes it obsolete. */
  load: (api: Api, arg: Arg, signal: AbortSignal) => Promise<Data>;
  /** Returns the key under which the data is stored. Without it, there is one read. */
  key?: (by: Key) => string | number;
  /** Returns false when loaded data of the same key must not stay on screen during a request with `next`. */
  isKept?: (next: NoInfer<Arg>, loaded: NoInfer<Arg>) => boolean;
  /** Public data stays at sign-out. */
  isPublic?: boolean;
  /** Adds events that change loaded data, of every key. */
  changes?: (builder: ActionReducerMapBuilder<Data>) => void;
};

/** A key is an argument of the selectors only if the resource has keys. */
type By<Key> = unknown extends Key ? [] : [by: Key];

/**
 * Creates a read: its events, its state under `name` in the root reducer, and the saga that loads it. The latest
 * request wins; an older one is aborted.
 */
export function createResource<Api, Data, Key = unknown, Arg extends Key = Key & void>({
  name,
  load,
  key: keyOf = () => '',
  isKept = () => true,
  isPublic = false,
  changes,
}: ResourceOptions<Api, Data, Key, Arg>) {
  type State = ResourceState<Data, Arg>;
  const initialState: State = { reads: {}, pending: null };

  /** A page needs the data. */
  const opened = createAction(`${name}/opened`, (arg: Arg) => ({ payload: arg }));
  const loaded = createAction(`${name}/loaded`, (arg: Arg, data: Data) => ({ payload: { arg, data } }));
  const failed = createAction(`${name}/failed`, (arg: Arg, error: ApiErrorData) => ({
    payload: { arg, error },
  }));
  const changeData = changes && createReducer<unknown>(null, changes as never);

  function reducer(state: State = initialState, action: UnknownAction): State {
    if (opened.match(action)) {
      const key = String(keyOf(action.payload));
      const known = state.reads[key];
      const isShown = known?.status === 'loaded' && isKept(action.payload, known.arg);
      const read = isShown ? known : { status: 'loading' as const, error: known?.error ?? null };
      return { reads: { ...state.reads, [key]: read }, pending: key };
    }
    if (loaded.match(action)) {
      const { arg, data } = action.payload;
      return settled(state, arg, { status: 'loaded', data, arg, error: null });
    }
    if (failed.match(action)) {
      const { arg, error } = action.payload;
      const known = state.reads[String(keyOf(arg))];
      const isShown = known?.status === 'loaded' && error.status !== 404;
      return settled(state, arg, isShown ? { ...known, error } : { status: 'failed', error });
    }
    if (!isPublic && signedOut.match(action)) return initialState;
    return changeData ? changed(state, action) : state;
  }

  const settled = (state: State, arg: Arg, read: Read<Data, Arg>): State => {
    const key = String(keyOf(arg));
    return { reads: { ...state.reads, [key]: read }, pending: state.pending === key ? null : state.pending };
  };

  function changed(state: State, action: UnknownAction): State {
    let next = state;
    for (const [key, read] of Object.entries(state.reads)) {
      if (read.status !== 'loaded') continue;
      const data = changeData?.(read.data, action) as Data;
      if (data !== read.data) next = { ...next, reads: { ...next.reads, [key]: { ...read, data } } };
    }
    return next;
  }

  function saga(api: Api) {
    return function* resourceSaga() {
      // `signedOut` only aborts a pending request.
      yield* takeLatest(isPublic ? [opened] : [opened, signedOut], safely(read, readFailed));
    };

    function* read(action: UnknownAction) {
      if (!opened.match(action)) return;
      const arg = action.payload;
      yield* put(loaded(arg, yield* abortable((signal) => load(api, arg, signal))));
    }
  }

  function* readFailed(error: unknown, action: UnknownAction) {
    if (opened.match(action)) yield* put(failed(action.payload, toApiErrorData(error)));
  }

  rootReducer.inject({ reducerPath: name, reducer } as never);
  const stateOf = (state: object): State => (state as Record<string, State>)[name] ?? initialState;
  const selectIsLoading = (state: object, ...by: By<Key>): boolean => stateOf(state).pending === keyBy(by);
  const keyBy = ([by]: By<Key>): string => String(keyOf(by as Key));

  return {
    opened,
    loaded,
    failed,
    /** Creates the saga that loads the data, for `runFeatureSaga`. */
    saga,
    select: (state: object, ...by: By<Key>): Read<Data, Arg> => stateOf(state).reads[keyBy(by)] ?? IDLE,
    /** All reads by key. */
    selectReads: (state: object): Readonly<Record<string, Read<Data, Arg>>> => stateOf(state).reads,
    selectIsLoading,
  };
}

const IDLE = { status: 'idle', error: null } as const;

import { createAction, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { type ApiErrorData, failureNotice, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { abortable, rootReducer, safely, whileSignedIn } from '@cpa/shared/store';
import { call, delay, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { text } from '../messages/texts.ts';
import { takeLeadingById } from './takeLeadingById.ts';
import { undoDeadline } from './undoDeadline.ts';

/** A change that can be undone until `endsAt`, in milliseconds. */
type UndoOffer = { id: number; endsAt: number };

type State<Offer> = {
  /** Newest last. */
  offers: Offer[];
  /** IDs of the changes that are being undone. */
  undoing: number[];
};

type UndoWorkers<Offer> = {
  toasts: Toasts;
  /** Undoes the change and shows the result. */
  undo: (offer: Offer) => Generator;
  /** Returns whether the change may still be pending after a failure. */
  canRetry: (failure: ApiErrorData) => boolean;
  /** Requests more time from the server. Returns when the changes take effect. */
  postpone: (offer: Offer, signal: AbortSignal) => Promise<string[]>;
};

/**
 * Creates the offers to undo changes of a feature: their events, their state under `name` in the root reducer, and the
 * saga that ends, postpones and undoes them. `replace` adds an offer to those before it.
 */
export function createUndoOffers<Offer extends UndoOffer>(
  name: string,
  replace: (offers: Offer[], added: Offer) => Offer[],
) {
  const offered = createAction(`${name}/offered`, (offer: Offer) => ({ payload: offer }));
  const requested = createAction(`${name}/requested`, (offer: Offer) => ({ payload: offer }));
  /** The recruiter stays at the undo button: its time has to be postponed. */
  const held = createAction<{ id: number }>(`${name}/held`);
  const postponed = createAction<UndoOffer>(`${name}/postponed`);
  const failed = createAction<{ id: number }>(`${name}/failed`);
  /** The change was undone, or can no longer be. */
  const ended = createAction<{ id: number }>(`${name}/ended`);
  const initialState: State<Offer> = { offers: [], undoing: [] };

  function reducer(state = initialState, action: UnknownAction): State<Offer> {
    const { offers, undoing } = state;
    if (signedOut.match(action)) return initialState;
    if (offered.match(action)) return { offers: replace(offers, action.payload), undoing };
    if (requested.match(action)) return { offers, undoing: [...undoing, action.payload.id] };
    if (postponed.match(action)) {
      const { id, endsAt } = action.payload;
      return { offers: offers.map((offer) => (offer.id === id ? { ...offer, endsAt } : offer)), undoing };
    }
    const isEnd = ended.match(action);
    if (!isEnd && !failed.match(action)) return state;
    const { id } = action.payload;
    return {
      offers: isEnd ? offers.filter((offer) => offer.id !== id) : offers,
      undoing: undoing.filter((each) => each !== id),
    };
  }

  rootReducer.inject({ reducerPath: name, reducer } as never);
  const stateOf = (state: object) => (state as Record<string, State<Offer>>)[name] ?? initialState;
  const selectOffers = (state: object): Offer[] => stateOf(state).offers;
  const selectIsUndoing = (state: object, id: number | undefined): boolean =>
    stateOf(state).undoing.some((each) => each === id);

  function saga({ toasts, undo, canRetry, postpone }: UndoWorkers<Offer>) {
    return function* undoSaga() {
      yield* takeEvery(offered, awaitEnd);
      yield* takeEvery(
        held,
        // Without a response the countdown continues.
        safely(hold, () => undefined),
      );
      yield* takeLeadingById(requested, whileSignedIn(undoChange, undoFailed));
    };

    function* hold({ payload: { id } }: ReturnType<typeof held>) {
      const offer = (yield* select(selectOffers)).find((each) => each.id === id);
      // The server has no such change after it was undone or replaced.
      if (!offer || (yield* select(selectIsUndoing, id))) return;
      // Undoing aborts the request, because the server would refuse it.
      const { times } = yield* race({
        times: call(() => abortable((signal) => postpone(offer, signal))),
        undone: take(isOf(requested, id)),
      });
      if (times) yield* put(postponed({ id, endsAt: undoDeadline(times) }));
    }

    function* undoChange({ payload }: PayloadAction<Offer>) {
      yield* undo(payload);
      yield* put(ended(payload));
    }

    function* undoFailed(error: unknown, { payload: { id } }: PayloadAction<Offer>) {
      const failure = toApiErrorData(error);
      toasts.error(failureNotice(failure, text('undo.failed')));
      yield* put(canRetry(failure) ? failed({ id }) : ended({ id }));
    }
  }

  /** Ends the offer when its time, which may be postponed, is over, but not while the change is being undone. */
  function* awaitEnd({ payload: { id } }: PayloadAction<Offer>) {
    for (;;) {
      const offer = (yield* select(selectOffers)).find((each) => each.id === id);
      const left = (offer?.endsAt ?? 0) - Date.now();
      if (left <= 0) break;
      const { isOver } = yield* race({ isOver: delay(left), left: take(signedOut) });
      // When the store's sagas end, `take` returns at once without an action.
      if (!isOver) break;
    }
    if (yield* select(selectIsUndoing, id)) yield* take([isOf(ended, id), isOf(failed, id), signedOut.match]);
    yield* put(ended({ id }));
  }

  return { offered, requested, held, ended, saga, selectOffers, selectIsUndoing };
}

type EventOfOffer = { match: (action: unknown) => action is PayloadAction<{ id: number }> };

const isOf = (event: EventOfOffer, id: number) => (action: unknown) =>
  event.match(action) && action.payload.id === id;

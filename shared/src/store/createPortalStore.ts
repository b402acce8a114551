import { type EnhancedStore, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { type RootState, rootReducer } from './rootReducer.ts';
import { setStorageOwner, type StorageOwner } from './storageOwner.ts';
import { type SagaReport, type SagaRestarted, createSagaSupervisor } from './sagaSupervisor.ts';

/** Options of the store. `preloadedState` is keyed by slice name, for example from a server or a test. */
export type PortalStoreOptions = {
  preloadedState?: Record<string, unknown>;
  /** Called for every saga that crashed. */
  reportSagaCrash?: SagaReport;
  /** Called for every crashed saga that was restarted; it has missed the actions of its pause. */
  sagaRestarted?: SagaRestarted;
};

/** Feature sagas of a store, run concurrently. */
export type FeatureSagas = {
  /** Runs a feature's saga once per key, for example `recruiter/vacancies`. Restarts it when it throws. */
  runFeatureSaga: (key: string, saga: Saga) => void;
};

/** A Redux store with feature sagas. `dispatch` takes plain actions only; there are no thunks. */
export type PortalStore = EnhancedStore<RootState> & FeatureSagas;

/** Creates the store of a page (or of one request on a server), with its saga supervisor. */
export function createPortalStore({
  preloadedState,
  reportSagaCrash = ignore,
  sagaRestarted = ignore,
}: PortalStoreOptions = {}): PortalStore {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
    ...(preloadedState && { preloadedState }),
  });
  // On a server many stores share the module.
  if (typeof window !== 'undefined') {
    let owner = ownerOf(store.getState());
    setStorageOwner(owner);
    const followSession = () => {
      const next = ownerOf(store.getState());
      if (next !== owner) setStorageOwner((owner = next));
    };
    store.subscribe(followSession);
  }
  const supervisor = createSagaSupervisor((saga) => sagas.run(saga), {
    report: reportSagaCrash,
    restarted: sagaRestarted,
  });

  return Object.assign(store, {
    runFeatureSaga: (key: string, saga: Saga) => supervisor.start(key, saga),
  } satisfies FeatureSagas);
}

/** Undefined while the session or the profile of an account is loading. */
function ownerOf({ session }: RootState): StorageOwner {
  return session.status === 'unauthenticated' ? null : session.profile?.id;
}

function ignore(): void {}

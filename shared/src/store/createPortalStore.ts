import { type EnhancedStore, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { type RootState, rootReducer } from './rootReducer.ts';
import { type SagaReport, createSagaSupervisor } from './sagaSupervisor.ts';

/** `preloadedState` is state by slice name, as a server or a test hands it over. */
export type PortalStoreOptions = {
  preloadedState?: Record<string, unknown>;
  /** Hears of every saga that crashed. */
  reportSagaCrash?: SagaReport;
};

/** The sagas of features, which a store runs side by side. */
export type FeatureSagas = {
  /** Runs a feature's saga once, under a key as `recruiter/vacancies`; it is restarted when it throws. */
  runFeatureSaga: (key: string, saga: Saga) => void;
};

/** A Redux store with the sagas of its features. `dispatch` takes plain actions only: there are no thunks. */
export type PortalStore = EnhancedStore<RootState> & FeatureSagas;

/** Creates the store of a page (or of one request on a server), with its saga supervisor. */
export function createPortalStore({
  preloadedState,
  reportSagaCrash = ignore,
}: PortalStoreOptions = {}): PortalStore {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
    ...(preloadedState && { preloadedState }),
  });
  const supervisor = createSagaSupervisor((saga) => sagas.run(saga), reportSagaCrash);

  return Object.assign(store, {
    runFeatureSaga: (key: string, saga: Saga) => supervisor.start(key, saga),
  } satisfies FeatureSagas);
}

function ignore(): void {}

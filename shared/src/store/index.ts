/** Store of a page: a root reducer that features inject into, supervised sagas, and stored values. */
export { createPortalStore } from './createPortalStore.ts';
export type { FeatureSagas, PortalStore, PortalStoreOptions } from './createPortalStore.ts';
export { rootReducer } from './rootReducer.ts';
export type { RootState } from './rootReducer.ts';
export { safely } from './safely.ts';
export { createSagaSupervisor } from './sagaSupervisor.ts';
export type { SagaReport } from './sagaSupervisor.ts';
export { storedValue } from './storedValue.ts';
export type { StoredValue, ValueStorage } from './storedValue.ts';

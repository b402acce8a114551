/** Store of a page: a root reducer that features inject into, supervised sagas, and stored values. */
export { abortable } from './abortable.ts';
export { createPortalStore } from './createPortalStore.ts';
/** @public Part of the platform contract: functions that remotes call on the store. */
export type { FeatureSagas } from './createPortalStore.ts';
export type { PortalStore } from './createPortalStore.ts';
export { createResource } from './createResource.ts';
/** @public Named in the inferred types of callers. */
export type { Read } from './createResource.ts';
export { failWith } from './failWith.ts';
export { rootReducer } from './rootReducer.ts';
export type { RootState } from './rootReducer.ts';
export { safely } from './safely.ts';
export { whileSignedIn } from './whileSignedIn.ts';
export type { SagaReport, SagaRestarted } from './sagaSupervisor.ts';
export { storageAreas } from './storageArea.ts';
export type { StorageRefusal, ValueStorage } from './storageArea.ts';
export { clearPersonalValues, onStorageOwner } from './storageOwner.ts';
export { storedValue } from './storedValue.ts';
/** @public Named in the inferred types of callers. */
export type { StoredValue } from './storedValue.ts';

/** Entry point of the release store for the portal CLI and the build. */
export { collectGarbage, unpublish } from './cleanStore.ts';
export { compress, isCompressible } from './compress.ts';
export { diagnoseStore } from './diagnoseStore.ts';
export { ReleaseError } from './releaseError.ts';
export {
  diffReleases,
  type ListedRelease,
  listReleases,
  type RecordedChange,
  releaseHistory,
} from './releaseHistory.ts';
export { type Activated, type Origin, type ReleaseStore, releaseStore } from './releaseStore.ts';
export { integrityOf, releaseVersion } from './releaseVersion.ts';

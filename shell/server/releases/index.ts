/** Entry point of the release store for the portal CLI and the build. */
export { compress, isCompressible } from './compress.ts';
export { ReleaseError } from './releaseError.ts';
export { type Activated, type ListedRelease, type ReleaseStore, releaseStore } from './releaseStore.ts';
export { integrityOf, releaseVersion } from './releaseVersion.ts';

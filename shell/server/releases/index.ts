/** Entry point of the release store for the portal CLI, the build and the site server's release commands. */
export { collectGarbage, unpublish } from './cleanStore.ts';
export { compress, isCompressible } from './compress.ts';
export { addGrants, listGrants, removeGrant } from './grants.ts';
export { readRelease, storedFiles } from './checkRelease.ts';
export type { CheckBoot } from './bootRecords.ts';
export { diagnoseStore } from './diagnoseStore.ts';
export { ReleaseError } from './releaseError.ts';
export {
  diffReleases,
  type ReleaseDiff,
  type ListedRelease,
  listReleases,
  type RecordedChange,
  releaseHistory,
} from './releaseHistory.ts';
export type { CanaryChange } from './canaries.ts';
export type { ActivateOptions, Origin } from './origin.ts';
export {
  type Activated,
  openReleaseStore,
  type ReleaseStore,
  releaseStore,
  type Wanted,
} from './releaseStore.ts';
export type { Releases } from './releaseSource.ts';
export { ensureKey, listKeys, removeKey, rotateKey } from './rotateKeys.ts';
export type { StorePlace } from '../storage/releaseStorage.ts';
export { integrityOf, releaseVersion } from './releaseVersion.ts';
export { SHELL, versionOf } from './storedDocument.ts';
export { createTeamToken, findTeam, listTeamTokens, revokeTeamToken, type TeamToken } from './teamTokens.ts';
export { MAX_FILE_BYTES, missingFiles, publishUpload, receiveFile } from './uploads.ts';

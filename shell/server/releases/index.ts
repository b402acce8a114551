/** Entry point of the release store for the portal CLI, the build and the site server's release commands. */
export {
  attest,
  type Attestation,
  describeDifference,
  listAttestations,
  MAX_REQUIRED,
  requireAttestations,
  waiveAttestations,
} from './attestations/attestations.ts';
export { type Envelope, envelopeSchema, type Rebuild, statementOf } from './attestations/statement.ts';
export { checkActivation } from './publishing/activateReleases.ts';
export { collectGarbage, unpublish } from './maintenance/cleanStore.ts';
export type { EndedPreviews } from './maintenance/branchPreviews.ts';
export { compress, isCompressible } from './checks/compress.ts';
export {
  activateIn,
  createEnvironment,
  type Environment,
  type EnvironmentChange,
  listEnvironments,
  LIVE,
  removeEnvironment,
} from './environments/environments.ts';
export { addGrants, listGrants, removeGrant } from './teams/grants.ts';
export { readRelease, storedFiles } from './checks/checkRelease.ts';
export { isTexts, measureSize } from './checks/sizeBudget.ts';
export type { CheckBoot } from './publishing/bootRecords.ts';
export { diagnoseStore, repairStore, type Report } from './maintenance/diagnoseStore.ts';
export { ReleaseError } from './records/releaseError.ts';
export {
  diffReleases,
  type ReleaseDiff,
  type ListedRelease,
  listReleases,
  type RecordedChange,
  releaseHistory,
} from './publishing/releaseHistory.ts';
export { type ReleaseStatus, releaseStatus } from './publishing/releaseStatus.ts';
export type { CanaryChange } from './publishing/canaries.ts';
export type { ActivateOptions, Origin } from './records/origin.ts';
export type { Activated, Wanted } from './publishing/pointReleases.ts';
export { checkOffers, type PublishOptions } from './publishing/publishRelease.ts';
export { openReleaseStore, type ReleaseStore, releaseStore } from './publishing/releaseStore.ts';
export type { Releases } from './serving/releaseSource.ts';
export { ensureKey, listKeys, removeKey, rotateKey } from './maintenance/rotateKeys.ts';
export type { StorePlace } from '../platform/storage/releaseStorage.ts';
export { integrityOf, releaseVersion } from './checks/releaseVersion.ts';
export { SHELL, versionOf } from './records/storedDocument.ts';
export {
  createTeamToken,
  findTeam,
  listTeamTokens,
  revokeTeamToken,
  type TeamToken,
} from './teams/teamTokens.ts';
export { MAX_FILE_BYTES, missingFiles, publishUpload, receiveFile } from './publishing/uploads.ts';

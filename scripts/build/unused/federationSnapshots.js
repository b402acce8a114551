/** Replaces the manifests of the federation runtime: the release document has the entries of the remotes. */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
}
export const getGlobalRemoteInfo = () => ({});

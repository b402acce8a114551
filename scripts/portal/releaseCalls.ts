import {
  diffReleases,
  listReleases,
  type ListedRelease,
  type RecordedChange,
  type ReleaseDiff,
  releaseHistory,
  type ReleaseStore,
} from '../../shell/server/releases/index.ts';

/** The release commands that work on a store in a folder and over HTTP. */
export type ReleaseCalls = Pick<
  ReleaseStore,
  | 'publish'
  | 'activateTogether'
  | 'rollback'
  | 'rollbackTogether'
  | 'startCanary'
  | 'promoteCanary'
  | 'abortCanary'
> & {
  list: () => Promise<ListedRelease[]>;
  history: (name?: string) => Promise<RecordedChange[]>;
  diff: (name: string, versions: [before: string, after: string]) => Promise<ReleaseDiff>;
  /** Folder of the store; absent over HTTP. */
  dir?: string;
};

/** Release commands on a store in a folder. */
export function localCalls(store: ReleaseStore): ReleaseCalls {
  return {
    ...store,
    list: async () => await listReleases(store.dir),
    history: async (name) => await releaseHistory(store.dir, name),
    diff: async (name, versions) => await diffReleases(store.dir, name, versions),
  };
}

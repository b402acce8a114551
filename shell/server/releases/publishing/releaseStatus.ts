import { storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { canaryOf } from './canaries.ts';
import { publishedReleases, publishedRemotes } from '../serving/publishedReleases.ts';
import { currentDocument } from '../records/releasePointer.ts';
import { versionOf } from '../records/storedDocument.ts';
import type { ProblemCount } from '../serving/serverProblems.ts';
import { releaseHistory } from './releaseHistory.ts';

export type ReleaseStatus = {
  name: string;
  /** Active version; null before the first activation. */
  version: string | null;
  /** Activation of that version: ISO 8601, who and why. Null when the history does not contain it. */
  activated: { at: string; by: string; reason: string | null; commit: string | null } | null;
  canary: { version: string; percent: number } | null;
  /** Version that was published last. */
  newest: string | null;
  /** Problems of its code on the queried site server, since its start. Absent without a server. */
  problems?: ProblemCount[];
};

const ACTIVATIONS = new Set(['activate', 'rollback', 'promote']);

/** Describes the live version of the shell and of each published remote, and since when. */
export async function releaseStatus(place: StorePlace): Promise<ReleaseStatus[]> {
  const storage = storageOf(place);
  const document = await currentDocument(storage);
  const history = await releaseHistory(place);
  const names = await publishedRemotes(storage);
  return await Promise.all(
    names.map(async (name) => {
      const version = versionOf(document, name) ?? null;
      const canary = canaryOf(document, name);
      const change = history.find((each) => each.name === name && ACTIVATIONS.has(each.action));
      const isKnown = change !== undefined && change.version === version;
      const [newest] = await publishedReleases(storage, name);
      return {
        name,
        version,
        activated: isKnown
          ? { at: change.at, by: change.by, reason: change.reason, commit: change.commit ?? null }
          : null,
        canary: canary ? { version: canary.release.version, percent: canary.percent } : null,
        newest: newest?.release.version ?? null,
      };
    }),
  );
}

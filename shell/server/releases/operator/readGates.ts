import type { RemoteRelease } from '@cpa/shared/contracts';
import type { Gates } from '../../../src/operator/model/releaseOverview.ts';
import { RELEASE_FILE } from '../checks/checkRelease.ts';
import { type JourneyResult, readBootRecord } from '../publishing/bootRecords.ts';
import { bytesOf } from '../records/compareReleases.ts';
import { releaseFolder } from '../serving/publishedReleases.ts';
import type { ReleaseStorage } from '../../platform/storage/releaseStorage.ts';

type Release = Pick<RemoteRelease, 'name' | 'version' | 'files' | 'contract'>;

/** Reads which gates a served release has passed with a shell, and when. */
export async function readGates(
  storage: ReleaseStorage,
  release: Release,
  shell: { version: string } | undefined,
): Promise<Gates> {
  const { name, version, files, contract } = release;
  const [published, boot] = await Promise.all([
    storage.objects.find(`${releaseFolder(name, version)}/${RELEASE_FILE}`),
    shell && readBootRecord(storage, { name, version, shell }),
  ]);
  return {
    published_at: published?.modified.toISOString() ?? null,
    files: files.length,
    bytes: bytesOf(release),
    contract,
    boot: boot
      ? {
          at: boot.at,
          pages: boot.pages.length,
          private_pages: boot.pages.filter(({ role }) => role !== null).length,
          ...(boot.journeys && { journeys: countJourneys(boot.journeys) }),
        }
      : null,
  };
}

function countJourneys(journeys: readonly JourneyResult[]) {
  const namesOf = (outcome: JourneyResult['outcome']): string[] =>
    journeys.filter((each) => each.outcome === outcome).map(({ remote, name }) => `${remote}: ${name}`);
  return { passed: namesOf('passed').length, flaky: namesOf('flaky'), late: namesOf('late') };
}

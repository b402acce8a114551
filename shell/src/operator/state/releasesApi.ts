import { request, type HttpClients } from '@cpa/shared/http';
import {
  type Change,
  changedSchema,
  historyPageSchema,
  overviewSchema,
  revisionDiffSchema,
  storeCheckSchema,
} from '../model/releaseOverview.ts';

export type ReleasesApi = ReturnType<typeof createReleasesApi>;

/** Calls of the site server for operators. */
export function createReleasesApi({ privateClient }: HttpClients) {
  return {
    overview: () => request(privateClient, 'GET /_operator/releases', overviewSchema),
    history: (before: number) =>
      request(privateClient, `GET /_operator/history/${before}`, historyPageSchema),
    diff: ([before, after]: readonly [number, number]) =>
      request(privateClient, `GET /_operator/diff/${before}/${after}`, revisionDiffSchema),
    check: () => request(privateClient, 'GET /_operator/check', storeCheckSchema),
    change: (change: Change) =>
      request(privateClient, 'POST /_operator/changes', changedSchema, { data: change }),
  };
}

import { callApi, type HttpClients } from '@cpa/shared/http';
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
    overview: () =>
      callApi(privateClient, { method: 'GET', url: '/_operator/releases', response: overviewSchema }),
    history: (before: number) =>
      callApi(privateClient, {
        method: 'GET',
        url: `/_operator/history/${before}`,
        response: historyPageSchema,
      }),
    diff: ([before, after]: readonly [number, number]) =>
      callApi(privateClient, {
        method: 'GET',
        url: `/_operator/diff/${before}/${after}`,
        response: revisionDiffSchema,
      }),
    check: () =>
      callApi(privateClient, { method: 'GET', url: '/_operator/check', response: storeCheckSchema }),
    change: (change: Change) =>
      callApi(privateClient, {
        method: 'POST',
        url: '/_operator/changes',
        data: change,
        response: changedSchema,
      }),
  };
}

import type { Change } from '../../../src/operator/model/releaseOverview.ts';
import { ReleaseError } from '../records/releaseError.ts';
import type { ReleaseStore } from '../publishing/releaseStore.ts';

/** Applies the change of an operator if the release document still has the revision that the operator saw. */
export async function applyChange(
  store: ReleaseStore,
  { action, name, version, percent, expected, reason }: Change,
  by: string,
): Promise<{ revision: number }> {
  const options = { by, expected, reason };
  if (reason === undefined && action !== 'abort' && action !== 'canary')
    throw new ReleaseError('Say why: the reason is shown in the history.');
  const change = async () => {
    switch (action) {
      case 'activate':
        return await store.activate(name, version ?? 'latest', options);
      case 'rollback':
        return await store.rollback(name, { ...options, to: version });
      case 'canary':
        return await store.startCanary(name, { ...options, version, percent: percent ?? 0 });
      case 'promote':
        return await store.promoteCanary(name, options);
      case 'abort':
        return await store.abortCanary(name, { ...options, version });
    }
  };
  return { revision: (await change()).revision };
}

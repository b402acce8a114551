import type { Finding } from '../maintenance/diagnoseStore.ts';
import { currentDocument } from '../records/releasePointer.ts';
import { storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { canaryLog, logNameOf } from './eventLog.ts';
import { MIN_FAILURES_OF_ONE_ADDRESS } from './failureRate.rules.ts';

/**
 * Finds canaries whose failures all come from one IP address: too few of them count for the canary ever to be aborted.
 * With `only`, looks at these remotes.
 */
export async function diagnoseCanaries(place: StorePlace, only?: readonly string[]): Promise<Finding[]> {
  const document = await currentDocument(storageOf(place)).catch(() => undefined);
  const canaries = (document?.canaries ?? []).filter(({ release }) => !only || only.includes(release.name));
  const findings = canaries.map(async (canary): Promise<Finding[]> => {
    const events = await canaryLog(place)(logNameOf(canary)).readNew();
    const failed = events.filter(({ side, failedFrom }) => side === 'canary' && failedFrom !== undefined);
    const addresses = new Set(failed.map(({ failedFrom }) => failedFrom));
    const visitors = new Set(failed.map(({ visitor }) => visitor));
    if (addresses.size !== 1 || visitors.size < MIN_FAILURES_OF_ONE_ADDRESS) return [];
    const { name, version } = canary.release;
    const problem =
      `All ${visitors.size} visitors with a failure of the canary ${name} ${version} have one IP address, ` +
      'so failures never abort it. If a proxy hides the IP addresses, set TRUSTED_PROXIES.';
    return [{ problem }];
  });
  return (await Promise.all(findings)).flat();
}

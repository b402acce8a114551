import type { ReleaseDocument } from '@cpa/shared/contracts';
import type { InteractionReport } from '../reporting/interactionReport.ts';
import { inpOf } from './inp.rules.ts';
import { ownerOf } from './releaseDocument.ts';

/** Durations from 16 ms on are observed: shorter ones end within a frame. */
const MIN_MS = 16;

/**
 * Measures Interaction to Next Paint of the remotes that have a canary, and reports it when the page is hidden, because
 * it may be closed then.
 */
export function measureInteractions(
  releases: ReleaseDocument,
  remotes: readonly string[],
  send = post,
): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('event')) return;
  /** Remote → interaction → its longest event in milliseconds. */
  const durations = new Map<string, Map<number, number>>();
  const sent = new Map<string, number>();

  const observer = new PerformanceObserver((list) => list.getEntries().forEach(add));
  observer.observe({ type: 'event', buffered: true, durationThreshold: MIN_MS } as PerformanceObserverInit);
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && report());

  function add(entry: PerformanceEntry): void {
    const { interactionId = 0, duration } = entry as PerformanceEntry & { interactionId?: number };
    const name = ownerOf(releases, location.pathname)?.name;
    if (interactionId === 0 || name === undefined || !remotes.includes(name)) return;
    const own = durations.get(name) ?? new Map<number, number>();
    durations.set(name, own.set(interactionId, Math.max(duration, own.get(interactionId) ?? 0)));
  }

  function report(): void {
    observer.takeRecords().forEach(add);
    for (const { name: remote, version } of releases.remotes) {
      const inp = inpOf([...(durations.get(remote)?.values() ?? [])]);
      if (inp === undefined || sent.get(remote) === inp) continue;
      sent.set(remote, inp);
      send({ remote, version, inp });
    }
  }
}

/** Uses `keepalive` so that the request outlives the page. Errors are ignored: reporting is best effort. */
function post(report: InteractionReport): void {
  fetch('/api/_vitals', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify(report),
  }).catch(() => {});
}

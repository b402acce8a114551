import type { ReleaseDocument } from '@cpa/shared/contracts';
import type { VitalsReport } from '../reporting/vitalsReport.ts';
import { ownerOf } from './releaseDocument.ts';
import { clsOf, inpOf, type LayoutShift } from './vitals.rules.ts';

/** Durations from 16 ms on are observed: shorter ones end within a frame. */
const MIN_MS = 16;

const TYPES = ['event', 'largest-contentful-paint', 'layout-shift'];

type VitalsEntry = PerformanceEntry & { interactionId?: number; hadRecentInput?: boolean; value?: number };

type Measured = {
  /** Interaction → its longest event in milliseconds. */
  durations: Map<number, number>;
  shifts: LayoutShift[];
  lcp: number | undefined;
};

/**
 * Measures the web vitals of the remotes that have a canary, and reports them when the page is hidden, because it may
 * be closed then. The first page of the document has the Largest Contentful Paint.
 */
export function measureVitals(releases: ReleaseDocument, remotes: readonly string[], send = post): void {
  const types = TYPES.filter((type) => PerformanceObserver.supportedEntryTypes?.includes(type));
  if (!types.includes('event')) return;
  const measured = new Map<string, Measured>();
  const sent = new Map<string, string>();
  const first = ownerOf(releases, location.pathname)?.name;

  const observer = new PerformanceObserver((list) => list.getEntries().forEach(add));
  for (const type of types)
    observer.observe({ type, buffered: true, durationThreshold: MIN_MS } as PerformanceObserverInit);
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && report());

  function add(entry: VitalsEntry): void {
    const { entryType, interactionId = 0, hadRecentInput, value = 0, duration, startTime } = entry;
    const name =
      entryType === 'largest-contentful-paint' ? first : ownerOf(releases, location.pathname)?.name;
    if (name === undefined || !remotes.includes(name)) return;
    const own = measured.get(name) ?? { durations: new Map<number, number>(), shifts: [], lcp: undefined };
    measured.set(name, own);
    if (entryType === 'largest-contentful-paint') own.lcp = Math.round(startTime);
    else if (entryType === 'layout-shift') {
      if (!hadRecentInput) own.shifts.push({ at: startTime, value });
    } else if (interactionId > 0)
      own.durations.set(interactionId, Math.max(duration, own.durations.get(interactionId) ?? 0));
  }

  function report(): void {
    observer.takeRecords().forEach(add);
    for (const { name: remote, version } of releases.remotes) {
      const own = measured.get(remote);
      if (!own) continue;
      const { durations, shifts, lcp } = own;
      const inp = inpOf([...durations.values()]);
      const vitals = {
        ...(inp !== undefined && { inp }),
        ...(lcp !== undefined && { lcp }),
        cls: clsOf(shifts),
      };
      if (sent.get(remote) === JSON.stringify(vitals)) continue;
      sent.set(remote, JSON.stringify(vitals));
      send({ remote, version, ...vitals });
    }
  }
}

/** Uses `keepalive` so that the request outlives the page. Errors are ignored: reporting is best effort. */
function post(report: VitalsReport): void {
  fetch('/api/_vitals', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify(report),
  }).catch(() => {});
}

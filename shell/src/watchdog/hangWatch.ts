import type { FailureReport, ReleaseDocument } from '@cpa/shared/contracts';
import { manifestRouteAt, patternOf } from '../remotes/index.ts';

// oxlint-disable unicorn/require-post-message-target-origin -- a worker has no target origin

const WORKER_URL = '/watchdog.js';

/** Subset of the Trusted Types API. The site's Content-Security-Policy names the policy. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
};

export type HangWatch = {
  /** Starts the worker. */
  start: () => void;
  /** Notifies the worker of the remote that renders; null: none. */
  notify: (rendering: { name: string; version: string } | null) => void;
};

/**
 * Reports a page that hangs from a worker, which runs while the page does not. The service worker then loads the page
 * again, unless the page is pinned, as those of a checkout are.
 */
export function createHangWatch(releases: ReleaseDocument): HangWatch {
  const { remotes, revision } = releases;
  const sentWith = headersOfDocument();
  let worker: Worker | undefined;
  let client: string | undefined;
  return {
    start() {
      const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
      const policy = trustedTypes?.createPolicy('watchdog', { createScriptURL: () => WORKER_URL });
      worker = new Worker(policy?.createScriptURL(WORKER_URL) ?? WORKER_URL);
      worker.addEventListener('message', () => worker?.postMessage('alive'));
      askClientId((id) => (client = id));
    },
    notify(rendering) {
      if (!worker) return;
      const report: FailureReport | null = rendering && {
        class: 'hung',
        remote: rendering.name,
        version: rendering.version,
        revision,
        page: patternOf({ remotes, revision }, location.pathname),
        error: null,
      };
      const isPinned = manifestRouteAt(releases, location.pathname)?.isPinned ?? false;
      const leave = report && client && !isPinned ? { client, url: location.href } : null;
      worker.postMessage({ report, sentWith, leave });
    },
  };
}

/**
 * Returns `changed` for a document with the headers that replace one that hangs. Other browsers than Chromium do not tell,
 * and replace a document that hangs with any headers.
 */
const headersOfDocument = (): 'usual' | 'changed' =>
  (globalThis as { originAgentCluster?: boolean }).originAgentCluster === false ? 'changed' : 'usual';

/** Asks the service worker for the ID by which it finds this page. */
function askClientId(onId: (id: string) => void): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ client?: string }>) => {
    if (data.client) onId(data.client);
  });
  serviceWorker.ready.then(
    ({ active }) => active?.postMessage('client?'),
    // Workers are blocked.
    () => {},
  );
}

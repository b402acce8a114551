import type { FailureReport, ReleaseDocument } from '@cpa/shared/contracts';
import { patternOf } from '../remotes/index.ts';

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
  /** Tells the worker which remote renders; null: none. */
  notify: (rendering: { name: string; version: string } | null) => void;
};

/** Reports a page that hangs from a worker, which runs while the page does not. */
export function createHangWatch({ remotes, revision }: ReleaseDocument): HangWatch {
  let worker: Worker | undefined;
  return {
    start() {
      const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
      const policy = trustedTypes?.createPolicy('watchdog', { createScriptURL: () => WORKER_URL });
      worker = new Worker(policy?.createScriptURL(WORKER_URL) ?? WORKER_URL);
      worker.addEventListener('message', () => worker?.postMessage('alive'));
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
      worker.postMessage({ report });
    },
  };
}

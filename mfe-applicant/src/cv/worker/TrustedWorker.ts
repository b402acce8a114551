type Policy = { createScriptURL: (url: string) => string };
/** Subset of the Trusted Types API. `src/manifest.ts` declares the policy. */
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

/**
 * Starts a module worker of this origin. webpack builds the file of `new TrustedWorker(new URL(…, import.meta.url))`:
 * see `parser.javascript.worker` in scripts/build/baseConfig.ts.
 */
export class TrustedWorker {
  readonly worker: Worker;

  constructor(url: URL, options: WorkerOptions = { type: 'module' }) {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    policy ??= trustedTypes?.createPolicy('cv-workers', { createScriptURL: ownUrl });
    this.worker = new Worker(policy?.createScriptURL(url.href) ?? url.href, options);
  }
}

function ownUrl(url: string): string {
  if (new URL(url).origin !== location.origin) throw new TypeError(`${url} is on another origin`);
  return url;
}

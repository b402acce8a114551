import type { ActiveRemote } from '@cpa/shared/contracts';
import { fileUrl } from './baseUrls.ts';
import { RemoteFailure, type RemoteFailureKind } from './remoteFailure.ts';
import { TimedOut, withTimeout } from './withTimeout.ts';

/** Milliseconds for the question why; nobody shall wait for an explanation. */
const PROBE_TIMEOUT_MS = 3000;

/** How the federation runtime says that the page's only copy of a module is of the wrong version. */
const WRONG_VERSION = /shared singleton module/;

type Trouble = { kind: RemoteFailureKind; address: string; detail: string; isGone?: boolean };

/**
 * Turns whatever went wrong with `files` of a remote into one kind. `import()` says only that it failed, so they are
 * asked for once more, for status, type and hash; the answers are not used as code. Where nothing is wrong with the
 * files, their code threw.
 */
export async function diagnose(
  remote: ActiveRemote,
  files: string[],
  error: unknown,
  ask: typeof fetch = fetch,
): Promise<RemoteFailure> {
  if (error instanceof RemoteFailure) return error;
  const { name } = remote;
  if (error instanceof TimedOut) {
    // Its import hangs, and would be taken for the answer to each further one.
    return new RemoteFailure('timeout', name, error.message, {
      cause: error,
      needsDocument: files[0] !== remote.entry,
    });
  }
  if (error instanceof Error && WRONG_VERSION.test(error.message)) {
    return new RemoteFailure('contract', name, error.message, { cause: error, needsDocument: true });
  }
  const troubles = await Promise.all(files.map((path) => troubleWith(remote, path, ask)));
  const trouble = troubles.find((found) => found !== null);
  if (trouble) {
    const { kind, detail, isGone = false } = trouble;
    // The entry is asked for first: where another file is gone, the release has outlived its time in this page.
    const needsDocument = isGone && files[0] !== remote.entry;
    const refused = troubles.flatMap((one) => (one?.kind === 'not-a-module' ? [one.address] : []));
    return new RemoteFailure(kind, name, detail, { cause: error, needsDocument, refused });
  }
  // The browser keeps the outcome of running a module, so that running it again would not even be tried.
  return new RemoteFailure('threw-at-load', name, 'its code threw.', { cause: error, needsDocument: true });
}

async function troubleWith(
  { base_url, files }: ActiveRemote,
  path: string,
  ask: typeof fetch,
): Promise<Trouble | null> {
  const address = fileUrl(base_url, path);
  try {
    const answer = await withTimeout(ask(address), PROBE_TIMEOUT_MS);
    if (!answer.ok) {
      return {
        kind: 'http',
        address,
        detail: `${address} answers ${answer.status}.`,
        isGone: answer.status === 404,
      };
    }
    const type = answer.headers.get('content-type') ?? 'no type';
    if (!/javascript|css/.test(type))
      return { kind: 'not-a-module', address, detail: `${address} answers ${type}.` };
  } catch {
    return { kind: 'network', address, detail: `${address} cannot be reached.` };
  }
  const integrity = files.find((file) => file.path === path)?.integrity;
  if (!integrity) return null;
  try {
    await withTimeout(ask(address, { integrity }), PROBE_TIMEOUT_MS);
    return null;
  } catch {
    return { kind: 'not-a-module', address, detail: `${address} is not what its release says.` };
  }
}

import type { ActiveRemote } from '@cpa/shared/contracts';
import { fileUrl } from './baseUrls.ts';
import { RemoteFailure, type RemoteFailureKind } from './remoteFailure.ts';
import { TimedOut, withTimeout } from './withTimeout.ts';

/** Timeout of a diagnostic request, in milliseconds. */
const PROBE_TIMEOUT_MS = 3000;

/** Error of the federation runtime when the shared copy of a module has another version. */
const WRONG_VERSION = /shared singleton module/;

type FileProblem = { kind: RemoteFailureKind; url: string; detail: string; isGone?: boolean };

/**
 * Classifies why the `files` of a remote did not load. `import()` only reports that it failed, so this requests the
 * files again to check status, type and hash; the responses are not executed. If all files are fine, their code threw.
 */
export async function diagnose(
  remote: ActiveRemote,
  files: string[],
  error: unknown,
  request: typeof fetch = fetch,
): Promise<RemoteFailure> {
  if (error instanceof RemoteFailure) return error;
  const { name } = remote;
  if (error instanceof TimedOut) {
    // The browser reuses the pending import for every further attempt.
    return new RemoteFailure('timeout', name, error.message, {
      cause: error,
      needsDocument: files[0] !== remote.entry,
    });
  }
  if (error instanceof Error && WRONG_VERSION.test(error.message)) {
    return new RemoteFailure('contract', name, error.message, { cause: error, needsDocument: true });
  }
  const problems = await Promise.all(files.map((path) => problemWith(remote, path, request)));
  const problem = problems.find((found) => found !== null);
  if (problem) {
    const { kind, detail } = problem;
    // The entry loaded but another file is gone: the release was deleted while this page was open, or the server lacks it.
    const isGone = problem.isGone === true && files[0] !== remote.entry;
    const refused = problems.flatMap((one) => (one?.kind === 'not-a-module' ? [one.url] : []));
    return new RemoteFailure(kind, name, detail, { cause: error, isGone, refused });
  }
  // The browser caches the outcome of a module's evaluation, so another import would not run it again.
  return new RemoteFailure('threw-at-load', name, 'its code threw.', { cause: error, needsDocument: true });
}

async function problemWith(
  { base_url, files }: ActiveRemote,
  path: string,
  request: typeof fetch,
): Promise<FileProblem | null> {
  const url = fileUrl(base_url, path);
  try {
    const response = await withTimeout(request(url), PROBE_TIMEOUT_MS);
    if (!response.ok) {
      return {
        kind: 'http',
        url,
        detail: `${url} responded with ${response.status}.`,
        isGone: response.status === 404,
      };
    }
    const type = response.headers.get('content-type') ?? 'no type';
    if (!/javascript|css/.test(type))
      return { kind: 'not-a-module', url, detail: `${url} responded with ${type}.` };
  } catch {
    return { kind: 'network', url, detail: `${url} cannot be reached.` };
  }
  const integrity = files.find((file) => file.path === path)?.integrity;
  if (!integrity) return null;
  try {
    await withTimeout(request(url, { integrity }), PROBE_TIMEOUT_MS);
    return null;
  } catch {
    return { kind: 'not-a-module', url, detail: `${url} does not match the hash in its release.` };
  }
}

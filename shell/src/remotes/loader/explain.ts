import { RemoteFailure, type RemoteFailureKind } from './remoteFailure.ts';
import { TimedOut, withTimeout } from './withTimeout.ts';

/** Milliseconds for the question why; nobody shall wait for an explanation. */
const PROBE_TIMEOUT_MS = 3000;

/**
 * Turns whatever went wrong into one kind. `import()` says only that it failed, so the address is asked once more
 * for its status and type; the answer is not used as code.
 */
export async function explain(
  remote: string,
  address: string,
  error: unknown,
  ask = fetch,
): Promise<RemoteFailure> {
  if (error instanceof RemoteFailure) return error;
  if (error instanceof TimedOut) return new RemoteFailure('timeout', remote, error.message, error);
  const [kind, detail] = await probe(address, ask);
  return new RemoteFailure(kind, remote, detail, error);
}

async function probe(address: string, ask: typeof fetch): Promise<[RemoteFailureKind, string]> {
  try {
    const answer = await withTimeout(ask(address, { method: 'HEAD' }), PROBE_TIMEOUT_MS);
    if (!answer.ok) return ['http', `${address} answers ${answer.status}.`];
    const type = answer.headers.get('content-type') ?? 'no type';
    if (!type.includes('javascript')) return ['not-a-module', `${address} answers ${type}.`];
    return ['not-a-module', `${address} was refused or failed while starting.`];
  } catch {
    return ['network', `${address} cannot be reached.`];
  }
}

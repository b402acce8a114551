import { inSpan } from '@cpa/shared/server';

/** Errors before a connection exists; nothing can have been sent. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

export class GatewayError extends Error {
  /** False: the call cannot have had an effect. */
  readonly maybeDone: boolean;

  constructor(message: string, maybeDone: boolean) {
    super(message);
    this.name = 'GatewayError';
    this.maybeDone = maybeDone;
  }
}

/**
 * Makes one HTTP call to a payment provider, body included within `timeoutMs`. Redirects are not followed, because
 * the request is meant for this URL only. @throws GatewayError without a response or with a status of 500 and
 * above. Its message contains nothing of the request.
 */
export async function callGateway(
  url: string,
  { timeoutMs, ...init }: RequestInit & { timeoutMs: number },
): Promise<{ status: number; text: string }> {
  const call = async () => {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: await response.text() };
  };
  let answer: { status: number; text: string };
  try {
    answer = await inSpan({ name: `payment ${new URL(url).host}`, kind: 'client' }, call);
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    const reason = name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? name);
    throw new GatewayError(reason, !NEVER_SENT.has(cause?.code ?? ''));
  }
  if (answer.status >= 500) throw new GatewayError(`answered ${answer.status}`, true);
  return answer;
}

/** Returns the outcome of a failed call. @throws an error that the call did not cause */
export function failedCall(error: unknown): { kind: 'unclear' | 'not_sent'; reason: string } {
  if (!(error instanceof GatewayError)) throw error;
  return { kind: error.maybeDone ? 'unclear' : 'not_sent', reason: error.message };
}

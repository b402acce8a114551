/** Nothing can have arrived when no connection was made. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

export class GatewayTrouble extends Error {
  /** False: the call cannot have had an effect. */
  readonly maybeDone: boolean;

  constructor(message: string, maybeDone: boolean) {
    super(message);
    this.name = 'GatewayTrouble';
    this.maybeDone = maybeDone;
  }
}

/**
 * One HTTP call to a payment service, the answer's body included within `timeoutMs`. A redirect is not followed: what is
 * sent is for this address only.
 * @throws GatewayTrouble when there is no answer, or one of 500 and above. Its message holds nothing of what was sent.
 */
export async function callGateway(
  url: string,
  { timeoutMs, ...init }: RequestInit & { timeoutMs: number },
): Promise<{ status: number; text: string }> {
  let answer: { status: number; text: string };
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    answer = { status: response.status, text: await response.text() };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    const reason = name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? name);
    throw new GatewayTrouble(reason, !NEVER_SENT.has(cause?.code ?? ''));
  }
  if (answer.status >= 500) throw new GatewayTrouble(`answered ${answer.status}`, true);
  return answer;
}

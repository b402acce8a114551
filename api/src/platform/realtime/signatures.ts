import { createHash, createHmac } from 'node:crypto';
import { timingSafeEqualText } from '@cpa/shared/server';

/** Maximum clock skew of a signed request in seconds. */
const CLOCK_TOLERANCE = 600;

export interface AppKeys {
  PUSHER_APP_ID: string;
  PUSHER_KEY: string;
  PUSHER_SECRET: string;
}

/**
 * Verifies signature and age of an HTTP API request.
 * https://pusher.com/docs/channels/library_auth_reference/rest-api/#authentication
 */
export function isSignedCall(
  keys: AppKeys,
  call: { method: string; url: URL; body: string; now: Date },
): boolean {
  const query = [...call.url.searchParams].filter(([name]) => name !== 'auth_signature');
  const given = Object.fromEntries(call.url.searchParams);
  const age = Math.abs(call.now.getTime() / 1000 - Number(given['auth_timestamp']));
  if (given['auth_key'] !== keys.PUSHER_KEY || !(age <= CLOCK_TOLERANCE)) return false;
  const bodyHash = call.body === '' ? undefined : createHash('md5').update(call.body).digest('hex');
  if (given['body_md5'] !== bodyHash) return false;
  const parameters = query
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map((pair) => pair.join('='));
  const text = [call.method, call.url.pathname, parameters.join('&')].join('\n');
  return timingSafeEqualText(given['auth_signature'] ?? '', sign(keys, text));
}

/** Verifies the subscription signature of `POST /broadcasting/auth`: `key:signature`. */
export function isSignedSubscription(
  keys: AppKeys,
  facts: { socketId: string; channel: string; auth: string; channelData?: string },
): boolean {
  const text = [
    facts.socketId,
    facts.channel,
    ...(facts.channelData === undefined ? [] : [facts.channelData]),
  ].join(':');
  return timingSafeEqualText(facts.auth, `${keys.PUSHER_KEY}:${sign(keys, text)}`);
}

function sign({ PUSHER_SECRET }: AppKeys, text: string): string {
  return createHmac('sha256', PUSHER_SECRET).update(text).digest('hex');
}

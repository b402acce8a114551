import type { IncomingMessage } from 'node:http';
import { networkOf } from '@cpa/shared/server';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../config/config.ts';
import { CLOSE } from './codes.ts';

export type Refusal = [code: number, message: string];

type Rules = Pick<Config, 'secrets' | 'allowedOrigins' | 'trustedProxies' | 'realtimeLimits'>;

/** Accepts or rejects connections and counts the accepted ones. */
export interface ConnectionLimiter {
  /** Close code, or a function to call when the connection ends. */
  admit: (request: IncomingMessage) => Refusal | (() => void);
}

export function createConnectionLimiter(rules: Rules): ConnectionLimiter {
  const isTrusted = proxyAddress.compile(rules.trustedProxies);
  const { connections: most, perAddress } = rules.realtimeLimits;
  const byAddress = new Map<string, number>();
  let total = 0;

  return {
    admit: (request) => {
      const refusal = refusalOf(request, rules);
      if (refusal) return refusal;
      const address = networkOf(proxyAddress(request, isTrusted));
      const before = byAddress.get(address) ?? 0;
      if (total >= most || before >= perAddress) {
        return [CLOSE.overCapacity, 'Too many connections; please come back in a moment'];
      }
      total += 1;
      byAddress.set(address, before + 1);
      return () => {
        total -= 1;
        const left = byAddress.get(address)! - 1;
        if (left === 0) byAddress.delete(address);
        else byAddress.set(address, left);
      };
    },
  };
}

function refusalOf(
  { url: address = '/', headers: { origin } }: IncomingMessage,
  { secrets, allowedOrigins }: Rules,
): Refusal | undefined {
  const url = URL.parse(address, 'http://realtime');
  if (url?.pathname !== `/app/${secrets.PUSHER_KEY}`)
    return [CLOSE.unknownApp, 'There is no app with this key'];
  const protocol = url.searchParams.get('protocol');
  if (!protocol) return [CLOSE.noProtocol, 'No protocol version given'];
  if (protocol !== '7') return [CLOSE.unsupportedProtocol, 'Only version 7 of the protocol is spoken'];
  if (origin !== undefined && !allowedOrigins.includes(origin))
    return [CLOSE.foreignOrigin, 'Unknown origin'];
  return undefined;
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { pino, type Logger } from 'pino';
import { withoutCardNumbers } from '../security/cardNumbers.ts';

/** Logs JSON lines without bodies. Redacts credentials in headers, and possible card numbers in the whole line. */
export function createLogger(level: string): Logger {
  const options = {
    level,
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
      censor: '[cut]',
    },
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        url: withoutSecrets(request.url),
        ip: request.ip,
      }),
    },
  };
  return pino(options, { write: (line) => process.stdout.write(withoutCardNumbers(line)) });
}

/** Accepts a well-formed request id of the caller, so that a request can be traced from the site server. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

function withoutSecrets(url: string): string {
  return url.replace(/([?&](?:token|code)=)[^&]*/g, '$1[cut]');
}

import { pino, type Logger } from 'pino';
import { redactLogLine } from './redactLogLine.ts';

/**
 * Creates the logger of a server: JSON lines without bodies and headers of requests, redacted by `redactLogLine`.
 *
 * @param write - Receives each line. Default: standard output.
 */
export function createLogger(
  level: string,
  write: (line: string) => void = (line) => process.stdout.write(line),
): Logger {
  const options = {
    level,
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        url: request.url,
        ip: request.ip,
      }),
    },
  };
  return pino(options, { write: (line) => write(redactLogLine(line)) });
}

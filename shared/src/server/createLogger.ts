import { pino, type Logger } from 'pino';
import { collectLines } from './collectLines.ts';
import { redactLogLine } from './redactLogLine.ts';

const writeToOutput = collectLines((lines) => process.stdout.write(lines));

/**
 * Creates the logger of a server: JSON lines without bodies and headers of requests, redacted by `redactLogLine`.
 *
 * @param write - Receives each line. Default: standard output, once for all lines of a turn of the event loop.
 */
export function createLogger(level: string, write: (line: string) => void = writeToOutput): Logger {
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

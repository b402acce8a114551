import type { Logger } from 'pino';
import type { OnClose } from '../closeGracefully.ts';
import { recordSpans } from './spans.ts';

/** Milliseconds between two lines in the log about a collector that is down. */
const QUIET_MS = 60_000;

/**
 * Sends the spans of this process to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`. Without it, spans are only ids in
 * headers and logs.
 *
 * @param service - Name of the process, unless `OTEL_SERVICE_NAME` gives another.
 */
export async function startTracing(
  service: string,
  log: Logger,
  atEnd: OnClose,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint) return;
  const { exportSpans } = await import('./exportSpans.ts');
  let quietUntil = 0;
  const collector = exportSpans(
    {
      endpoint,
      service: env['OTEL_SERVICE_NAME'] ?? service,
      headers: readHeaders(env['OTEL_EXPORTER_OTLP_HEADERS'] ?? ''),
    },
    (error) => {
      if (performance.now() < quietUntil) return;
      quietUntil = performance.now() + QUIET_MS;
      log.warn({ err: error }, 'spans were not sent');
    },
  );
  recordSpans(collector.add);
  atEnd(async () => {
    recordSpans(undefined);
    await collector.end();
  });
}

/** Reads `key=value` pairs separated by commas; values are URL-encoded. */
function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.includes('='));
  return Object.fromEntries(
    pairs.map((pair) => {
      const [key = '', ...value] = pair.split('=');
      return [key.trim().toLowerCase(), decodeURIComponent(value.join('=').trim())];
    }),
  );
}

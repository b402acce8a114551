import type { EndedSpan } from './spans.ts';

/** Spans in one request, and milliseconds between two requests. */
const BATCH = 512;
const PAUSE_MS = 2000;
/** Spans that wait while the collector is down; later ones are dropped. */
const MAX_WAITING = 4096;
const TIMEOUT_MS = 5000;

/** Numbers of the protocol (https://opentelemetry.io/docs/specs/otlp/). */
const KINDS = { internal: 1, server: 2, client: 3 } as const;
const STATUS_ERROR = 2;

export type SpanExport = {
  add: (span: EndedSpan) => void;
  /** Sends the pending spans. */
  end: () => Promise<void>;
};

/**
 * Sends spans to a collector by OTLP over HTTP, as JSON.
 *
 * @param endpoint - Base URL of the collector, as in `OTEL_EXPORTER_OTLP_ENDPOINT`.
 * @param headers - Such as `authorization`.
 * @param service - Name of this process.
 * @param onFailure - Called for a batch that did not arrive; it is not sent again.
 */
export function exportSpans(
  { endpoint, headers, service }: { endpoint: string; headers: Record<string, string>; service: string },
  onFailure: (error: Error) => void,
): SpanExport {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const waiting: EndedSpan[] = [];
  const sending = new Set<Promise<void>>();

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const spans = waiting.splice(0, BATCH);
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(toOtlp(service, spans)),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!response.ok) throw new Error(`The collector answered ${response.status}.`);
      } catch (error) {
        onFailure(error as Error);
        return;
      }
    }
  }

  /** @returns when all spans were sent, including pending ones */
  async function sendAll(): Promise<void> {
    const sent = send();
    sending.add(sent);
    void sent.finally(() => sending.delete(sent));
    await Promise.all(sending);
  }

  const timer = setInterval(() => void sendAll(), PAUSE_MS).unref();
  return {
    add: (span) => {
      if (waiting.length < MAX_WAITING) waiting.push(span);
    },
    end: async () => {
      clearInterval(timer);
      await sendAll();
    },
  };
}

function toOtlp(service: string, spans: readonly EndedSpan[]): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: toAttributes({ 'service.name': service }) },
        scopeSpans: [{ scope: { name: '@cpa/shared/server' }, spans: spans.map(toOtlpSpan) }],
      },
    ],
  };
}

function toOtlpSpan({
  traceId,
  spanId,
  parentId,
  name,
  kind,
  startedAt,
  endedAt,
  attributes,
  error,
}: EndedSpan): object {
  return {
    traceId,
    spanId,
    parentSpanId: parentId,
    name,
    kind: KINDS[kind],
    startTimeUnixNano: toNanoseconds(startedAt),
    endTimeUnixNano: toNanoseconds(endedAt),
    attributes: toAttributes(attributes),
    status: error === undefined ? {} : { code: STATUS_ERROR, message: error },
  };
}

const toNanoseconds = (milliseconds: number): string => String(BigInt(Math.round(milliseconds * 1e6)));

function toAttributes(values: Record<string, string | number>): object[] {
  return Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: value } : { stringValue: value },
  }));
}

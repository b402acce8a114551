import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A step of a trace (https://www.w3.org/TR/trace-context/). Ids are hex digits: 32 of the trace, 16 of a span. */
export type Span = { traceId: string; spanId: string; parentId: string | undefined };

/** Kind of a span: `server` handles a request, `client` sends one, `internal` is work of a process. */
export type SpanKind = 'internal' | 'server' | 'client';

/** A span that has ended. Times are milliseconds since 1970. */
export type EndedSpan = Span & {
  name: string;
  kind: SpanKind;
  startedAt: number;
  endedAt: number;
  attributes: Record<string, string | number>;
  /** Message of the error that ended the span. */
  error: string | undefined;
};

/** A request over any version of HTTP. */
type Incoming = Pick<IncomingMessage, 'headers'> & { method?: string | undefined };

type Description = { name: string; kind?: SpanKind; attributes?: Record<string, string | number> };

const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/;

const running = new AsyncLocalStorage<Span>();
const requests = new WeakMap<Incoming, Span>();
let record: ((span: EndedSpan) => void) | undefined;

/** Passes every span that ends to `receive`. Without it, no span is recorded and none is created for a query. */
export function recordSpans(receive: ((span: EndedSpan) => void) | undefined): void {
  record = receive;
}

export const areSpansRecorded = (): boolean => record !== undefined;

/** Returns the header `traceparent` of the requests that a span sends. */
export const traceparentOf = ({ traceId, spanId }: Span): string => `00-${traceId}-${spanId}-01`;

/** Returns the header of the span that runs. */
export function traceparent(): string | undefined {
  const span = running.getStore();
  return span && traceparentOf(span);
}

/** Returns the id of a request or a job in logs and error responses: trace, then span. */
export const spanLabel = ({ traceId, spanId }: Span): string => `${traceId}-${spanId}`;

/** Returns the span of a request, in the trace of its header `traceparent`, or in its own when that is missing or malformed. */
export function requestSpan(request: Incoming): Span {
  const span = requests.get(request) ?? beginSpan(request.headers['traceparent']);
  requests.set(request, span);
  return span;
}

/** Continues a request in its span. Parsing a body leaves it, so call this before and after. */
export const runInSpan = (span: Span, work: () => void): void => running.run(span, work);

/** Records a handled request. @param milliseconds - Time since it arrived. */
export function recordRequest(
  request: Incoming,
  { route, status, milliseconds }: { route: string; status: number; milliseconds: number },
): void {
  const endedAt = now();
  record?.({
    ...requestSpan(request),
    name: `${request.method ?? ''} ${route}`,
    kind: 'server',
    startedAt: endedAt - milliseconds,
    endedAt,
    attributes: { 'http.response.status_code': status },
    error: status >= 500 ? `status ${status}` : undefined,
  });
}

/**
 * Runs `work` in a new span and records it, also when it fails.
 * @param parent - Header `traceparent` of its cause. Default: the current span.
 */
export async function inSpan<T>(
  { name, kind = 'internal', attributes = {} }: Description,
  work: (span: Span) => Promise<T>,
  parent: unknown = traceparent(),
): Promise<T> {
  const span = beginSpan(parent);
  const startedAt = now();
  const end = (error?: string) =>
    record?.({
      ...span,
      name,
      kind,
      startedAt,
      endedAt: now(),
      attributes,
      error,
    });
  return await running.run(span, async () => {
    try {
      const result = await work(span);
      end();
      return result;
    } catch (error) {
      end(error instanceof Error ? error.message : 'failed');
      throw error;
    }
  });
}

function beginSpan(header: unknown): Span {
  const [, traceId = randomHex(16), parentId] = TRACEPARENT.exec(String(header)) ?? [];
  return { traceId, spanId: randomHex(8), parentId };
}

const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');

const now = (): number => performance.timeOrigin + performance.now();

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type ApiProcess, startApiProcess } from '../../support/apiProcess.ts';
import { openTestApp, type TestApp } from '../../support/openTestApp.ts';
import { waitUntil } from '../../support/waitUntil.ts';

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

interface Received {
  resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CLICK = '00f067aa0ba902b7';

let portal: TestApp;
let collector: Server;
let spans: ReceivedSpan[];

beforeEach(async () => {
  portal = await openTestApp();
  spans = [];
  const receive = async (request: IncomingMessage): Promise<void> => {
    const received = ((await json(request)) as Received).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans,
    );
    spans.push(...received.flatMap((scope) => scope.spans));
  };
  collector = createServer((request, response) => void receive(request).finally(() => response.end('{}')));
  await once(collector.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  collector.close();
  await portal.close();
});

const endpoint = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;

/** Registers in the trace of a click, and waits for the mail. */
async function register(api: ApiProcess): Promise<string> {
  const { status, headers } = await api.call('POST', '/account/recruiter/register', {
    headers: { traceparent: `00-${TRACE}-${CLICK}-01` },
    body: { name: 'Ana', email: 'ana@example.aw', password: 'a-long-password-of-ana' },
  });
  expect(status).toBeLessThan(300);
  await waitUntil(() => api.log().includes('mail kept'));
  return headers.get('x-request-id') ?? '';
}

test('a click is followed through the request, its queries and the job to the mail and its log', async () => {
  const api = await startApiProcess(portal, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint() });
  const requestId = await register(api);
  await api.stop();

  const traced = spans.filter(({ traceId }) => traceId === TRACE);
  const below = (parent: string) => traced.filter(({ parentSpanId }) => parentSpanId === parent);
  const namesBelow = (parent: string) => below(parent).map(({ name }) => name);
  expect(namesBelow(CLICK)).toEqual(['POST /account/recruiter/register']);
  const [request] = below(CLICK);
  expect(requestId).toBe(`${TRACE}-${request!.spanId}`);
  expect(namesBelow(request!.spanId)).toEqual(expect.arrayContaining(['insert', 'job send-mails', 'mail']));
  const job = below(request!.spanId).find(({ name }) => name === 'job send-mails');
  expect(namesBelow(job!.spanId)).toContain('update');
  const mailed = api
    .log()
    .split('\n')
    .find((line) => line.includes('mail kept'));
  expect(mailed).toContain(`"span":"${TRACE}-`);
});

import {
  inSpan,
  recordSpans,
  requestSpan,
  runInSpan,
  spanLabel,
  traceparent,
  type EndedSpan,
} from './spans.ts';

const CALLER = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

const requestWith = (header?: string) => requestSpan({ headers: header ? { traceparent: header } : {} });

afterEach(() => recordSpans(undefined));

test('a request continues the trace of its caller in a new span', () => {
  const span = requestWith(CALLER);
  expect(span).toMatchObject({ traceId: '4bf92f3577b34da6a3ce929d0e0e4736', parentId: '00f067aa0ba902b7' });
  expect(span.spanId).toMatch(/^[\da-f]{16}$/);
  expect(span.spanId).not.toBe(span.parentId);
  expect(spanLabel(span)).toBe(`4bf92f3577b34da6a3ce929d0e0e4736-${span.spanId}`);
});

test.each([
  undefined,
  'one',
  `${CALLER}\nforged`,
  CALLER.toUpperCase(),
  '00-00000000000000000000000000000000-00f067aa0ba902b7-01',
  '00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01',
])('a request with the header %j begins a trace', (header) => {
  const { traceId, parentId } = requestWith(header);
  expect(traceId).toMatch(/^[\da-f]{32}$/);
  expect(traceId).not.toBe('4bf92f3577b34da6a3ce929d0e0e4736');
  expect(parentId).toBeUndefined();
});

test('spans have their parent, also across concurrent asynchronous work', async () => {
  const ended: EndedSpan[] = [];
  recordSpans((span) => ended.push(span));
  const work = async (header: string) =>
    await inSpan(
      { name: 'outer' },
      async () => await inSpan({ name: 'inner' }, async () => traceparent()),
      header,
    );
  const other = CALLER.replace('4bf9', '5bf9');
  const headers = await Promise.all([work(CALLER), work(other)]);
  expect(headers.map((header) => header?.slice(3, 7))).toEqual(['4bf9', '5bf9']);
  for (const [inner, outer] of [
    [ended[0], ended[2]],
    [ended[1], ended[3]],
  ])
    expect(inner).toMatchObject({ name: 'inner', traceId: outer?.traceId, parentId: outer?.spanId });
});

test('a span that fails is recorded with its error, which is rethrown', async () => {
  const ended: EndedSpan[] = [];
  recordSpans((span) => ended.push(span));
  const failing = inSpan({ name: 'mail', kind: 'client' }, () => Promise.reject(new Error('refused')));
  await expect(failing).rejects.toThrow('refused');
  expect(ended).toMatchObject([{ name: 'mail', kind: 'client', error: 'refused' }]);
  expect(ended[0]!.endedAt).toBeGreaterThanOrEqual(ended[0]!.startedAt);
});

test('work outside a request has no header', () => {
  expect(traceparent()).toBeUndefined();
  runInSpan(requestWith(CALLER), () => expect(traceparent()).toMatch(/^00-4bf92f35/));
});

import { inSpan } from '@cpa/shared/server';
import { traceQueries } from './traceQueries.ts';

const CALLER = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

function openClient() {
  const texts: unknown[] = [];
  const client = { query: async (text: unknown) => void texts.push(text) };
  traceQueries(client as never);
  return { client, texts };
}

test('queries of a request name its trace', async () => {
  const { client, texts } = openClient();
  await inSpan({ name: 'request' }, async () => await client.query('select 1'), CALLER);
  expect(texts).toEqual([
    expect.stringMatching(
      /^select 1 \/\*traceparent='00-4bf92f3577b34da6a3ce929d0e0e4736-[\da-f]{16}-01'\*\/$/,
    ),
  ]);
});

test('other queries and cursors stay as they are', async () => {
  const { client, texts } = openClient();
  const cursor = { cursor: true };
  await client.query('select 1');
  await inSpan({ name: 'request' }, async () => await client.query(cursor));
  expect(texts).toEqual(['select 1', cursor]);
});

import { takeEarlyReads } from './earlyReads.ts';

const response = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  document.cookie = 'cpa_token=of-rosa';
});

function early(paths: Record<string, Promise<Response>>) {
  globalThis.earlyReads = { token: 'of-rosa', paths };
  return takeEarlyReads()!;
}

test('hands over each response once, with the query that the page asks for', async () => {
  const { respond } = early({ '/orders?page=1': response({ total: 3 }) });
  expect(respond({ url: '/orders' })).toBeUndefined();
  const request = { method: 'GET', url: '/orders', params: { page: 1, status: undefined } };
  await expect(respond(request)).resolves.toEqual({ body: { total: 3 } });
  expect(respond(request)).toBeUndefined();
  expect(takeEarlyReads()).toBeUndefined();
});

test.each([
  ['was refused', () => response({}, 401)],
  ['did not arrive', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
  ['is no JSON', () => Promise.resolve(new Response('<html>'))],
])('lets a request be sent again whose response %s', async (_title, read) => {
  await expect(early({ '/me': read() }).respond({ url: '/me' })).resolves.toBeUndefined();
});

test('keeps the responses while channels are subscribed to', async () => {
  const { respond } = early({ '/me': response({ name: 'Rosa' }) });
  expect(respond({ method: 'POST', url: '/broadcasting/auth' })).toBeUndefined();
  await expect(respond({ url: '/me' })).resolves.toEqual({ body: { name: 'Rosa' } });
});

test('drops the responses when another user signs in, the user changes something, or the page unmounts', () => {
  for (const forget of [
    () => void (document.cookie = 'cpa_token=of-luis'),
    ({ respond }: ReturnType<typeof early>) => void respond({ method: 'post', url: '/me' }),
    ({ end }: ReturnType<typeof early>) => end(),
  ]) {
    document.cookie = 'cpa_token=of-rosa';
    const reads = early({ '/me': response({}) });
    forget(reads);
    expect(reads.respond({ url: '/me' })).toBeUndefined();
  }
});

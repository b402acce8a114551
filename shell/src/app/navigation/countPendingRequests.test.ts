import { aHost, anApiError, flushPromises } from '@cpa/shared/testing';
import { countPendingRequests } from './countPendingRequests.ts';

test('countPendingRequests counts a request until it succeeds or fails', async () => {
  const good = Promise.withResolvers<object>();
  const bad = Promise.withResolvers<object>();
  const { api } = aHost({
    responses: { 'GET /options': () => good.promise, 'POST /contact-us-message': () => bad.promise },
  });
  const pending = countPendingRequests(api);
  const requests = [
    api.publicClient.get('/options'),
    api.privateClient.post('/contact-us-message').catch(() => undefined),
  ];
  await flushPromises();
  expect(pending()).toBe(2);
  good.resolve({});
  await requests[0];
  expect(pending()).toBe(1);
  bad.reject(anApiError(503, { message: 'Later.' }));
  await requests[1];
  expect(pending()).toBe(0);
});

import { aHost, aRefusal, settled } from '@cpa/shared/testing';
import { countCalls } from './countCalls.ts';

test('calls are counted from their start to their end, however they end', async () => {
  const good = Promise.withResolvers<object>();
  const bad = Promise.withResolvers<object>();
  const { api } = aHost({
    answers: { 'GET /options': () => good.promise, 'POST /contact-us-message': () => bad.promise },
  });
  const running = countCalls(api);
  const calls = [
    api.publicClient.get('/options'),
    api.privateClient.post('/contact-us-message').catch(() => undefined),
  ];
  await settled();
  expect(running()).toBe(2);
  good.resolve({});
  await calls[0];
  expect(running()).toBe(1);
  bad.reject(aRefusal(503, { message: 'Later.' }));
  await calls[1];
  expect(running()).toBe(0);
});

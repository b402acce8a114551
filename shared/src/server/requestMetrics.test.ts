import { mayReadMetrics } from './requestMetrics.ts';

test('denies metrics to every proxied request', () => {
  expect(mayReadMetrics({ 'x-forwarded-for': '203.0.113.9' }, undefined)).toBe(false);
  expect(mayReadMetrics({ 'x-forwarded-host': 'portal.test', authorization: 'Bearer t' }, 't')).toBe(false);
});

test('requires the token when one is configured', () => {
  expect(mayReadMetrics({}, undefined)).toBe(true);
  expect(mayReadMetrics({}, 't')).toBe(false);
  expect(mayReadMetrics({ authorization: 'Bearer wrong' }, 't')).toBe(false);
  expect(mayReadMetrics({ authorization: 'Bearer t' }, 't')).toBe(true);
});

import { isMeant } from './metrics.rules.ts';

test('denies metrics to every proxied request', () => {
  expect(isMeant({ 'x-forwarded-for': '203.0.113.9' }, undefined)).toBe(false);
  expect(isMeant({ 'x-forwarded-host': 'portal.test', authorization: 'Bearer t' }, 't')).toBe(false);
});

test('requires the token when one is configured', () => {
  expect(isMeant({}, undefined)).toBe(true);
  expect(isMeant({}, 't')).toBe(false);
  expect(isMeant({ authorization: 'Bearer wrong' }, 't')).toBe(false);
  expect(isMeant({ authorization: 'Bearer t' }, 't')).toBe(true);
});

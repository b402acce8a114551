import { whatStays } from '@cpa/shared/testing';
import * as remote from './module.ts';

test('plans and cart, once ended, leave no saga, listener or subscription behind', async () => {
  const { started, ...left } = await whatStays(remote, 'checkout');
  expect(started).not.toEqual([]);
  expect(started.filter((key) => !key.startsWith('checkout/'))).toEqual([]);
  expect(left).toEqual({ running: [], listeners: [], subscribers: 0 });
});

import { whatStays } from '@cpa/shared/testing';
import * as remote from './module.ts';

test('leaves no sagas, listeners or subscriptions behind', async () => {
  const { started, ...left } = await whatStays(remote, 'public');
  expect(started).not.toEqual([]);
  expect(started.filter((key) => !key.startsWith('public/'))).toEqual([]);
  expect(left).toEqual({ running: [], listeners: [], subscribers: 0 });
});

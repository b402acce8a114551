import { whatStays } from '@cpa/shared/testing';
import * as remote from './module.ts';

test('leaves no saga, listener or subscription behind after unmounting', async () => {
  const { started, ...left } = await whatStays(remote, 'recruiter');
  expect(started).not.toEqual([]);
  expect(started.filter((key) => !key.startsWith('recruiter/'))).toEqual([]);
  expect(left).toEqual({ running: [], listeners: [], subscribers: 0 });
});

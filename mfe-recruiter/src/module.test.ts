import { whatStays } from '@cpa/shared/testing';
import * as remote from './module.ts';

test('the company side, once ended, leaves no saga, listener or subscription behind', async () => {
  const { started, ...left } = await whatStays(remote, 'recruiter');
  expect(started).not.toEqual([]);
  expect(started.filter((key) => !key.startsWith('recruiter/'))).toEqual([]);
  expect(left).toEqual({ running: [], listeners: [], subscribers: 0 });
});

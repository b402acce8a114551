import { whatStays } from '@cpa/shared/testing';
import * as remote from './module.ts';

test('the applicant’s side, once ended, leaves no saga, listener or subscription behind', async () => {
  const { started, ...left } = await whatStays(remote, 'applicant');
  expect(started).not.toEqual([]);
  expect(started.filter((key) => !key.startsWith('applicant/'))).toEqual([]);
  expect(left).toEqual({ running: [], listeners: [], subscribers: 0 });
});

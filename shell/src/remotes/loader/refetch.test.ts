import { refetch, fetchedWith } from './refetch.ts';

const folder = 'http://localhost/remotes/mfe-public/bb/';

test('fetchedWith lists all files fetched from the folder of a damaged file', () => {
  const names = [`${folder}entry.js`, `${folder}list.js`, 'http://localhost/assets/shell.js'];
  const entries = names.map((name) => ({ name }) as PerformanceEntry);
  expect(fetchedWith(`${folder}entry.js`, entries)).toEqual([`${folder}entry.js`, `${folder}list.js`]);
});

test('refetch requests each file once, bypassing the cache, and ignores failures', async () => {
  const ask = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => Promise.reject(new Error('away')));
  await refetch([`${folder}entry.js`, `${folder}entry.js`, `${folder}list.js`], ask);
  expect(ask.mock.calls).toEqual([
    [`${folder}entry.js`, { cache: 'reload' }],
    [`${folder}list.js`, { cache: 'reload' }],
  ]);
});

import { refetch, fetchedWith } from './refetch.ts';

const folder = 'http://localhost/remotes/mfe-public/bb/';

test('with a damaged file, all that came from its folder is in doubt', () => {
  const names = [`${folder}entry.js`, `${folder}list.js`, 'http://localhost/assets/shell.js'];
  const entries = names.map((name) => ({ name }) as PerformanceEntry);
  expect(fetchedWith(`${folder}entry.js`, entries)).toEqual([`${folder}entry.js`, `${folder}list.js`]);
});

test('each file is asked for once, past the cache, and one that fails is nobody’s trouble', async () => {
  const ask = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => Promise.reject(new Error('away')));
  await refetch([`${folder}entry.js`, `${folder}entry.js`, `${folder}list.js`], ask);
  expect(ask.mock.calls).toEqual([
    [`${folder}entry.js`, { cache: 'reload' }],
    [`${folder}list.js`, { cache: 'reload' }],
  ]);
});

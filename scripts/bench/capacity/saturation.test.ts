import { nameLimit, type Use } from './saturation.ts';

const idle: Use = {
  cores: { site: 0.2, api: 0.1, database: 0.1, load: 0.1 },
  delay: { site: 10, api: 10 },
  waiting: 0,
};

test.each([
  [{}, 'none of processors, pool and event loop; most processor time: site 0.20'],
  [{ waiting: 4 }, 'the connection pool of the API: 4.0 queries wait'],
  [
    { cores: { site: 0.5, api: 0.3, database: 0.9, load: 0.1 }, waiting: 40 },
    'the 2 processors: database 0.90, site 0.50, api 0.30, load 0.10',
  ],
  [
    { cores: { ...idle.cores, api: 0.97 }, delay: { site: 5, api: 300 } },
    'the event loop of the api: 300 ms',
  ],
])('%j: %s', (change, limit) => {
  expect(nameLimit({ ...idle, ...change }, 2)).toMatch(limit);
});

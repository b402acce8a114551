import { anActiveRemote } from '../testing/anActiveRemote.ts';
import { readTrace } from './readTrace.ts';
import { beginStep, inStep, steps } from './steps.ts';

const remote = anActiveRemote();
const releases = { revision: 4, remotes: [remote, anActiveRemote({ name: 'mfe-other', files: [] })] };

const loaded = (path: string, startTime: number) => ({
  name: new URL(path, location.href).href,
  startTime,
  duration: 20.4,
  encodedBodySize: 23_552,
});

beforeEach(() => {
  steps.splice(0);
  performance.getEntriesByType = () =>
    [
      loaded(`${remote.base_url}${remote.entry}`, 10.2),
      loaded('/api/vacancies/4711/applications?sort=new', 90),
      loaded('/api/_current-release', 95),
      loaded('/assets/shell.js', 1),
    ] as unknown as PerformanceEntryList;
});

test('has the files, the steps and the shared modules of each remote that was loaded', async () => {
  await inStep(remote.name, 'evaluate', async () => 'module');
  const failing = inStep(remote.name, 'routes', () => Promise.reject(new TypeError('Ana is not')));
  await expect(failing).rejects.toThrow(TypeError);
  const trace = readTrace(releases, '/plans/13');
  expect(trace).toMatchObject({ page: '/plans/:id', revision: 4 });
  expect(trace.remotes).toEqual([
    expect.objectContaining({
      name: remote.name,
      version: remote.version,
      shared: Object.keys(remote.requires ?? {}),
    }),
  ]);
  expect(trace.remotes[0]?.steps.map(({ kind, name, error }) => [kind, name, error])).toEqual(
    expect.arrayContaining([
      ['file', remote.entry, undefined],
      ['evaluate', 'evaluate', undefined],
      ['routes', 'routes', 'TypeError'],
    ]),
  );
  expect(trace.remotes[0]?.steps.find(({ kind }) => kind === 'file')).toMatchObject({
    start: 10,
    duration: 20,
    bytes: 23_552,
  });
});

test('names API calls without ids and queries', () => {
  expect(readTrace(releases, '/plans').data.map(({ name }) => name)).toEqual([
    '/api/vacancies/:id/applications',
    '/api/_current-release',
  ]);
});

test('keeps the last 60 steps', () => {
  for (let index = 0; index < 70; index += 1) beginStep(`remote-${index}`, 'start')();
  expect([steps.length, steps[0]?.remote]).toEqual([60, 'remote-10']);
});

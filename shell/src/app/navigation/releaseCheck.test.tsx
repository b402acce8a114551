import { flushPromises } from '@cpa/shared/testing';
import { fireEvent } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { type NewDocument, checkWhileOpen, createReleaseCheck } from './releaseCheck.ts';

const own = { shell: '00000000000000aa', revision: 4 };

/** Document of the site at that release. */
const documentOf = ({ shell, revision }: typeof own): NewDocument => ({
  shell,
  releases: { revision, remotes: [] },
});

function aCheck(respond: () => Promise<typeof own>, isTakeable = true) {
  let time = 0;
  const fetchActive = jest.fn(respond);
  const taken: number[] = [];
  const changes = jest.fn();
  const check = createReleaseCheck({
    own,
    take({ revision }) {
      taken.push(revision);
      return isTakeable;
    },
    calls: { fetchActive, fetchDocument: async () => documentOf(await respond()) },
    now: () => time,
  });
  check.subscribe(changes);
  const checkAfter = async (milliseconds: number) => {
    time += milliseconds;
    check.run();
    await flushPromises();
    return check.isOutdated();
  };
  return { fetchActive, checkAfter, taken, changes };
}

describe('createReleaseCheck', () => {
  it.each([
    ['the same', own, [], false],
    ['another shell', { ...own, shell: '00000000000000ab' }, [4], true],
    ['other remotes', { ...own, revision: 5 }, [5], false],
    ['the remotes of before', { ...own, revision: 3 }, [3], false],
  ])('takes the remotes of a site that has %s', async (_what, now, taken, isOutdated) => {
    const check = aCheck(async () => now);
    expect(await check.checkAfter(60_000)).toBe(isOutdated);
    expect(check.taken).toEqual(taken);
  });

  it('is outdated while the page cannot take a release, until the site returns to its own', async () => {
    let isTakeable = false;
    let revision = 5;
    let time = 0;
    const check = createReleaseCheck({
      own,
      take: () => isTakeable,
      calls: {
        fetchActive: async () => ({ ...own, revision }),
        fetchDocument: async () => documentOf({ ...own, revision }),
      },
      now: () => time,
    });
    const checkLater = async () => {
      time += 60_000;
      check.run();
      await flushPromises();
      return check.isOutdated();
    };
    expect(await checkLater()).toBe(true);
    isTakeable = true;
    expect(await checkLater()).toBe(true);
    revision = 6;
    expect(await checkLater()).toBe(false);
  });

  it('checks at most once a minute, and takes each release once', async () => {
    const { fetchActive, checkAfter, taken, changes } = aCheck(async () => ({ ...own, revision: 5 }));
    await checkAfter(59_999);
    expect(fetchActive).not.toHaveBeenCalled();
    await checkAfter(1);
    await checkAfter(59_999);
    expect(fetchActive).toHaveBeenCalledTimes(1);
    await checkAfter(1);
    expect(fetchActive).toHaveBeenCalledTimes(2);
    expect(taken).toEqual([5]);
    expect(changes).toHaveBeenCalledTimes(1);
  });

  it('asks within ten seconds of an announcement, once for several, and not at the same time as other pages', async () => {
    jest.useFakeTimers();
    const times: number[] = [];
    const checks = Array.from({ length: 20 }, () =>
      createReleaseCheck({
        own,
        take: () => false,
        calls: {
          async fetchActive() {
            times.push(Date.now());
            return { ...own, revision: 5 };
          },
          fetchDocument: async () => documentOf({ ...own, revision: 5 }),
        },
      }),
    );
    const announcedAt = Date.now();
    for (const check of checks) {
      check.runSoon();
      check.runSoon();
    }
    await jest.advanceTimersByTimeAsync(10_000);
    expect(times).toHaveLength(20);
    expect(Math.max(...times) - announcedAt).toBeLessThanOrEqual(10_000);
    expect(new Set(times).size).toBeGreaterThan(10);
    expect(checks.every((check) => check.isOutdated())).toBe(true);
    jest.useRealTimers();
  });

  it('is outdated when a site server of an older portal has another release', async () => {
    let time = 0;
    let { revision } = own;
    const check = createReleaseCheck({
      own,
      take: () => true,
      calls: { fetchActive: async () => ({ ...own, revision }), fetchDocument: async () => null },
      now: () => time,
    });
    for (revision of [own.revision + 1, own.revision]) {
      time += 60_000;
      check.run();
      await flushPromises();
      expect(check.isOutdated()).toBe(revision !== own.revision);
    }
  });

  it('stays up to date while the site does not respond', async () => {
    const { fetchActive, checkAfter } = aCheck(() => Promise.reject(new Error('away')));
    expect(await checkAfter(60_000)).toBe(false);
    expect(await checkAfter(60_000)).toBe(false);
    expect(fetchActive).toHaveBeenCalledTimes(2);
  });
});

test('checkWhileOpen checks on navigations, when the page becomes visible, and every five minutes', async () => {
  jest.useFakeTimers();
  const run = jest.fn();
  const router = createMemoryRouter([{ path: '*' }]);
  checkWhileOpen(router, { run, runSoon: () => {}, isOutdated: () => false, subscribe: () => () => {} });
  await router.navigate('/blog');
  expect(run).toHaveBeenCalled();
  run.mockClear();
  fireEvent(document, new Event('visibilitychange'));
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(600_000);
  expect(run).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});

import { flushPromises } from '@cpa/shared/testing';
import { createReleaseCheck } from './releaseCheck.ts';

const own = { shell: '00000000000000aa', revision: 4 };

function aCheck(respond: () => Promise<typeof own>) {
  let time = 0;
  const fetchActive = jest.fn(respond);
  const check = createReleaseCheck(own, fetchActive, () => time);
  const checkAfter = async (milliseconds: number) => {
    time += milliseconds;
    check.run();
    await flushPromises();
    return check.isOutdated();
  };
  return { fetchActive, checkAfter };
}

describe('createReleaseCheck', () => {
  it.each([
    ['the same', own, false],
    ['another shell', { ...own, shell: '00000000000000ab' }, true],
    ['other remotes', { ...own, revision: 5 }, true],
    ['the remotes of before', { ...own, revision: 3 }, true],
  ])('compares with a site that has %s', async (_what, now, isOutdated) => {
    const { checkAfter } = aCheck(async () => now);
    expect(await checkAfter(60_000)).toBe(isOutdated);
  });

  it('checks at most once a minute and stops once the page is outdated', async () => {
    const { fetchActive, checkAfter } = aCheck(async () => ({
      ...own,
      revision: fetchActive.mock.calls.length + 3,
    }));
    await checkAfter(59_999);
    expect(fetchActive).not.toHaveBeenCalled();
    await checkAfter(1);
    await checkAfter(59_999);
    expect(fetchActive).toHaveBeenCalledTimes(1);
    await checkAfter(1);
    await checkAfter(60_000);
    expect(fetchActive).toHaveBeenCalledTimes(2);
  });

  it('asks within ten seconds of an announcement, once for several, and not at the same time as other pages', async () => {
    jest.useFakeTimers();
    const times: number[] = [];
    const checks = Array.from({ length: 20 }, () =>
      createReleaseCheck(own, async () => {
        times.push(Date.now());
        return { ...own, revision: 5 };
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
    for (const check of checks) check.runSoon();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(times).toHaveLength(20);
    jest.useRealTimers();
  });

  it('stays up to date while the site does not respond', async () => {
    const { fetchActive, checkAfter } = aCheck(() => Promise.reject(new Error('away')));
    expect(await checkAfter(60_000)).toBe(false);
    expect(await checkAfter(60_000)).toBe(false);
    expect(fetchActive).toHaveBeenCalledTimes(2);
  });
});

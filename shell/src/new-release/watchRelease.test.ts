import { settled } from '@cpa/shared/testing';
import { watchRelease } from './watchRelease.ts';

const own = { shell: '00000000000000aa', revision: 4 };

function aWatch(answer: () => Promise<typeof own>) {
  let time = 0;
  const ask = jest.fn(answer);
  const watch = watchRelease(own, ask, () => time);
  const lookAfter = async (milliseconds: number) => {
    time += milliseconds;
    watch.look();
    await settled();
    return watch.isOutdated();
  };
  return { ask, lookAfter };
}

describe('a page that has been open for long', () => {
  it.each([
    ['the same', own, false],
    ['another shell', { ...own, shell: '00000000000000ab' }, true],
    ['other remotes', { ...own, revision: 5 }, true],
    ['the remotes of before', { ...own, revision: 3 }, true],
  ])('finds out that the site has %s', async (_what, now, isOutdated) => {
    const { lookAfter } = aWatch(async () => now);
    expect(await lookAfter(60_000)).toBe(isOutdated);
  });

  it('asks once a minute at the most, and no more once it knows', async () => {
    const { ask, lookAfter } = aWatch(async () => ({ ...own, revision: ask.mock.calls.length + 3 }));
    await lookAfter(59_999);
    expect(ask).not.toHaveBeenCalled();
    await lookAfter(1);
    await lookAfter(59_999);
    expect(ask).toHaveBeenCalledTimes(1);
    await lookAfter(1);
    await lookAfter(60_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('goes on as it is while the site does not say', async () => {
    const { ask, lookAfter } = aWatch(() => Promise.reject(new Error('away')));
    expect(await lookAfter(60_000)).toBe(false);
    expect(await lookAfter(60_000)).toBe(false);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

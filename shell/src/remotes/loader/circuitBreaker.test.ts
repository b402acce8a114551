import { createCircuitBreaker } from './circuitBreaker.ts';

function aBreaker() {
  let time = 0;
  const breaker = createCircuitBreaker({ now: () => time, maxFailures: 2, openMs: 1000 });
  const work = jest.fn<Promise<string>, []>(() => Promise.reject(new Error('down')));
  const visit = (key = 'mfe-public') => breaker.run(key, work).catch((error: Error) => error.message);
  return { breaker, work, visit, wait: (milliseconds: number) => (time += milliseconds) };
}

describe('what is down', () => {
  test('is left alone after failing repeatedly, and says at once why', async () => {
    const { work, visit } = aBreaker();
    for (let visits = 0; visits < 5; visits++) expect(await visit()).toBe('down');
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('takes nothing else down with it', async () => {
    const { breaker, visit } = aBreaker();
    await visit();
    await visit();
    await expect(breaker.run('mfe-checkout', async () => 'plans')).resolves.toBe('plans');
  });

  test('is tried once when it has rested, and rests again if that failed', async () => {
    const { work, visit, wait } = aBreaker();
    await visit();
    await visit();
    wait(1001);
    await visit();
    await visit();
    expect(work).toHaveBeenCalledTimes(3);
  });

  test('is tried at once when a person asks, with all of its pages', async () => {
    const { breaker, work, visit } = aBreaker();
    for (const key of ['mfe-public/2', 'mfe-public/2', 'mfe-publications', 'mfe-publications'])
      await visit(key);
    breaker.allowAttempt('mfe-public');
    work.mockResolvedValue('page');
    expect(await visit('mfe-public/2')).toBe('page');
    expect(await visit('mfe-publications')).toBe('down');
  });

  test('is forgiven as soon as it works', async () => {
    const { work, visit } = aBreaker();
    await visit();
    work.mockResolvedValueOnce('page');
    await visit();
    await visit();
    await visit();
    expect(work).toHaveBeenCalledTimes(4);
  });
});

import { createCircuitBreaker } from './circuitBreaker.ts';

function aBreaker() {
  let time = 0;
  const breaker = createCircuitBreaker({ now: () => time, maxFailures: 2, openMs: 1000 });
  const work = jest.fn<Promise<string>, []>(() => Promise.reject(new Error('down')));
  const visit = (key = 'mfe-public') => breaker.run(key, work).catch((error: Error) => error.message);
  return { breaker, work, visit, wait: (milliseconds: number) => (time += milliseconds) };
}

describe('createCircuitBreaker', () => {
  test('opens after repeated failures and rejects with the last error', async () => {
    const { work, visit } = aBreaker();
    for (let visits = 0; visits < 5; visits++) expect(await visit()).toBe('down');
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('does not affect other keys', async () => {
    const { breaker, visit } = aBreaker();
    await visit();
    await visit();
    await expect(breaker.run('mfe-checkout', async () => 'plans')).resolves.toBe('plans');
  });

  test('allows one attempt after the open time and opens again on failure', async () => {
    const { work, visit, wait } = aBreaker();
    await visit();
    await visit();
    wait(1001);
    await visit();
    await visit();
    expect(work).toHaveBeenCalledTimes(3);
  });

  test('allows an attempt at once for a key and the keys below it', async () => {
    const { breaker, work, visit } = aBreaker();
    for (const key of ['mfe-public/2', 'mfe-public/2', 'mfe-publications', 'mfe-publications'])
      await visit(key);
    breaker.allowAttempt('mfe-public');
    work.mockResolvedValue('page');
    expect(await visit('mfe-public/2')).toBe('page');
    expect(await visit('mfe-publications')).toBe('down');
  });

  test('closes after a success', async () => {
    const { work, visit } = aBreaker();
    await visit();
    work.mockResolvedValueOnce('page');
    await visit();
    await visit();
    await visit();
    expect(work).toHaveBeenCalledTimes(4);
  });
});

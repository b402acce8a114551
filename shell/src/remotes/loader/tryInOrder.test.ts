import { tryInOrder } from './tryInOrder.ts';
import { TimedOut } from './withTimeout.ts';

// Without its timeout each of these tests would hang.
jest.setTimeout(10_000);

const answers = (...given: (string | Error)[]) =>
  jest.fn(() => {
    const next = given.shift();
    if (next === 'hang') return new Promise<string>(() => {});
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(String(next));
  });

describe('tryInOrder', () => {
  test('runs no other attempt when the first succeeds', async () => {
    const mirror = answers('mirror');
    await expect(tryInOrder([answers('own'), mirror], 50, 0)).resolves.toBe('own');
    expect(mirror).not.toHaveBeenCalled();
  });

  test('retries the first attempt once', async () => {
    const mirror = answers('mirror');
    await expect(tryInOrder([answers(new Error('503'), 'own'), mirror], 50, 0)).resolves.toBe('own');
    expect(mirror).not.toHaveBeenCalled();
  });

  test('runs the next attempt when the first fails twice', async () => {
    const own = answers(new Error('down'), new Error('down'));
    await expect(tryInOrder([own, answers('mirror')], 50, 0)).resolves.toBe('mirror');
    expect(own).toHaveBeenCalledTimes(2);
  });

  test('does not retry an attempt that times out', async () => {
    const own = answers('hang', 'own');
    await expect(tryInOrder([own, answers('mirror')], 20, 0)).resolves.toBe('mirror');
    expect(own).toHaveBeenCalledTimes(1);
  });

  test('rejects with the last error when all attempts fail', async () => {
    const own = answers(new Error('one'), new Error('two'));
    await expect(tryInOrder([own, answers(new Error('mirror too'))], 50, 0)).rejects.toThrow('mirror too');
    await expect(tryInOrder([answers('hang')], 20, 0)).rejects.toBeInstanceOf(TimedOut);
  });
});

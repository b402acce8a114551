import { tryInOrder } from './tryInOrder.ts';
import { TimedOut } from './withTimeout.ts';

const answers = (...given: (string | Error)[]) =>
  jest.fn(() => {
    const next = given.shift();
    if (next === 'hang') return new Promise<string>(() => {});
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(String(next));
  });

describe('loading from several addresses', () => {
  test('asks nobody else when the first answers', async () => {
    const mirror = answers('mirror');
    await expect(tryInOrder([answers('own'), mirror], 50, 0)).resolves.toBe('own');
    expect(mirror).not.toHaveBeenCalled();
  });

  test('asks the first once more, which is enough after a 503', async () => {
    const mirror = answers('mirror');
    await expect(tryInOrder([answers(new Error('503'), 'own'), mirror], 50, 0)).resolves.toBe('own');
    expect(mirror).not.toHaveBeenCalled();
  });

  test('goes to the mirror when the first fails twice', async () => {
    const own = answers(new Error('down'), new Error('down'));
    await expect(tryInOrder([own, answers('mirror')], 50, 0)).resolves.toBe('mirror');
    expect(own).toHaveBeenCalledTimes(2);
  });

  test('does not ask again an address that hangs, since its import would hang for ever', async () => {
    const own = answers('hang', 'own');
    await expect(tryInOrder([own, answers('mirror')], 20, 0)).resolves.toBe('mirror');
    expect(own).toHaveBeenCalledTimes(1);
  });

  test('fails with the last reason when nobody answers', async () => {
    const own = answers(new Error('one'), new Error('two'));
    await expect(tryInOrder([own, answers(new Error('mirror too'))], 50, 0)).rejects.toThrow('mirror too');
    await expect(tryInOrder([answers('hang')], 20, 0)).rejects.toBeInstanceOf(TimedOut);
  });
});

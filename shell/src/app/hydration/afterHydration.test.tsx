import { afterHydration } from './afterHydration.ts';

describe('afterHydration', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    delete document.documentElement.dataset['hydrated'];
  });
  afterEach(() => jest.useRealTimers());

  test('waits until the page is interactive', async () => {
    const done = jest.fn();
    void waitAndCall(done);
    await jest.advanceTimersByTimeAsync(2000);
    expect(done).not.toHaveBeenCalled();
    document.documentElement.dataset['hydrated'] = '';
    await jest.advanceTimersByTimeAsync(1000);
    expect(done).toHaveBeenCalled();
  });

  test('stops waiting for a page that never becomes interactive', async () => {
    const done = jest.fn();
    void waitAndCall(done);
    await jest.advanceTimersByTimeAsync(11_000);
    expect(done).toHaveBeenCalled();
  });
});

async function waitAndCall(done: () => void): Promise<void> {
  await afterHydration();
  done();
}

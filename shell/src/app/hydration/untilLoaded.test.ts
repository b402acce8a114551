import { untilLoaded } from './untilLoaded.ts';

const OFFLINE = new Error('Loading chunk extras failed.');

describe('untilLoaded', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Loads a chunk whose first requests fail. */
  function load(failures: number) {
    const request = jest.fn(async () => {
      if (request.mock.calls.length <= failures) throw OFFLINE;
      return 'extras';
    });
    const report = jest.fn();
    const loaded = jest.fn();
    void untilLoaded(request, report).then(loaded);
    return { request, report, loaded };
  }

  test('loads a chunk whose first request failed', async () => {
    const { report, loaded } = load(1);
    await jest.advanceTimersByTimeAsync(4999);
    expect(loaded).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(loaded).toHaveBeenCalledWith('extras');
    expect(report).toHaveBeenCalledWith(OFFLINE);
  });

  test('retries once a minute, and reports the first failure only', async () => {
    const { request, report, loaded } = load(9);
    await jest.advanceTimersByTimeAsync(5000 + 10_000 + 20_000 + 40_000);
    expect(request).toHaveBeenCalledTimes(5);
    await jest.advanceTimersByTimeAsync(4 * 60_000);
    expect(request).toHaveBeenCalledTimes(9);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(loaded).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledTimes(1);
  });
});

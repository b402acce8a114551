import { prefetchOnIntent } from './prefetch.ts';

describe('prefetchOnIntent', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
  });

  test.each(['onPointerEnter', 'onFocus'] as const)('prefetches in a task after %s', (handler) => {
    const prefetch = jest.fn();
    prefetchOnIntent(prefetch)[handler]();
    expect(prefetch).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(prefetch).toHaveBeenCalledTimes(1);
  });

  test('prefetches only for the last element that a pointer crosses', () => {
    const [first, second] = [jest.fn(), jest.fn()];
    prefetchOnIntent(first).onPointerEnter();
    prefetchOnIntent(second).onPointerEnter();
    jest.runAllTimers();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  test('prefetches nothing when the browser saves data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const prefetch = jest.fn();
    prefetchOnIntent(prefetch).onFocus();
    jest.runAllTimers();
    expect(prefetch).not.toHaveBeenCalled();
  });
});

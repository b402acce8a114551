import { prefetchOnIntent } from './prefetch.ts';

describe('prefetchOnIntent', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

  test('prefetches on hover and on focus', () => {
    const prefetch = jest.fn();
    const { onPointerEnter, onFocus } = prefetchOnIntent(prefetch);
    onPointerEnter();
    onFocus();
    expect(prefetch).toHaveBeenCalledTimes(2);
  });

  test('prefetches nothing when the browser saves data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const prefetch = jest.fn();
    prefetchOnIntent(prefetch).onFocus();
    expect(prefetch).not.toHaveBeenCalled();
  });
});

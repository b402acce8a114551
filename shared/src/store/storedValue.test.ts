import * as z from 'zod/mini';
import { storedValue } from './storedValue.ts';

const filters = z.object({ sectors: z.array(z.number()) });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('storedValue', () => {
  test('returns what was written, also to another document', () => {
    storedValue('filters', filters).write({ sectors: [1, 2] });
    expect(storedValue('filters', filters).read()).toEqual({ sectors: [1, 2] });
    expect(localStorage.getItem('filters')).toBe('{"sectors":[1,2]}');
  });

  test('stores strings without quotation marks', () => {
    const theme = storedValue('theme', z.enum(['light', 'dark']));
    theme.write('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(theme.read()).toBe('dark');
  });

  test('returns the same object until the stored text changes', () => {
    const value = storedValue('filters', filters);
    value.write({ sectors: [1] });
    const first = value.read();
    expect(value.read()).toBe(first);
    localStorage.setItem('filters', '{"sectors":[2]}');
    expect(value.read()).toEqual({ sectors: [2] });
  });

  test.each(['{', 'null', '7', '{"sectors":"1"}'])('returns null for %s', (text) => {
    localStorage.setItem('filters', text);
    expect(storedValue('filters', filters).read()).toBeNull();
  });

  test('removes the key when null is written', () => {
    const value = storedValue('filters', filters, () => sessionStorage);
    value.write({ sectors: [] });
    value.write(null);
    expect(sessionStorage.getItem('filters')).toBeNull();
    expect(value.read()).toBeNull();
  });

  test('holds the value for this document when the browser refuses storage', () => {
    const value = storedValue('filters', filters, () => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(value.read()).toBeNull();
    value.write({ sectors: [3] });
    expect(value.read()).toEqual({ sectors: [3] });
  });

  test('holds the new value when the storage is full', () => {
    const value = storedValue('filters', filters, () => ({
      getItem: () => '{"sectors":[1]}',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => {},
    }));
    value.write({ sectors: [2] });
    expect(value.read()).toEqual({ sectors: [2] });
  });

  test('notifies subscribers of changes here and in other tabs until they unsubscribe', () => {
    const value = storedValue('filters', filters);
    const listener = jest.fn();
    const unsubscribe = value.subscribe(listener);
    value.write({ sectors: [] });
    window.dispatchEvent(new StorageEvent('storage', { key: 'filters' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledTimes(3);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    unsubscribe();
    value.write({ sectors: [1] });
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

import * as z from 'zod/mini';
import { clearPersonalValues, setStorageOwner } from './storageOwner.ts';
import { storedValue } from './storedValue.ts';

const filters = z.object({ sectors: z.array(z.number()) });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('storedValue', () => {
  test('returns what was written, also to another document', () => {
    storedValue('filters', filters, { owner: 'browser' }).write({ sectors: [1, 2] });
    expect(storedValue('filters', filters, { owner: 'browser' }).read()).toEqual({ sectors: [1, 2] });
    expect(localStorage.getItem('filters')).toBe('{"sectors":[1,2]}');
  });

  test('stores strings without quotation marks', () => {
    const theme = storedValue('theme', z.enum(['light', 'dark']), { owner: 'browser' });
    theme.write('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(theme.read()).toBe('dark');
  });

  test('returns the same object until the stored text changes', () => {
    const value = storedValue('filters', filters, { owner: 'browser' });
    value.write({ sectors: [1] });
    const first = value.read();
    expect(value.read()).toBe(first);
    localStorage.setItem('filters', '{"sectors":[2]}');
    expect(value.read()).toEqual({ sectors: [2] });
  });

  test.each(['{', 'null', '7', '{"sectors":"1"}'])('returns null for %s', (text) => {
    localStorage.setItem('filters', text);
    expect(storedValue('filters', filters, { owner: 'browser' }).read()).toBeNull();
  });

  test('removes the key when null is written', () => {
    const value = storedValue('filters', filters, { owner: 'browser', area: 'session' });
    value.write({ sectors: [] });
    value.write(null);
    expect(sessionStorage.getItem('filters')).toBeNull();
    expect(value.read()).toBeNull();
  });

  test('holds the value for this document when the browser refuses storage', () => {
    const value = storedValue('filters', filters, {
      owner: 'browser',
      area: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(value.read()).toBeNull();
    expect(value.write({ sectors: [3] })).toBe('blocked');
    expect(value.read()).toEqual({ sectors: [3] });
  });

  test('holds the new value when the storage is full', () => {
    const value = storedValue('filters', filters, {
      owner: 'browser',
      area: () => ({
        getItem: () => '{"sectors":[1]}',
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
        removeItem: () => {},
      }),
    });
    expect(value.write({ sectors: [2] })).toBe('full');
    expect(value.read()).toEqual({ sectors: [2] });
  });

  test('notifies subscribers of changes here and in other tabs until they unsubscribe', () => {
    const value = storedValue('filters', filters, { owner: 'browser' });
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

describe('a personal value', () => {
  const letter = storedValue('letter', z.string(), { owner: 'person', area: 'session' });
  const device = storedValue('letter', z.string(), { owner: 'person' });

  afterEach(() => setStorageOwner(undefined));

  test('is read by its account only', () => {
    setStorageOwner(7);
    device.write('Dear Ann');
    setStorageOwner(8);
    expect(device.read()).toBeNull();
    setStorageOwner(7);
    expect(device.read()).toBe('Dear Ann');
  });

  test('leaves the tab when another account signs in', () => {
    setStorageOwner(7);
    letter.write('Dear Ann');
    setStorageOwner(null);
    setStorageOwner(8);
    expect(sessionStorage).toHaveLength(0);
  });

  test('survives the end of the session for its account', () => {
    setStorageOwner(7);
    letter.write('Dear Ann');
    setStorageOwner(null);
    expect(letter.read()).toBeNull();
    setStorageOwner(7);
    expect(letter.read()).toBe('Dear Ann');
  });

  test('is removed with the other personal values of the tab, and nothing else', () => {
    const theme = storedValue('theme', z.string(), { owner: 'browser', area: 'session' });
    theme.write('dark');
    letter.write('Hello');
    setStorageOwner(7);
    letter.write('Dear Ann');
    clearPersonalValues();
    expect(Object.keys(sessionStorage)).toEqual(['theme']);
  });

  test('notifies subscribers when the owner changes', () => {
    const listener = jest.fn();
    const unsubscribe = letter.subscribe(listener);
    setStorageOwner(7);
    unsubscribe();
    setStorageOwner(8);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('an adopted value', () => {
  const cart = () => storedValue('cart', z.string(), { owner: 'adopted' });

  afterEach(() => setStorageOwner(undefined));

  test('of a visitor belongs to the account that signs in', () => {
    setStorageOwner(null);
    cart().write('Team');
    setStorageOwner(7);
    expect(cart().read()).toBe('Team');
    expect(localStorage.getItem('cart')).toBe('Team');
  });

  test('stays with its account when the session ends without a sign-out', () => {
    setStorageOwner(7);
    const value = cart();
    value.write('Team');
    setStorageOwner(null);
    expect(value.read()).toBeNull();
    value.write('Starter');
    setStorageOwner(8);
    expect(value.read()).toBe('Starter');
    setStorageOwner(7);
    expect(value.read()).toBe('Team');
  });

  test('is not read by the next user after the browser was closed', () => {
    setStorageOwner(7);
    cart().write('Team');
    setStorageOwner(undefined);
    expect(cart().read()).toBe('Team');
    setStorageOwner(8);
    expect(cart().read()).toBeNull();
    expect(localStorage.getItem('cart')).toBeNull();
  });

  test('of a visitor stays one while visitors follow', () => {
    setStorageOwner(null);
    cart().write('Team');
    setStorageOwner(undefined);
    setStorageOwner(null);
    expect(cart().read()).toBe('Team');
  });
});

import { createBadgeStore } from './badgeStore.ts';

beforeEach(() => localStorage.clear());

describe('createBadgeStore', () => {
  it('keeps a count for the next visit', () => {
    createBadgeStore().set('cart', 2);
    expect(createBadgeStore().read()['cart']).toBe(2);
    expect(createBadgeStore().read()['inbox']).toBeUndefined();
  });

  it('notifies when another tab changes a count', () => {
    const badges = createBadgeStore();
    const listener = jest.fn();
    badges.subscribe(listener);
    localStorage.setItem('badges', '{"cart":5}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'badges' }));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(badges.read()['cart']).toBe(5);
  });

  it('notifies on refresh after the storage was cleared in this tab', () => {
    const badges = createBadgeStore();
    badges.set('cart', 2);
    const listener = jest.fn();
    badges.subscribe(listener);
    localStorage.clear();
    badges.refresh();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(badges.read()['cart']).toBeUndefined();
  });

  it.each(['{', '[1]', '{"cart":"two"}', '{"cart":-1}'])('ignores the stored value %s', (text) => {
    localStorage.setItem('badges', text);
    expect(createBadgeStore().read()['cart']).toBeUndefined();
  });
});

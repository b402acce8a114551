import { describe, expect, test } from '@jest/globals';
import { aManifest } from '@cpa/shared/testing/builders';
import { haveCommonUrl, ownershipConflicts } from './ownership.rules.ts';

const page = (path: string) => ({ path, chunk: 'page' });

describe('haveCommonUrl', () => {
  test.each([
    ['/companies', '/companies', true],
    ['/companies', '/Companies/', true],
    ['/companies/:id', '/companies/new', true],
    ['/companies/:id', '/companies', false],
    ['/companies/:id?', '/companies', true],
    ['/companies/*', '/companies/1/jobs', true],
    ['/companies/*', '/companies', true],
    ['/:page', '/about', true],
    ['/fairs/:id/map', '/fairs/:id/list', false],
    ['/', '/about', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect([haveCommonUrl(one, other), haveCommonUrl(other, one)]).toEqual([expected, expected]);
  });
});

describe('ownershipConflicts', () => {
  test('allows what no other remote declares', () => {
    const fairs = { name: 'mfe-fairs', manifest: aManifest({ routes: [page('/fairs')] }) };
    const plans = { name: 'mfe-checkout', manifest: aManifest({ routes: [page('/plans')] }) };
    expect(ownershipConflicts(fairs, [plans])).toEqual([]);
  });

  test.each(['/login', '/notifications', '/api/vacancies', '/:anything'])(
    'rejects the page %s of the shell or the site server',
    (path) => {
      const release = { name: 'mfe-fairs', manifest: aManifest({ routes: [page(path)] }) };
      expect(ownershipConflicts(release, [])[0]).toMatch(/ of the shell\.$/);
    },
  );

  test('rejects the events, slots, notifications, badges, link targets and policies of another remote', () => {
    const declared = aManifest({
      events: [{ name: 'order-status', payload: {} }],
      slots: [{ slot: 'vacancy.plans', chunk: 'plans', order: 10 }],
      notifications: [{ kind: 'order-paid', title: 'order.paid', icon: [], path: '/orders' }],
      badges: [{ name: 'cart', label: 'badge.cart' }],
      links: { sponsor: '/plans/13' },
      trusted_types: ['pdf-worker'],
    });
    const conflicts = ownershipConflicts({ name: 'mfe-fairs', manifest: declared }, [
      { name: 'mfe-checkout', manifest: declared },
    ]);
    expect(conflicts).toEqual([
      'The event "order-status" belongs to mfe-checkout.',
      'The slot "vacancy.plans" belongs to mfe-checkout.',
      'The notification "order-paid" belongs to mfe-checkout.',
      'The badge "cart" belongs to mfe-checkout.',
      'The link target "sponsor" belongs to mfe-checkout.',
      'The Trusted Types policy "pdf-worker" belongs to mfe-checkout.',
    ]);
  });

  test('allows to listen to an event of another remote', () => {
    const owner = aManifest({ events: [{ name: 'order-status', payload: {} }] });
    const listener = aManifest({ events: [{ name: 'order-status', payload: {}, isListener: true }] });
    const checkout = { name: 'mfe-checkout', manifest: owner };
    const fairs = { name: 'mfe-fairs', manifest: listener };
    expect([ownershipConflicts(fairs, [checkout]), ownershipConflicts(checkout, [fairs])]).toEqual([[], []]);
  });

  test.each([false, true])('rejects an event of the shell (listener: %s)', (isListener) => {
    const declared = aManifest({ events: [{ name: 'notification', payload: {}, isListener }] });
    expect(ownershipConflicts({ name: 'mfe-fairs', manifest: declared }, [])).toEqual([
      'The event "notification" belongs to the shell.',
    ]);
  });
});

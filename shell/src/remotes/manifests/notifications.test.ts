import { anActiveRemote } from '../testing/anActiveRemote.ts';
import { findDeclaredNotification, notificationPath } from './notifications.ts';

const paid = { kind: 'order-paid', title: 'order.paid', icon: [], path: '/orders?order=:order_id' };
const releases = {
  revision: 1,
  remotes: [anActiveRemote({}, { notifications: [{ ...paid, roles: ['recruiter'] }] })],
};

describe('findDeclaredNotification', () => {
  it('finds the entry of the remote that declares the kind for the role', () => {
    expect(findDeclaredNotification(releases, 'order-paid', 'recruiter')).toMatchObject({
      title: 'order.paid',
      remote: { name: 'mfe-checkout' },
    });
    expect(findDeclaredNotification(releases, 'order-paid', 'applicant')).toBeUndefined();
    expect(findDeclaredNotification(releases, 'unknown', 'recruiter')).toBeUndefined();
  });
});

describe('notificationPath', () => {
  it('inserts the encoded values', () => {
    expect(notificationPath(paid, { order_id: 7 })).toBe('/orders?order=7');
    expect(notificationPath({ ...paid, path: '/a/:name' }, { name: 'x/y' })).toBe('/a/x%2Fy');
  });

  it('returns null when a value is missing', () => {
    expect(notificationPath(paid, {})).toBeNull();
  });
});

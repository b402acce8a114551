import { anActiveRemote } from '../testing/anActiveRemote.ts';
import { findDeclaredNotification } from './notifications.ts';

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

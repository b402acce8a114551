import { profileLoaded } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { aProfile } from '@cpa/shared/testing/builders';
import { billingDraft } from './billingDraft.ts';
import { EMPTY_BILLING } from './cardForm.ts';

afterEach(() => sessionStorage.clear());

describe('billingDraft', () => {
  const billing = { ...EMPTY_BILLING, billing_address: 'Caya Mañana 14' };

  it('returns the address to its user only', () => {
    const store = createPortalStore();
    store.dispatch(profileLoaded(aProfile({ id: 1 })));
    billingDraft.write(billing);
    expect(billingDraft.read()).toEqual(billing);
    store.dispatch(profileLoaded(aProfile({ id: 2 })));
    expect(billingDraft.read()).toBeNull();
  });

  it('does not store a text that contains a card number', () => {
    billingDraft.write({ ...billing, billing_firstname: '4111 1111 1111 1111' });
    expect(sessionStorage).toHaveLength(0);
  });
});

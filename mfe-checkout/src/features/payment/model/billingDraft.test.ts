import { billingDraft } from './billingDraft.ts';
import { EMPTY_BILLING } from './cardForm.ts';

afterEach(() => sessionStorage.clear());

describe('billingDraft', () => {
  const billing = { ...EMPTY_BILLING, billing_address: 'Caya Mañana 14' };

  it('returns the address to its user only', () => {
    billingDraft.write(1, billing);
    expect(billingDraft.read(1)).toEqual(billing);
    expect(billingDraft.read(2)).toBeNull();
  });

  it('does not store a text that contains a card number', () => {
    billingDraft.write(1, { ...billing, billing_firstname: '4111 1111 1111 1111' });
    expect(sessionStorage).toHaveLength(0);
  });
});

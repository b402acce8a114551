import { assertCanCancel } from './cancelPayment.rules.ts';

const OPENED = { transaction_id: 't' };
const known = (state: string) =>
  ({ kind: 'known', status: 'pending', transaction: 't', amount: null, state }) as const;

describe('assertCanCancel', () => {
  test('accepts a payment that waits for its payer or is unknown to the provider', () => {
    expect(() => assertCanCancel(OPENED, known('issued'))).not.toThrow();
    expect(() => assertCanCancel(OPENED, { kind: 'none' })).not.toThrow();
  });

  test.each([
    ['the bank decides', OPENED, known('pending')],
    ['the provider does not answer', OPENED, { kind: 'unclear', reason: 'no answer in time' }],
    ['the provider opens the payment', { transaction_id: null }, { kind: 'none' }],
  ] as const)('rejects while %s', (_case, order, found) => {
    expect(() => assertCanCancel(order, found)).toThrow(expect.objectContaining({ status: 409 }));
  });
});

import { createPayments } from './createPayments.ts';

const cards = (isLive: boolean) => ({ url: 'https://cards.example.aw', securityKey: 'key', isLive });
const sentoo = (isLive: boolean) => ({
  url: 'https://sentoo.example.aw',
  secret: 'secret',
  merchant: 'merchant',
  payerOrigins: [],
  isLive,
});

describe('createPayments', () => {
  it('marks the methods of the simulators, which move no money', () => {
    const payments = createPayments({ timeoutMs: 1000, cards: cards(false), sentoo: sentoo(false) });
    expect(payments.isLive).toBe(false);
    expect(payments.methods).toMatchObject([
      { id: 'cxpay', available: true, sandbox: true, message: null },
      { id: 'sentoo', available: true, sandbox: true, message: null },
    ]);
  });

  it('does not mark live methods, and explains a missing one', () => {
    const payments = createPayments({ timeoutMs: 1000, cards: cards(true), sentoo: undefined });
    expect(payments.isLive).toBe(true);
    expect(payments.methods).toMatchObject([
      { available: true, sandbox: false, message: null },
      { available: false, sandbox: false, message: expect.stringContaining('not set up') },
    ]);
    expect(createPayments({ timeoutMs: 1000, cards: undefined, sentoo: sentoo(true) })).toMatchObject({
      isLive: false,
      methods: [
        { available: false, sandbox: false },
        { available: true, sandbox: false },
      ],
    });
  });
});

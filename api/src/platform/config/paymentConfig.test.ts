import { readPaymentConfig, type PaymentEnvironment } from './paymentConfig.ts';

const NONE: PaymentEnvironment = {
  SENTOO_PAYER_ORIGINS: '',
  NMI_SIMULATOR_PORT: 8101,
  SENTOO_SIMULATOR_PORT: 8102,
  PAYMENT_TIMEOUT_MS: 15_000,
};
const NMI = { NMI_URL: 'https://secure.example.com/', NMI_SECURITY_KEY: 'key' };

test('without credentials, uses the local simulators, and nothing in production', () => {
  expect(readPaymentConfig(NONE, false)).toMatchObject({
    cards: { url: 'http://127.0.0.1:8101', isLive: false },
    sentoo: { payerOrigins: ['http://localhost:8102'], isLive: false },
  });
  const production = readPaymentConfig(NONE, true);
  expect([production.cards, production.sentoo]).toEqual([undefined, undefined]);
});

test('credentials enable live payments', () => {
  const { cards, sentoo } = readPaymentConfig({ ...NONE, ...NMI }, true);
  expect(cards).toEqual({ url: 'https://secure.example.com', securityKey: 'key', isLive: true });
  expect(sentoo).toBeUndefined();
});

test('incomplete credentials and a production gateway without TLS stop the start with a message', () => {
  expect(() => readPaymentConfig({ ...NONE, NMI_URL: NMI.NMI_URL }, false)).toThrow(
    'NMI_URL, NMI_SECURITY_KEY belong together: set all of them, or none.',
  );
  expect(() => readPaymentConfig({ ...NONE, ...NMI, NMI_URL: 'http://secure.example.com' }, true)).toThrow(
    'In production NMI_URL must begin with https://.',
  );
});

test('payers are sent only to the provider and to configured origins', () => {
  const sentoo = {
    SENTOO_URL: 'https://api.sentoo.example',
    SENTOO_SECRET: 's',
    SENTOO_MERCHANT: 'm',
    SENTOO_PAYER_ORIGINS: 'https://pay.sentoo.example/',
  };
  expect(readPaymentConfig({ ...NONE, ...sentoo }, true).sentoo?.payerOrigins).toEqual([
    'https://api.sentoo.example',
    'https://pay.sentoo.example',
  ]);
});

import { readPaymentConfig, type PaymentEnvironment } from './paymentConfig.ts';

const NONE: PaymentEnvironment = {
  SENTOO_PAYER_ORIGINS: '',
  NMI_SIMULATOR_PORT: 8101,
  SENTOO_SIMULATOR_PORT: 8102,
  PAYMENT_TIMEOUT_MS: 15_000,
};
const NMI = { NMI_URL: 'https://secure.example.com/', NMI_SECURITY_KEY: 'key' };

test('without credentials the simulators on this machine are used, and in production nothing', () => {
  expect(readPaymentConfig(NONE, false)).toMatchObject({
    cards: { url: 'http://127.0.0.1:8101', isLive: false },
    sentoo: { payerOrigins: ['http://localhost:8102'], isLive: false },
  });
  const production = readPaymentConfig(NONE, true);
  expect([production.cards, production.sentoo]).toEqual([undefined, undefined]);
});

test('credentials make a method live', () => {
  const { cards, sentoo } = readPaymentConfig({ ...NONE, ...NMI }, true);
  expect(cards).toEqual({ url: 'https://secure.example.com', securityKey: 'key', isLive: true });
  expect(sentoo).toBeUndefined();
});

test('credentials in part, or a production gateway without TLS, stop the start with a sentence', () => {
  expect(() => readPaymentConfig({ ...NONE, NMI_URL: NMI.NMI_URL }, false)).toThrow(
    'NMI_URL, NMI_SECURITY_KEY belong together: set all of them, or none.',
  );
  expect(() => readPaymentConfig({ ...NONE, ...NMI, NMI_URL: 'http://secure.example.com' }, true)).toThrow(
    'In production NMI_URL must begin with https://.',
  );
});

test('payers are sent to the provider, and to origins that were named', () => {
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

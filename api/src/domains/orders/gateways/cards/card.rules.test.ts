import { readCard } from './card.rules.ts';

const NOW = new Date('2026-11-21T13:00:00Z');
const CARD = {
  card_number: '4111 1111 1111 1111',
  card_expiration_month: '1',
  card_expiration_year: '2030',
  card_security_code: '123',
};
const REAL = '4539578763621486';

test('formats a card as the gateway expects', () => {
  expect(readCard(CARD, false, NOW)).toEqual({
    card: { number: '4111111111111111', month: '01', year: '30', securityCode: '123' },
  });
});

test('accepts a token in place of a card', () => {
  expect(readCard({ payment_token: 'live-token-1' }, true, NOW)).toEqual({ token: 'live-token-1' });
});

test.each([
  ['a real card without live credentials', { ...CARD, card_number: REAL }, 'card_number', false],
  ['an unknown token without live credentials', { payment_token: 'live-token-1' }, 'payment_token', false],
  ['a slip of the pen', { ...CARD, card_number: '4539578763621487' }, 'card_number', true],
  [
    'last month',
    { ...CARD, card_expiration_month: '10', card_expiration_year: '26' },
    'card_expiration_year',
    true,
  ],
  ['nothing at all', {}, 'card_security_code', true],
])('rejects %s by field without repeating the value', (_, fields, field, isLive) => {
  let refusal: unknown;
  try {
    readCard(fields, isLive, NOW);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toMatchObject({
    status: 422,
    fields: { [field]: [expect.objectContaining({ message: expect.any(String) })] },
  });
  expect(JSON.stringify(refusal)).not.toContain('45395787');
});

test('accepts a real card until the end of its month with live credentials', () => {
  const thisMonth = {
    ...CARD,
    card_number: REAL,
    card_expiration_month: '11',
    card_expiration_year: '26',
  };
  expect(readCard(thisMonth, true, NOW)).toMatchObject({ card: { number: REAL } });
});

test.each(['card_number', 'card_expiration_month', 'card_expiration_year', 'card_security_code'] as const)(
  'requires %s',
  (field) => {
    expect(() => readCard({ ...CARD, [field]: '' }, true, NOW)).toThrow(
      expect.objectContaining({
        status: 422,
        fields: { [field]: [expect.objectContaining({ code: 'required' })] },
      }),
    );
  },
);

import { type CardOrder, dayInAruba } from '@cpa/shared/contracts';
import { DomainError, errorText, invalidField } from '../../../../platform/errors/domainError.ts';
import type { CardData, Sale } from '../paymentPorts.ts';
import { isCardNumber } from '@cpa/shared/server';
import { TEST_CARDS, TEST_TOKEN } from '../../../../platform/security/cardNumbers.ts';

type CardFields = Pick<
  CardOrder,
  'card_number' | 'card_expiration_month' | 'card_expiration_year' | 'card_security_code' | 'payment_token'
>;

/**
 * Reads the payment source: a gateway token, which is preferred, or a valid card. Without live credentials only test
 * cards are accepted, and other numbers are rejected here. @throws DomainError 422 whose message contains no input.
 */
export function readCard(fields: CardFields, isLive: boolean, now: Date): Sale['pay'] {
  if (fields.payment_token !== undefined) {
    if (!isLive && fields.payment_token !== TEST_TOKEN)
      throw invalidField('payment_token', 'test_cards_only');
    return { token: fields.payment_token };
  }
  const card = wholeCard(fields);
  if (!isLive && !TEST_CARDS.includes(card.number)) throw invalidField('card_number', 'test_cards_only');
  if (!isCardNumber(card.number)) {
    throw invalidField('card_number', 'card_number_invalid');
  }
  if (`20${card.year}-${card.month}` < dayInAruba(now).slice(0, 7)) {
    throw invalidField('card_expiration_year', 'card_expired');
  }
  return { card };
}

function wholeCard(fields: CardFields): CardData {
  const { card_number, card_expiration_month, card_expiration_year, card_security_code } = fields;
  if (!card_number || !card_expiration_month || !card_expiration_year || !card_security_code) {
    const missing = REQUIRED.filter((field) => !fields[field]);
    const errors = Object.fromEntries(missing.map((field) => [field, [errorText('required')]]));
    throw new DomainError(422, 'card_incomplete').at(errors);
  }
  return {
    number: card_number.replaceAll(/[ -]/g, ''),
    month: card_expiration_month.padStart(2, '0'),
    year: card_expiration_year.slice(-2),
    securityCode: card_security_code,
  };
}

const REQUIRED = [
  'card_number',
  'card_expiration_month',
  'card_expiration_year',
  'card_security_code',
] as const;

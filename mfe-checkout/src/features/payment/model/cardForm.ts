/** Fields of the card. Never stored: they exist in the form and in the request only. */
export const CARD_FIELDS = [
  'card_number',
  'card_expiration_month',
  'card_expiration_year',
  'card_security_code',
] as const;

export const BILLING_FIELDS = [
  'billing_firstname',
  'billing_lastname',
  'billing_email',
  'billing_address',
  'billing_locality',
  'billing_administrative_area',
  'billing_country',
  'billing_postal_code',
] as const;

export type CardField = (typeof CARD_FIELDS)[number];
export type BillingField = (typeof BILLING_FIELDS)[number];

export type CardData = Record<CardField, string>;
export type Billing = Record<BillingField, string>;

/** The 12 fields of the specification that a buyer fills in; amount and currency come from the cart. */
export type CardForm = CardData & Billing;

export const EMPTY_CARD: CardData = {
  card_number: '',
  card_expiration_month: '',
  card_expiration_year: '',
  card_security_code: '',
};

/** `AW` is the specification's default. */
export const EMPTY_BILLING: Billing = {
  billing_firstname: '',
  billing_lastname: '',
  billing_email: '',
  billing_address: '',
  billing_locality: '',
  billing_administrative_area: '',
  billing_country: 'AW',
  billing_postal_code: '',
};

/** Documented test card. Accepted in the sandbox only. */
export const testCard = (year: number): CardData => ({
  card_number: '4111 1111 1111 1111',
  card_expiration_month: '08',
  card_expiration_year: String(year + 3),
  card_security_code: '123',
});

/** Fields of the order body. Fields without input are left out. */
export function cardBody(card: CardData): CardData {
  return { ...card, card_number: card.card_number.replaceAll(' ', '') };
}

export function billingBody(billing: Billing): Billing {
  return Object.fromEntries(
    Object.entries(billing).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  ) as Billing;
}

export function pick<Name extends string>(values: Record<Name, string>, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Record<Name, string>;
}

import {
  type Currency,
  hasCardNumber,
  type PackageSelection,
  addDays,
  dayInAruba,
} from '@cpa/shared/contracts';
import {
  DomainError,
  errorText,
  type ErrorText,
  type FieldTexts,
  invalidField,
} from '../../platform/errors/domainError.ts';

/** Package on sale. */
export interface Sold {
  id: number;
  name: string;
  price: number;
  currency: Currency;
  vacancies: number;
  quickbooks_id: string | null;
  templates: string[];
  sponsored: boolean;
}

export interface OrderedItem {
  package_id: number;
  title: string;
  price: number;
  vacancies: number;
  start_date: string | null;
  template: { template: string | null; customTemplate: string | null };
  plan: string | null;
  vacancy_id: number | null;
}

/**
 * Computes order items from the packages alone. @throws DomainError 422 that names values which differ from the
 * packages.
 */
export function resolveItems(selections: PackageSelection[], packages: Sold[], today: string): OrderedItem[] {
  const errors: FieldTexts = {};
  const items = selections.map((selection, place) => {
    const sold = packages.find(({ id }) => id === selection.package_id);
    if (!sold) {
      errors[`items.${place}.package_id`] = [errorText('package_not_on_sale')];
      return undefined;
    }
    for (const [field, text] of disagreements(selection, sold, today)) {
      errors[`items.${place}.${field}`] = [text];
    }
    return itemOf(selection, sold);
  });
  if (Object.keys(errors).length > 0) {
    throw new DomainError(422, 'cart_changed').at(errors);
  }
  return items.filter((item) => item !== undefined);
}

/** @throws DomainError 422 when the buyer was shown another total or currency. */
export function assertTotal(
  { order_total_amount, order_currency }: { order_total_amount: number; order_currency: Currency },
  items: OrderedItem[],
  currency: Currency,
): number {
  const total = items.reduce((sum, { price }) => sum + price, 0);
  if (order_currency !== currency) throw invalidField('order_currency', 'wrong_currency', { currency });
  if (order_total_amount === total) return total;
  throw invalidField('order_total_amount', 'total_changed');
}

/**
 * Rejects a sponsorship that starts on a day on which the vacancy is sponsored already, and a second one of the same
 * vacancy.
 * @throws DomainError 409.
 */
export function assertNotSponsored(
  items: readonly Pick<OrderedItem, 'vacancy_id' | 'start_date'>[],
  vacancies: readonly { id: number; title: string; sponsored_until: Date | null }[],
  now: Date,
): void {
  for (const [place, { vacancy_id, start_date }] of items.entries()) {
    const vacancy = vacancies.find(({ id }) => id === vacancy_id);
    if (vacancy && items.slice(0, place).some((other) => other.vacancy_id === vacancy_id)) {
      throw new DomainError(409, 'sponsored_twice', { title: vacancy.title });
    }
    if (!vacancy?.sponsored_until || vacancy.sponsored_until <= now) continue;
    const lastDay = dayInAruba(vacancy.sponsored_until);
    if (start_date !== null && start_date > lastDay) continue;
    throw new DomainError(409, 'already_sponsored', { title: vacancy.title, date: lastDay });
  }
}

/**
 * Rejects a card number in any text that an order stores as it is sent. An idempotency key is stored in another form.
 * @throws DomainError 422 that names the fields and repeats no digit.
 */
export function assertNoCardNumbers(order: object): void {
  const errors = Object.fromEntries(
    textsOf(order, '')
      .filter(([path]) => path !== 'card_number' && path !== 'idempotency_key')
      .filter(([path, text]) => hasCardNumber(text) && !isPaymentToken(path, text))
      .map(([path]) => [path, [errorText('card_number')]]),
  );
  if (Object.keys(errors).length > 0) throw new DomainError(422, 'card_number').at(errors);
}

/** The token is not stored; the gateway chooses its form, and its digits may look like a card number by chance. */
function isPaymentToken(path: string, text: string): boolean {
  return path === 'payment_token' && /[a-z]/i.test(text);
}

function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsOf(inner, path === '' ? name : `${path}.${name}`),
  );
}

type Disagreement = [field: keyof PackageSelection, text: ErrorText];

function disagreements(selection: PackageSelection, sold: Sold, today: string): Disagreement[] {
  const { quickbooks_id, vacancies, total, start_date, template, vacancy_id } = selection;
  const found: (Disagreement | false)[] = [
    differs(quickbooks_id, sold.quickbooks_id) && ['quickbooks_id', errorText('package_booked_otherwise')],
    differs(vacancies, sold.vacancies) && [
      'vacancies',
      errorText('package_postings', { count: sold.vacancies }),
    ],
    differs(total, sold.price) && ['total', errorText('package_price')],
    isOutside(start_date, today) && ['start_date', errorText('start_outside')],
    isUnlisted(template, sold.templates) && ['template', errorText('package_template')],
    Boolean(vacancy_id) && !sold.sponsored && ['vacancy_id', errorText('package_not_sponsoring')],
  ];
  return found.filter((disagreement) => disagreement !== false);
}

function differs<T>(told: T | null | undefined, real: T): boolean {
  return told !== undefined && told !== null && told !== real;
}

function isOutside(day: string | null | undefined, today: string): boolean {
  return typeof day === 'string' && (day < today || day > addDays(today, 365));
}

function isUnlisted(template: string | null | undefined, templates: string[]): boolean {
  return typeof template === 'string' && !templates.includes(template);
}

function itemOf(selection: PackageSelection, { id, name, price, vacancies }: Sold): OrderedItem {
  const { start_date, template, customTemplate, plan, vacancy_id } = selection;
  return {
    package_id: id,
    title: name,
    price,
    vacancies,
    start_date: start_date ?? null,
    template: { template: template ?? null, customTemplate: customTemplate ?? null },
    plan: plan ?? null,
    vacancy_id: vacancy_id ?? null,
  };
}

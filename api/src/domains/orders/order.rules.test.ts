import { hasCardNumber } from '@cpa/shared/contracts';
import { assertNoCardNumbers, assertTotal, resolveItems, type Sold } from './order.rules.ts';

const TEAM: Sold = {
  id: 2,
  name: 'Team',
  price: 19900,
  currency: 'USD',
  vacancies: 5,
  quickbooks_id: 'QB-2',
  templates: ['Classic'],
  sponsored: false,
};
const TODAY = '2026-11-21';
const resolve = (selection: object) => resolveItems([{ package_id: 2, ...selection }], [TEAM], TODAY);

test('derives items from packages and accepts matching client values', () => {
  const [item] = resolve({
    total: 19900,
    vacancies: 5,
    quickbooks_id: 'QB-2',
    template: 'Classic',
    plan: 'a',
  });
  expect(item).toEqual({
    package_id: 2,
    title: 'Team',
    price: 19900,
    vacancies: 5,
    start_date: null,
    template: { template: 'Classic', customTemplate: null },
    plan: 'a',
    vacancy_id: null,
  });
});

test.each([
  ['total', { total: 1 }],
  ['vacancies', { vacancies: 6 }],
  ['quickbooks_id', { quickbooks_id: 'QB-3' }],
  ['template', { template: 'Custom' }],
  ['vacancy_id', { vacancy_id: 7 }],
  ['start_date', { start_date: '2026-11-20' }],
  ['start_date', { start_date: '2027-11-22' }],
  ['package_id', { package_id: 3 }],
])('rejects %s that differs from the package, by field', (field, selection) => {
  expect(() => resolve(selection)).toThrow(
    expect.objectContaining({
      status: 422,
      fields: { [`items.0.${field}`]: [expect.objectContaining({ message: expect.any(String) })] },
    }),
  );
});

test.each(['2026-11-21', '2027-11-21'])('accepts %s, the first or last possible start', (start_date) => {
  expect(resolve({ start_date })[0]).toMatchObject({ start_date });
});

test('the total must equal the sum of the packages', () => {
  const items = [...resolve({}), ...resolve({})];
  const told = { order_total_amount: 39800, order_currency: 'USD' } as const;
  expect(assertTotal(told, items, 'USD')).toBe(39800);
  expect(() => assertTotal({ ...told, order_total_amount: 39799 }, items, 'USD')).toThrow(
    expect.objectContaining({
      fields: { order_total_amount: [expect.objectContaining({ code: 'total_changed' })] },
    }),
  );
  expect(() => assertTotal({ ...told, order_currency: 'AWG' }, items, 'USD')).toThrow(
    expect.objectContaining({
      fields: { order_currency: [expect.objectContaining({ code: 'wrong_currency' })] },
    }),
  );
});

test('finds a card number in any text of an order, and names its field', () => {
  const number = '4111 1111 1111 1111';
  const errorsOf = (order: object): unknown => {
    try {
      assertNoCardNumbers(order);
      return null;
    } catch (error) {
      return Object.keys((error as { fields: object }).fields);
    }
  };
  expect(errorsOf({ card_number: number, total: 4900, plan: null })).toBeNull();
  expect(errorsOf({ billing_address: number })).toEqual(['billing_address']);
  expect(errorsOf({ items: [{ template: { customTemplate: `Call ${number}` } }] })).toEqual([
    'items.0.template.customTemplate',
  ]);
});

test('accepts keys and tokens whose digits look like a card number', () => {
  const order = { idempotency_key: '4111111111111111', payment_token: '4111-1111-1111-1111-a7c2' };
  expect(Object.values(order).map(hasCardNumber)).toEqual([true, true]);
  assertNoCardNumbers(order);
});

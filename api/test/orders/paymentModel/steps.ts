import fc from 'fast-check';

/** A change to a checkout that a dishonest page could send. Each is rejected. */
export const TAMPERED: object[] = [
  { order_total_amount: 100 },
  { order_currency: 'AWG' },
  { items: [{ package_id: 2, total: 100 }] },
  { items: [{ package_id: 2, vacancies: 50 }] },
  { payment_status: 'paid' },
];

/** Security codes of the card simulator: approve, decline, take and hang, take and fail, fail. */
const CODES = ['123', '900', '901', '902', '903'];

/** Step of a buyer, payer, provider or job. `order` chooses one of the orders placed so far. */
export type Action =
  | { kind: 'submit'; tab: number; method: 'cxpay' | 'sentoo'; code: string }
  | { kind: 'tamper'; tab: number; overrides: object }
  | { kind: 'cancel' | 'refund' | 'voidAtProvider' | 'webhook' | 'returnPage'; order: number }
  | { kind: 'pay'; order: number; as: 'approve' | 'reject' | 'cancel' | 'expire' | 'decide' }
  | { kind: 'job'; minutes: number }
  | { kind: 'settleSales' }
  | { kind: 'fault'; fault: Fault };

/** Breaks the next call to a provider, before or after it has had its effect. */
export type Fault = 'before' | 'after';

/** An action; the next one starts before its response when `isLost`. */
export type Step = Action & { isLost: boolean };

const order = fc.nat(3);
const submit = fc.record({
  kind: fc.constant('submit' as const),
  tab: fc.nat(1),
  method: fc.constantFrom('cxpay' as const, 'sentoo' as const),
  code: fc.constantFrom(...CODES, '123', '123'),
});
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: submit },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('tamper' as const),
      tab: fc.nat(1),
      overrides: fc.constantFrom(...TAMPERED),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        ...(['refund', 'refund', 'refund', 'refund', 'webhook', 'webhook'] as const),
        ...(['cancel', 'voidAtProvider', 'returnPage'] as const),
      ),
      order,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      order,
      as: fc.constantFrom('approve', 'approve', 'approve', 'reject', 'cancel', 'expire', 'decide'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('job' as const), minutes: fc.constantFrom(0, 1, 2, 17) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'settleSales' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fault' as const),
      fault: fc.constantFrom('before', 'after'),
    }),
  },
) as fc.Arbitrary<Action>;

const step: fc.Arbitrary<Step> = fc
  .tuple(action, fc.boolean())
  .map(([chosen, isLost]) => ({ ...chosen, isLost }));

/** Interleavings of one checkout in two tabs. */
export const interleavings: fc.Arbitrary<Step[]> = fc
  .tuple(submit, fc.boolean(), fc.array(step, { minLength: 1, maxLength: 12 }))
  .map(([first, isLost, more]) => [{ ...first, isLost }, ...more]);

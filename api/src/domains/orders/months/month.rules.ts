import { compareKeys, dayInAruba, monthAfter, type Order, type OrderMonth } from '@cpa/shared/contracts';

/** Returns the first instant of a month (`2026-11`) in Aruba, and that of the next one. */
export function monthRange(month: string): { from: Date; to: Date } {
  const startOf = (day: string) => new Date(`${day}T00:00:00-04:00`);
  return { from: startOf(`${month}-01`), to: startOf(monthAfter(month, 1)) };
}

/** Adds the months without documents, up to the current one. Newest first. */
export function withEmptyMonths(counted: readonly OrderMonth[], now: Date): OrderMonth[] {
  const [first] = counted.map(({ month }) => month).toSorted();
  if (first === undefined) return [];
  const months: OrderMonth[] = [];
  let month = dayInAruba(now).slice(0, 7);
  while (month >= first) {
    const current = month;
    months.push(counted.find((each) => each.month === current) ?? { month, receipts: 0, credit_notes: 0 });
    month = monthAfter(month, -1).slice(0, 7);
  }
  return months;
}

export interface MonthDocument {
  kind: 'receipt' | 'credit_note';
  number: string;
  at: string;
  /** In Aruba. */
  day: string;
  order: Order;
  billing: Record<string, string>;
}

type BilledOrder = Pick<MonthDocument, 'order' | 'billing'>;

/** Returns the receipts and credit notes that were issued in a month, oldest first. */
export function documentsIn(month: string, orders: readonly BilledOrder[]): MonthDocument[] {
  const documents = orders.flatMap(({ order, billing }) => {
    const { invoice_number, paid_at, created_at, refund } = order;
    const issued = [
      { kind: 'receipt' as const, number: invoice_number, at: paid_at ?? created_at },
      { kind: 'credit_note' as const, number: refund?.credit_note_number, at: refund?.done_at },
    ];
    return issued.flatMap(({ kind, number, at }) =>
      number && at ? [{ kind, number, at, day: dayInAruba(at), order, billing }] : [],
    );
  });
  return documents
    .filter(({ day }) => day.startsWith(month))
    .toSorted((one, other) => compareKeys(one.at, other.at));
}

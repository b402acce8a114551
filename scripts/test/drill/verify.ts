import { setTimeout as sleep } from 'node:timers/promises';
import { control } from '../cluster/control.ts';
import { withDatabase } from './accounts.ts';
import { checkHistory, type Operation } from './history.ts';
import type { Load } from './load.ts';

/** A payment that never reached the gateway is settled after two minutes, a mail of a killed worker sent after five. */
const SETTLE_MS = 400_000;

export type Verified = {
  acknowledged: number;
  lost: string[];
  twice: string[];
  chargedTwice: string[];
  /** Further problems of the history, charges and queues. */
  problems: string[];
};

type Row = { key: string; id: number };
type OrderRow = Row & { reference: string; payment_status: string };

/** Compares every response with the database and the card gateway, once no payment is pending and no mail waits. */
export async function verify(run: string, load: Load, primary: string): Promise<Verified> {
  const { contacts, applications, orders, waiting } = await settled(run, primary);
  const final: Operation[] = [];
  const writes = load.operations.filter(({ kind }) => kind === 'write');
  const byKey = Map.groupBy([...contacts, ...applications, ...orders], ({ key }) => key);
  const acknowledged = new Set(writes.filter(({ outcome }) => outcome === 'ok').map(({ key }) => key));
  const isUnpaid = new Set(
    orders.filter(({ payment_status: status }) => status !== 'paid').map(({ key }) => key),
  );
  for (const key of new Set(writes.map((write) => write.key))) {
    const row = byKey.get(key)?.[0];
    const isLost = acknowledged.has(key) && isUnpaid.has(key);
    const value = row && !isLost ? (key.startsWith('contact ') ? '1' : String(row.id)) : undefined;
    const at = performance.now();
    final.push({ kind: 'read', key, start: at, end: at, outcome: 'ok', value });
  }
  const history = checkHistory([...load.operations, ...final]);
  const charged = (await control('charged')).slice(load.earlierCharges);
  const paid = new Map(orders.map(({ reference, payment_status: status }) => [reference, status]));
  const repeated = charged.filter((reference, at) => charged.indexOf(reference) !== at);
  return {
    acknowledged: writes.filter(({ outcome }) => outcome === 'ok').length,
    lost: history.filter((problem) => problem.endsWith('was lost')),
    twice: [...byKey].filter(([, rows]) => rows.length > 1).map(([key]) => key),
    chargedTwice: repeated,
    problems: [
      ...history.filter((problem) => !problem.endsWith('was lost')),
      ...charged.filter((reference) => !paid.has(reference)).map((each) => `charge ${each} has no order`),
      ...orders
        .filter(
          ({ reference, payment_status: status }) => (status === 'paid') !== charged.includes(reference),
        )
        .map(
          ({ id, payment_status: status }) =>
            `order ${id} is ${status}, its card was ${status === 'paid' ? 'not ' : ''}charged`,
        ),
      ...(waiting > 0 ? [`${waiting} mails still wait`] : []),
    ],
  };
}

async function settled(run: string, primary: string) {
  return await withDatabase(primary, async (client) => {
    const select = async <T>(sql: string): Promise<T[]> =>
      (await client.query(sql, [`${run}-%`])).rows as T[];
    for (const end = performance.now() + SETTLE_MS; ; await sleep(1000)) {
      const orders = await select<OrderRow>(ORDERS);
      const [{ waiting }] = (await select<{ waiting: number }>(MAILS)) as [{ waiting: number }];
      const isSettled = waiting === 0 && orders.every(({ payment_status: status }) => status !== 'pending');
      if (!isSettled && performance.now() < end) continue;
      return {
        orders,
        waiting,
        contacts: await select<Row>(CONTACTS),
        applications: await select<Row>(APPLICATIONS),
      };
    }
  });
}

const CONTACTS = "select 'contact ' || email as key, id from contact_messages where email like $1";
const APPLICATIONS = `select concat_ws(' ', 'application', c.email, a.vacancy_id) as key, a.id from applications a
  join applicants p on p.id = a.applicant_id join accounts c on c.id = p.account_id where c.email like $1`;
const ORDERS = `select 'order ' || o.idempotency_key as key, o.id, o.reference, o.payment_status from orders o
  join accounts c on c.id = o.account_id where c.email like $1`;
const MAILS = `select count(*)::int as waiting from mails
  where sent_at is null and given_up_at is null and recipient like $1`;

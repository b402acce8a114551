import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { randomInt } from 'node:crypto';
import { TEST_CARDS, TEST_TOKEN } from '../../../../platform/security/cardNumbers.ts';

export interface NmiSimulator {
  app: FastifyInstance;
  /** Captured sales, oldest first. */
  taken: () => { reference: string; amount: string }[];
  /** Voided and refunded sales, oldest first. */
  returned: () => { reference: string; by: 'void' | 'refund' }[];
  /** Settles every captured sale, as the gateway does at night. */
  settle: () => void;
}

interface Tried {
  id: string;
  orderid: string;
  card: string;
  amount: string;
  isApproved: boolean;
  isSettled: boolean;
  returned: 'void' | 'refund' | undefined;
  at: number;
}

type Fields = Record<string, string | undefined>;

const DUPLICATE_WITHIN_MS = 20 * 60_000;

/** Security codes that trigger failures, for manual tests. */
const DECLINE = '900';
const TAKE_AND_HANG = '901';
const TAKE_AND_BREAK = '902';
const BREAK = '903';

/**
 * Card gateway that speaks NMI's protocol and accepts test cards only. State is in memory, with the last four digits
 * of each number only.
 */
export function createNmiSimulator({ securityKey }: { securityKey: string }): NmiSimulator {
  const tried: Tried[] = [];
  const app = Fastify({ forceCloseConnections: true });

  void app.register(formbody);
  app.post<{ Body: Fields }>('/api/transact.php', async ({ body }, reply) => {
    void reply.type('text/html');
    if (body['security_key'] !== securityKey) return encode(rejection('Authentication Failed'));
    if (body['type'] === 'void' || body['type'] === 'refund') return encode(giveBack(body['type'], body));
    if (body['type'] !== 'sale') return encode(rejection('Invalid Transaction Type'));
    const card = body['payment_token'] === TEST_TOKEN ? TEST_CARDS[0]! : (body['ccnumber'] ?? '');
    const { cvv = '', amount = '', orderid = '' } = body;
    if (cvv === BREAK) return await reply.code(503).send('Service Unavailable');
    if (isDuplicate({ card: card.slice(-4), amount, orderid })) {
      return encode({ ...rejection('Duplicate transaction'), orderid });
    }
    const isApproved = TEST_CARDS.includes(card) && Number(amount) >= 1 && cvv !== DECLINE;
    const id = String(randomInt(1_000_000_000, 9_999_999_999));
    tried.push({
      id,
      orderid,
      card: card.slice(-4),
      amount,
      isApproved,
      isSettled: false,
      returned: undefined,
      at: Date.now(),
    });
    // The client closes the connection at its timeout.
    if (cvv === TAKE_AND_HANG) return await new Promise(() => undefined);
    if (cvv === TAKE_AND_BREAK) return await reply.code(502).send('Bad Gateway');
    return encode({
      response: isApproved ? '1' : '2',
      responsetext: isApproved ? 'SUCCESS' : 'DECLINE',
      authcode: isApproved ? '123456' : '',
      transactionid: id,
      orderid,
      type: 'sale',
      response_code: isApproved ? '100' : '200',
    });
  });

  app.post<{ Body: Fields }>('/api/query.php', async ({ body }, reply) => {
    const isKnown = body['security_key'] === securityKey;
    const found = tried.filter(({ orderid }) => orderid === body['order_id']).map(toXml);
    return await reply
      .type('text/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<nm_response>${isKnown ? found.join('') : '<error_response>Invalid Security Key</error_response>'}</nm_response>`,
      );
  });

  /** A sale is voided before its settlement and refunded after it, once. */
  function giveBack(type: 'void' | 'refund', { transactionid, amount }: Fields): Record<string, string> {
    const sale = tried.find(({ id, isApproved }) => id === transactionid && isApproved);
    if (!sale) return rejection('Transaction not found');
    if (sale.returned) return rejection('Refund amount may not exceed the transaction balance');
    if (sale.isSettled !== (type === 'refund')) return rejection('Invalid Transaction State');
    if (type === 'refund' && amount !== sale.amount) return rejection('Invalid amount');
    sale.returned = type;
    return { response: '1', responsetext: 'SUCCESS', response_code: '100', transactionid: sale.id, type };
  }

  function isDuplicate(sale: Pick<Tried, 'card' | 'amount' | 'orderid'>): boolean {
    return tried.some(
      ({ card, amount, orderid, isApproved, at }) =>
        isApproved &&
        at > Date.now() - DUPLICATE_WITHIN_MS &&
        card === sale.card &&
        amount === sale.amount &&
        orderid === sale.orderid,
    );
  }

  return {
    app,
    taken: () =>
      tried
        .filter(({ isApproved }) => isApproved)
        .map(({ orderid, amount }) => ({ reference: orderid, amount })),
    returned: () =>
      tried.flatMap(({ orderid, returned }) => (returned ? [{ reference: orderid, by: returned }] : [])),
    settle: () => {
      for (const sale of tried) sale.isSettled ||= sale.isApproved && !sale.returned;
    },
  };
}

function rejection(responsetext: string): Record<string, string> {
  return { response: '3', responsetext, response_code: '300' };
}

function encode(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString();
}

/** Ids and amounts come from our own forms but are escaped anyway. */
function toXml(sale: Tried): string {
  const { id, orderid, amount, isApproved, card, returned } = sale;
  const escape = (text: string) => text.replaceAll(/[&<>]/g, '');
  const action = (type: string, money: string, isDone: boolean) =>
    `<action><amount>${escape(money)}</amount><action_type>${type}</action_type><success>${isDone ? 1 : 0}</success></action>`;
  return `<transaction><transaction_id>${id}</transaction_id><order_id>${escape(orderid)}</order_id>
<condition>${conditionOf(sale)}</condition><cc_number>xxxxxxxxxxxx${escape(card)}</cc_number>
${action('sale', amount, isApproved)}${returned ? action(returned, `-${amount}`, true) : ''}</transaction>`;
}

function conditionOf({ isApproved, isSettled, returned }: Tried): string {
  if (!isApproved) return 'failed';
  if (returned === 'void') return 'canceled';
  return isSettled ? 'complete' : 'pendingsettlement';
}

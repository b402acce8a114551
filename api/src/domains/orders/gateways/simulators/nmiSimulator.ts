import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { randomInt } from 'node:crypto';
import { TEST_CARDS, TEST_TOKEN } from '../../../../platform/security/cardNumbers.ts';

export interface NmiSimulator {
  app: FastifyInstance;
  /** Captured sales, oldest first. */
  taken: () => { reference: string; amount: string }[];
}

interface Tried {
  id: string;
  orderid: string;
  card: string;
  amount: string;
  isApproved: boolean;
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
    if (body['security_key'] !== securityKey || body['type'] !== 'sale') {
      return encode({ response: '3', responsetext: 'Authentication Failed', response_code: '300' });
    }
    const card = body['payment_token'] === TEST_TOKEN ? TEST_CARDS[0]! : (body['ccnumber'] ?? '');
    const { cvv = '', amount = '', orderid = '' } = body;
    if (cvv === BREAK) return await reply.code(503).send('Service Unavailable');
    if (isDuplicate({ card: card.slice(-4), amount, orderid })) {
      return encode({ response: '3', responsetext: 'Duplicate transaction', response_code: '300', orderid });
    }
    const isApproved = TEST_CARDS.includes(card) && Number(amount) >= 1 && cvv !== DECLINE;
    const id = String(randomInt(1_000_000_000, 9_999_999_999));
    tried.push({ id, orderid, card: card.slice(-4), amount, isApproved, at: Date.now() });
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
  };
}

function encode(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString();
}

/** Ids and amounts come from our own forms but are escaped anyway. */
function toXml({ id, orderid, amount, isApproved, card }: Tried): string {
  const escape = (text: string) => text.replaceAll(/[&<>]/g, '');
  return `<transaction><transaction_id>${id}</transaction_id><order_id>${escape(orderid)}</order_id>
<condition>${isApproved ? 'pendingsettlement' : 'failed'}</condition><cc_number>xxxxxxxxxxxx${escape(card)}</cc_number>
<action><amount>${escape(amount)}</amount><action_type>sale</action_type><success>${isApproved ? 1 : 0}</success></action></transaction>`;
}

import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { randomBytes, randomUUID } from 'node:crypto';
import QRCode from 'qrcode';
import { paidElsewherePage, payerPage } from './payerPage.ts';
import type { SimulatedPayment, SimulatedState } from './simulatedPayment.ts';

export interface SentooSimulatorOptions {
  secret: string;
  merchant: string;
  /** Origin that payers use. */
  publicUrl: () => string;
  /** Receives an unsigned call with `transaction_id` only. */
  webhookUrl: () => string | undefined;
}

const CALLS_AN_HOUR = 10;
const HOUR_MS = 3_600_000;

/** Local payment provider that speaks Sentoo's protocol, with a payer's page. State is in memory. */
export function createSentooSimulator(options: SentooSimulatorOptions): {
  app: FastifyInstance;
  payments: Map<string, SimulatedPayment>;
} {
  const payments = new Map<string, SimulatedPayment>();
  const app = Fastify();
  void app.register(formbody);

  app.post<{ Body: Record<string, string | undefined> }>('/v1/payment/new', async (request, reply) => {
    const { body, headers } = request;
    const { sentoo_amount, sentoo_currency = '', sentoo_description = '', sentoo_return_url = '' } = body;
    const amount = Number(sentoo_amount);
    if (headers['x-sentoo-secret'] !== options.secret || body['sentoo_merchant'] !== options.merchant)
      return await refuse(reply, 401, 'Unauthorized');
    if (!Number.isInteger(amount) || amount < 100) return await refuse(reply, 422, 'sentoo_amount');
    if (sentoo_description === '' || sentoo_description.length > 50)
      return await refuse(reply, 422, 'sentoo_description');
    if (!sentoo_return_url.endsWith('status=')) return await refuse(reply, 422, 'sentoo_return_url');
    const id = randomUUID();
    payments.set(id, {
      id,
      amount,
      currency: sentoo_currency,
      description: sentoo_description,
      returnUrl: sentoo_return_url,
      expiresAt: Date.parse(body['sentoo_expires'] ?? '') || Date.now() + HOUR_MS,
      state: 'issued',
      wasRejected: false,
      refunds: [],
      statusCalls: [],
      refusedCalls: 0,
    });
    const url = `${options.publicUrl()}/pay/${id}`;
    return { success: { code: 200, message: id, data: { url, qr_code: `${url}/qr.png` } } };
  });

  app.get<{ Params: { merchant: string; id: string } }>(
    '/v1/payment/status/:merchant/:id',
    async ({ params, headers }, reply) => {
      if (headers['x-sentoo-secret'] !== options.secret || params.merchant !== options.merchant)
        return await refuse(reply, 401, 'Unauthorized');
      const payment = find(params.id);
      if (!payment) return await refuse(reply, 404, 'Not found');
      payment.statusCalls = payment.statusCalls.filter((at) => at > Date.now() - HOUR_MS);
      if (payment.statusCalls.length >= CALLS_AN_HOUR) {
        payment.refusedCalls += 1;
        return await refuse(reply, 429, 'Too many requests');
      }
      payment.statusCalls.push(Date.now());
      return { success: { code: 200, message: payment.state } };
    },
  );

  app.post<{ Params: { merchant: string; id: string }; Body: Record<string, string | undefined> }>(
    '/v1/payment/refund/:merchant/:id',
    async ({ params, headers, body }, reply) => {
      if (headers['x-sentoo-secret'] !== options.secret || params.merchant !== options.merchant)
        return await refuse(reply, 401, 'Unauthorized');
      const payment = find(params.id);
      if (!payment) return await refuse(reply, 404, 'Not found');
      const { sentoo_reference: reference = '', sentoo_amount } = body;
      if (payment.state === 'success' && Number(sentoo_amount) === payment.amount) {
        payment.state = 'refunded';
        payment.refunds.push(reference);
      }
      if (!payment.refunds.includes(reference)) return await refuse(reply, 409, 'This cannot be refunded.');
      return { success: { code: 200, message: 'refunded' } };
    },
  );

  app.get<{ Params: { id: string } }>('/pay/:id', async ({ params }, reply) => {
    const payment = find(params.id);
    if (!payment) return await refuse(reply, 404, 'There is no such payment.');
    return await show(reply, payment);
  });

  app.get<{ Params: { id: string } }>('/pay/:id/qr.png', async ({ params }, reply) => {
    if (!find(params.id)) return await refuse(reply, 404, 'There is no such payment.');
    const png = await QRCode.toBuffer(`${options.publicUrl()}/pay/${params.id}`, { margin: 1, width: 320 });
    return await reply.type('image/png').send(png);
  });

  app.post<{ Params: { id: string; action: string } }>('/pay/:id/:action', async ({ params }, reply) => {
    const payment = find(params.id);
    const state = ACTIONS[params.action];
    if (!payment || state === undefined) return await refuse(reply, 404, 'There is no such payment.');
    if (payment.state === 'issued') {
      payment.state = state;
      payment.wasRejected = params.action === 'reject';
      void tell(payment.id);
    }
    if (payment.state === 'issued') return await reply.redirect(`/pay/${payment.id}`, 303);
    return await reply.redirect(`${payment.returnUrl}${payment.state}`, 303);
  });

  function find(id: string): SimulatedPayment | undefined {
    const payment = payments.get(id);
    if (payment?.state === 'issued' && payment.expiresAt < Date.now()) payment.state = 'expired';
    return payment;
  }

  /** Sends the webhook once; a client that misses it queries the status. */
  async function tell(transaction_id: string): Promise<void> {
    const url = options.webhookUrl();
    if (url === undefined) return;
    const body = new URLSearchParams({ transaction_id });
    await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  }

  async function show(reply: FastifyReply, payment: SimulatedPayment): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('base64');
    const qrCode = await QRCode.toDataURL(`${options.publicUrl()}/pay/${payment.id}`, {
      margin: 1,
      width: 320,
    });
    const backTo = new URL(payment.returnUrl).origin;
    return await reply
      .headers({
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; form-action 'self' ${backTo}; base-uri 'none'; frame-ancestors 'none'`,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(
        payment.state === 'issued'
          ? payerPage(payment, { nonce, qrCode })
          : paidElsewherePage(payment, { nonce }),
      );
  }

  return { app, payments };
}

const ACTIONS: Record<string, SimulatedState> = {
  approve: 'success',
  reject: 'issued',
  cancel: 'cancelled',
  expire: 'expired',
};

async function refuse(reply: FastifyReply, code: number, message: string): Promise<FastifyReply> {
  return await reply.code(code).send({ error: { code, message } });
}

import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CardGateway } from '../../src/domains/orders/gateways/paymentPorts.ts';
import type { RefundDeps } from '../../src/domains/orders/refunds/attemptRefund.service.ts';
import { reconcilePayments } from '../../src/domains/orders/payment/reconcilePayments.ts';
import { SIMULATED } from '../../src/platform/config/paymentConfig.ts';
import {
  createNmiSimulator,
  type NmiSimulator,
} from '../../src/domains/orders/gateways/simulators/nmiSimulator.ts';
import { createSentooSimulator } from '../../src/domains/orders/gateways/simulators/sentooSimulator.ts';
import { aCompany } from './aVacancy.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';
import { signInNew, type Member } from './signIn.ts';

export interface PaymentApp extends TestApp {
  nmi: NmiSimulator;
  sentoo: ReturnType<typeof createSentooSimulator>;
  /** Breaks the next calls to the simulators, before or after their effect. */
  faults: ('before' | 'after')[];
  /** Runs the job as if this many minutes had passed. */
  reconcile(minutes?: number): Promise<number>;
}

/** Opens the API with both payment simulators listening on this machine. */
export async function openPaymentApp(environment: NodeJS.ProcessEnv = {}): Promise<PaymentApp> {
  let portal: TestApp | undefined;
  const nmi = createNmiSimulator(SIMULATED);
  const sentoo = createSentooSimulator({
    ...SIMULATED,
    publicUrl: () => `http://localhost:${portOf(sentoo.app)}`,
    // Set only while a test lets the API listen.
    webhookUrl: () =>
      portal?.app.server.listening
        ? `http://127.0.0.1:${portOf(portal.app)}/payments/sentoo/webhook`
        : undefined,
  });
  const faults: PaymentApp['faults'] = [];
  for (const { app } of [nmi, sentoo]) breakCalls(app, faults);
  await nmi.app.listen({ port: 0, host: '127.0.0.1' });
  await sentoo.app.listen({ port: 0, host: 'localhost' });
  const opened = (portal = await openTestApp({
    NMI_SIMULATOR_PORT: String(portOf(nmi.app)),
    SENTOO_SIMULATOR_PORT: String(portOf(sentoo.app)),
    PAYMENT_TIMEOUT_MS: '3000',
    ...environment,
  }));
  const { db } = opened;
  const { payments, config, publishEvent } = opened.app;
  return {
    ...opened,
    nmi,
    sentoo,
    faults,
    reconcile: async (minutes = 0) =>
      await reconcilePayments(
        { db, payments, siteUrl: config.siteUrl, publishEvent },
        () => new Date(Date.now() + minutes * 60_000),
      ),
    close: async () => {
      await opened.close();
      await nmi.app.close();
      await sentoo.app.close();
    },
  };
}

/** Lets calls over HTTP fail with 503 or, after their effect, with 502. */
function breakCalls(app: FastifyInstance, faults: PaymentApp['faults']): void {
  const broken = new WeakSet<object>();
  app.addHook('onRequest', async (request, reply) => {
    const fault = isOverHttp(request) ? faults.shift() : undefined;
    if (fault === 'after') broken.add(request);
    if (fault === 'before') return await reply.code(503).send('Service Unavailable');
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!broken.has(request)) return payload;
    void reply.code(502);
    return 'Bad Gateway';
  });
}

/** Tests inject the calls that payers and the provider make. */
const isOverHttp = ({ headers }: FastifyRequest) => headers['user-agent'] !== 'lightMyRequest';

/** Services for refunds whose card gateway differs. */
export function refundDeps({ db, app }: PaymentApp, changes: Partial<CardGateway>): RefundDeps {
  const { payments, config, publishEvent } = app;
  const cards = { ...payments.cards!, ...changes };
  return { db, payments: { ...payments, cards }, siteUrl: config.siteUrl, publishEvent };
}

export interface Buyer extends Member {
  companyId: number;
}

export async function aBuyer(portal: TestApp): Promise<Buyer> {
  const recruiter = await signInNew(portal, 'recruiter');
  return { ...recruiter, companyId: await aCompany(portal, recruiter.id, 'Señor Ñapa Bòter N.V.') };
}

/** Card form of the specification for the package Team. */
export function aCardOrder(overrides: object = {}) {
  return {
    items: [{ package_id: 2 }],
    order_total_amount: 19900,
    order_currency: 'USD',
    card_number: '4111111111111111',
    card_expiration_month: '10',
    card_expiration_year: '2031',
    card_security_code: '123',
    billing_firstname: 'Ana',
    billing_lastname: 'Croes',
    billing_address: 'Caya Betico 12',
    billing_locality: 'Oranjestad',
    billing_administrative_area: '',
    billing_country: 'AW',
    billing_email: 'books@example.aw',
    ...overrides,
  };
}

export function aKey(): string {
  return `checkout-key-${String(++count).padStart(8, '0')}`;
}

export async function payByCard(portal: TestApp, buyer: Member, overrides: object = {}, key = aKey()) {
  return await portal.call('POST', '/recruiter/order-cxpay', {
    token: buyer.token,
    body: aCardOrder(overrides),
    headers: { 'idempotency-key': key },
  });
}

/** Cookie and header of a page that requested the cross-site token; `none` for callers without one. */
export async function crossSiteToken(portal: TestApp, { token }: Member): Promise<string> {
  const response = await portal.call('GET', '/recruiter/payment-methods', { token });
  return response.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? 'none';
}

export async function payBySentoo(
  portal: TestApp,
  buyer: Member,
  overrides: object = {},
  key = aKey(),
  language = 'en',
) {
  const token = await crossSiteToken(portal, buyer);
  return await portal.call('POST', '/recruiter/order-sentoo/', {
    token: buyer.token,
    body: { items: [{ package_id: 2 }], order_total_amount: 19900, order_currency: 'USD', ...overrides },
    headers: { 'idempotency-key': key, 'x-xsrf-token': token, 'accept-language': language },
    cookies: { 'XSRF-TOKEN': token },
  });
}

/** Counts the units and grants of a company. */
export async function countGrants(
  { db }: TestApp,
  companyId: number,
): Promise<[units: number, grants: number]> {
  const rows = await db
    .selectFrom('entitlement_ledger as l')
    .innerJoin('entitlements as e', 'e.id', 'l.entitlement_id')
    .select('l.change')
    .where('e.company_id', '=', companyId)
    .where('l.reason', '=', 'granted')
    .execute();
  return [rows.reduce((sum, { change }) => sum + change, 0), rows.length];
}

function portOf({ server }: { server: { address(): unknown } }): number {
  return (server.address() as AddressInfo).port;
}

let count = 0;

import type { PaymentStatus } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { callGateway, failedCall } from '../callGateway.ts';
import type { Found, LocalProvider, Opened, Opening, RefundCall, RefundOutcome } from '../paymentPorts.ts';

export interface SentooSettings {
  /** Origin of the provider. */
  url: string;
  secret: string;
  merchant: string;
  /** Origins that payers may be sent to. */
  payerOrigins: string[];
  timeoutMs: number;
}

const openedSchema = z.object({
  success: z.object({
    message: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    data: z.object({ url: z.string() }),
  }),
});
const statusSchema = z.object({ success: z.object({ message: z.string() }) });

/** Sentoo: local bank payments on the provider's own page. */
export function createSentooProvider(settings: SentooSettings): LocalProvider {
  const { url, secret, merchant, payerOrigins, timeoutMs } = settings;
  const headers = { 'X-SENTOO-SECRET': secret };

  const open = async (opening: Opening): Promise<Opened> => {
    const { status, text } = await callGateway(`${url}/v1/payment/new`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ sentoo_merchant: merchant, ...fieldsOf(opening) }),
      timeoutMs,
    });
    const parsed = z.safeParse(openedSchema, parseJson(text));
    if (!parsed.success) return { kind: 'failed', reason: `answered ${status}, without a payment` };
    const { message: transaction, data } = parsed.data.success;
    if (!isAllowed(data.url, payerOrigins)) {
      return { kind: 'failed', reason: 'wants to send the payer to an address that is not known' };
    }
    return { kind: 'opened', transaction, paymentUrl: data.url };
  };

  const readStatus = async (transaction: string): Promise<Found> => {
    const { status, text } = await callGateway(
      `${url}/v1/payment/status/${encodeURIComponent(merchant)}/${encodeURIComponent(transaction)}`,
      { headers, timeoutMs },
    );
    if (status === 404) return { kind: 'none' };
    const parsed = z.safeParse(statusSchema, parseJson(text));
    const state = parsed.success ? parsed.data.success.message : '';
    const known = STATES[state];
    if (status !== 200 || !known) return { kind: 'unclear', reason: `answered ${status}, without a status` };
    return { kind: 'known', status: known, transaction, amount: null, state };
  };

  /** Sentoo documents no refund call; only the simulator implements this one. */
  const requestRefund = async ({ transaction, reference, amount }: RefundCall): Promise<RefundOutcome> => {
    const { status } = await callGateway(
      `${url}/v1/payment/refund/${encodeURIComponent(merchant)}/${encodeURIComponent(transaction)}`,
      {
        method: 'POST',
        headers,
        body: new URLSearchParams({ sentoo_amount: String(amount), sentoo_reference: reference }),
        timeoutMs,
      },
    );
    return status === 200 ? { kind: 'refunded' } : { kind: 'refused', reason: `answered ${status}` };
  };

  return {
    refund: async (call) => {
      try {
        return await requestRefund(call);
      } catch (error) {
        return failedCall(error);
      }
    },
    // A payment that may exist charges nothing while no payer is sent to it.
    open: async (opening) => await open(opening).catch(trouble('failed')),
    status: async (transaction) => await readStatus(transaction).catch(trouble('unclear')),
  };
}

/** After a rejected attempt the payment stays issued and the payer may retry. */
const STATES: Record<string, PaymentStatus> = {
  issued: 'pending',
  pending: 'pending',
  success: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
  refunded: 'refunded',
};

function fieldsOf({ amount, currency, description, returnUrl, customer, expiresAt }: Opening) {
  return {
    sentoo_amount: String(amount),
    sentoo_description: description.slice(0, 50),
    sentoo_currency: currency,
    sentoo_return_url: returnUrl,
    sentoo_customer: customer,
    sentoo_expires: expiresAt.toISOString(),
  };
}

function isAllowed(address: string, origins: string[]): boolean {
  return URL.canParse(address) && origins.includes(new URL(address).origin);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const trouble =
  <Kind extends string>(kind: Kind) =>
  (error: unknown): { kind: Kind; reason: string } => ({ kind, reason: failedCall(error).reason });

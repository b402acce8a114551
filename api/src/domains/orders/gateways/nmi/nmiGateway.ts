import { callGateway, failedCall } from '../callGateway.ts';
import type { CardGateway, Found, RefundCall, RefundOutcome, Sale, SaleOutcome } from '../paymentPorts.ts';
import { readFound, readRefund, readSale, UNSETTLED } from './nmiResponses.ts';

export interface NmiSettings {
  /** Origin, for example `https://secure.nmi.com`. */
  url: string;
  securityKey: string;
  timeoutMs: number;
}

/**
 * Card gateway over NMI's Payment API, `transact.php` and `query.php`, which cxpay also speaks. Source:
 * https://docs.nmi.com/reference/transactphp, https://docs.nmi.com/reference/queryphp
 */
export function createNmiGateway({ url, securityKey, timeoutMs }: NmiSettings): CardGateway {
  const post = async (path: string, fields: Record<string, string>) =>
    await callGateway(`${url}/api/${path}`, {
      method: 'POST',
      body: new URLSearchParams({ security_key: securityKey, ...fields }),
      timeoutMs,
    });

  return {
    sell: async (sale): Promise<SaleOutcome> => {
      try {
        return readSale((await post('transact.php', fieldsOf(sale))).text);
      } catch (error) {
        return failedCall(error);
      }
    },
    refund: async (call): Promise<RefundOutcome> => {
      try {
        return readRefund((await post('transact.php', refundFieldsOf(call))).text);
      } catch (error) {
        return failedCall(error);
      }
    },
    find: async (reference): Promise<Found> => {
      try {
        return readFound((await post('query.php', { order_id: reference })).text, reference);
      } catch (error) {
        return { kind: 'unclear', reason: failedCall(error).reason };
      }
    },
  };
}

/** A sale that is not settled yet is voided, because the gateway refunds settled ones only. */
function refundFieldsOf({ transaction, amount, state }: RefundCall): Record<string, string> {
  return state === UNSETTLED
    ? { type: 'void', transactionid: transaction }
    : { type: 'refund', transactionid: transaction, amount: (amount / 100).toFixed(2) };
}

function fieldsOf({ reference, amount, currency, pay, billing }: Sale): Record<string, string> {
  return {
    type: 'sale',
    orderid: reference,
    amount: (amount / 100).toFixed(2),
    currency,
    ...('token' in pay
      ? { payment_token: pay.token }
      : {
          ccnumber: pay.card.number,
          ccexp: `${pay.card.month}${pay.card.year}`,
          cvv: pay.card.securityCode,
        }),
    ...withNmiNames(billing),
  };
}

const NMI_NAMES: Record<string, string> = {
  firstname: 'first_name',
  lastname: 'last_name',
  address: 'address1',
  locality: 'city',
  administrative_area: 'state',
  postal_code: 'zip',
  country: 'country',
  email: 'email',
};

function withNmiNames(billing: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(NMI_NAMES).flatMap(([ours, theirs]) => {
      const value = billing[ours];
      return value ? [[theirs, value]] : [];
    }),
  );
}

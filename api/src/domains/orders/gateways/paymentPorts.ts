import type { Currency, PaymentStatus } from '@cpa/shared/contracts';

/** Exists during one call only; never stored or logged. */
export interface CardData {
  number: string;
  /** `01` to `12`. */
  month: string;
  /** Two digits. */
  year: string;
  securityCode: string;
}

export interface Sale {
  /** Order reference at the gateway. */
  reference: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
  pay: { card: CardData } | { token: string };
  billing: Record<string, string>;
}

/**
 * `declined` by the bank, `refused` by the gateway. `unclear`: the money may have been captured; query before
 * anything else. `not_sent`: nothing was captured.
 */
export type SaleOutcome =
  | { kind: 'approved'; transaction: string }
  | { kind: 'declined'; transaction: string | null; reason: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'unclear'; reason: string }
  | { kind: 'not_sent'; reason: string };

/**
 * State of an order at the gateway. `none`: no attempt. `amount` in minor units when the gateway reports it. `state` is
 * the provider's own word.
 */
export type Found =
  | { kind: 'known'; status: PaymentStatus; transaction: string; amount: number | null; state?: string }
  | { kind: 'none' }
  | { kind: 'unclear'; reason: string };

/** Return of the whole captured amount. */
export interface RefundCall {
  /** Id of the captured payment at the provider. */
  transaction: string;
  /** Id of the refund, so that the provider can recognise a repeated call. */
  reference: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** The provider's own word for the state of the payment, from `Found`. */
  state: string | undefined;
}

/** `unclear`: the refund may have been made; query before anything else. `not_sent`: it was not. */
export type RefundOutcome =
  | { kind: 'refunded' }
  | { kind: 'refused'; reason: string }
  | { kind: 'unclear'; reason: string }
  | { kind: 'not_sent'; reason: string };

export interface CardGateway {
  sell(sale: Sale): Promise<SaleOutcome>;
  find(reference: string): Promise<Found>;
  refund(call: RefundCall): Promise<RefundOutcome>;
}

export interface Opening {
  /** Minor units. */
  amount: number;
  currency: Currency;
  description: string;
  /** Ends with `status=`; the value that the provider appends proves nothing. */
  returnUrl: string;
  customer: string;
  expiresAt: Date;
}

export type Opened =
  { kind: 'opened'; transaction: string; paymentUrl: string } | { kind: 'failed'; reason: string };

export interface LocalProvider {
  open(opening: Opening): Promise<Opened>;
  /** At most ten calls an hour per payment. */
  status(transaction: string): Promise<Found>;
  refund(call: RefundCall): Promise<RefundOutcome>;
}

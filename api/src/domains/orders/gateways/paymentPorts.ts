import type { Currency, PaymentStatus } from '@cpa/shared/contracts';

/** Lives as long as one call; nothing keeps, stores or logs it. */
export interface CardData {
  number: string;
  /** `01` to `12`. */
  month: string;
  /** Two digits. */
  year: string;
  securityCode: string;
}

export interface Sale {
  /** What the gateway knows the order by. */
  reference: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
  pay: { card: CardData } | { token: string };
  billing: Record<string, string>;
}

/**
 * `declined` by the bank, `refused` by the gateway itself. `unclear`: the money may have been taken; ask before anything
 * else. `not_sent`: it cannot have been.
 */
export type SaleOutcome =
  | { kind: 'approved'; transaction: string }
  | { kind: 'declined'; transaction: string | null; reason: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'unclear'; reason: string }
  | { kind: 'not_sent'; reason: string };

/** What a gateway knows of an order. `none`: nothing was ever tried. `amount` in minor units, where it tells one. */
export type Found =
  | { kind: 'known'; status: PaymentStatus; transaction: string; amount: number | null }
  | { kind: 'none' }
  | { kind: 'unclear'; reason: string };

export interface CardGateway {
  sell(sale: Sale): Promise<SaleOutcome>;
  find(reference: string): Promise<Found>;
}

export interface Opening {
  /** Minor units. */
  amount: number;
  currency: Currency;
  description: string;
  /** Ends with `status=`; what the provider writes behind it proves nothing. */
  returnUrl: string;
  customer: string;
  expiresAt: Date;
}

export type Opened =
  { kind: 'opened'; transaction: string; paymentUrl: string } | { kind: 'failed'; reason: string };

export interface LocalProvider {
  open(opening: Opening): Promise<Opened>;
  /** At most ten times an hour for one payment. */
  status(transaction: string): Promise<Found>;
}

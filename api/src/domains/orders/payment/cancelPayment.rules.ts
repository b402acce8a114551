import { DomainError } from '../../../platform/errors/domainError.ts';
import type { Found } from '../gateways/paymentPorts.ts';
import type { DueOrder } from './paymentChecks.repository.ts';

/**
 * Checks that the payment waits for its payer.
 * @throws DomainError 409 while the provider opens it, does not respond, or the bank decides.
 */
export function assertCanCancel({ transaction_id }: Pick<DueOrder, 'transaction_id'>, found: Found): void {
  const isUnderWay = found.kind === 'known' && found.state === 'pending';
  if (transaction_id !== null && found.kind !== 'unclear' && !isUnderWay) return;
  throw new DomainError(409, 'payment_at_bank');
}

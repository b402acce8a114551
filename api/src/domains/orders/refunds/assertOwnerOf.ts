import type { Executor } from '../../../platform/database/executor.ts';
import { notFound } from '../../../platform/errors/domainError.ts';
import { assertWriter } from '../../companies/company.rules.ts';
import { findOwn } from '../payment/paymentChecks.repository.ts';
import { assertMayRefund } from './refund.rules.ts';

/** @throws DomainError 404 for an order of another company, 403 for members who are not owners. */
export async function assertOwnerOf(db: Executor, accountId: number, orderId: number): Promise<void> {
  const own = await findOwn(db, accountId, orderId);
  if (!own) throw notFound('order');
  assertWriter(own.membership);
  assertMayRefund(own.membership);
}

import type { Membership } from '@cpa/shared/contracts';
import { DomainError, invalidField } from '../../platform/errors/domainError.ts';

/** @throws DomainError 403 for members who are not owners. */
export function assertOwner(membership: Membership): void {
  if (membership === 'owner') return;
  throw new DomainError(403, 'not_owner');
}

/** @throws DomainError 403 for viewers. */
export function assertWriter(membership: Membership): void {
  if (membership !== 'viewer') return;
  throw new DomainError(403, 'viewer');
}

/**
 * Checks that a company keeps an owner when `membership` of one of its `owners` changes; null: the member leaves.
 * @throws DomainError 409 for the last owner.
 */
export function assertOwnerLeft(owners: number, before: Membership, after: Membership | null): void {
  if (before !== 'owner' || after === 'owner' || owners > 1) return;
  throw new DomainError(409, 'last_owner');
}

/** @throws DomainError 422 for a year in the future. */
export function assertFounded(year: number | null | undefined, now: Date): void {
  if (!year || year <= now.getUTCFullYear()) return;
  throw invalidField('founded', 'founded_in_future');
}

/** Creates the slug: `Café Dushi & Co` becomes `cafe-dushi-co`. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, 60);
  return slug.replaceAll(/^-+|-+$/g, '') || 'company';
}

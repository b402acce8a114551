import { DomainError, invalidField } from '../../platform/errors/domainError.ts';

/** @throws DomainError 403: a company speaks through its owners. */
export function mustBeOwner(membership: 'owner' | 'member'): void {
  if (membership === 'owner') return;
  throw new DomainError(403, 'not_owner', 'Only an owner of the company can change it.');
}

/** @throws DomainError 422 for a year that is yet to come. */
export function mustBeFounded(year: number | null | undefined, now: Date): void {
  if (!year || year <= now.getUTCFullYear()) return;
  throw invalidField('founded', 'A company cannot have been founded in the future.');
}

/** How the company is named in addresses: `Café Dushi & Co` is `cafe-dushi-co`. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, 60);
  return slug.replaceAll(/^-+|-+$/g, '') || 'company';
}

import { DomainError, invalidField } from '../../platform/errors/domainError.ts';

/** @throws DomainError 403 for members who are not owners. */
export function assertOwner(membership: 'owner' | 'member'): void {
  if (membership === 'owner') return;
  throw new DomainError(403, 'not_owner', 'Only an owner of the company can change it.');
}

/** @throws DomainError 422 for a year in the future. */
export function assertFounded(year: number | null | undefined, now: Date): void {
  if (!year || year <= now.getUTCFullYear()) return;
  throw invalidField('founded', 'A company cannot have been founded in the future.');
}

/** Creates the slug: `Café Dushi & Co` becomes `cafe-dushi-co`. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, 60);
  return slug.replaceAll(/^-+|-+$/g, '') || 'company';
}

import { MAX_TAGS, type RatingUpdate, type TagsUpdate } from '@cpa/shared/contracts';
import { DomainError, invalidField } from '../../../platform/errors/domainError.ts';

/** @throws DomainError 409 when the caller saw another rating than the current one. */
export function assertRatingKnown(
  current: number | null,
  { rating, known_rating: known }: RatingUpdate,
): void {
  if (known === undefined || known === current || rating === current) return;
  throw current === null
    ? new DomainError(409, 'rating_removed')
    : new DomainError(409, 'rating_changed', { rating: current });
}

/**
 * Applies a change of tags to the current ones, ignoring case; the first spelling stays. Without the tags that the
 * caller saw, the wanted ones replace the current ones.
 * @throws DomainError 422 when there are too many tags.
 */
export function changeTags(
  current: readonly string[],
  { tags: wanted, known_tags: known }: TagsUpdate,
): string[] {
  const keptKeys = keysOf(wanted);
  const knownKeys = keysOf(known ?? []);
  const isRemoved = (key: string) => knownKeys.has(key) && !keptKeys.has(key);
  const changed = uniqueTags(
    known
      ? [
          ...current.filter((each) => !isRemoved(each.toLowerCase())),
          ...wanted.filter((each) => !knownKeys.has(each.toLowerCase())),
        ]
      : wanted,
  );
  if (changed.length <= MAX_TAGS || changed.length <= current.length) return changed;
  throw invalidField('tags', 'too_many_tags', { max: MAX_TAGS });
}

function keysOf(tags: readonly string[]): Set<string> {
  return new Set(tags.map((each) => each.toLowerCase()));
}

function uniqueTags(tags: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const each of tags) if (!seen.has(each.toLowerCase())) seen.set(each.toLowerCase(), each);
  return [...seen.values()];
}

import type { ApplicationStatus } from '@cpa/shared/contracts';
import { DomainError } from '../../../platform/errors/domainError.ts';

/** A card of the board: its stage and its place in the column. A higher place is nearer to the top. */
export type Card = { id: number; status: ApplicationStatus; position: number };

/** Returns the place between two neighbours. Null is the end of the column on that side. */
export function positionBetween(card: Card, above: Card | null, below: Card | null): number {
  if (above && below) return (above.position + below.position) / 2;
  if (above) return above.position - 1;
  if (below) return below.position + 1;
  return card.position;
}

/** @throws DomainError 409 when a neighbour left the column. */
export function assertSameStage(card: Card, neighbours: readonly (Card | null)[]): void {
  if (neighbours.some((each) => each && each.status !== card.status)) throw stageChanged();
}

export function stageChanged(): DomainError {
  return new DomainError(
    409,
    'stage_changed',
    'A colleague moved one of these applicants to another stage. Check the board and try again.',
  );
}

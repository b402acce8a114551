import type { ApplicationStatus } from '@cpa/shared/contracts';
import { DomainError } from '../../../platform/errors/domainError.ts';

/** A card of the board: its stage and its place in the column. A higher place is nearer to the top. */
export type Card = { id: number; status: ApplicationStatus; position: number };

/** The cards between which a card is placed. Null is the end of the column on that side. */
export type Neighbours = { above: Card | null; below: Card | null };

/** Distance below which neighbours are moved apart. Halving it soon exceeds the precision of the number. */
const SMALLEST_GAP = 0.001;

/** Distance that cards moved apart have at least. */
const ROOM = 0.5;

/** Returns true if a card fits between its neighbours without moving them. */
export function hasRoom({ above, below }: Neighbours): boolean {
  return !above || !below || Math.abs(above.position - below.position) >= SMALLEST_GAP;
}

/**
 * Places a card between its neighbours. `column` is the column from top to bottom; it is read only when there is no
 * room.
 * @returns the card with its place, followed by the cards that moved to make room.
 */
export function placeInColumn(
  column: readonly Card[],
  card: Card,
  neighbours: Neighbours,
): [Card, ...Card[]] {
  const { above, below } = neighbours;
  if (hasRoom(neighbours)) return [{ ...card, position: positionBetween(card, above, below) }];
  const others = column.filter(({ id }) => id !== card.id);
  const row = others.findIndex(({ id }) => id === above!.id) + 1;
  return spreadAround(others, row, card);
}

/** Returns the place between two neighbours. */
function positionBetween(card: Card, above: Card | null, below: Card | null): number {
  if (above && below) return (above.position + below.position) / 2;
  if (above) return above.position - 1;
  if (below) return below.position + 1;
  return card.position;
}

/** Inserts the card at `row` and moves as many cards around it as it takes to have room between them. */
function spreadAround(others: readonly Card[], row: number, card: Card): [Card, ...Card[]] {
  for (let reach = 0; ; reach += 1) {
    const first = Math.max(0, row - reach);
    const end = Math.min(others.length, row + reach);
    const moved = [...others.slice(first, row), card, ...others.slice(row, end)];
    const [top, bottom] = [others[first - 1]?.position, others[end]?.position];
    const step = top === undefined || bottom === undefined ? 1 : (top - bottom) / (moved.length + 1);
    if (step < ROOM) continue;
    const highest = top ?? (bottom ?? others[0]!.position) + (moved.length + 1) * step;
    const placed = moved.map((each, index) => ({ ...each, position: highest - (index + 1) * step }));
    const [own] = placed.splice(row - first, 1);
    return [own!, ...placed];
  }
}

/** @throws DomainError 409 when a neighbour left the column. */
export function assertSameStage(card: Card, neighbours: readonly (Card | null)[]): void {
  if (neighbours.some((each) => each && each.status !== card.status)) throw stageChanged();
}

function stageChanged(): DomainError {
  return new DomainError(409, 'stage_changed');
}

import type { BoardNeighbours } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import { notFound } from '../../../platform/errors/domainError.ts';
import { assertWriter } from '../../companies/company.rules.ts';
import { findMembership } from '../membership.repository.ts';
import { readCards, updatePosition } from './board.repository.ts';
import { assertSameStage, type Card, positionBetween, stageChanged } from './board.rules.ts';

/**
 * Places a card between two others of its column.
 * @throws DomainError 404 for an application to another company, 403 for a viewer, 409 when a card changed stage.
 */
export async function placeCard(
  db: Database,
  recruiterId: number,
  id: number,
  { above, below }: BoardNeighbours,
): Promise<{ board_position: number }> {
  const ids = [id, above, below].filter((each) => each !== null);
  const cards = new Map((await readCards(db, recruiterId, ids)).map((card) => [card.id, card]));
  const card = await ownCard(id);
  const upper = above === null ? null : await ownCard(above);
  const lower = below === null ? null : await ownCard(below);
  assertSameStage(card, [upper, lower]);
  const position = positionBetween(card, upper, lower);
  if (!(await updatePosition(db, { ...card, position }))) throw stageChanged();
  return { board_position: position };

  async function ownCard(wanted: number): Promise<Card> {
    const found = cards.get(wanted);
    if (found) return found;
    const membership = await findMembership(db, recruiterId, wanted);
    if (membership) assertWriter(membership);
    throw notFound('This application');
  }
}

import type { BoardNeighbours, BoardPlacesEvent, PlacedCard } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import { notFound } from '../../../platform/errors/domainError.ts';
import { assertWriter } from '../../companies/company.rules.ts';
import { findMembership } from '../access/membership.repository.ts';
import { type PublishServices, publishToRecruiters } from '../notifying/publishToRecruiters.ts';
import { lockBoards, lockStages, readCards, readColumn, storePlaces } from './board.repository.ts';
import { assertSameStage, type Card, hasRoom, placeInColumn } from './board.rules.ts';

/**
 * Places a card between two others of its column and moves its new neighbours apart when no place is left between them.
 * Publishes the new places to the company's recruiters.
 * @throws DomainError 404 for an application to another company, 403 for a viewer, 409 when a card changed stage.
 */
export async function placeCard(
  services: PublishServices,
  recruiterId: number,
  id: number,
  neighbours: BoardNeighbours,
): Promise<PlacedCard> {
  const { cards, version } = await storePlace(services.db, recruiterId, id, neighbours);
  await publishPlaces(services, cards, version);
  const [placed, ...others] = cards.map(toPlace);
  return { version, board_position: placed!.board_position, others };
}

/** The card with its new place, followed by the cards that made room for it. */
type Cards = readonly [Card, ...Card[]];

const toPlace = ({ id, position }: Card) => ({ id, board_position: position });

async function publishPlaces(services: PublishServices, cards: Cards, version: number): Promise<void> {
  const { status } = cards[0];
  const toData = (changed: Card[]): BoardPlacesEvent => ({ status, version, places: changed.map(toPlace) });
  await publishToRecruiters(services, 'board-places-changed', cards, toData);
}

async function storePlace(
  db: Database,
  recruiterId: number,
  id: number,
  { above, below }: BoardNeighbours,
): Promise<{ cards: Cards; version: number }> {
  return await db.transaction().execute(async (trx) => {
    const ids = [id, above, below].filter((each) => each !== null);
    let cards = await readCards(trx, recruiterId, ids);
    const ownCard = async (wanted: number) => {
      const found = cards.find((card) => card.id === wanted);
      if (found) return found;
      const membership = await findMembership(trx, recruiterId, wanted);
      if (membership) assertWriter(membership);
      throw notFound('application');
    };
    for (const each of ids) await ownCard(each);
    // A recruiter of several companies has the cards of all of them in one column.
    const companyIds = [...new Set(cards.map(({ companyId }) => companyId))];
    await lockBoards(trx, companyIds);
    await lockStages(trx, ids);
    // A colleague may have moved the cards before the locks were granted.
    cards = await readCards(trx, recruiterId, ids);
    const card = await ownCard(id);
    const neighbours = {
      above: above === null ? null : await ownCard(above),
      below: below === null ? null : await ownCard(below),
    };
    assertSameStage(card, [neighbours.above, neighbours.below]);
    const column = hasRoom(neighbours) ? [] : await readColumn(trx, companyIds, card.status);
    const placed = placeInColumn(column, card, neighbours);
    return { cards: placed, version: await storePlaces(trx, placed) };
  });
}

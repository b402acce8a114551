import type { ApplicationStatus } from '@cpa/shared/contracts';

type Data = Record<string | symbol, unknown>;
type Card = { id: number; from: ApplicationStatus };

/** A column below the pointer, and the row before which the card would be placed; null for a collapsed column. */
export type DropPlace = { status: ApplicationStatus; row: number | null };

const CARD = Symbol('card');
const COLUMN = Symbol('column');

/** Data that a dragged card carries. */
export const cardData = {
  write: (card: Card): Data => ({ [CARD]: card }),
  read: (data: Data): Card | null => (data[CARD] as Card | undefined) ?? null,
};

/** Data of a column as a drop target. */
export const columnData = {
  write: (column: DropPlace): Data => ({ [COLUMN]: column }),
  read: (data: Data): DropPlace | null => (data[COLUMN] as DropPlace | undefined) ?? null,
};

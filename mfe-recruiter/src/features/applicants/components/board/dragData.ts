import type { ApplicationStatus } from '@cpa/shared/contracts';

type Data = Record<string | symbol, unknown>;
type Card = { id: number; from: ApplicationStatus };

const CARD = Symbol('card');
const COLUMN = Symbol('column');

/** Data that a dragged card carries. */
export const cardData = {
  write: (card: Card): Data => ({ [CARD]: card }),
  read: (data: Data): Card | null => (data[CARD] as Card | undefined) ?? null,
};

/** Data of a column as a drop target. */
export const columnData = {
  write: (status: ApplicationStatus): Data => ({ [COLUMN]: status }),
  read: (data: Data): ApplicationStatus | null => (data[COLUMN] as ApplicationStatus | undefined) ?? null,
};

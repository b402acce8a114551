import { sql } from 'kysely';

/** Place of an application `a` in its column of the board: the given one, else the time of the application. */
export const boardPosition = sql<number>`
  case when a.board_status = a.status then a.board_position else extract(epoch from a.created_at)::float8 end`;

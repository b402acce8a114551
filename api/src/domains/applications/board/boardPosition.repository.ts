import { sql } from 'kysely';

/** Place of an application `a` in its column of the board: the given one, else the time of the application. */
export const boardPosition = sql<number>`
  coalesce(
    (select b.position from board_places as b where b.application_id = a.id and b.status = a.status),
    extract(epoch from a.created_at)::float8
  )`;

/** Version of that place; 0 when it is the time of the application. */
export const boardVersion = sql<number>`
  coalesce(
    (select b.version from board_places as b where b.application_id = a.id and b.status = a.status),
    0
  )`;

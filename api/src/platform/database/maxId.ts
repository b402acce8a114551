/** Highest ID: of the type `integer` of PostgreSQL. */
export const MAX_ID = 2_147_483_647;

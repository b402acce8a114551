import * as z from 'zod/mini';

/** An id in an address. The database's ids end at 2³¹-1; beyond that nothing is, and the answer is 404. */
export const pathIdSchema = z.coerce.number().check(z.int(), z.positive(), z.lte(2_147_483_647));

export const idParamsSchema = z.object({ id: pathIdSchema });

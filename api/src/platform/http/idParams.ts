import * as z from 'zod/mini';

/** An id in an address. The database's ids end at 2³¹-1; beyond that nothing is, and the answer is 404. */
export const pathIdSchema = z.pipe(
  // As we write them: Number() would also take 0x10 and 1e3.
  z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  z.pipe(z.transform(Number), z.number().check(z.lte(2_147_483_647))),
);

export const idParamsSchema = z.object({ id: pathIdSchema });

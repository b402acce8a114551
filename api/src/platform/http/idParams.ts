import * as z from 'zod/mini';
import { MAX_ID } from '../database/maxId.ts';

/** Id in a URL. Larger ids than 2³¹-1 cannot exist and give 404. */
export const pathIdSchema = z.pipe(
  // Digits only: Number() would also accept 0x10 and 1e3.
  z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  z.pipe(z.transform(Number), z.number().check(z.lte(MAX_ID))),
);

export const idParamsSchema = z.object({ id: pathIdSchema });

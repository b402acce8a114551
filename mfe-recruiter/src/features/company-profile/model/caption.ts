import { pictureCaptionSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';

export function isCaption(caption: string): boolean {
  return z.safeParse(pictureCaptionSchema, { caption }).success;
}

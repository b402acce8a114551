import { type ApplicantUpdate, applicantUpdateSchema } from '@cpa/shared/contracts';
import type { TextKey } from '../../../messages/texts.ts';

export type FieldErrors = Partial<Record<string, TextKey>>;

/** Validates an update against the contract. Returns the text of each given field that is invalid. */
export function fieldErrors(update: ApplicantUpdate, texts: Record<string, TextKey>): FieldErrors {
  const issues = applicantUpdateSchema.safeParse(update).error?.issues ?? [];
  const invalid = issues.map(({ path }) => String(path[0]));
  return Object.fromEntries(invalid.flatMap((field) => (texts[field] ? [[field, texts[field]]] : [])));
}

/** Checks a required line of at most 120 characters. */
export function isLine(text: string): boolean {
  const { length } = text.trim();
  return length > 0 && length <= 120;
}

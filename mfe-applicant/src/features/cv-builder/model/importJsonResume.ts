import { jsonResumeSchema, type JsonResume } from '@cpa/shared/contracts';
import { safeParse } from 'zod/mini';
import { fromJsonResume } from '../../../cv/exports/jsonResume.ts';

/** Reads a JSON Resume file. Returns null for text that is none. */
export function importJsonResume(text: string): JsonResume | null {
  try {
    const { success, data } = safeParse(jsonResumeSchema, JSON.parse(text));
    return success ? fromJsonResume(data) : null;
  } catch {
    return null;
  }
}

import type { JsonResume } from '@cpa/shared/contracts';
import { importJsonResume } from '../../model/importJsonResume.ts';
import { importLinkedIn } from '../../model/importLinkedIn.ts';

/** A data export with pictures may be large; reading it must not fill the memory of a phone. */
const MOST_BYTES = 100_000_000;

/** Reads a JSON Resume file or LinkedIn's export by its content. Returns null for any other file. */
export async function readImport(file: File): Promise<JsonResume | null> {
  if (file.size > MOST_BYTES) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isZip ? importLinkedIn(bytes) : importJsonResume(new TextDecoder().decode(bytes));
}

import * as z from 'zod/mini';

const clientDataSchema = z.object({ challenge: z.string() });

/** Reads the challenge that a browser signed; undefined for anything but its client data. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString();
    return z.parse(clientDataSchema, JSON.parse(text)).challenge;
  } catch {
    return undefined;
  }
}

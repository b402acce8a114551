import { repairJson } from './repairJson.ts';

/** Parses JSON found in pages, which is often broken. Returns undefined for anything else. */
export function lenientJson(text: string): unknown {
  const bare = text.replace(/^\uFEFF/, '').trim();
  return parsed(bare) ?? parsed(repairJson(bare));
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

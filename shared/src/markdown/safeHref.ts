const KNOWN = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Base for relative URLs. */
const HERE = 'https://here.invalid';

/** Returns the URL of a link in user-written text, or null if its protocol is not allowed. */
export function safeHref(address: string): string | null {
  try {
    return KNOWN.has(new URL(address, HERE).protocol) ? address : null;
  } catch {
    return null;
  }
}

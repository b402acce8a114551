const KNOWN = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Stands for the site itself where an address names no host. */
const HERE = 'https://here.invalid';

/** The address of a link in somebody's text, or null where it is of a kind that a text shall not lead to. */
export function safeHref(address: string): string | null {
  try {
    return KNOWN.has(new URL(address, HERE).protocol) ? address : null;
  } catch {
    return null;
  }
}

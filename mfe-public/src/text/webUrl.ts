/** Returns a normalised http or https URL, or null. */
export function webUrl(text: string | null): string | null {
  if (text === null) return null;
  try {
    const { protocol, href } = new URL(text);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}

/** Returns the host of a URL for display, without `www.`. */
export function displayHost(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}

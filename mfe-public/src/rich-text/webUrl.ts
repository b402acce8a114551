/** The address of a page on the web, or null where there is none or it is of another kind. */
export function webUrl(text: string | null): string | null {
  if (text === null) return null;
  try {
    const { protocol, href } = new URL(text);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}

/** What a person reads of an address: the site it is on. */
export function displayHost(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}

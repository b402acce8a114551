import { createHmac } from 'node:crypto';

/** Names in the user agents of crawlers and of services that preview links. */
const CRAWLERS =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|archiver|facebookexternalhit|whatsapp|telegram|preview|lighthouse|google-inspectiontool|mediapartners|feedfetcher|pingdom|uptime/i;

/** Returns whether a user agent identifies itself as a crawler. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && CRAWLERS.test(userAgent);
}

/** Returns the key of a day's hashes: the hashes of two days cannot be compared. */
export function viewerKeyOf(secret: string, day: string): Buffer {
  return createHmac('sha256', secret).update(`vacancy viewers ${day}`).digest();
}

/** Returns a hash of a visitor that differs each day, so that no account, IP address or browser is stored. */
export function viewerHash(key: Buffer, visitor: readonly string[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(visitor)).digest().subarray(0, 16);
}

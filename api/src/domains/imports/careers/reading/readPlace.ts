import type { RemoteMode } from '@cpa/shared/contracts';
import { listed } from './stated.ts';

const MOST_PLACES = 20;
const LONGEST = 200;
const SEPARATOR = '; ';

const HYBRID = /^(hybrid|hybride|hybrid remote|hybrid work(place)?)$/i;
const REMOTE =
  /^(fully remote|100% remote|remote|telecommute|work from home|home ?office|wfh|fully|remote only)$/i;
/** Location values that are not places. */
const NO_PLACE =
  /^(\d+\+? locations?|(multiple|various|several|all|other) (locations?|offices?|places?)|locations?|anywhere|worldwide|global|flexible|on-?site|vestigingen|diverse locaties|varias ubicaciones|in-?office|tbd|n\/?a|-)$/i;

/**
 * Reads one location or several. Several are joined by a semicolon; of those the ones in Aruba are enough, if there
 * are any.
 */
export function readPlaces(value: unknown): { place: string | null; remote: RemoteMode | null } {
  const read = listed(value).slice(0, MOST_PLACES).map(readPlace);
  const places = [...new Set(read.map(({ place }) => place).filter((place) => place !== null))];
  const here = places.filter(isInAruba);
  const place = (here.length > 0 ? here : places).join(SEPARATOR).slice(0, LONGEST) || null;
  return { place, remote: read.find(({ remote }) => remote !== null)?.remote ?? null };
}

/** Adds the places of another row of the same vacancy. */
export function joinPlaces(first: string | null, second: string | null): string | null {
  return readPlaces([first, second].flatMap((place) => place?.split(SEPARATOR) ?? [])).place;
}

/** Splits a location into place and remote mode: "Remote - Aruba" has both, "3 Locations" has neither. */
export function readPlace(value: unknown): { place: string | null; remote: RemoteMode | null } {
  if (typeof value !== 'string') return { place: null, remote: null };
  const parts = value
    .slice(0, 500)
    .split(/\s+[-–—|/·]\s+|[,;()|•]/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
  const mode = parts.map(readRemote).find((found) => found !== null);
  const places = parts.filter((part) => readRemote(part) === null && !NO_PLACE.test(part));
  const distinct = places.filter((place, at) => places.indexOf(place) === at);
  return { place: distinct.join(', ').slice(0, LONGEST) || null, remote: mode ?? null };
}

/** Checks whether a location is in Aruba, by name or country code. */
export function isInAruba(place: unknown): boolean {
  return typeof place === 'string' && /\b(aruba|aw|abw)\b/i.test(place);
}

/** Maps words for the remote mode. Null when not stated. */
export function readRemote(value: unknown): RemoteMode | null {
  if (typeof value !== 'string') return null;
  const word = value.trim();
  if (HYBRID.test(word)) return 'hybrid';
  return REMOTE.test(word) ? 'full' : null;
}

export const isRemoteWord = (value: string): boolean => readRemote(value) !== null;

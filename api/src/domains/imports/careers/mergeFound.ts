import type { FoundVacancy } from './foundVacancy.ts';
import { isInAruba } from './reading/readPlace.ts';

const MOST = 500;

/**
 * Deduplicates vacancies: the same id is one, a full description replaces a teaser, and a job listed once per
 * location is one, in Aruba if any row says so.
 */
export function mergeFound(found: FoundVacancy[]): FoundVacancy[] {
  const byId = new Map<string, FoundVacancy>();
  for (const vacancy of found) {
    const before = byId.get(vacancy.source_id);
    byId.set(vacancy.source_id, before ? moreOf(before, vacancy) : vacancy);
  }
  const byText = new Map<string, FoundVacancy>();
  for (const vacancy of byId.values()) {
    const text = vacancy.description === '' ? vacancy.source_id : vacancy.description;
    const key = `${vacancy.title.toLowerCase()}\n${text}`;
    const before = byText.get(key);
    byText.set(key, before ? oneOf(before, vacancy) : vacancy);
  }
  return [...byText.values()].slice(0, MOST);
}

/** Merges two records of one vacancy: the fuller one, completed from the other. */
function moreOf(first: FoundVacancy, second: FoundVacancy): FoundVacancy {
  if (first.place !== second.place && first.description === second.description) return oneOf(first, second);
  const isSecondFuller =
    first.incomplete === second.incomplete
      ? second.description.length > first.description.length
      : first.incomplete;
  const [fuller, other] = isSecondFuller ? [second, first] : [first, second];
  const missing = Object.entries(other).filter(([key, value]) => {
    const own = fuller[key as keyof FoundVacancy];
    return (own === null || own === '' || (Array.isArray(own) && own.length === 0)) && value !== null;
  });
  return {
    ...fuller,
    ...Object.fromEntries(missing),
    source_id: first.source_id,
    origins: { ...other.origins, ...fuller.origins },
  };
}

/** Merges two rows of one job: the one in Aruba, or no location when both are elsewhere. */
function oneOf(first: FoundVacancy, second: FoundVacancy): FoundVacancy {
  const here = [first, second].find(({ place }) => isInAruba(place));
  if (here) return here;
  if (first.place === second.place) return first;
  const { place: _place, ...origins } = first.origins;
  return { ...first, place: null, origins };
}

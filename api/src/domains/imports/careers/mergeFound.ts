import type { FoundVacancy } from './foundVacancy.ts';
import { joinPlaces } from './reading/readPlace.ts';

const MOST = 500;

/**
 * Deduplicates vacancies: records with the same id are merged, a full description replaces a teaser, and a job listed
 * once per location becomes one with all its places, or those in Aruba if there are any.
 */
export function mergeFound(found: FoundVacancy[]): FoundVacancy[] {
  const byId = new Map<string, FoundVacancy>();
  for (const one of found) {
    const vacancy = withOwnId(one, byId);
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

/** Distinguishes vacancies without ids on one page by their titles; the first has the URL of the page as its id. */
function withOwnId(vacancy: FoundVacancy, known: Map<string, FoundVacancy>): FoundVacancy {
  const { source_id, source_url, title } = vacancy;
  const isOther = source_id === source_url && (known.get(source_id)?.title ?? title) !== title;
  return isOther ? { ...vacancy, source_id: `${source_id}#${title}` } : vacancy;
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

/** Merges two rows of one job, which may be listed once per office. */
function oneOf(first: FoundVacancy, second: FoundVacancy): FoundVacancy {
  const place = joinPlaces(first.place, second.place);
  return place === second.place ? second : { ...first, place };
}

import type { OptionRef } from '@cpa/shared/contracts';
import type { ScrapedData } from '../../platform/database/columnTypes.ts';
import type { OptionList } from '../options/options.repository.ts';
import type { FoundVacancy } from './careers/foundVacancy.ts';
import { fold } from './careers/reading/readTerms.ts';

/**
 * Diploma values of schema.org that equal exactly one of our options.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
const EDUCATION = new Map([
  ['norequirements', 'No diploma required'],
  ['bachelordegree', 'HBO / Bachelor'],
]);

/** Matches names of our lists, or half of a name, exactly. */
export function matchOptions(found: FoundVacancy, options: OptionList): ScrapedData {
  const {
    source_id: _id,
    source_url: _url,
    found_by: _by,
    incomplete: _incomplete,
    industries,
    education,
    employment,
    languages,
    ...values
  } = found;
  const match = (kind: string, terms: string[]): OptionRef[] => {
    const known = options.filter((option) => option.kind === kind);
    const wanted = new Set(terms.map(fold));
    return known
      .filter(({ name }) => [name, ...name.split('/')].some((part) => wanted.has(fold(part))))
      .map(({ id, name }) => ({ id, name }));
  };
  const diploma = education === null ? [] : [EDUCATION.get(fold(education)) ?? education];
  const districts = match('district', values.place === null ? [] : values.place.split(/[,;] /));
  const matched = {
    sectors: match('sector', industries).slice(0, 5),
    educations: match('education', diploma),
    workloads: match('workload', employment),
    languages: match('language', languages),
    // Two districts are ambiguous.
    location_district: districts.length === 1 ? districts[0]! : null,
  };
  const isMatched = ([field]: [string, unknown]) =>
    !(field in matched) || matched[field as 'sectors'].length > 0;
  return {
    ...values,
    ...matched,
    origins: {
      ...Object.fromEntries(Object.entries(values.origins).filter(isMatched)),
      ...(matched.location_district && { location_district: values.origins.place ?? '' }),
    },
  };
}

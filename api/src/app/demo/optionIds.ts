/** Option ids of the first migration by the short names of the demo data. */
function numbered<Key extends string>(first: number, keys: readonly Key[]): Record<Key, number> {
  return Object.fromEntries(keys.map((key, index) => [key, first + index])) as Record<Key, number>;
}

const sectors = [
  'hospitality',
  'food',
  'retail',
  'construction',
  'government',
  'finance',
  'health',
  'education',
  'ict',
  'transport',
  'utilities',
  'realEstate',
  'casino',
  'cleaning',
  'legal',
  'media',
  'manufacturing',
  'wellness',
] as const;
const educations = ['none', 'epb', 'mavo', 'havo', 'vwo', 'epi', 'bachelor', 'master', 'phd'] as const;
const workloads = [
  'full40',
  'full45',
  'partTime',
  'onCall',
  'shifts',
  'weekends',
  'seasonal',
  'temporary',
  'internship',
] as const;
const languages = [
  'papiamento',
  'dutch',
  'english',
  'spanish',
  'portuguese',
  'chinese',
  'filipino',
  'french',
  'german',
] as const;
const districts = [
  'noord',
  'oranjestadWest',
  'oranjestadOost',
  'paradera',
  'santaCruz',
  'savaneta',
  'sanNicolasNoord',
  'sanNicolasZuid',
] as const;
const sizes = ['upTo10', 'upTo50', 'upTo200', 'upTo500', 'more'] as const;

export const sectorIds = numbered(1, sectors);
export const educationIds = numbered(101, educations);
export const workloadIds = numbered(201, workloads);
export const languageIds = numbered(301, languages);
export const districtIds = numbered(401, districts);
export const sizeIds = numbered(501, sizes);

export type LanguageKey = (typeof languages)[number];

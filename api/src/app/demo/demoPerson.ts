import type { DistrictKey, EducationKey, LanguageKey } from './optionIds.ts';

/** An invented person who looks for work. */
export type DemoPerson = {
  name: string;
  headline: string;
  about: string;
  district: DistrictKey;
  education: EducationKey;
  languages: LanguageKey[];
  skills: string[];
  /** The last jobs, newest first: title, employer, months ago it began, months it lasted (0: until today). */
  work: [title: string, employer: string, monthsAgo: number, months: number][];
};

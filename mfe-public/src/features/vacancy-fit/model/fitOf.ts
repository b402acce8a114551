import type { Applicant, Vacancy } from '@cpa/shared/contracts';
import { asksFor } from './asksFor.ts';
import { isEducationMet, NO_DIPLOMA } from './educationLevels.ts';

/**
 * Facts of the profile that the vacancy asks for. `isWhole`: the vacancy asks for languages or an education, and the
 * profile states all of it.
 */
export type Fit = {
  isWhole: boolean;
  languages: string[];
  education: string | null;
  isNear: boolean;
  skills: string[];
};

/** The part of a profile that is compared. */
export type FitProfile = Pick<Applicant, 'languages' | 'education' | 'district_id' | 'skills'>;
type FitVacancy = Pick<Vacancy, 'languages' | 'educations' | 'location_district' | 'requirements'>;

/** Longest list of skills, so that the sentence stays short. */
const MAX_SKILLS = 3;

/** Compares a vacancy with the facts in the profile, without guesses; null when none match. */
export function fitOf(profile: FitProfile, vacancy: FitVacancy): Fit | null {
  const spoken = new Set(
    profile.languages.flatMap(({ language_id, level }) => (level === 'basic' ? [] : [language_id])),
  );
  const languages = vacancy.languages.filter(({ id }) => spoken.has(id)).map(({ name }) => name);
  const own = profile.education;
  const education = vacancy.educations.find(({ id }) => id === own?.id && id !== NO_DIPLOMA)?.name ?? null;
  const isNear = profile.district_id !== null && profile.district_id === vacancy.location_district?.id;
  const skills = profile.skills.filter((skill) => asksFor(vacancy.requirements, skill)).slice(0, MAX_SKILLS);
  if (languages.length === 0 && education === null && !isNear && skills.length === 0) return null;
  const isWhole =
    vacancy.languages.length + vacancy.educations.length > 0 &&
    languages.length === vacancy.languages.length &&
    (vacancy.educations.length === 0 || vacancy.educations.some(({ id }) => isEducationMet(id, own?.id)));
  return { isWhole, languages, education, isNear, skills };
}

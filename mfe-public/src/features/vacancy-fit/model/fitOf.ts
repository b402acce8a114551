import type { Applicant, Vacancy } from '@cpa/shared/contracts';

/** Facts of the profile that the vacancy asks for. `isWhole`: the profile states nothing that falls short. */
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

/** Compares a vacancy with what the profile states, without guesses; null when nothing is the same. */
export function fitOf(profile: FitProfile, vacancy: FitVacancy): Fit | null {
  const spoken = new Set(
    profile.languages.flatMap(({ language_id, level }) => (level === 'basic' ? [] : [language_id])),
  );
  const languages = vacancy.languages.filter(({ id }) => spoken.has(id)).map(({ name }) => name);
  const education = vacancy.educations.find(({ id }) => id === profile.education?.id)?.name ?? null;
  const isNear = profile.district_id !== null && profile.district_id === vacancy.location_district?.id;
  const skills = profile.skills
    .filter((skill) => isNamedIn(vacancy.requirements, skill))
    .slice(0, MAX_SKILLS);
  if (languages.length === 0 && education === null && !isNear && skills.length === 0) return null;
  const lacksLanguage = profile.languages.length > 0 && languages.length < vacancy.languages.length;
  // The IDs of educations rise with their level.
  const lacksEducation =
    profile.education !== null &&
    vacancy.educations.length > 0 &&
    vacancy.educations.every(isAbove(profile.education));
  return { isWhole: !lacksLanguage && !lacksEducation, languages, education, isNear, skills };
}

const isAbove =
  (own: { id: number }) =>
  ({ id }: { id: number }): boolean =>
    id > own.id;

/** Finds a skill as whole words. */
function isNamedIn(text: string, skill: string): boolean {
  const words = skill.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return words !== '' && new RegExp(String.raw`(?<![\p{L}\p{N}])${words}(?![\p{L}\p{N}])`, 'iu').test(text);
}

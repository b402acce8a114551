import type { Applicant, JsonResume, Locale } from '@cpa/shared/contracts';
import { optionName } from '@cpa/shared/server';

/**
 * Converts the profile to a JSON Resume 1.3.1 document with the names of languages in one language. Levels stay codes, which
 * the CV builder reads in every language.
 */
export function toJsonResume(
  profile: Applicant,
  { languages, now, locale }: { languages: Map<number, string>; now: Date; locale: Locale },
) {
  const { name, headline, photo, email, phone, about, district } = profile;
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.3.1/schema.json',
    basics: {
      name,
      email,
      ...(headline && { label: headline }),
      ...(photo !== null && { image: photo }),
      ...(phone !== null && { phone }),
      ...(about && { summary: about }),
      ...(district && { location: { city: district.name, countryCode: 'AW' } }),
    },
    work: profile.experience.map(({ title, company, from, to, description }) => ({
      name: company,
      position: title,
      startDate: from,
      ...(to !== null && { endDate: to }),
      ...(description && { summary: description }),
    })),
    education: profile.educations.map(({ school, degree, from, to }) => ({
      institution: school,
      studyType: degree,
      ...(from !== null && { startDate: from }),
      ...(to !== null && { endDate: to }),
    })),
    skills: profile.skills.map((skill) => ({ name: skill })),
    languages: profile.languages.flatMap(({ language_id, level }) => {
      const language = languages.get(language_id);
      return language === undefined ? [] : [{ language: optionName(language, locale), fluency: level }];
    }),
    meta: { version: 'v1.3.1', lastModified: now.toISOString() },
  } satisfies JsonResume;
}

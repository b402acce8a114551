import type { Applicant, JsonResume, Options } from '@cpa/shared/contracts';

/** Converts the applicant's profile to a CV. The photo of the profile is a URL and is not taken over. */
export function importProfile(profile: Applicant, { languages }: Pick<Options, 'languages'>): JsonResume {
  const { name, headline, email, phone, about, district } = profile;
  return {
    basics: {
      name,
      label: headline,
      email,
      ...(phone !== null && { phone }),
      ...(about && { summary: about }),
      ...(district && { location: { city: district.name, countryCode: 'AW' } }),
    },
    work: profile.experience.map(({ title, company, from, to, description }) => ({
      position: title,
      name: company,
      startDate: from,
      ...(to !== null && { endDate: to }),
      ...(description && { summary: description }),
    })),
    education: profile.educations.map(({ school, degree, from, to }) => ({
      institution: school,
      studyType: degree,
      startDate: from ?? '',
      endDate: to ?? '',
    })),
    skills: profile.skills.map((skill) => ({ name: skill })),
    languages: profile.languages.flatMap(({ language_id, level }) => {
      const language = languages.find(({ id }) => id === language_id);
      return language ? [{ language: language.name, fluency: level }] : [];
    }),
  };
}

import type { Vacancy } from '@cpa/shared/contracts';
import { markdownToHtml, plainText } from '@cpa/shared/markdown';
import { localePath, paths } from '@cpa/shared/routing';
import { headTexts } from './headTexts.ts';

/** Salary units in Google's vocabulary. */
const UNITS = { hour: 'HOUR', month: 'MONTH', year: 'YEAR' } as const;

/**
 * Returns the schema.org JobPosting of a vacancy. It contains only what the page shows: fields that the employer left
 * empty are absent. https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(vacancy: Vacancy, siteUrl: string): object {
  const { company, employer } = vacancy;
  const logo = company.logo && new URL(company.logo, siteUrl).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: vacancy.title,
    description: descriptionOf(vacancy),
    datePosted: vacancy.published_at,
    url: new URL(localePath(paths.vacancy(vacancy.id), vacancy.text_language ?? 'en'), siteUrl).href,
    identifier: { '@type': 'PropertyValue', name: 'Career Portal Aruba', value: String(vacancy.id) },
    directApply: vacancy.external_apply_url === null,
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      ...(employer.website && { sameAs: employer.website }),
      ...(logo && { logo }),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'AW',
        addressRegion: 'Aruba',
        ...(vacancy.location_district && { addressLocality: vacancy.location_district.name }),
        ...streetOf(vacancy),
      },
    },
    ...(vacancy.valid_through && { validThrough: endOfDay(vacancy.valid_through) }),
    ...(vacancy.employment_type && { employmentType: vacancy.employment_type }),
    ...(vacancy.remote === 'full' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Aruba' },
    }),
    ...(vacancy.benefits.trim() !== '' && { jobBenefits: plainText(vacancy.benefits) }),
    ...skillsOf(vacancy),
    ...salaryOf(vacancy),
  };
}

/** The street of the employer, unless the work is in another district. */
function streetOf({ employer, location_district: district }: Vacancy): object {
  const isElsewhere = district !== null && district.id !== employer.district?.id;
  return employer.address && !isElsewhere ? { streetAddress: employer.address } : {};
}

/** The listed requirements and the languages, in the language of the text. */
function skillsOf({ requirements, languages, text_language: language = 'en' }: Vacancy): object {
  const listed = plainText(requirements)
    .split('\n')
    .filter((line) => line.startsWith('• '))
    .map((line) => line.slice(2).trim());
  const skills = [...listed, ...languages.map(({ name }) => headTexts[language].languages[name] ?? name)];
  return skills.length > 0 ? { skills: skills.join(', ') } : {};
}

/** End of the day in Aruba, which is UTC−4 all year. */
const endOfDay = (day: string): string => `${day}T23:59:59-04:00`;

function salaryOf(vacancy: Vacancy): object {
  const { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period } = vacancy;
  if ((min === null && max === null) || !currency || !period) return {};
  const amounts =
    min !== null && max !== null && min !== max
      ? { minValue: min / 100, maxValue: max / 100 }
      : { value: (min ?? max ?? 0) / 100 };
  const value = { '@type': 'QuantitativeValue', ...amounts, unitText: UNITS[period] };
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } };
}

/** HTML with `<p>` and `<br>` only, as Google requires. */
const descriptionOf = ({ description, requirements, benefits }: Vacancy): string =>
  [description, requirements, benefits].map(markdownToHtml).join('');

import type { RecruiterVacancy, VacancyCreate } from '@cpa/shared/contracts';

const MAX_TITLE = 140;

/** Returns the body that creates a draft with the same content. Dates, source and posting are not copied. */
export function copyOf(vacancy: RecruiterVacancy, title: string): VacancyCreate {
  const ids = (options: readonly { id: number }[]) => options.map(({ id }) => id);
  return {
    company_id: vacancy.company.id,
    title: title.slice(0, MAX_TITLE),
    department: vacancy.department,
    description: vacancy.description,
    requirements: vacancy.requirements,
    benefits: vacancy.benefits,
    text_language: vacancy.is_language_guessed === false ? (vacancy.text_language ?? null) : null,
    translations: vacancy.translations ?? {},
    sectors: ids(vacancy.sectors),
    educations: ids(vacancy.educations),
    workloads: ids(vacancy.workloads),
    languages: ids(vacancy.languages),
    employment_type: vacancy.employment_type,
    location_district_id: vacancy.location_district?.id ?? null,
    remote: vacancy.remote,
    salary_min: vacancy.salary_min,
    salary_max: vacancy.salary_max,
    salary_currency: vacancy.salary_currency,
    salary_period: vacancy.salary_period,
    salary_visible: vacancy.salary_visible,
    work_permit: vacancy.work_permit,
    contact_email: vacancy.contact_email,
    external_apply_url: vacancy.external_apply_url,
    screening_questions: vacancy.screening_questions,
  };
}

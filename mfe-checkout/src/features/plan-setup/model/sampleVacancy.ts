import type { Company, OwnVacancy, Profile, Vacancy } from '@cpa/shared/contracts';

type Sources = {
  /** The company's newest vacancy, whose card data is used. */
  latest: OwnVacancy | undefined;
  company: Profile['companies'][number] | undefined;
  /** Null while it loads. */
  employer: Company | null;
  texts: { title: string; description: string; requirements: string; company: string };
  template: NonNullable<Vacancy['template']> | null | '';
};

/** Returns a public vacancy with example texts, for the preview of a template. */
export function sampleVacancy({ latest, company, employer, texts, template }: Sources): Vacancy {
  const example = latest?.company.id === company?.id ? latest : undefined;
  const shown = {
    id: company?.id ?? 1,
    name: company?.name ?? texts.company,
    slug: company?.slug ?? '',
    logo: company?.logo ?? null,
  };
  return {
    id: example?.id ?? 1,
    title: example?.title ?? texts.title,
    sponsored: false,
    status: 'open',
    company: shown,
    location_district: example?.location_district ?? null,
    workloads: example?.workloads ?? [],
    employment_type: example?.employment_type ?? null,
    remote: example?.remote ?? 'no',
    salary_min: example?.salary_min ?? null,
    salary_max: example?.salary_max ?? null,
    salary_currency: example?.salary_currency ?? null,
    salary_period: example?.salary_period ?? null,
    published_at: example?.published_at ?? null,
    valid_through: null,
    department: example?.department ?? null,
    description: texts.description,
    requirements: texts.requirements,
    benefits: '',
    sectors: [],
    educations: [],
    languages: [],
    work_permit: 'any',
    external_apply_url: null,
    source: 'manual',
    source_url: null,
    views: 0,
    screening_questions: [],
    employer: employer ?? {
      ...shown,
      sectors: [],
      district: null,
      size: null,
      verified: false,
      open_vacancies: 0,
      description: '',
      website: null,
    },
    similar: [],
    template: template || null,
  };
}

import type { OwnVacancy, Profile, Vacancy } from '@cpa/shared/contracts';

type Sources = {
  /** The company's newest vacancy, whose card data is used. */
  latest: OwnVacancy | undefined;
  company: Profile['companies'][number] | undefined;
  texts: { title: string; description: string; requirements: string; company: string };
  template: NonNullable<Vacancy['template']> | null | '';
};

/** Returns a public vacancy with example texts, for the preview of a template. */
export function sampleVacancy({ latest, company, texts, template }: Sources): Vacancy {
  const shown = latest?.company ?? {
    id: company?.id ?? 1,
    name: company?.name ?? texts.company,
    slug: company?.slug ?? '',
    logo: company?.logo ?? null,
  };
  return {
    id: latest?.id ?? 1,
    title: latest?.title ?? texts.title,
    sponsored: false,
    status: 'open',
    company: shown,
    location_district: latest?.location_district ?? null,
    workloads: latest?.workloads ?? [],
    employment_type: latest?.employment_type ?? null,
    remote: latest?.remote ?? 'no',
    salary_min: latest?.salary_min ?? null,
    salary_max: latest?.salary_max ?? null,
    salary_currency: latest?.salary_currency ?? null,
    salary_period: latest?.salary_period ?? null,
    published_at: latest?.published_at ?? null,
    valid_through: null,
    department: latest?.department ?? null,
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
    employer: {
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

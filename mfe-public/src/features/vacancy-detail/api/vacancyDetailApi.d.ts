import { type HttpClients } from '@cpa/shared/http';
export declare function createVacancyDetailApi({ publicClient: client }: HttpClients): {
  byId: (
    id: number,
    signal?: AbortSignal,
  ) => Promise<{
    id: number;
    title: string;
    sponsored: boolean;
    status: 'closed' | 'draft' | 'expired' | 'open';
    company: {
      id: number;
      name: string;
      slug: string;
      logo: string | null;
    };
    location_district: {
      id: number;
      name: string;
    } | null;
    workloads: {
      id: number;
      name: string;
    }[];
    employment_type:
      | 'CONTRACTOR'
      | 'FULL_TIME'
      | 'INTERN'
      | 'OTHER'
      | 'PART_TIME'
      | 'PER_DIEM'
      | 'TEMPORARY'
      | 'VOLUNTEER'
      | null;
    remote: 'full' | 'hybrid' | 'no';
    salary_min: number | null;
    salary_max: number | null;
    salary_currency: 'AWG' | 'EUR' | 'USD' | null;
    salary_period: 'hour' | 'month' | 'year' | null;
    published_at: string | null;
    valid_through: string | null;
    description: string;
    requirements: string;
    benefits: string;
    sectors: {
      id: number;
      name: string;
    }[];
    educations: {
      id: number;
      name: string;
    }[];
    languages: {
      id: number;
      name: string;
    }[];
    work_permit: 'any' | 'local_only' | 'sponsored';
    external_apply_url: string | null;
    source: 'imported' | 'manual';
    source_url: string | null;
    views: number;
    screening_questions: {
      id: string;
      question: string;
      kind: 'choice' | 'text' | 'yes_no';
      choices: string[];
      required: boolean;
    }[];
    employer: {
      id: number;
      name: string;
      slug: string;
      logo: string | null;
      sectors: {
        id: number;
        name: string;
      }[];
      district: {
        id: number;
        name: string;
      } | null;
      size: {
        id: number;
        name: string;
      } | null;
      verified: boolean;
      open_vacancies: number;
      description: string;
      website: string | null;
    };
    similar: {
      id: number;
      title: string;
      sponsored: boolean;
      status: 'closed' | 'draft' | 'expired' | 'open';
      company: {
        id: number;
        name: string;
        slug: string;
        logo: string | null;
      };
      location_district: {
        id: number;
        name: string;
      } | null;
      workloads: {
        id: number;
        name: string;
      }[];
      employment_type:
        | 'CONTRACTOR'
        | 'FULL_TIME'
        | 'INTERN'
        | 'OTHER'
        | 'PART_TIME'
        | 'PER_DIEM'
        | 'TEMPORARY'
        | 'VOLUNTEER'
        | null;
      remote: 'full' | 'hybrid' | 'no';
      salary_min: number | null;
      salary_max: number | null;
      salary_currency: 'AWG' | 'EUR' | 'USD' | null;
      salary_period: 'hour' | 'month' | 'year' | null;
      published_at: string | null;
      valid_through: string | null;
    }[];
  }>;
};
export type VacancyDetailApi = ReturnType<typeof createVacancyDetailApi>;

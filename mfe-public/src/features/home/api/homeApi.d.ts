import { type HttpClients } from '@cpa/shared/http';
export declare function createHomeApi({ publicClient: client }: HttpClients): {
  homepageData: () => Promise<{
    open_vacancies: number;
    hiring_companies: number;
    sponsored: {
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
    newest: {
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
    sectors: {
      id: string | number;
      name: string;
      count: number;
    }[];
    companies: {
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
    }[];
    salary_insight: {
      sector: {
        id: number;
        name: string;
      };
      median_month: number;
      vacancies: number;
    }[];
    posts: {
      slug: string;
      title: string;
      summary: string;
      published_at: string;
    }[];
  }>;
  options: () => Promise<{
    sectors: {
      id: number;
      name: string;
    }[];
    educations: {
      id: number;
      name: string;
    }[];
    workloads: {
      id: number;
      name: string;
    }[];
    languages: {
      id: number;
      name: string;
    }[];
    districts: {
      id: number;
      name: string;
    }[];
    company_sizes: {
      id: number;
      name: string;
    }[];
    employment_types: {
      id:
        | 'CONTRACTOR'
        | 'FULL_TIME'
        | 'INTERN'
        | 'OTHER'
        | 'PART_TIME'
        | 'PER_DIEM'
        | 'TEMPORARY'
        | 'VOLUNTEER';
      name: string;
    }[];
    salary_periods: {
      id: 'hour' | 'month' | 'year';
      name: string;
    }[];
    application_statuses: {
      id: 'hired' | 'interview' | 'new' | 'offer' | 'rejected' | 'shortlisted' | 'viewed' | 'withdrawn';
      name: string;
    }[];
  }>;
};
export type HomeApi = ReturnType<typeof createHomeApi>;

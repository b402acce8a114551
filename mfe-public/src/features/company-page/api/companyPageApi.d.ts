import { type HttpClients } from '@cpa/shared/http';
export declare function createCompanyPageApi({ publicClient: client }: HttpClients): {
  company: (
    id: number,
    signal?: AbortSignal,
  ) => Promise<{
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
    address: string | null;
    website: string | null;
    phone: string | null;
    email: string | null;
    founded: number | null;
    social_links: string[];
  }>;
  vacancies: (
    companyId: number,
    page: number,
    signal?: AbortSignal,
  ) => Promise<{
    page: number;
    per_page: number;
    total: number;
    last_page: number;
    data: {
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
    facets: {
      sectors: {
        id: string | number;
        name: string;
        count: number;
      }[];
      educations: {
        id: string | number;
        name: string;
        count: number;
      }[];
      workloads: {
        id: string | number;
        name: string;
        count: number;
      }[];
      languages: {
        id: string | number;
        name: string;
        count: number;
      }[];
      districts: {
        id: string | number;
        name: string;
        count: number;
      }[];
      employment_types: {
        id: string | number;
        name: string;
        count: number;
      }[];
    };
  }>;
};
export type CompanyPageApi = ReturnType<typeof createCompanyPageApi>;

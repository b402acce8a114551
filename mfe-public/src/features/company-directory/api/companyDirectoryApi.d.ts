import { type CompanyFilter } from '@cpa/shared/contracts';
import { type HttpClients } from '@cpa/shared/http';
export declare function createCompanyDirectoryApi({ publicClient: client }: HttpClients): {
  list: (
    page: number,
    signal?: AbortSignal,
  ) => Promise<{
    page: number;
    per_page: number;
    total: number;
    last_page: number;
    data: {
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
    facets: {
      sectors: {
        id: string | number;
        name: string;
        count: number;
      }[];
    };
  }>;
  search: (
    filter: CompanyFilter,
    page: number,
    signal?: AbortSignal,
  ) => Promise<{
    page: number;
    per_page: number;
    total: number;
    last_page: number;
    data: {
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
    facets: {
      sectors: {
        id: string | number;
        name: string;
        count: number;
      }[];
    };
  }>;
};
export type CompanyDirectoryApi = ReturnType<typeof createCompanyDirectoryApi>;

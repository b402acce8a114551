import { paths } from '@cpa/shared/routing';
import { type CompanyQuery, writeCompanyQuery } from './companyQuery.ts';

export function companiesAddress(query: CompanyQuery): string {
  const search = writeCompanyQuery(query);
  return search ? `${paths.companies}?${search}` : paths.companies;
}

import type { Company } from '@cpa/shared/contracts';
import type { PageHead } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { excerpt } from './plainText.ts';

export function companyHead(company: Company): PageHead {
  return {
    status: 200,
    title: company.name,
    description: excerpt(`Jobs at ${company.name} in Aruba. ${company.description}`),
    canonical: paths.company(company.id),
    type: 'profile',
    ...(company.logo && { image: company.logo }),
  };
}

import type { Company } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { type PageHead, titleOf } from './pageHead.ts';
import { firstWords } from './plainText.ts';

export function companyHead(company: Company): PageHead {
  return {
    status: 200,
    title: titleOf(company.name),
    description: firstWords(`Jobs at ${company.name} in Aruba. ${company.description}`),
    canonical: paths.company(company.id),
    type: 'profile',
    ...(company.logo && { image: company.logo }),
  };
}

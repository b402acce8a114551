import type { Company } from '@cpa/shared/contracts';
import type { PageHead } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { publicPaths } from '../routing/publicPaths.ts';
import { breadcrumbs, organization } from './structuredData.ts';
import { excerpt } from './plainText.ts';

export function companyHead(company: Company, siteUrl: string): PageHead {
  return {
    status: 200,
    title: company.name,
    description: excerpt(`Jobs at ${company.name} in Aruba. ${company.description}`),
    canonical: paths.company(company.id),
    type: 'profile',
    image: `/api/share-images/companies/${company.id}.png`,
    jsonLd: [
      organization(company, siteUrl),
      breadcrumbs(
        siteUrl,
        { name: 'Companies', path: publicPaths.companies },
        { name: company.name, path: paths.company(company.id) },
      ),
    ],
  };
}

import type { Company } from '@cpa/shared/contracts';
import { plainText } from '@cpa/shared/markdown';
import type { PageHead } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { publicPaths } from '../routing/publicPaths.ts';
import { descriptionTag } from './descriptionTag.ts';
import { breadcrumbs, organization } from './structuredData.ts';

export function companyHead(company: Company, siteUrl: string): PageHead {
  return {
    status: 200,
    // Until the languages of a text are stored.
    language: 'en',
    title: company.name,
    description: descriptionTag(`Jobs at ${company.name} in Aruba. ${plainText(company.description)}`),
    canonical: paths.company(company.id),
    type: 'profile',
    image: `/api/share-images/companies/${company.id}.png`,
    jsonLd: [
      organization(company, siteUrl),
      breadcrumbs(
        { siteUrl },
        { name: 'Companies', path: publicPaths.companies },
        { name: company.name, path: paths.company(company.id) },
      ),
    ],
  };
}

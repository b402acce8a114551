import { type Vacancy, dayInAruba } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { jobPosting } from './jobPosting.ts';
import { type PageHead, titleOf } from './pageHead.ts';
import { firstWords } from './plainText.ts';

/** A vacancy that is over answers 410, without markup: it leaves the search engines and still explains itself. */
export function vacancyHead(vacancy: Vacancy, { siteUrl, now }: { siteUrl: string; now: Date }): PageHead {
  const about = {
    title: titleOf(vacancy.title),
    description: firstWords(`${vacancy.title} · ${vacancy.company.name}. ${vacancy.description}`),
    type: 'article' as const,
    ...(vacancy.company.logo && { image: vacancy.company.logo }),
  };
  if (!isOpen(vacancy, now)) return { status: 410, ...about };
  return {
    status: 200,
    ...about,
    canonical: paths.vacancy(vacancy.id),
    jsonLd: jobPosting(vacancy, siteUrl),
  };
}

/** The calendar of Aruba decides even where the status lags behind it. */
function isOpen({ status, valid_through: day }: Vacancy, now: Date): boolean {
  return status === 'open' && (day === null || day >= dayInAruba(now));
}

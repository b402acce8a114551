import { type Vacancy, dayInAruba } from '@cpa/shared/contracts';
import { plainText } from '@cpa/shared/markdown';
import type { PageHead } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { descriptionTag } from './descriptionTag.ts';
import { jobPosting } from './jobPosting.ts';
import { breadcrumbs } from './structuredData.ts';

/** Returns 410 without markup for a closed vacancy: search engines drop it, and the page still explains why. */
export function vacancyHead(vacancy: Vacancy, { siteUrl, now }: { siteUrl: string; now: Date }): PageHead {
  const head = {
    title: vacancy.title,
    description: descriptionTag(
      `${vacancy.title} · ${vacancy.company.name}. ${plainText(vacancy.description)}`,
    ),
    type: 'article' as const,
    image: `/api/share-images/vacancies/${vacancy.id}.png`,
  };
  if (!isOpen(vacancy, now)) return { status: 410, ...head };
  return {
    status: 200,
    // Until the languages of a text are stored.
    language: 'en',
    ...head,
    canonical: paths.vacancy(vacancy.id),
    jsonLd: [
      jobPosting(vacancy, siteUrl),
      breadcrumbs(
        siteUrl,
        { name: 'Vacancies', path: paths.vacancies },
        { name: vacancy.title, path: paths.vacancy(vacancy.id) },
      ),
    ],
  };
}

/** The date in Aruba decides, also before the status is updated. */
function isOpen({ status, valid_through: day }: Vacancy, now: Date): boolean {
  return status === 'open' && (day === null || day >= dayInAruba(now));
}

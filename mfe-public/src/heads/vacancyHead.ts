import { dayInAruba, languagesOf, type Locale, type Vacancy, vacancyIn } from '@cpa/shared/contracts';
import { plainText } from '@cpa/shared/markdown';
import type { PageHead } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { descriptionTag } from './descriptionTag.ts';
import { jobPosting } from './jobPosting.ts';
import { headTexts } from './headTexts.ts';
import { breadcrumbs, vacancyPage } from './structuredData.ts';

type Options = { siteUrl: string; now: Date; locale: Locale };

/** Returns 410 without markup for a closed vacancy: search engines drop it, and the page still explains why. */
export function vacancyHead(original: Vacancy, { siteUrl, now, locale }: Options): PageHead {
  const vacancy = vacancyIn(original, locale);
  // A text in an unknown language has the URL without a language, and claims none.
  const { text_language: language = 'en' } = vacancy;
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
    language,
    languages: languagesOf(original),
    ...head,
    canonical: paths.vacancy(vacancy.id),
    jsonLd: [
      jobPosting(vacancy, siteUrl),
      breadcrumbs(
        { siteUrl, locale: language },
        { name: headTexts[language].vacanciesCrumb, path: paths.vacancies },
        { name: vacancy.title, path: paths.vacancy(vacancy.id) },
      ),
      vacancyPage(vacancy, siteUrl),
    ],
  };
}

/** The date in Aruba decides, also before the status is updated. */
function isOpen({ status, valid_through: day }: Vacancy, now: Date): boolean {
  return status === 'open' && (day === null || day >= dayInAruba(now));
}

import { paths } from '@cpa/shared/routing';
import type { PageHead } from './pageHead.ts';
import { BLOG_FEED } from './postHead.ts';

type StaticHead = Pick<PageHead, 'description' | 'feed'>;

/** Pages that everyone may read and that say the same to everyone, by their path. */
export const STATIC_HEADS: Record<string, StaticHead> = {
  [paths.home]: {},
  [paths.vacancies]: {
    description:
      'Every open vacancy in Aruba on one page: search by words, sector, district, hours and languages.',
    feed: { title: 'Vacancies in Aruba', href: paths.vacanciesFeed },
  },
  [paths.companies]: { description: 'Companies in Aruba and the vacancies that they have open.' },
  [paths.about]: { description: 'Who makes Career Portal Aruba, and why.' },
  [paths.partners]: { description: 'Who helps to bring people and work together in Aruba.' },
  [paths.plans]: { description: 'What it costs to post a vacancy in Aruba, and what you get for it.' },
  [paths.blog]: { description: 'Work in Aruba: advice, rights and news.', feed: BLOG_FEED },
  [paths.contact]: { description: 'Write to the people behind Career Portal Aruba.' },
  [paths.privacy]: { description: 'What Career Portal Aruba keeps about you, why, and for how long.' },
  [paths.terms]: { description: 'The terms of Career Portal Aruba.' },
  [paths.cvBuilder]: { description: 'Create a professional resume in minutes with our easy CV Builder.' },
};

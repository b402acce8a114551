import {
  LOCALES,
  contentPageSchema,
  partnerSchema,
  postCardSchema,
  postSchema,
} from '../../contracts/index.ts';
import { builder } from './builder.ts';

/** A blog post as lists show it. */
export const aPostCard = builder(postCardSchema)(() => ({
  slug: 'your-first-week',
  language: 'en' as const,
  title: 'Your first week',
  summary: 'What to ask before lunch on Monday.',
  published_at: '2026-11-10T14:00:00.000Z',
}));

/** A blog post to read. */
export const aPost = builder(postSchema)(() => ({
  ...aPostCard(),
  languages: LOCALES,
  author: 'The portal',
  reading_minutes: 3,
  body: 'Ask where the coffee is.',
}));

/** A page of content: about us. */
export const aContentPage = builder(contentPageSchema)(() => ({
  slug: 'about',
  language: 'en' as const,
  languages: LOCALES,
  title: 'About us',
  summary: 'Who keeps this portal.',
  updated_on: '2026-11-01',
  body: 'We keep this portal.',
}));

/** A partner without a logo. */
export const aPartner = builder(partnerSchema)(() => ({
  slug: 'trade-wind-academy',
  language: 'en' as const,
  name: 'Trade Wind Academy',
  summary: 'Courses in the evening.',
  kind: 'Education',
  logo: null,
  website: 'https://tradewind.example',
  body: 'Courses in the evening.',
}));

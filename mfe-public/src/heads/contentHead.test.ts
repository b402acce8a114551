import type { Locale } from '@cpa/shared/contracts';
import type { HeadRequest, PageHead } from '@cpa/shared/remote';
import { aContentPage, aPost } from '@cpa/shared/testing/builders';
import heads from '../heads.ts';
import manifest from '../manifest.ts';
import { text } from '../messages/laterTexts.ts';

type Read = {
  locale: Locale;
  query?: string;
  responses: Record<string, unknown>;
  params?: HeadRequest['params'];
};

const readHead = async (
  pattern: keyof typeof heads,
  { locale, query = '', responses, params = {} }: Read,
): Promise<PageHead> =>
  await heads[pattern]({
    path: pattern,
    params,
    query: new URLSearchParams(query),
    locale,
    siteUrl: 'https://portal.test',
    now: new Date(),
    fetchJson: async (path) => responses[path] ?? null,
  });

describe.each(['about', 'privacy', 'terms', 'faq'] as const)('head of /%s', (slug) => {
  const path = `/content/pages/${slug}`;
  const english = aContentPage({ slug, languages: ['en', 'nl'] });
  const responses = {
    [path]: english,
    [`${path}?lang=nl`]: { ...english, language: 'nl' },
    [`${path}?lang=es`]: english,
  };
  const exists = { status: 200, canonical: `/${slug}`, languages: ['en', 'nl'] };

  it('has the title of the page, and the languages that its text exists in', async () => {
    expect(await readHead(`/${slug}`, { locale: 'en', responses })).toEqual({
      ...exists,
      language: 'en',
      title: text(`pages.${slug}`),
      description: manifest.messages.en[`head.${slug}`],
    });
    expect(await readHead(`/${slug}`, { locale: 'nl', responses })).toEqual({
      ...exists,
      language: 'nl',
      title: manifest.messages.nl[`heading.${slug}`],
      description: manifest.messages.nl[`head.${slug}`],
    });
  });

  it('is that of the English page where no translation exists', async () => {
    expect(await readHead(`/${slug}`, { locale: 'es', responses })).toMatchObject({
      ...exists,
      language: 'en',
    });
  });

  it('has no canonical URL with an unknown query', async () => {
    const head = await readHead(`/${slug}`, { locale: 'en', query: 'utm_source=mail', responses });
    expect(head).not.toHaveProperty('canonical');
  });
});

it('describes a post in the language of its text', async () => {
  const post = aPost({ slug: 'first', language: 'nl', languages: ['en', 'nl'], title: 'Eerste week' });
  const responses = { '/content/posts/first?lang=nl': post };
  const head = await readHead('/blog/:slug', { locale: 'nl', params: { slug: 'first' }, responses });
  expect(head).toMatchObject({ title: 'Eerste week', language: 'nl', languages: ['en', 'nl'] });
  expect(head.jsonLd?.[0]).toMatchObject({
    inLanguage: 'nl',
    mainEntityOfPage: 'https://portal.test/nl/blog/first',
  });
});

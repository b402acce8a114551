import { describe, expect, test } from '@jest/globals';
import type { Locale } from '@cpa/shared/contracts';
import { headTags } from './headTags.ts';

const SITE = 'https://portal.test';
const tags = (head: Parameters<typeof headTags>[0], locale: Locale = 'en') =>
  headTags(head, { siteUrl: SITE, locale }).join('\n');

describe('headTags', () => {
  test('names the URL, the languages and the preview of the home page', () => {
    const home = tags({ status: 200, canonical: '/' });
    for (const tag of [
      '<title>Career Portal Aruba | Jobs in Aruba</title>',
      '<link rel="canonical" href="https://portal.test/">',
      '<link rel="alternate" hreflang="en" href="https://portal.test/">',
      '<link rel="alternate" hreflang="x-default" href="https://portal.test/">',
      '<meta property="og:type" content="website">',
      '<meta property="og:title" content="Career Portal Aruba | Jobs in Aruba">',
      '<meta property="og:url" content="https://portal.test/">',
      '<meta property="og:image" content="https://portal.test/api/share-images/site.png">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:alt" content="Career Portal Aruba">',
      '<meta name="twitter:card" content="summary_large_image">',
    ])
      expect(home).toContain(tag);
    expect(home).toMatch(/<meta name="description" content="[^"]{50,}">/);
    expect(home).not.toContain('noindex');
  });

  test('prints the preview and the structured data of a page, escaped', () => {
    const jsonLd = [{ '@type': 'Organization', name: '</script>' }];
    const page = tags({
      status: 200,
      title: 'A "Cook"',
      canonical: '/vacancies/1',
      type: 'article',
      image: '/api/share-images/1.png',
      jsonLd,
    });
    expect(page).toContain('<meta property="og:title" content="A &quot;Cook&quot; | Career Portal Aruba');
    expect(page).toContain('<meta property="og:image" content="https://portal.test/api/share-images/1.png">');
    expect(page).toContain('<meta property="og:type" content="article">');
    expect(page.match(/<\/script>/g)).toHaveLength(1);
  });

  test('gives a page one URL in each language, which name each other', () => {
    const alternates = [
      '<link rel="alternate" hreflang="en" href="https://portal.test/vacancies?page=2">',
      '<link rel="alternate" hreflang="pap" href="https://portal.test/pap/vacancies?page=2">',
      '<link rel="alternate" hreflang="nl" href="https://portal.test/nl/vacancies?page=2">',
      '<link rel="alternate" hreflang="es" href="https://portal.test/es/vacancies?page=2">',
      '<link rel="alternate" hreflang="x-default" href="https://portal.test/vacancies?page=2">',
    ].join('\n');
    const list = { status: 200, canonical: '/vacancies?page=2' } as const;
    expect(tags(list)).toContain(alternates);
    const dutch = tags(list, 'nl');
    expect(dutch).toContain(
      `<link rel="canonical" href="https://portal.test/nl/vacancies?page=2">\n${alternates}`,
    );
    expect(dutch).toContain('<meta property="og:url" content="https://portal.test/nl/vacancies?page=2">');
    expect(dutch).toContain('<meta property="og:locale" content="nl_AW">');
    expect(dutch).toContain('content="https://portal.test/api/share-images/site.png?lang=nl"');
    expect(tags({ ...list, feed: { title: 'RSS', href: '/api/feeds/blog.rss' } }, 'nl')).toContain(
      'href="/api/feeds/blog.rss?lang=nl"',
    );
    expect(dutch).toContain('<title>Career Portal Aruba | Werk op Aruba</title>');
    expect(tags({ status: 200, canonical: '/' }, 'es')).toContain('href="https://portal.test/es">');
  });

  test('gives a text that exists in one language one URL, whatever the language around it', () => {
    const vacancy = { status: 200, canonical: '/vacancies/1', language: 'en' } as const;
    const canonical = '<link rel="canonical" href="https://portal.test/vacancies/1">';
    expect(tags(vacancy)).toContain(
      `${canonical}\n<link rel="alternate" hreflang="en" href="https://portal.test/vacancies/1">\n<link rel="alternate" hreflang="x-default"`,
    );
    const aroundDutch = tags(vacancy, 'nl');
    expect(aroundDutch).toContain(canonical);
    expect(aroundDutch).not.toContain('hreflang');
    expect(aroundDutch).not.toContain('noindex');
  });

  test('links a text that exists in some languages to these, from each of them', () => {
    const post = { status: 200, canonical: '/blog/cv', languages: ['en', 'nl'] } as const;
    const hreflangs = (html: string) => [
      ...html.matchAll(/hreflang="([^"]+)" href="https:..portal.test([^"]+)"/g),
    ];
    const dutch = tags({ ...post, language: 'nl' }, 'nl');
    expect(dutch).toContain('<link rel="canonical" href="https://portal.test/nl/blog/cv">');
    expect(hreflangs(dutch).map(([, ...link]) => link)).toEqual([
      ['en', '/blog/cv'],
      ['nl', '/nl/blog/cv'],
      ['x-default', '/blog/cv'],
    ]);
    const english = { ...post, language: 'en' } as const;
    expect(hreflangs(tags(english))).toHaveLength(3);
    const spanish = tags(english, 'es');
    expect(spanish).toContain('<link rel="canonical" href="https://portal.test/blog/cv">');
    expect(hreflangs(spanish)).toHaveLength(0);
    expect(spanish).toContain('<meta property="og:locale" content="en_AW">');
  });

  test('claims no language for a text in an unknown one', () => {
    const vacancy = tags({ status: 200, canonical: '/vacancies/1', language: 'en', languages: [] }, 'nl');
    expect(vacancy).toContain('<link rel="canonical" href="https://portal.test/vacancies/1">');
    expect(vacancy).toContain('<meta property="og:locale" content="nl_AW">');
    expect(vacancy).not.toContain('hreflang');
  });

  test('keeps a page without a canonical URL out of search engines', () => {
    const page = tags({ status: 200, title: 'Cart' });
    expect(page).toContain('<meta name="robots" content="noindex">');
    for (const absent of ['canonical', 'hreflang', 'og:url']) expect(page).not.toContain(absent);
  });
});

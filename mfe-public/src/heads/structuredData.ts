import { type Company, langTag, type Locale, type Vacancy } from '@cpa/shared/contracts';
import { excerpt, plainText } from '@cpa/shared/markdown';
import { localePath, paths } from '@cpa/shared/routing';
import { headTexts } from './headTexts.ts';

const SITE_NAME = 'Career Portal Aruba';

type Crumb = { name: string; path: string };

/** Returns the schema.org BreadcrumbList of a page below the home page. */
export function breadcrumbs(
  { siteUrl, locale = 'en' }: { siteUrl: string; locale?: Locale },
  ...crumbs: Crumb[]
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: headTexts[locale].home, path: '/' }, ...crumbs].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: new URL(localePath(path, locale), siteUrl).href,
      }),
    ),
  };
}

/** Returns the schema.org WebPage of a vacancy. It states the language, if known, which a JobPosting cannot. */
export function vacancyPage({ id, text_language: language }: Vacancy, siteUrl: string): object {
  const url = new URL(localePath(paths.vacancy(id), language ?? 'en'), siteUrl).href;
  const stated = language && { inLanguage: langTag(language) };
  return { '@context': 'https://schema.org', '@type': 'WebPage', url, ...stated };
}

/** Returns the schema.org Organization of a company, with what its page shows. */
export function organization(company: Company, siteUrl: string): object {
  const { website, social_links, logo, description, district, address, phone, founded } = company;
  const sameAs = [...(website ? [website] : []), ...social_links];
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    url: new URL(paths.company(company.id), siteUrl).href,
    ...(description.trim() !== '' && { description: excerpt(plainText(description), 300) }),
    ...(logo && { logo: new URL(logo, siteUrl).href }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(phone && { telephone: phone }),
    ...(founded !== null && { foundingDate: String(founded) }),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'AW',
      addressRegion: 'Aruba',
      ...(district && { addressLocality: district.name }),
      ...(address && { streetAddress: address }),
    },
  };
}

/** Returns the site and its publisher for the home page. */
export function siteMarkup(siteUrl: string): object[] {
  const url = new URL('/', siteUrl).href;
  return [
    { '@context': 'https://schema.org', '@type': 'WebSite', name: SITE_NAME, url },
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: SITE_NAME,
      url,
      logo: new URL('/icon.svg', siteUrl).href,
      areaServed: { '@type': 'Country', name: 'Aruba' },
    },
  ];
}

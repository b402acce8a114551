import type { Locale } from '@cpa/shared/contracts';

export const SITE_NAME = 'Career Portal Aruba';

type SiteTexts = {
  /** What the site is about, after its name in each title. */
  subject: string;
  /** Description of pages without one of their own. */
  description: string;
  /** Title of a URL that no page owns, as the page shows it. */
  notFound: string;
  noScript: string;
};

/** Texts of documents that belong to no page. */
export const SITE_TEXTS: Record<Locale, SiteTexts> = {
  en: {
    subject: 'Jobs in Aruba',
    description:
      'Find your next job in Aruba: vacancies tailored to you across all industries, from employers all over the island.',
    notFound: 'Page not found',
    noScript: 'This site needs JavaScript. Turn it on in your browser settings, then reload the page.',
  },
  pap: {
    subject: 'Trabou na Aruba',
    description:
      'Haya bo siguiente trabou na Aruba: vacatura den tur sector, di compania riba henter e isla, cu ta pas cu bo.',
    notFound: 'No a haya e pagina',
    noScript:
      'E website aki mester di JavaScript. Activa esaki den settings di bo browser y carga e pagina atrobe.',
  },
  nl: {
    subject: 'Werk op Aruba',
    description:
      'Vind je volgende baan op Aruba: vacatures die bij je passen, in alle branches, van werkgevers op het hele eiland.',
    notFound: 'Pagina niet gevonden',
    noScript:
      'Deze site heeft JavaScript nodig. Zet het aan in je browserinstellingen en laad de pagina opnieuw.',
  },
  es: {
    subject: 'Empleos en Aruba',
    description:
      'Encuentra tu próximo empleo en Aruba: vacantes a tu medida en todos los sectores, de empresas de toda la isla.',
    notFound: 'Página no encontrada',
    noScript:
      'Este sitio necesita JavaScript. Actívalo en la configuración del navegador y vuelve a cargar la página.',
  },
};

/** Title of a document, as the page sets it too. */
export function documentTitle(title: string | undefined, locale: Locale): string {
  return [title, SITE_NAME, SITE_TEXTS[locale].subject].filter(Boolean).join(' | ');
}

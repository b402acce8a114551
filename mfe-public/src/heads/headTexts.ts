import type { Locale } from '@cpa/shared/contracts';

type HeadTexts = {
  /** Crumbs above a vacancy. */
  home: string;
  vacanciesCrumb: string;
  /** Equals the page's `vacancies.title`; a test compares them. */
  vacancies: string;
  vacanciesDescription: string;
  vacancyMissing: string;
  companyMissing: string;
  postMissing: string;
  /** Names of the languages in `GET /options` by their English names. A test compares them. */
  languages: Record<string, string>;
};

const LANGUAGES = 'Papiamento|Dutch|English|Spanish|Portuguese|Chinese|Filipino|French|German'.split('|');

const named = (names: string) =>
  Object.fromEntries(names.split('|').map((name, index) => [LANGUAGES[index]!, name]));

/** Texts of document heads that the manifest does not state. The catalogue of the pages is too large for them. */
export const headTexts: Record<Locale, HeadTexts> = {
  en: {
    home: 'Home',
    vacanciesCrumb: 'Vacancies',
    vacancies: 'Vacancies in Aruba',
    vacanciesDescription:
      'Every open vacancy in Aruba on one page: search by words, sector, district, hours and languages.',
    vacancyMissing: 'Vacancy not found',
    companyMissing: 'Company not found',
    postMissing: 'Post not found',
    languages: {},
  },
  pap: {
    home: 'Inicio',
    vacanciesCrumb: 'Vacaturanan',
    vacancies: 'Vacaturanan na Aruba',
    vacanciesDescription:
      'Tur vacatura habri na Aruba riba un pagina: busca riba palabra, sector, districto, ora y idioma.',
    vacancyMissing: 'No a haya e vacatura',
    companyMissing: 'No a haya e compania',
    postMissing: 'No a haya e articulo',
    languages: named('Papiamento|Hulandes|Ingles|Spaño|Portugues|Chines|Filipino|Frances|Aleman'),
  },
  nl: {
    home: 'Home',
    vacanciesCrumb: 'Vacatures',
    vacancies: 'Vacatures op Aruba',
    vacanciesDescription:
      'Alle openstaande vacatures op Aruba op één pagina: zoek op woorden, sector, district, uren en talen.',
    vacancyMissing: 'Vacature niet gevonden',
    companyMissing: 'Bedrijf niet gevonden',
    postMissing: 'Blogbericht niet gevonden',
    languages: named('Papiaments|Nederlands|Engels|Spaans|Portugees|Chinees|Filipijns|Frans|Duits'),
  },
  es: {
    home: 'Inicio',
    vacanciesCrumb: 'Vacantes',
    vacancies: 'Vacantes en Aruba',
    vacanciesDescription:
      'Todas las vacantes abiertas en Aruba en una página: busca por palabras, sector, distrito, horas e idiomas.',
    vacancyMissing: 'Vacante no encontrada',
    companyMissing: 'Empresa no encontrada',
    postMissing: 'Artículo no encontrado',
    languages: named('Papiamento|Neerlandés|Inglés|Español|Portugués|Chino|Filipino|Francés|Alemán'),
  },
};

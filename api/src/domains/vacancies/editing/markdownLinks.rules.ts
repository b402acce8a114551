import { LOCALES, type VacancyTexts, type VacancyTranslations } from '@cpa/shared/contracts';
import { parseMarkdown } from '@cpa/shared/markdown';
import { errorText, invalidFields } from '../../../platform/errors/domainError.ts';

const MARKDOWN_FIELDS = ['description', 'requirements', 'benefits'] as const;

type Texts = Pick<VacancyTexts, (typeof MARKDOWN_FIELDS)[number]>;
type Content = Texts & { translations: VacancyTranslations };

/** Rejects links that a browser would run. @throws DomainError 422 */
export function assertSafeLinks({ translations, ...content }: Content): void {
  const unsafe = [
    ...unsafeFields(content),
    ...LOCALES.flatMap((language) =>
      unsafeFields(translations[language]).map((field) => `translations.${language}.${field}`),
    ),
  ];
  if (unsafe.length === 0) return;
  throw invalidFields(Object.fromEntries(unsafe.map((field) => [field, [errorText('link_unsafe')]])));
}

const unsafeFields = (texts: Texts | undefined): string[] =>
  MARKDOWN_FIELDS.filter((field) => hasUnsafeLink(texts?.[field] ?? ''));

/** The parser of all pages returns a link with an unsafe protocol without its URL. */
const hasUnsafeLink = (markdown: string): boolean =>
  JSON.stringify(parseMarkdown(markdown)).includes('"target":null');

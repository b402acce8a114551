import { LOCALES, type VacancyTexts, type VacancyTranslations } from '@cpa/shared/contracts';
import { errorText, invalidFields } from '../../../platform/errors/domainError.ts';

const MARKDOWN_FIELDS = ['description', 'requirements', 'benefits'] as const;
const ALLOWED = new Set(['http', 'https', 'mailto', 'tel']);
/** Inline links and images, reference definitions, and autolinks. */
const DESTINATIONS = [/\]\(\s*<?([^\s)>]+)/g, /^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)/gm, /<([^\s<>]+)>/g];

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
  MARKDOWN_FIELDS.filter((field) => destinationsOf(texts?.[field] ?? '').some(isUnsafe));

function destinationsOf(markdown: string): string[] {
  const decoded = withoutEscapes(markdown);
  return DESTINATIONS.flatMap((pattern) =>
    [...decoded.matchAll(pattern)].map(([, destination]) => destination!),
  );
}

function isUnsafe(destination: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(destination)?.[1]?.toLowerCase();
  return scheme !== undefined && !ALLOWED.has(scheme);
}

/** Decodes what hides a scheme: character references, control characters and backslashes before a letter or colon. */
function withoutEscapes(markdown: string): string {
  return markdown
    .replaceAll(/&#x([\da-f]{1,6});?/gi, (_, digits: string) => character(parseInt(digits, 16)))
    .replaceAll(/&#(\d{1,7});?/g, (_, digits: string) => character(parseInt(digits, 10)))
    .replaceAll(/&colon;?/gi, ':')
    .replaceAll(/&(tab|newline);?/gi, '')
    .replaceAll('\\:', ':')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? sign : ''));
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

import { isLocale, type Locale, LOCALES } from '@cpa/shared/contracts';

/** Markdown file split into front matter fields and body. */
export interface ContentDocument {
  slug: string;
  language: Locale;
  fields: Record<string, string>;
  body: string;
}

/** @throws Error for an unknown language, without front matter, or for a line in it that is not `name: value`. */
export function parseDocument(name: string, source: string): ContentDocument {
  const { slug, language } = identify(name);
  const [, head, body] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`The content "${name}" does not begin with a head between "---".`);
  const lines = head.split(/\r?\n/).filter((line) => line.trim() !== '');
  const fields = lines.map((line) => {
    const colon = line.indexOf(':');
    if (colon < 1)
      throw new Error(`The content "${name}" has the line "${line}" in its head, which is no "name: value".`);
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
  });
  return { slug, language, fields: Object.fromEntries(fields), body: body.trim() };
}

/** A file is named by its slug, and by its language if that is not English: `about.md`, `about.nl.md`. */
function identify(name: string): Pick<ContentDocument, 'slug' | 'language'> {
  const [slug = '', language = 'en', ...others] = name.split('.');
  if (!isLocale(language) || others.length > 0 || name.endsWith('.en'))
    throw new Error(`The content "${name}" is not named by its slug and one of ${LOCALES.join(', ')}.`);
  return { slug, language };
}

/** @throws Error when the field is missing. */
export function field({ slug, language, fields }: Omit<ContentDocument, 'body'>, name: string): string {
  const value = fields[name];
  if (!value) throw new Error(`The content "${slug}" in "${language}" lacks "${name}" in its head.`);
  return value;
}

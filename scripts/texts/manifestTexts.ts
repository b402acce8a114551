import type { Locale } from '@cpa/shared/contracts';

/** Returns the module with the texts of a manifest (`manifestTexts.ts`) with other texts of a language. */
export function writeManifestTexts(source: string, locale: Locale, texts: Record<string, string>): string {
  const block = new RegExp(String.raw`(?<=^  ${locale}: \{\n).*?(?=^  \},$)`, 'ms');
  if (!block.test(source)) throw new Error(`The manifest has no texts in the language ${locale}.`);
  const lines = Object.entries(texts).map(
    (entry) => `    ${entry.map((each) => JSON.stringify(each)).join(': ')},\n`,
  );
  return source.replace(block, () => lines.join(''));
}

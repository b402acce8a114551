import { readFileSync } from 'node:fs';
import type { LoaderContext } from 'webpack';
import { compileMessages } from './compileMessages.ts';
import { arePseudoTextsOn } from './pseudoTexts.ts';
import { englishFile, isTranslation } from './translationFile.ts';

/** Names and errors, whose English form comes from the API. Their English catalogue is not in the browser. */
const ENGLISH_FROM_API = /\.(?:names|errors)\.messages\.json$/;

/**
 * Compiles a message catalogue (`*.messages.json`). A translation becomes a list in the order of the English keys, which are
 * a third of it: the browser has them in the English catalogue.
 */
export default function messagesLoader(this: LoaderContext<unknown>, source: string): string {
  const file = this.resourcePath;
  const isPseudo = !isTranslation(file) && arePseudoTextsOn();
  const compiled = compileMessages(JSON.parse(source) as Record<string, string>, isPseudo);
  const english = isTranslation(file) && !ENGLISH_FROM_API.test(file) ? englishFile(file) : undefined;
  if (english) this.addDependency(english);
  const keys = english && Object.keys(JSON.parse(readFileSync(english, 'utf8')) as object);
  const value = keys ? keys.map((key) => compiled[key] ?? null) : compiled;
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}

import { readFileSync } from 'node:fs';
import type { LoaderContext } from 'webpack';
import { compileMessages } from './compileMessages.ts';
import { indexKeys } from './indexKeys.ts';
import { arePseudoTextsOn } from './pseudoTexts.ts';
import { englishFile, isTranslation } from './translationFile.ts';

/** Names and errors, whose English form comes from the API. Their English catalogue is not in the browser. */
const ENGLISH_FROM_API = /\.(?:names|errors)\.messages\.json$/;

/**
 * Compiles a message catalogue (`*.messages.json`) to texts in slots, without its keys, which are a third of it: the browser
 * computes the slot of a key. A translation is the list of its texts by slot.
 */
export default function messagesLoader(this: LoaderContext<unknown>, source: string): string {
  const file = this.resourcePath;
  const messages = JSON.parse(source) as Record<string, string>;
  const exported = (value: unknown) => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
  if (!isTranslation(file)) {
    const compiled = compileMessages(messages, arePseudoTextsOn());
    const { seeds, slots } = indexKeys(Object.keys(messages));
    return exported([seeds, slots.map((key) => compiled[key])]);
  }
  const compiled = compileMessages(messages);
  const english = ENGLISH_FROM_API.test(file) ? undefined : englishFile(file);
  if (!english) return exported(compiled);
  this.addDependency(english);
  const { slots } = indexKeys(Object.keys(JSON.parse(readFileSync(english, 'utf8')) as object));
  return exported(slots.map((key) => compiled[key] ?? null));
}

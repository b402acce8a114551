import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LOCALES } from '@cpa/shared/contracts';
import type { LoaderContext } from 'webpack';
import { compileMessages } from './compileMessages.ts';

const TRANSLATION = new RegExp(`^(?:${LOCALES.filter((locale) => locale !== 'en').join('|')})\\.`);

/** Names that come with the data. Their English catalogue is not in the browser. */
const NAMES = 'names.messages.json';

/**
 * Compiles a message catalogue (`*.messages.json`). A translation becomes a list in the order of the English keys, which are
 * a third of it: the browser has them in the English catalogue.
 */
export default function messagesLoader(this: LoaderContext<unknown>, source: string): string {
  const compiled = compileMessages(JSON.parse(source) as Record<string, string>);
  const english = englishFile(this.resourcePath);
  if (english) this.addDependency(english);
  const keys = english && Object.keys(JSON.parse(readFileSync(english, 'utf8')) as object);
  const value = keys ? keys.map((key) => compiled[key] ?? null) : compiled;
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}

function englishFile(file: string): string | undefined {
  const name = basename(file).replace(TRANSLATION, '');
  if (name === basename(file) || name === NAMES) return undefined;
  return [`en.${name}`, name].map((each) => join(dirname(file), each)).find((each) => existsSync(each));
}

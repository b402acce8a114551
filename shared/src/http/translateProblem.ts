import type { Problem } from '../contracts/index.ts';
import { activeLocale, i18nFor, registerCatalogue, textsSettled } from '../i18n/catalogues.ts';
import { type CodedText, provideCodedTexts, translateFields } from './codedTexts.ts';
import { writtenValues } from '../i18n/writtenValues.ts';

/** Responses contain the English texts. */
const scope = registerCatalogue(
  {},
  {
    pap: () => import(/* webpackChunkName: "errors-pap" */ '../messages/pap.errors.messages.json'),
    nl: () => import(/* webpackChunkName: "errors-nl" */ '../messages/nl.errors.messages.json'),
    es: () => import(/* webpackChunkName: "errors-es" */ '../messages/es.errors.messages.json'),
  },
);

/** Returns the body of an error response in the language of the page. A text whose code is unknown stays in English. */
export async function translateProblem(problem: Partial<Problem>): Promise<Partial<Problem>> {
  await textsSettled();
  const { code, params, error, errors, error_codes } = problem;
  const message = textOf({ code, params });
  return {
    ...problem,
    ...(message !== undefined && { message, ...(error !== undefined && { error: message }) }),
    ...(errors && { errors: translateFields({ errors, error_codes }) }),
  };
}

provideCodedTexts(textOf);

function textOf({ code, params = {} }: CodedText): string | undefined {
  if (code === undefined) return undefined;
  const locale = activeLocale();
  const i18n = i18nFor(locale);
  const key = scope + code;
  return i18n.messages[key] === undefined ? undefined : i18n._(key, writtenValues(locale, params));
}

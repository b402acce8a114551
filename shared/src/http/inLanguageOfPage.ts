import type { Problem } from '../contracts/index.ts';
import { activeLocale, registerCatalogue } from '../i18n/catalogues.ts';
import { DEFAULT_LOCALE } from '../i18n/index.ts';

type Result = { error: string | null; error_code?: Pick<Problem, 'code' | 'params'> | undefined };

/** Translates an error response. The texts load with the first error; pages in English need none. */
export async function inLanguageOfPage(body: unknown): Promise<Partial<Problem>> {
  const problem = (typeof body === 'object' ? body : null) ?? {};
  translateLater();
  if (activeLocale() === DEFAULT_LOCALE) return problem;
  try {
    const { translateProblem } = await load();
    return await translateProblem(problem);
  } catch {
    return problem;
  }
}

const load = async () => await import(/* webpackChunkName: "errors" */ './translateProblem.ts');

let isRegistered = false;

/** Loads the texts of errors with the next language, for the errors that are on the screen. */
function translateLater(): void {
  if (isRegistered) return;
  isRegistered = true;
  const loadTexts = async () => {
    await load();
    return { default: {} };
  };
  registerCatalogue({}, { pap: loadTexts, nl: loadTexts, es: loadTexts });
}

/** Returns the results of a batch with their errors in the language of the page. */
export async function translateResults<T extends Result>(results: readonly T[]): Promise<T[]> {
  const translate = async (result: T): Promise<T> => {
    if (!result.error_code || result.error === null) return result;
    const { message = result.error } = await inLanguageOfPage({
      ...result.error_code,
      message: result.error,
    });
    return { ...result, error: message };
  };
  return await Promise.all(results.map(translate));
}

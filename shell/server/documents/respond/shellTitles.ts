import type { Locale } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { OPERATOR_REFUNDS, OPERATOR_RELEASES } from '../../releases/checks/shellPaths.ts';
import { shellText } from '../rendering/siteTexts.ts';

type Page =
  'signIn' | 'register' | 'forgot' | 'reset' | 'verify' | 'notifications' | 'error' | 'releases' | 'refunds';

/** Keys of the titles of the shell's pages by their path. */
const TITLES = new Map<string, Page>([
  [paths.login, 'signIn'],
  [paths.signIn, 'signIn'],
  [paths.register, 'register'],
  [paths.forgotPassword, 'forgot'],
  [paths.resetPassword, 'reset'],
  [paths.verifyEmail, 'verify'],
  [paths.notifications, 'notifications'],
  [paths.error, 'error'],
  [OPERATOR_RELEASES, 'releases'],
  [OPERATOR_REFUNDS, 'refunds'],
]);

/** Returns the title of a page of the shell in a language. Its path may end with a slash. */
export function shellTitle(path: string, locale: Locale): string | undefined {
  const key = TITLES.get(path.replace(/(?<=.)\/$/, ''));
  return key && shellText(locale)(`${key}.title`);
}

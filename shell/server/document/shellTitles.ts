import { paths } from '@cpa/shared/routing';
import { OPERATOR_RELEASES } from '../releases/checks/shellPaths.ts';

/** Titles of the shell's pages, as the browser sets them. */
const TITLES: ReadonlyMap<string, string> = new Map([
  [paths.login, 'Sign in'],
  [paths.signIn, 'Sign in'],
  [paths.register, 'Create an account'],
  [paths.forgotPassword, 'Forgotten password'],
  [paths.resetPassword, 'New password'],
  [paths.verifyEmail, 'Verify your e-mail address'],
  [paths.notifications, 'Notifications'],
  [paths.error, 'Sign-in problem'],
  [OPERATOR_RELEASES, 'Releases'],
]);

/** Returns the title of a page of the shell, whose path may end with a slash. */
export function shellTitle(path: string): string | undefined {
  return TITLES.get(path.replace(/(?<=.)\/$/, ''));
}

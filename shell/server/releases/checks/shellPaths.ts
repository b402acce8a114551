import { paths } from '@cpa/shared/routing';

/** Pages of the operators. No page links to them. */
export const OPERATOR_RELEASES = '/operator/releases';
export const OPERATOR_REFUNDS = '/operator/refunds';

/** Pages of the shell: sign-in, registration, account recovery, notifications and those of the operators. */
export const SHELL_PATHS: ReadonlySet<string> = new Set([
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.verifyEmail,
  paths.signIn,
  paths.notifications,
  paths.error,
  OPERATOR_RELEASES,
  OPERATOR_REFUNDS,
]);

/** Returns true when the shell has a page at `path`, with or without a trailing slash. */
export function isShellPath(path: string): boolean {
  return SHELL_PATHS.has(path.length > 1 ? path.replace(/\/$/, '') : path);
}

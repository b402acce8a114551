import { paths } from '@cpa/shared/routing';

const SHELL_PATHS: ReadonlySet<string> = new Set([
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.verifyEmail,
  paths.signIn,
  paths.error,
]);

/** Whether the shell itself has a page at this path. */
export function isShellPath(path: string): boolean {
  return SHELL_PATHS.has(path.length > 1 ? path.replace(/\/$/, '') : path);
}

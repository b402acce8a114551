import type { ReleaseDocument } from '@cpa/shared/contracts';
import type { Page } from '@playwright/test';
import { demoApplicant, demoRecruiter } from './users.ts';

export type Area = 'recruiter' | 'applicant' | 'open';

export const AREAS: readonly Area[] = ['open', 'recruiter', 'applicant'];

/** Users of the areas that require a sign-in. */
export const USERS = { recruiter: demoRecruiter, applicant: demoApplicant };

/** Pages of the shell, and a path that no page has. */
export const SHELL_PATHS = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/notifications',
  '/error',
  '/operator/releases',
  '/operator/refunds',
  '/nowhere',
];

/** Values of the parameters of route patterns. */
const PARAMETERS: Record<string, string> = { id: '1', vacancyId: '1', slug: 'cv-on-one-page' };

/** Returns the paths of all manifests that the users of an area can open. */
export async function pathsOf(page: Page, area: Area): Promise<string[]> {
  const response = await page.request.get('/api/_release/document');
  const { remotes } = (await response.json()) as ReleaseDocument;
  const roleOf = ({ manifest }: ReleaseDocument['remotes'][number], pattern: string) =>
    manifest.routes.find(({ path }) => path === pattern)?.role ?? 'open';
  const patterns = remotes.flatMap((remote) =>
    remote.routes.flatMap(({ path }) => (roleOf(remote, path) === area ? [path] : [])),
  );
  return patterns.map((pattern) => pattern.replace(/:(\w+)/g, (_match, name: string) => PARAMETERS[name]!));
}

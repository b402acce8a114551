import { paths } from '@cpa/shared/routing';

/** The list of CVs in the account. */
export const cvsPath = '/applicant/cvs';

export function cvPath(id: number): string {
  return `${paths.cvBuilder}?cv=${id}`;
}

import type { Role } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { matchPath } from 'react-router';
import type { TextKey } from '../messages/texts.ts';
import { readReleaseDocument } from '../remotes/index.ts';

type Entry = { label: TextKey; to: string };

const entriesOf: Record<Role, Entry[]> = {
  recruiter: [
    { label: 'account.dashboard', to: paths.recruiter.dashboard },
    { label: 'account.vacancies', to: paths.recruiter.vacancies },
    { label: 'account.applicants', to: paths.recruiter.applicants },
    { label: 'account.company', to: paths.recruiter.company },
    { label: 'account.orders', to: paths.recruiter.orders },
    { label: 'account.profile', to: paths.recruiter.profile },
  ],
  applicant: [
    { label: 'account.applications', to: paths.applicant.applications },
    { label: 'nav.saved', to: paths.saved },
    { label: 'account.profile', to: paths.applicant.profile },
    { label: 'account.privacy', to: paths.applicant.privacy },
  ],
};

/** What the account's menu offers a role, of what the active releases have pages for: remotes come at their own pace. */
export function accountEntries(role: Role | null, releases = readReleaseDocument()): Entry[] {
  const patterns = releases.remotes.flatMap(({ routes }) => routes.map(({ path }) => path));
  const hasPage = (to: string) => patterns.some((pattern) => matchPath(pattern, to));
  return role ? entriesOf[role].filter(({ to }) => hasPage(to)) : [];
}

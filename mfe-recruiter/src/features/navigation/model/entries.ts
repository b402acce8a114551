import { paths } from '@cpa/shared/routing';
import {
  BanknoteIcon,
  BriefcaseIcon,
  CompanyIcon,
  DownloadIcon,
  OverviewIcon,
  UserIcon,
  UsersIcon,
} from '@cpa/shared/ui';
import type { TextKey } from '../../../messages/texts.ts';
import { recruiterPaths } from '../../../routing/recruiterPaths.ts';

export type Entry = {
  to: string;
  label: TextKey;
  Icon: typeof BriefcaseIcon;
  /** True if pages below `to` have their own entry. */
  isExact?: boolean;
  /** Figure shown beside the entry. */
  count?: 'vacancies' | 'new_applicants';
  /** Shown in the bar of a phone; the others are in its menu. */
  isInPhoneBar?: boolean;
};

/** Entries of the recruiter navigation in their order. A page adds its line here. */
export const entries: readonly Entry[] = [
  {
    to: recruiterPaths.dashboard,
    label: 'nav.overview',
    Icon: OverviewIcon,
    isExact: true,
    isInPhoneBar: true,
  },
  {
    to: paths.recruiter.vacancies,
    label: 'nav.vacancies',
    Icon: BriefcaseIcon,
    count: 'vacancies',
    isInPhoneBar: true,
  },
  {
    to: recruiterPaths.applicants,
    label: 'nav.applicants',
    Icon: UsersIcon,
    count: 'new_applicants',
    isInPhoneBar: true,
  },
  { to: recruiterPaths.company, label: 'nav.companyPage', Icon: CompanyIcon, isInPhoneBar: true },
  { to: paths.recruiter.import, label: 'nav.import', Icon: DownloadIcon },
  { to: paths.recruiter.orders, label: 'nav.orders', Icon: BanknoteIcon },
  { to: paths.recruiter.profile, label: 'nav.profile', Icon: UserIcon },
];

import { paths } from '@cpa/shared/routing';
import { BookmarkIcon, FileTextIcon, OverviewIcon, SendIcon, UserIcon } from '@cpa/shared/ui';
import { ShieldCheckIcon } from '@cpa/shared/ui/icons';
import { AlertIcon } from '../../../icons/AlertIcon.tsx';
import type { TextKey } from '../../../messages/texts.ts';
import { applicantPaths } from '../../../routing/applicantPaths.ts';

export type Entry = {
  to: string;
  label: TextKey;
  Icon: typeof UserIcon;
  /** True if pages below `to` have their own entry. */
  isExact?: boolean;
  /** Shown in the bar of a phone; the others are in its menu. */
  isInPhoneBar?: boolean;
};

/** Entries of the applicant navigation in their order. A page adds its line here. */
export const entries: readonly Entry[] = [
  {
    to: applicantPaths.overview,
    label: 'nav.overview',
    Icon: OverviewIcon,
    isExact: true,
    isInPhoneBar: true,
  },
  { to: paths.applicant.applications, label: 'nav.applications', Icon: SendIcon, isInPhoneBar: true },
  { to: paths.saved, label: 'nav.saved', Icon: BookmarkIcon, isInPhoneBar: true },
  { to: applicantPaths.alerts, label: 'nav.alerts', Icon: AlertIcon },
  { to: applicantPaths.cvs, label: 'nav.cvs', Icon: FileTextIcon },
  { to: paths.applicant.profile, label: 'nav.profile', Icon: UserIcon, isInPhoneBar: true },
  { to: applicantPaths.privacy, label: 'nav.privacy', Icon: ShieldCheckIcon },
];

import { pathIcon } from '@cpa/shared/ui/area';
import { areaNavigation } from '../../../areaNavigation.ts';
import type { TextKey } from '../../../messages/texts.ts';

/** Counts of the selected company that are shown beside entries, by label. */
const counts: Partial<Record<string, 'vacancies' | 'new_applicants'>> = {
  'area.vacancies': 'vacancies',
  'area.applicants': 'new_applicants',
};

/** Entries of the recruiter navigation in their order, as the manifest declares them. */
export const entries = areaNavigation.map(({ path, label, icon, ...flags }) => ({
  ...flags,
  to: path,
  label: label satisfies TextKey,
  Icon: pathIcon(icon),
  count: counts[label],
}));

import { pathIcon } from '@cpa/shared/ui/area';
import { areaNavigation } from '../../../areaNavigation.ts';
import type { TextKey } from '../../../messages/texts.ts';

/** Entries of the applicant navigation in their order, as the manifest declares them. */
export const entries = areaNavigation.map(({ path, label, icon, ...flags }) => ({
  badge: null,
  ...flags,
  to: path,
  label: label satisfies TextKey,
  Icon: pathIcon(icon),
}));

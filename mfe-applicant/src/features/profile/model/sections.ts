import { paths } from '@cpa/shared/routing';

/** Parts of the profile that are edited and saved on their own. `level` is the education level, `filling` a resume. */
export const sectionIds = [
  'contact',
  'about',
  'experience',
  'education',
  'skills',
  'languages',
  'permit',
  'visibility',
  'level',
  'filling',
] as const;

export type SectionId = (typeof sectionIds)[number];

/** URL of the profile page with a section open for editing. */
export const editPath = (section: SectionId) => `${paths.applicant.profile}?edit=${section}`;

import type { SpokenLanguage } from '@cpa/shared/contracts';
import type { ExperienceForm } from '../experienceForm.ts';
import type { SchoolingForm } from '../schoolingForm.ts';

export type LineField = 'name' | 'headline' | 'phone' | 'about';

/** A value of a resume for a field of the profile. `current` is the value that it replaces; empty without one. */
export type Finding = { key: string } & (
  | { field: LineField; value: string; current: string }
  | { field: 'district_id'; value: number; name: string; current: string }
  | {
      field: 'languages';
      value: SpokenLanguage;
      name: string;
      current: SpokenLanguage['level'] | '';
      /** The resume states no level that we know. */
      isLevelGuessed: boolean;
    }
  | { field: 'skills'; value: string }
  | { field: 'experience'; form: ExperienceForm }
  | { field: 'educations'; form: SchoolingForm }
);

export type FindingOf<Field extends Finding['field']> = Extract<Finding, { field: Field }>;

/** A text without a place in the profile, and its section of the resume. */
export type LeftText = { section: string | null; text: string };

export type FoundProfile = {
  findings: Finding[];
  /** Number of values that the profile has already. */
  known: number;
  left: LeftText[];
};

/** False for a value that replaces another one, and for a guess. */
export function isSure(finding: Finding): boolean {
  if (finding.field === 'languages' && finding.isLevelGuessed) return false;
  return !('current' in finding) || finding.current === '';
}

import type { Applicant } from '@cpa/shared/contracts';
import type { SectionId } from './sections.ts';

export type StepId =
  | 'resume'
  | 'experience'
  | 'skills'
  | 'headline'
  | 'phone'
  | 'languages'
  | 'education'
  | 'district'
  | 'permit'
  | 'about';

export type Step = {
  id: StepId;
  /** Percentage points of the profile. */
  weight: number;
  /** Section to open; the resumes have none. */
  section: SectionId | null;
  isDone: boolean;
};

/** Progress of the profile. `next` is the most useful open step; `others` follow it. */
export type Completeness = { percent: number; next: Step | null; others: Step[] };

/** Measures the profile. The weights add up to 100; steps are in the order of their use to a recruiter. */
export function completenessOf(applicant: Applicant): Completeness {
  const open = stepsOf(applicant).filter(({ isDone }) => !isDone);
  const [next = null, ...others] = open;
  return { percent: 100 - open.reduce((sum, { weight }) => sum + weight, 0), next, others };
}

function stepsOf(applicant: Applicant): Step[] {
  const { resumes, experience, skills, headline, phone, languages, educations } = applicant;
  const step = (id: StepId, weight: number, section: SectionId | null, isDone: boolean): Step => ({
    id,
    weight,
    section,
    isDone,
  });
  return [
    step('resume', 15, null, resumes.length > 0),
    step('experience', 20, 'experience', experience.length > 0),
    step('skills', 15, 'skills', skills.length >= 3),
    step('headline', 10, 'contact', headline !== ''),
    step('phone', 10, 'contact', phone !== null),
    step('languages', 10, 'languages', languages.length > 0),
    step('education', 5, 'education', educations.length > 0 || applicant.education_id !== null),
    step('district', 5, 'contact', applicant.district_id !== null),
    step('permit', 5, 'permit', applicant.work_permit !== null),
    step('about', 5, 'about', applicant.about !== ''),
  ];
}

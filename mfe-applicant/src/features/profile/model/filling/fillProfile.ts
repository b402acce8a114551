import type { Applicant, ApplicantUpdate } from '@cpa/shared/contracts';
import { experienceUpdate, toExperience } from '../experienceForm.ts';
import { schoolingUpdate, toSchooling } from '../schoolingForm.ts';
import type { Finding, FindingOf } from './findings.ts';

/** Returns the update that adds confirmed findings to the profile. */
export function fillProfile(taken: readonly Finding[], applicant: Applicant): ApplicantUpdate {
  const of = <Field extends Finding['field']>(field: Field) =>
    taken.filter((finding): finding is FindingOf<Field> => finding.field === field);
  const lines = taken.flatMap((finding) =>
    'value' in finding && finding.field !== 'skills' && finding.field !== 'languages'
      ? [[finding.field, finding.value]]
      : [],
  );
  const jobs = of('experience').map(({ form }) => toExperience(form));
  const studies = of('educations').map(({ form }) => toSchooling(form));
  const skills = of('skills').map(({ value }) => value);
  const languages = of('languages').map(({ value }) => value);
  const spoken = applicant.languages.filter(
    ({ language_id }) => !languages.some((language) => language.language_id === language_id),
  );
  return {
    ...Object.fromEntries(lines),
    ...(jobs.length > 0 && experienceUpdate([...applicant.experience, ...jobs])),
    ...(studies.length > 0 && schoolingUpdate([...applicant.educations, ...studies])),
    ...(skills.length > 0 && { skills: [...applicant.skills, ...skills] }),
    ...(languages.length > 0 && { languages: [...spoken, ...languages] }),
  };
}

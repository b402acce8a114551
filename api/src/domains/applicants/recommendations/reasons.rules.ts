import type { RecommendationReason } from '@cpa/shared/contracts';

/** Matching values of a vacancy. Nulls do not match. */
export interface Match {
  job: string | null;
  skills: string[];
  languages: string[] | null;
  near: string | null;
  education: string | null;
}

/** Lists the reasons for a recommendation, the strongest first. */
export function toReasons({ job, skills, languages, near, education }: Match): RecommendationReason[] {
  return [
    ...(job === null ? [] : [{ kind: 'job' as const, name: job }]),
    ...skills.map((name) => ({ kind: 'skill' as const, name })),
    ...(languages === null ? [] : [{ kind: 'languages' as const, name: languages.join(', ') }]),
    ...(near === null ? [] : [{ kind: 'district' as const, name: near }]),
    ...(education === null ? [] : [{ kind: 'education' as const, name: education }]),
  ];
}

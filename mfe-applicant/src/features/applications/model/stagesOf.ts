import type { ApplicantApplication, ApplicationStatus } from '@cpa/shared/contracts';
import { isDecided } from './statuses.ts';

export type Stage = {
  id: 'new' | 'viewed' | 'shortlisted' | 'interview' | 'decision';
  state: 'done' | 'skipped' | 'current' | 'open';
  /** When the application entered the stage; null when it has not. */
  at: string | null;
};

const ORDER = ['new', 'viewed', 'shortlisted', 'interview', 'decision'] as const;

/** Returns the stages up to the decision, from the history of an application. */
export function stagesOf({ status, history }: Pick<ApplicantApplication, 'status' | 'history'>): Stage[] {
  const stageOf = (each: ApplicationStatus) => (isDecided(each) ? 'decision' : each);
  const current = ORDER.findIndex((id) => id === stageOf(status));
  return ORDER.map((id, index) => {
    const entered = history.findLast((entry) => stageOf(entry.status) === id)?.at ?? null;
    const at = index > current ? null : entered;
    const isPast = index < current;
    const state = index === current ? 'current' : !isPast ? 'open' : at === null ? 'skipped' : 'done';
    return { id, state, at };
  });
}

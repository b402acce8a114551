import { callOff } from './callOff.ts';
import { lockEnded } from './interviews.repository.ts';
import { type InterviewServices, publishInterview } from './tellInterview.ts';

/**
 * Cancels open interviews of applications that have ended: rejected, withdrawn or filled, of an applicant who erased
 * their data, to a vacancy that was closed or a company without members.
 * @returns the number of cancelled interviews.
 */
export async function cancelEnded({
  signal,
  ...services
}: InterviewServices & { signal?: AbortSignal }): Promise<number> {
  for (let count = 0; ; count += 1) {
    signal?.throwIfAborted();
    const cancelled = await services.db.transaction().execute(async (trx) => {
      const ended = await lockEnded(trx);
      if (!ended) return undefined;
      const isByApplicant = ended.end_cause === 'withdrawn' || ended.end_cause === 'erased';
      const by = isByApplicant ? 'applicant' : 'company';
      return await callOff(trx, services, ended, { by, reason: null });
    });
    if (!cancelled) return count;
    await publishInterview(services, cancelled.facts, cancelled.notified);
  }
}

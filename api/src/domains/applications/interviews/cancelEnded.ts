import { callOff } from './callOff.ts';
import { lockEnded } from './interviews.repository.ts';
import { type InterviewServices, publishInterview } from './tellInterview.ts';

/**
 * Cancels open interviews of applications that were rejected, withdrawn or filled, and of applicants who erased their
 * data.
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
      const isByApplicant = ended.application_status === 'withdrawn' || ended.erased_at !== null;
      const by = isByApplicant ? 'applicant' : 'company';
      return await callOff(trx, services, ended, { by, reason: null });
    });
    if (!cancelled) return count;
    await publishInterview(services, cancelled.facts, cancelled.notified);
  }
}

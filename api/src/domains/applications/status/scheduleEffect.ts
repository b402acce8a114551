import type { Executor } from '../../../platform/database/executor.ts';
import { sendJob } from '../../../platform/queue/sendJob.repository.ts';
import { applyStatusChangesJob } from './statusChange.jobs.ts';

/** Queues the job for the second after the change becomes effective; changes of one second share it. */
export async function scheduleEffect(db: Executor, effectiveAt: Date): Promise<void> {
  const startAfter = new Date(Math.ceil(effectiveAt.getTime() / 1000) * 1000);
  await sendJob(db, applyStatusChangesJob, null, { key: startAfter.toISOString(), startAfter });
}

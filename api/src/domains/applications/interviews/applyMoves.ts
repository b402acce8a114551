import { confirmTime, replaceTimes } from './interviewChanges.repository.ts';
import { movedMail, type Receiver } from './interviews.mails.ts';
import { findFacts, lockDueMove } from './interviews.repository.ts';
import {
  type InterviewServices,
  mailApplicant,
  mailCompany,
  notifyApplicant,
  publishInterview,
} from './tellInterview.ts';

/**
 * Moves every interview whose time to undo is over, with one mail to each side. Mails and move share one transaction. The
 * calendar entry keeps its UID.
 * @returns the number of interviews.
 */
export async function applyMoves({
  signal,
  ...services
}: InterviewServices & { signal?: AbortSignal }): Promise<number> {
  for (let count = 0; ; count += 1) {
    signal?.throwIfAborted();
    const moved = await services.db.transaction().execute(async (trx) => {
      const before = await lockDueMove(trx);
      if (!before) return undefined;
      const { recruiter_id: recruiterId, ...proposal } = before.pending_move!;
      await replaceTimes(trx, { id: before.id, recruiterId }, proposal);
      const startsAt = new Date(proposal.times[0]!);
      await confirmTime(trx, before.id, startsAt);
      const facts = await findFacts(trx, before.id);
      const appointment = { startsAt, minutes: facts.minutes, sequence: facts.sequence };
      const write = (to: Receiver) =>
        movedMail(facts, appointment, to, services, {
          startsAt: before.starts_at!,
          minutes: before.minutes,
        });
      await mailApplicant(trx, facts, write);
      await mailCompany(trx, facts, write);
      return { facts, notified: await notifyApplicant(trx, facts, 'moved') };
    });
    if (!moved) return count;
    await publishInterview(services, moved.facts, moved.notified);
  }
}

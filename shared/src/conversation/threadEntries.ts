import { type ApplicationMessage, type ApplicationStatus, dayInAruba } from '../contracts/index.ts';

/** A status change in the thread, from the history of the application. */
export type ThreadStatus = {
  status: ApplicationStatus;
  at: string;
  note: string | null;
  /** Name of the recruiter; not for the applicant. */
  by?: string | null;
  /** True if the applicant was mailed; not for the applicant. */
  notified?: boolean;
};

export type ThreadEntry =
  | { kind: 'day'; at: string }
  | { kind: 'new'; count: number }
  | { kind: 'status'; at: string; change: ThreadStatus }
  | { kind: 'message'; at: string; message: ApplicationMessage };

/** Arranges messages and status changes by time, below their days in Aruba, with a line above the first new message. */
export function threadEntries(
  messages: readonly ApplicationMessage[],
  statuses: readonly ThreadStatus[],
  firstNewId: number | null,
): ThreadEntry[] {
  const dated = [
    ...statuses.map((change) => ({ kind: 'status' as const, at: change.at, change })),
    ...messages.map((message) => ({ kind: 'message' as const, at: message.at, message })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const newSide = messages.find(({ id }) => id === firstNewId)?.side;
  let day: string | undefined;
  return dated.flatMap((entry) => {
    const lines: ThreadEntry[] = [entry];
    if (entry.kind === 'message' && entry.message.id === firstNewId) {
      const isNew = ({ id, side }: ApplicationMessage) => id >= firstNewId && side === newSide;
      lines.unshift({ kind: 'new', count: messages.filter(isNew).length });
    }
    if (dayInAruba(entry.at) !== day) lines.unshift({ kind: 'day', at: entry.at });
    day = dayInAruba(entry.at);
    return lines;
  });
}

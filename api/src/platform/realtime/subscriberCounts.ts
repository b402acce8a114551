import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '../database/connect.ts';
import type { Bus, BusMessage } from './bus.ts';
import { countInstances } from './presence.repository.ts';

/** Deadline for other processes in milliseconds; later responses are ignored. */
const ANSWER_WITHIN_MS = 500;

type Counts = Record<string, number>;
type CountMessage = Exclude<BusMessage, { kind: 'event' }>;

/** Counts subscribers across all processes. */
export function createSubscriberCounts(
  { db, log }: { db: Database; log: Logger },
  { tell, countHere }: { tell: Bus['tell']; countHere: (prefix: string) => Counts },
) {
  const open = new Map<string, (counts: Counts) => void>();

  async function count(prefix: string): Promise<Counts> {
    const others = (await countInstances(db)) - 1;
    const total = countHere(prefix);
    if (others <= 0) return total;
    const question = randomUUID();
    const all = Promise.withResolvers<void>();
    let answers = 0;
    open.set(question, (counts) => {
      for (const [name, size] of Object.entries(counts)) total[name] = (total[name] ?? 0) + size;
      if (++answers === others) all.resolve();
    });
    const late = setTimeout(() => all.resolve(), ANSWER_WITHIN_MS);
    try {
      await tell({ kind: 'count', question, prefix });
      await all.promise;
    } finally {
      clearTimeout(late);
      open.delete(question);
    }
    return total;
  }

  function hear(message: CountMessage): void {
    if (message.kind === 'counted') return open.get(message.question)?.(message.counts);
    const { question, prefix } = message;
    void tell({ kind: 'counted', question, counts: countHere(prefix) }).catch((error: unknown) => {
      log.warn({ err: error }, 'a count of listeners was not answered');
    });
  }

  return { count, hear };
}

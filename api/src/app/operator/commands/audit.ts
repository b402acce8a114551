import { setTimeout as pause } from 'node:timers/promises';
import type { Executor } from '../../../platform/database/executor.ts';
import { Refusal } from '../refusal.ts';
import { table } from '../table.ts';
import type { Verb } from '../verb.ts';

const LOOK_EVERY_MS = 1000;

const tailAudit: Verb = {
  name: 'audit tail',
  summary: 'The last entries of the trail: sign-ins, payments, what the operator did.',
  goesOn: true,
  options: {
    lines: { type: 'string', help: 'how many, 20 unless said' },
    action: { type: 'string', help: 'only actions that begin so, as payment' },
    follow: { type: 'boolean', help: 'go on until Ctrl-C' },
  },
  run: async ({ db, print, signal }, { options }) => {
    const lines = Number(options['lines'] ?? 20);
    if (!Number.isInteger(lines) || lines < 1 || lines > 10_000) throw new Refusal('--lines is 1 to 10000.');
    const action = String(options['action'] ?? '');
    const entries = (await read(db, action, { last: lines })).toReversed();
    if (options['follow'] !== true) return { data: entries, text: textOf(entries) || 'The trail is empty.' };
    let newest = entries.at(-1)?.id ?? 0;
    if (entries.length > 0) print(textOf(entries));
    while (!signal.aborted) {
      await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
      const more = await read(db, action, { after: newest });
      if (more.length > 0) print(textOf(more));
      newest = more.at(-1)?.id ?? newest;
    }
    return { data: null, text: '' };
  },
};

export const auditVerbs: Verb[] = [tailAudit];

type Entry = Awaited<ReturnType<typeof read>>[number];

async function read(db: Executor, action: string, { last, after }: { last?: number; after?: number }) {
  return await db
    .selectFrom('audit_entries')
    .select(['id', 'at', 'account_id', 'action', 'subject', 'detail'])
    .$if(action !== '', (query) =>
      query.where((row) => row.fn('starts_with', ['action', row.val(action)]), '=', true),
    )
    .$if(after !== undefined, (query) => query.where('id', '>', after!).orderBy('id'))
    .$if(last !== undefined, (query) => query.orderBy('id', 'desc').limit(last!))
    .execute();
}

function textOf(entries: readonly Entry[]): string {
  return table(
    entries.map(({ at, account_id, action, subject, detail }) => [
      at.toISOString(),
      account_id === null ? '–' : `account ${account_id}`,
      action,
      subject,
      JSON.stringify(detail) === '{}' ? '' : JSON.stringify(detail),
    ]),
  );
}

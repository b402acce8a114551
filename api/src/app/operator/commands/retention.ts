import { runRetention } from '../../../domains/applicants/retention/retention.service.ts';
import { audited } from '../audited.ts';
import { table } from '../table.ts';
import type { Verb } from '../verb.ts';

const run: Verb = {
  name: 'retention run',
  summary: 'Forgets what has been kept long enough, as the job does each night: applications, tokens, mails.',
  hasDryRun: true,
  run: async (context) => {
    const counts = await runRetention(context.db);
    await audited(context, 'retention_run', 'all', { ...counts });
    const rows = Object.entries(counts).map(([what, count]) => [what.replaceAll('_', ' '), count]);
    return { data: counts, text: table(rows) };
  },
};

export const retentionVerbs: Verb[] = [run];

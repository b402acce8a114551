import { table } from '@cpa/shared/server';
import { runRetention } from '../../../domains/applicants/retention/retention.service.ts';
import { auditAction } from '../auditAction.ts';
import type { OperatorCommand } from '../operatorCommand.ts';

const run: OperatorCommand = {
  name: 'retention run',
  summary: 'Delete applications, tokens and mails past their retention period, as the nightly job does.',
  hasDryRun: true,
  run: async (context) => {
    const counts = await runRetention(context.db);
    await auditAction(context, 'retention_run', 'all', { ...counts });
    const rows = Object.entries(counts).map(([name, count]) => [name.replaceAll('_', ' '), count]);
    return { data: counts, text: table(rows) };
  },
};

export const retentionCommands: OperatorCommand[] = [run];

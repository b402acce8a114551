import { Option } from 'commander';
import type { OperatorCommand } from '../operatorCommand.ts';

const migrate: OperatorCommand = {
  name: 'migrate',
  summary: 'Run the pending migrations. Production servers do not start before.',
  options: [
    new Option(
      '--contract',
      'also those that break the release before; run it when no process of that is left',
    ),
  ],
  migrates: ({ options }) => (options['contract'] === true ? 'contract' : 'expand'),
  run: async ({ migrated }) => ({
    data: { migrated },
    text: migrated.length === 0 ? 'The database is up to date.' : `Ran ${migrated.join(', ')}.`,
  }),
};

export const migrationCommands: OperatorCommand[] = [migrate];

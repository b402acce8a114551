import type { OperatorCommand } from '../operatorCommand.ts';

const migrate: OperatorCommand = {
  name: 'migrate',
  summary: 'Run the pending migrations. Production servers do not start before.',
  migrates: true,
  run: async ({ migrated }) => ({
    data: { migrated },
    text: migrated.length === 0 ? 'The database is up to date.' : `Ran ${migrated.join(', ')}.`,
  }),
};

export const migrationCommands: OperatorCommand[] = [migrate];

import type { OperatorCommand } from './operatorCommand.ts';
import { auditCommands } from './commands/audit.ts';
import { backupCommands } from './commands/backup.ts';
import { companyCommands } from './commands/companies.ts';
import { contentCommands } from './commands/content.ts';
import { databaseCommands } from './commands/database.ts';
import { demoCommands } from './commands/demo.ts';
import { keyCommands } from './commands/keys.ts';
import { migrationCommands } from './commands/migrate.ts';
import { operatorCommands } from './commands/operators.ts';
import { orderCommands } from './commands/orders.ts';
import { packageCommands } from './commands/packages.ts';
import { retentionCommands } from './commands/retention.ts';
import { settingsCommands } from './commands/settings.ts';
import { userCommands } from './commands/users.ts';
import { vacancyCommands } from './commands/vacancies.ts';

/** All operator commands on the database, in the order of the help. */
export const commands: readonly OperatorCommand[] = [
  ...userCommands,
  ...operatorCommands,
  ...companyCommands,
  ...packageCommands,
  ...orderCommands,
  ...vacancyCommands,
  ...contentCommands,
  ...retentionCommands,
  ...auditCommands,
  ...backupCommands,
  ...databaseCommands,
  ...migrationCommands,
  ...keyCommands,
  ...settingsCommands,
  ...demoCommands,
];

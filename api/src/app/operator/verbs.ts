import type { Verb } from './verb.ts';
import { auditVerbs } from './verbs/audit.ts';
import { backupVerbs } from './verbs/backup.ts';
import { companyVerbs } from './verbs/companies.ts';
import { contentVerbs } from './verbs/content.ts';
import { demoVerbs } from './verbs/demo.ts';
import { keyVerbs } from './verbs/keys.ts';
import { packageVerbs } from './verbs/packages.ts';
import { retentionVerbs } from './verbs/retention.ts';
import { userVerbs } from './verbs/users.ts';
import { vacancyVerbs } from './verbs/vacancies.ts';

/** Everything that the operator can do with what lies in the database, in the order of the help. */
export const verbs: readonly Verb[] = [
  ...userVerbs,
  ...companyVerbs,
  ...packageVerbs,
  ...vacancyVerbs,
  ...contentVerbs,
  ...retentionVerbs,
  ...auditVerbs,
  ...backupVerbs,
  ...keyVerbs,
  ...demoVerbs,
];

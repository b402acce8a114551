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

/** All operator commands on the database, in help order. */
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

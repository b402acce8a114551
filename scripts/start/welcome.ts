import { DEMO_ACCOUNTS } from '@cpa/shared/contracts';
import type { Settings } from './settings.ts';

const { recruiter, applicant } = DEMO_ACCOUNTS;

/** Prints the URLs, the mailbox and the demo sign-ins. */
export function printWelcome({ ports, siteUrl, isDemo, isSimulated }: Settings): void {
  const api = `http://localhost:${ports.API_PORT}`;
  const lines = [
    '',
    'Career Portal Aruba is running.',
    '',
    `  Site       ${siteUrl}`,
    `  API        ${api}        (documentation: ${api}/docs)`,
    `  Realtime   ws://localhost:${ports.REALTIME_PORT}`,
    ...(isSimulated
      ? [
          `  Payments   simulated: cards on port ${ports.NMI_SIMULATOR_PORT}, Sentoo on port ${ports.SENTOO_SIMULATOR_PORT}`,
        ]
      : []),
    ...(isDemo
      ? [
          `  Mailbox    ${api}/mailbox`,
          '',
          `  Sign in as a recruiter    ${recruiter.email}    ${recruiter.password}`,
          `  Sign in as an applicant   ${applicant.email}    ${applicant.password}`,
        ]
      : []),
    '',
    'Ctrl-C stops everything.',
    '',
  ];
  process.stdout.write(lines.join('\n'));
}

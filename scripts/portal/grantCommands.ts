import { CliError, table } from '@cpa/shared/server';
import { addGrants, listGrants, removeGrant } from '../../shell/server/releases/index.ts';
import type { ReleaseCalls } from './releaseCalls.ts';
import { type CommandResult, REMOTE_NAME } from './releaseCommands.ts';
import { folderOf } from './storeCommands.ts';

export async function grantRoutes(
  store: ReleaseCalls,
  remote: string,
  patterns: string[],
): Promise<CommandResult> {
  if (!REMOTE_NAME.test(remote))
    throw new CliError(
      `"${remote}" is not a remote name. Use mfe- and lower-case words, such as mfe-job-fairs.`,
    );
  const data = await addGrants(folderOf(store), remote, patterns);
  return { data, text: `${remote} may register ${data.patterns.join(', ')}.` };
}

export async function listRouteGrants(store: ReleaseCalls): Promise<CommandResult> {
  const data = await listGrants(folderOf(store));
  const rows = data.map(({ name, patterns }) => [name, patterns.join(', ')]);
  return { data, text: table(rows) || 'No grants. Use: portal grants add <remote> <patterns...>' };
}

export async function withdrawRoute(
  store: ReleaseCalls,
  remote: string,
  pattern: string,
): Promise<CommandResult> {
  const data = await removeGrant(folderOf(store), remote, pattern);
  return { data, text: `${remote} may not register ${pattern} any more. Its active release stays.` };
}

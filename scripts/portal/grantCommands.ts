import { CliError, table } from '@cpa/shared/server';
import { addGrants, listGrants, removeGrant } from '../../shell/server/releases/index.ts';
import { placeOf, type ReleaseCalls } from './releaseCalls.ts';
import { type CommandResult, REMOTE_NAME } from './releaseCommands.ts';

export async function grantClaims(
  store: ReleaseCalls,
  remote: string,
  claims: string[],
): Promise<CommandResult> {
  if (!REMOTE_NAME.test(remote))
    throw new CliError(
      `"${remote}" is not a remote name. Use mfe- and lower-case words, such as mfe-job-fairs.`,
    );
  const data = await addGrants(placeOf(store), remote, claims);
  return { data, text: `${remote} may register ${data.claims.join(', ')}.` };
}

export async function listClaims(store: ReleaseCalls): Promise<CommandResult> {
  const data = await listGrants(placeOf(store));
  const rows = data.map(({ name, claims }) => [name, claims.join(', ')]);
  return { data, text: table(rows) || 'No grants. Use: portal grants add <remote> <claims...>' };
}

export async function withdrawClaim(
  store: ReleaseCalls,
  remote: string,
  claim: string,
): Promise<CommandResult> {
  const data = await removeGrant(placeOf(store), remote, claim);
  return { data, text: `${remote} may not register ${claim} any more. Its active release stays.` };
}

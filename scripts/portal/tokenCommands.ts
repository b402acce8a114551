import { CliError, table } from '@cpa/shared/server';
import {
  createTeamToken,
  listTeamTokens,
  revokeTeamToken,
  SHELL,
} from '../../shell/server/releases/index.ts';
import { placeOf, type ReleaseCalls } from './releaseCalls.ts';
import { type CommandResult, REMOTE_NAME } from './releaseCommands.ts';

export async function createToken(
  store: ReleaseCalls,
  { team, remotes, days }: { team: string; remotes: string[]; days: number },
): Promise<CommandResult> {
  for (const remote of remotes) {
    if (remote !== SHELL && !REMOTE_NAME.test(remote))
      throw new CliError(
        `"${remote}" is not a remote name. Use mfe- and lower-case words, such as mfe-job-fairs.`,
      );
  }
  const data = await createTeamToken(placeOf(store), { team, remotes, days });
  const text = [
    `Token ${data.id} of ${team} for ${remotes.join(', ')}, valid for ${days} days:`,
    data.token,
    'Store it now as PORTAL_TOKEN in the CI of the team: it cannot be shown again.',
  ];
  return { data, text: text.join('\n') };
}

export async function listTokens(store: ReleaseCalls): Promise<CommandResult> {
  const data = (await listTeamTokens(placeOf(store))).map(({ hash: _hash, ...token }) => token);
  const rows = data.map(({ id, team, remotes, expires_at }) => [
    id,
    team,
    remotes.join(', '),
    `until ${expires_at}`,
  ]);
  return { data, text: table(rows) || 'No tokens. Use: portal token create <team> <remotes...>' };
}

export async function revokeToken(store: ReleaseCalls, id: string): Promise<CommandResult> {
  await revokeTeamToken(placeOf(store), id);
  return { data: { id }, text: `Token ${id} is revoked.` };
}

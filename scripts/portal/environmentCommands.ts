import { dayInAruba } from '@cpa/shared/contracts';
import { CliError, table } from '@cpa/shared/server';
import { createEnvironment, removeEnvironment } from '../../shell/server/releases/index.ts';
import { originOf } from './origin.ts';
import { placeOf, type ReleaseCalls } from './releaseCalls.ts';
import { type ChangeOptions, type CommandResult, describeActivated } from './releaseCommands.ts';

export async function addEnvironment(
  store: ReleaseCalls,
  name: string,
  { teams }: { teams?: string[] },
): Promise<CommandResult> {
  const data = await createEnvironment(placeOf(store), name, teams);
  const who = teams ? `${teams.join(', ')} and the operator activate` : 'Every team activates';
  return {
    data,
    text: `${name} shows what is live. ${who} releases there: portal activate <remote> <version> --on ${name}`,
  };
}

/** Lists the releases that each environment shows instead of the live ones. */
export async function showEnvironments(store: ReleaseCalls): Promise<CommandResult> {
  const data = await store.environments();
  const rows = data.flatMap(({ environment, releases }) =>
    releases.length === 0
      ? [[environment, 'as live']]
      : releases.map(({ name, version, was, by, at }) => [
          environment,
          name,
          `${was ?? 'none'} → ${version}`,
          at,
          by,
        ]),
  );
  return { data, text: table(rows) || 'No environments. Use: portal environments create staging' };
}

/** Creates a link that shows an environment to everyone who opens it. */
export async function linkEnvironment(
  store: ReleaseCalls,
  name: string,
  { days }: { days: number },
): Promise<CommandResult> {
  if (!store.linkEnvironment)
    throw new CliError('The site signs links. Set PORTAL_URL and PORTAL_TOKEN, then run it again.');
  const data = await store.linkEnvironment(name, days);
  return { data, text: `${name} until ${dayInAruba(data.expires_at)}:\n${data.url}` };
}

export async function deleteEnvironment(store: ReleaseCalls, name: string): Promise<CommandResult> {
  await removeEnvironment(placeOf(store), name);
  return { data: { name }, text: `${name} is deleted. Live releases stay as they are.` };
}

/** Activates the releases of an environment on the live site. */
export async function promote(
  store: ReleaseCalls,
  environment: string,
  { expect: expected, ...options }: ChangeOptions,
): Promise<CommandResult> {
  const data = await store.promote(environment, { ...originOf(options), expected });
  return { data, text: data.map(describeActivated).join('\n') };
}

import { requireSubcommand } from '@cpa/shared/server';
import { Argument, type Command } from 'commander';
import {
  addEnvironment,
  deleteEnvironment,
  linkEnvironment,
  showEnvironments,
} from './environmentCommands.ts';
import { grantClaims, listClaims, withdrawClaim } from './grantCommands.ts';
import { createKey, listReleaseKeys, removeReleaseKey } from './keyCommands.ts';
import { parseList, PREVIEW_DAYS, TOKEN_DAYS } from './optionParsers.ts';
import type { ReleaseCalls } from './releaseCalls.ts';
import type { CommandResult } from './releaseCommands.ts';
import { createToken, listTokens, revokeToken } from './tokenCommands.ts';

type Groups = {
  store: ReleaseCalls;
  printResult: (result: CommandResult) => void;
  command: (name: string, summary: string, group?: Command) => Command;
};

/** Adds the commands that have subcommands: environments, tokens, grants and keys. */
export function addGroups({ store, printResult, command }: Groups): void {
  const environments = command('environments', 'Pointers beside the live one, such as staging.');
  requireSubcommand(environments);
  command('create', 'Create an environment, which shows what is live.', environments)
    .addArgument(new Argument('<name>', 'such as staging'))
    .option('--teams <teams>', 'teams that may activate there; by default, every team its remotes', parseList)
    .action(async (name: string, options: { teams?: string[] }) =>
      printResult(await addEnvironment(store, name, options)),
    );
  command('list', 'List what each environment shows instead of the live releases.', environments).action(
    async () => printResult(await showEnvironments(store)),
  );
  command('link', 'Create a link that shows an environment, to whoever opens it.', environments)
    .addArgument(new Argument('<name>', 'name of the environment'))
    .addOption(PREVIEW_DAYS)
    .action(async (name: string, options: { days: number }) =>
      printResult(await linkEnvironment(store, name, options)),
    );
  command('remove', 'Delete an environment.', environments)
    .addArgument(new Argument('<name>', 'name of the environment'))
    .action(async (name: string) => printResult(await deleteEnvironment(store, name)));
  const token = command('token', 'Tokens with which teams release their remotes.');
  requireSubcommand(token);
  command('create', 'Create a token for a team.', token)
    .addArgument(new Argument('<team>', 'name of the team'))
    .addArgument(new Argument('<remotes...>', 'remotes that the team releases'))
    .addOption(TOKEN_DAYS)
    .action(async (team: string, remotes: string[], { days }: { days: number }) =>
      printResult(await createToken(store, { team, remotes, days })),
    );
  command('list', 'List the tokens.', token).action(async () => printResult(await listTokens(store)));
  command('revoke', 'Make a token invalid.', token)
    .addArgument(new Argument('<id>', 'ID of the token'))
    .action(async (id: string) => printResult(await revokeToken(store, id)));
  const grants = command('grants', 'URL patterns, events and slots that each remote may register.');
  requireSubcommand(grants);
  command('add', 'Let a remote register URL patterns, events and slots.', grants)
    .addArgument(new Argument('<remote>', 'name of the remote'))
    .addArgument(
      new Argument(
        '<claims...>',
        'such as /job-fairs/:id, /job-fairs/*, event:fair-opened, listen:order-status or slot:vacancy.fairs',
      ),
    )
    .action(async (remote: string, claims: string[]) =>
      printResult(await grantClaims(store, remote, claims)),
    );
  command('list', 'List what each remote may register.', grants).action(async () =>
    printResult(await listClaims(store)),
  );
  command('remove', 'Refuse a URL pattern, event or slot in later releases.', grants)
    .addArgument(new Argument('<remote>', 'name of the remote'))
    .addArgument(new Argument('<claim>', 'claim from the list'))
    .action(async (remote: string, claim: string) => printResult(await withdrawClaim(store, remote, claim)));
  const keys = command('keys', 'Keys that sign the release document.');
  requireSubcommand(keys);
  command('create', 'Create a key and sign with it.', keys).action(async () =>
    printResult(await createKey(store)),
  );
  command('list', 'List the valid keys; * marks the one that signs.', keys).action(async () =>
    printResult(await listReleaseKeys(store)),
  );
  command('remove', 'Make a key invalid.', keys)
    .addArgument(new Argument('<id>', 'ID of the key'))
    .action(async (id: string) => printResult(await removeReleaseKey(store, id)));
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { releaseStore, statementOf } from '../../shell/server/releases/index.ts';
import { builtRemote } from '../../shell/server/releases/testing/builtRemote.ts';
import { createProgram } from './createProgram.ts';
import { isReleaseCommand } from './operator.ts';
import { localCalls } from './releaseCalls.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-run-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Runs a command line. @returns its text. */
async function portal(line: string): Promise<string> {
  let output = '';
  const program = createProgram(localCalls(releaseStore(home)), {
    printHelp: (text) => (output += text),
    printResult: ({ text }) => (output += text),
  });
  await program.parseAsync(line.split(' ').filter(Boolean), { from: 'user' }).catch((error: Error) => {
    if (output === '') throw error;
  });
  return output;
}

test('no release command is sent to the commands of the API', () => {
  const { commands } = createProgram(localCalls(releaseStore(home)), {
    printHelp: () => undefined,
    printResult: () => undefined,
  });
  const names = commands.map((command) => command.name());
  expect(names).toContain('publish');
  expect(names.filter((name) => !isReleaseCommand(name))).toEqual([]);
});

test('publishes and activates a build with one command', async () => {
  const { version } = builtRemote(join(home, 'dist'));
  const text = await portal(`publish mfe-checkout --dir ${home}/dist --activate`);
  expect(text).toContain(`mfe-checkout ${version} published`);
  expect(text).toContain('is active; the release document is at revision 1');
  expect(await portal('list')).toMatch(new RegExp(`^\\* mfe-checkout +${version}`));
});

test('prepares nothing on the machine of the store', async () => {
  await expect(portal('prepare mfe-checkout')).rejects.toThrow('Set PORTAL_URL');
});

test('publishes nothing with --preview where previews are not signed', async () => {
  builtRemote(join(home, 'dist'));
  const published = portal(`publish mfe-checkout --dir ${home}/dist --activate --preview`);
  await expect(published).rejects.toThrow('Set PORTAL_URL');
  expect(await portal('list')).toContain('No releases published');
});

test('publishes, lists and rolls back a remote that is not a workspace, from its build folder', async () => {
  builtRemote(join(home, 'dist'), 'first', { name: 'mfe-job-fairs' });
  await portal(`publish mfe-job-fairs --dir ${home}/dist --activate`);
  expect(await portal('list mfe-job-fairs')).toMatch(/^\* mfe-job-fairs /);
  await expect(portal('rollback mfe-job-fairs')).rejects.toThrow('has no earlier release');
});

test('records why, compares, cleans and checks the store', async () => {
  const { version: first } = builtRemote(join(home, 'dist'));
  await portal(`publish mfe-checkout --dir ${home}/dist --activate --reason opening`);
  const { version: second } = builtRemote(join(home, 'dist'), 'second');
  await portal(`publish mfe-checkout --dir ${home}/dist --activate`);
  expect(await portal('history mfe-checkout')).toMatch(
    new RegExp(`^2 .* activate +mfe-checkout +${first} → ${second} [^]*1 .* opening$`),
  );
  expect(await portal(`diff mfe-checkout ${first} ${second}`)).toContain('~ plans.js');
  expect(await portal(`rollback mfe-checkout --to ${first}`)).toContain(`mfe-checkout ${first} is active`);
  await expect(portal(`unpublish mfe-checkout ${second}`)).rejects.toThrow('within the last 30 days');
  expect(await portal(`unpublish mfe-checkout ${second} --days 0`)).toBe(
    `mfe-checkout ${second} is deleted.`,
  );
  expect(await portal('gc')).toBe('Nothing to delete.');
  expect(await portal('doctor')).toBe('The release store is in order.');
});

test('serves a canary, raises it, promotes it, and aborts the next one', async () => {
  const publish = async (text: string, flags = '') => {
    const { version } = builtRemote(join(home, 'dist'), text);
    await portal(`publish mfe-checkout --dir ${home}/dist ${flags}`);
    return version;
  };
  const first = await publish('first', '--activate');
  const second = await publish('second');
  expect(await portal('canary mfe-checkout 10 --reason fields')).toBe(
    `mfe-checkout ${second} is served to 10 % of the visitors, ${first} to the others; the release document is at revision 2.`,
  );
  await portal('canary mfe-checkout 25');
  expect(await portal('canary mfe-checkout promote')).toContain(
    `mfe-checkout ${second} is active (was ${first})`,
  );
  const third = await publish('third');
  await portal(`canary mfe-checkout 5 --of ${third}`);
  expect(await portal('canary mfe-checkout abort')).toBe(
    `The canary mfe-checkout ${third} ended: all visitors get ${second}; the release document is at revision 6.`,
  );
  expect(await portal('history mfe-checkout')).toMatch(
    new RegExp(`abort +mfe-checkout +${third} ended[^]*${second} for 10 % beside ${first}`),
  );
});

test('exits with 1 while the store is damaged, and repairs it', async () => {
  builtRemote(join(home, 'dist'));
  await portal(`publish mfe-checkout --dir ${home}/dist --activate`);
  rmSync(join(home, 'releases/document.json'));
  expect(await portal('doctor')).toBe('The pointer is missing or damaged. Use --repair.');
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
  expect(await portal('doctor --repair')).toBe('The pointer is missing or damaged. Repaired.');
  expect(process.exitCode).toBeUndefined();
});

test('creates, lists and revokes tokens of teams', async () => {
  const text = await portal('token create checkout-team mfe-checkout mfe-gift-cards --days 30');
  const [, id] = /^Token ([0-9a-f]{8}) of checkout-team for mfe-checkout, mfe-gift-cards/.exec(text) ?? [];
  expect(text).toMatch(/\ncpa_[0-9a-f]{8}_[\w-]{43}\n/);
  expect(await portal('token list')).toContain(`${id}  checkout-team  mfe-checkout, mfe-gift-cards`);
  expect(await portal(`token revoke ${id}`)).toBe(`Token ${id} is revoked.`);
  expect(await portal('token list')).toMatch(/^No tokens/);
  await expect(portal(`token revoke ${id}`)).rejects.toThrow(`There is no token ${id}`);
  await expect(portal('token create checkout-team ../secrets')).rejects.toThrow('is not a remote name');
});

test('creates, lists and removes keys that sign the release document', async () => {
  expect(await portal('keys list')).toBe('No keys: releases are not signed. Use: portal keys create');
  const idOf = (text: string) => /^Key ([0-9a-f]{16}) signs/.exec(text)?.[1];
  const first = idOf(await portal('keys create'));
  const second = idOf(await portal('keys create'));
  expect(await portal('keys list')).toMatch(new RegExp(`^  ${first} [^]*\\n\\* ${second} `));
  expect(await portal(`keys remove ${first}`)).toBe(`Key ${first} is not valid any more.`);
  await expect(portal(`keys remove ${second}`)).rejects.toThrow('Create another one first');
});

test('grants, lists and withdraws the routes of a remote', async () => {
  expect(await portal('grants list')).toMatch(/^No grants/);
  expect(await portal('grants add mfe-gift-cards /gifts /gifts/*')).toBe(
    'mfe-gift-cards may register /gifts, /gifts/*.',
  );
  expect(await portal('grants list')).toContain('mfe-gift-cards  /gifts, /gifts/*');
  await portal('grants remove mfe-gift-cards /gifts/*');
  const { manifest } = builtRemote(join(home, 'dist'), 'first', { name: 'mfe-gift-cards' });
  const routes = [{ path: '/gifts/new', chunk: 'plans' }];
  const overrides = { name: 'mfe-gift-cards', routes: [], manifest: { ...manifest!, routes } };
  builtRemote(join(home, 'dist'), 'first', overrides);
  const publish = `publish mfe-gift-cards --dir ${home}/dist`;
  await expect(portal(publish)).rejects.toThrow('was not granted /gifts/new');
  expect(await portal(`${publish} --grant`)).toContain('published');
});

test('lists every release command and option in the help', async () => {
  const help = await portal('--help');
  for (const term of [
    'publish <remote>',
    'activate <remote> <version>',
    'rollback <remote>',
    'canary <remote> <change>',
    'list [remote]',
    'history [remote]',
    'diff <remote> <before> <after>',
    'unpublish <remote> <version>',
    'gc',
    'doctor',
    'token',
    'keys',
    'grants',
  ])
    expect(help).toContain(`portal ${term}`);
  expect(await portal('publish --help')).toContain('mfe-public');
  expect(await portal('publish --help')).toMatch(/--dir <folder>[^]*--activate[^]*--json/);
  expect(await portal('activate --help')).toContain('--expect <revision>');
});

test.each([
  ['', /^Specify a command\. See: portal --help$/],
  ['deploy', /^Unknown command "deploy"/],
  ['publish', /^Missing required argument 'remote'\. See: portal publish --help$/],
  ['publish mfe-admin', /^Unknown remote "mfe-admin"/],
  ['publish all --dir x', /^--dir is the build of one remote/],
  ['activate mfe-public', /^Missing required argument 'version'/],
  ['activate mfe-public ../secrets', /is not a version/],
  ['activate all 0123456789abcdef', /With "all", use "latest"/],
  ['rollback all --to 0123456789abcdef', /^--to is a version of one remote/],
  ['rollback all', /^The newest revision replaced no release/],
  ['canary mfe-public', /^Missing required argument 'change'/],
  ['canary mfe-public most', /^"most" is no change\. Use a percentage from 1 to 99, promote, or abort/],
  ['canary mfe-public 100', /^"100" is no change/],
  ['canary mfe-public abort', /^mfe-public has no canary/],
  ['list mfe-public mfe-checkout', /^Too many arguments/],
  ['activate mfe-public latest --expect soon', /Use a revision number/],
  ['gc --days soon', /Use a number of days/],
  ['list --force', /^Unknown option '--force'/],
])('rejects "portal %s" with a helpful message', async (line, message) => {
  await expect(portal(line)).rejects.toThrow(message);
});

test('records an attestation of a file and says how many an activation needs', async () => {
  const release = builtRemote(join(home, 'dist'));
  await portal(`publish mfe-checkout --dir ${home}/dist`);
  await portal('keys create');
  expect(await portal('attestations mfe-checkout --require 1')).toContain('need 1 of at most 2');
  for (const command of ['activate mfe-checkout latest', 'activate mfe-checkout latest --dry-run'])
    await expect(portal(command)).rejects.toThrow('has 0 of 1 attestations');
  const now = new Date().toISOString();
  const rebuilt = { release, commit: '0123456789abcdef', repository: 'local', started: now, finished: now };
  writeFileSync(join(home, 'provenance.json'), JSON.stringify(statementOf(rebuilt)));
  await expect(portal('attest mfe-checkout latest')).rejects.toThrow('Specify --commit');
  expect(await portal(`attest mfe-checkout latest --file ${home}/provenance.json`)).toBe(
    `mfe-checkout ${release.version}: rebuilt from commit 0123456789ab, same hash.`,
  );
  expect(await portal('attestations mfe-checkout')).toContain('same hash');
  expect(await portal('activate mfe-checkout latest --dry-run')).toContain('can be activated');
  const onStaging = portal('activate mfe-checkout latest --on staging --dry-run');
  await expect(onStaging).rejects.toThrow('cannot be used with --on');
  expect(await portal('list')).not.toContain('*');
  expect(await portal('activate mfe-checkout latest')).toContain('is active');
  await expect(portal('attestations mfe-checkout --require 3')).rejects.toThrow('from 0 to 2');
});

test('activates in an environment, lists it and promotes it', async () => {
  const publish = async (text: string, flags = '') => {
    const { version } = builtRemote(join(home, 'dist'), text);
    await portal(`publish mfe-checkout --dir ${home}/dist ${flags}`);
    return version;
  };
  const live = await publish('live', '--activate');
  const next = await publish('next');
  expect(await portal('environments list')).toContain('No environments');
  expect(await portal('environments create staging --teams checkout-team')).toContain(
    'checkout-team and the operator',
  );
  expect(await portal('activate mfe-checkout latest --on staging')).toBe(
    `staging shows mfe-checkout ${next}.`,
  );
  await expect(portal('activate mfe-checkout latest --on staging --expect 1')).rejects.toThrow('--expect');
  expect(await portal('environments list')).toContain(`${live} → ${next}`);
  await expect(portal('environments link staging')).rejects.toThrow('Set PORTAL_URL');
  await expect(portal('promote staging production')).rejects.toThrow('live');
  expect(await portal('promote staging live')).toContain(`mfe-checkout ${next} is active (was ${live})`);
  expect(await portal('environments list')).toContain('as live');
  expect(await portal('environments remove staging')).toContain('is deleted');
});

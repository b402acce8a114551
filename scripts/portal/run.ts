import { join } from 'node:path';
import { root } from '../build/package.ts';
import type { Answer } from './answer.ts';
import { type Asked, remotesNamed } from './arguments.ts';
import { CliError } from './cliError.ts';
import type { Activated, ListedRelease, ReleaseStore } from '../../shell/server/releases/index.ts';

export async function run(asked: Asked, store: ReleaseStore): Promise<Answer> {
  switch (asked.verb) {
    case 'publish':
      return publish(asked, store);
    case 'activate':
      return activate(asked, store);
    case 'rollback':
      return rollback(asked, store);
    case 'list':
      return list(asked, store);
    default:
      throw new CliError(
        asked.verb
          ? `There is no verb "${asked.verb}". See: portal --help`
          : 'Say what to do. See: portal --help',
      );
  }
}

async function publish({ words, dir, alsoActivate }: Asked, store: ReleaseStore): Promise<Answer> {
  const [word, ...more] = words;
  nothingMore(more);
  const names = remotesNamed(word, word !== undefined && dir !== undefined ? [word] : []);
  if (dir !== undefined && names.length > 1)
    throw new CliError('--dir names the build of one remote, not of all.');
  const data = [];
  const lines = [];
  for (const name of names) {
    const { release, isNew } = await store.publish(dir ?? join(root, name, 'dist'), name);
    const bytes = release.files.reduce((sum, file) => sum + file.bytes, 0);
    lines.push(
      `${name} ${release.version} ${isNew ? 'published' : 'was published already'}: ${release.files.length} files, ${bytes} bytes.`,
    );
    const activated = alsoActivate ? await store.activate(name, release.version) : null;
    if (activated) lines.push(activatedText(activated));
    data.push({
      name,
      version: release.version,
      is_new: isNew,
      files: release.files.length,
      bytes,
      activated,
    });
  }
  return { data, text: lines.join('\n') };
}

async function activate({ words, expected }: Asked, store: ReleaseStore): Promise<Answer> {
  const [word, version, ...more] = words;
  nothingMore(more);
  const names = remotesNamed(word, await publishedNames(store));
  if (!version) throw new CliError('Say which version, or latest. See: portal list');
  if (names.length > 1 && version !== 'latest')
    throw new CliError('A version belongs to one remote; for all there is only latest.');
  const data = [];
  for (const name of names) data.push(await store.activate(name, version, expected));
  return { data, text: data.map(activatedText).join('\n') };
}

async function rollback({ words, expected }: Asked, store: ReleaseStore): Promise<Answer> {
  const [word, ...more] = words;
  nothingMore(more);
  const [name = '', ...others] = remotesNamed(word, await publishedNames(store));
  if (others.length > 0) throw new CliError('One remote at a time goes back.');
  const data = await store.rollback(name, expected);
  return { data, text: activatedText(data) };
}

async function list({ words }: Asked, store: ReleaseStore): Promise<Answer> {
  const [word, ...more] = words;
  nothingMore(more);
  const names = word === undefined ? null : remotesNamed(word, await publishedNames(store));
  const data = (await store.list()).filter(({ name }) => !names || names.includes(name));
  return {
    data,
    text:
      data.length > 0
        ? data.map(listedText).join('\n')
        : 'Nothing is published yet. Use: portal publish <remote>',
  };
}

const publishedNames = async (store: ReleaseStore): Promise<string[]> =>
  (await store.list()).map(({ name }) => name);

function activatedText({ name, version, was, revision }: Activated): string {
  const from = was === null ? '' : was === version ? ' (as before)' : ` (was ${was})`;
  return `${name} ${version} is active${from}; the release document is at revision ${revision}.`;
}

function listedText({ name, version, contract, published_at, is_active }: ListedRelease): string {
  return `${is_active ? '*' : ' '} ${name.padEnd(14)} ${version}  contract ${contract}  ${published_at}`;
}

function nothingMore([word]: string[]): void {
  if (word !== undefined) throw new CliError(`"${word}" is one word too many. See: portal --help`);
}

import { table } from '@cpa/shared/server';
import { listKeys, removeKey, rotateKey } from '../../shell/server/releases/index.ts';
import { placeOf, type ReleaseCalls } from './releaseCalls.ts';
import type { CommandResult } from './releaseCommands.ts';

export async function createKey(store: ReleaseCalls): Promise<CommandResult> {
  const id = await rotateKey(placeOf(store));
  const text = [
    `Key ${id} signs the release document from now on. Earlier keys stay valid.`,
    'Copy release-keys.json to every other server of this store before you remove one.',
  ];
  return { data: { id }, text: text.join('\n') };
}

export async function listReleaseKeys(store: ReleaseCalls): Promise<CommandResult> {
  const data = await listKeys(placeOf(store));
  const rows = data.map(({ id, created_at, is_signing }) => [`${is_signing ? '*' : ' '} ${id}`, created_at]);
  return { data, text: table(rows) || 'No keys: releases are not signed. Use: portal keys create' };
}

export async function removeReleaseKey(store: ReleaseCalls, id: string): Promise<CommandResult> {
  await removeKey(placeOf(store), id);
  return { data: { id }, text: `Key ${id} is not valid any more.` };
}

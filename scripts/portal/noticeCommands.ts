import { portalHome } from '@cpa/shared/server';
import { addNotice, endNotices } from '../../shell/server/documents/status/statusNotice.ts';
import type { CommandResult } from './releaseCommands.ts';

export async function announce(text: string): Promise<CommandResult> {
  return { data: await addNotice(portalHome(), text), text: '/status shows it now.' };
}

export async function endNotice(): Promise<CommandResult> {
  await endNotices(portalHome());
  return { data: {}, text: '/status shows no notice any more.' };
}

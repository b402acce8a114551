import { Argument } from 'commander';
import { compareSettings, settingsHere } from '../../settings/recordSettings.service.ts';
import { deleteMachine } from '../../settings/processSettings.repository.ts';
import type { OperatorCommand } from '../operatorCommand.ts';

const compare: OperatorCommand = {
  name: 'settings compare',
  summary: 'Compare the settings and secrets of every running API and worker with those of this machine.',
  run: async ({ config, db }) => {
    const data = await compareSettings(db, settingsHere(config));
    const { compared, problems } = data;
    const none = 'No production process has recorded its settings.';
    const equal = `Equal settings: ${compared.join(', ')}.`;
    return { data, text: problems.join('\n') || (compared.length === 0 ? none : equal) };
  },
};

const forget: OperatorCommand = {
  name: 'settings forget',
  argument: new Argument('<machine>', 'name of a machine that is gone'),
  summary: 'Compare the settings of a machine no more until one of its processes starts again.',
  hasDryRun: true,
  run: async ({ db }, { args }) => {
    const deleted = await deleteMachine(db, args[0]!);
    return { data: { deleted }, text: `Forgot ${deleted} processes of ${args[0]}.` };
  },
};

export const settingsCommands: OperatorCommand[] = [compare, forget];

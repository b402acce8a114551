import { checkContent } from '../../../domains/publishing/content/checkContent.ts';
import { CliError } from '@cpa/shared/server';
import type { OperatorCommand } from '../operatorCommand.ts';

const check: OperatorCommand = {
  name: 'content check',
  summary: 'Check the texts in api/content and their links within the site.',
  needsNoDatabase: true,
  run: async () => {
    const { documents, problems } = await checkContent();
    if (problems.length > 0) throw new CliError(problems.join('\n'));
    return { data: { documents, problems }, text: `${documents} texts checked, no problems found.` };
  },
};

export const contentCommands: OperatorCommand[] = [check];

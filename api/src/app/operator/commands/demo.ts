import { loadDemo, resetDemo } from '../../demo/index.ts';
import type { OperatorCommand } from '../operatorCommand.ts';

const load: OperatorCommand = {
  name: 'demo load',
  summary: 'Load the demo data into an empty database.',
  run: async ({ database }) => {
    const loaded = await loadDemo(database);
    return { data: loaded, text: `${loaded.isNew ? 'Loaded' : 'Already loaded'}: ${formatCounts(loaded)}.` };
  },
};

const reset: OperatorCommand = {
  name: 'demo reset',
  summary: 'Delete all data from a demo database and load the demo data again.',
  run: async ({ database }) => {
    const loaded = await resetDemo(database);
    return { data: loaded, text: `Reset the demo data: ${formatCounts(loaded)}.` };
  },
};

export const demoCommands: OperatorCommand[] = [load, reset];

function formatCounts({
  companies,
  vacancies,
  applicants,
  applications,
}: Awaited<ReturnType<typeof loadDemo>>): string {
  return `${companies} companies, ${vacancies} vacancies, ${applicants} applicants, ${applications} applications`;
}

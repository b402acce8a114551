import { loadDemo, resetDemo } from '../../demo/index.ts';
import type { Verb } from '../verb.ts';

const load: Verb = {
  name: 'demo load',
  summary: 'Fills an empty database with the demo.',
  run: async ({ database }) => {
    const loaded = await loadDemo(database);
    return { data: loaded, text: `${loaded.isNew ? 'Loaded' : 'Already there'}: ${countsOf(loaded)}.` };
  },
};

const reset: Verb = {
  name: 'demo reset',
  summary: 'Empties a database that holds the demo, with all that was added to it, and fills it again.',
  run: async ({ database }) => {
    const loaded = await resetDemo(database);
    return { data: loaded, text: `The demo is as new: ${countsOf(loaded)}.` };
  },
};

export const demoVerbs: Verb[] = [load, reset];

function countsOf({
  companies,
  vacancies,
  applicants,
  applications,
}: Awaited<ReturnType<typeof loadDemo>>): string {
  return `${companies} companies, ${vacancies} vacancies, ${applicants} applicants, ${applications} applications`;
}

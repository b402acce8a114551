import { openStorage } from '../../../platform/storage/openStorage.ts';
import {
  loadDemo,
  resetDemo,
  storeDemoCovers,
  storeDemoPictures,
  storeDemoResumes,
} from '../../demo/index.ts';
import type { OperatorCommand, OperatorContext } from '../operatorCommand.ts';

const load: OperatorCommand = {
  name: 'demo load',
  summary: 'Load the demo data into an empty database.',
  run: async (context) => {
    const loaded = await loadDemo(context.database);
    await storeFiles(context);
    return { data: loaded, text: `${loaded.isNew ? 'Loaded' : 'Already loaded'}: ${formatCounts(loaded)}.` };
  },
};

const reset: OperatorCommand = {
  name: 'demo reset',
  summary: 'Delete all data from a demo database and load the demo data again.',
  run: async (context) => {
    const loaded = await resetDemo(context.database);
    await storeFiles(context);
    return { data: loaded, text: `Reset the demo data: ${formatCounts(loaded)}.` };
  },
};

export const demoCommands: OperatorCommand[] = [load, reset];

async function storeFiles({ config, database: db }: OperatorContext): Promise<void> {
  const storage = await openStorage(config);
  try {
    await storeDemoCovers({ db, storage });
    await storeDemoPictures({ db, storage });
    await storeDemoResumes({ db, storage });
  } finally {
    storage.close();
  }
}

function formatCounts({
  companies,
  vacancies,
  applicants,
  applications,
}: Awaited<ReturnType<typeof loadDemo>>): string {
  return `${companies} companies, ${vacancies} vacancies, ${applicants} applicants, ${applications} applications`;
}

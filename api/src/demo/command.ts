import { readConfig } from '../config.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { loadDemo, resetDemo } from './loadDemo.ts';

/** `node api/src/demo/command.ts load|reset`: what `npm run portal -- demo …` runs. */
const verb = process.argv[2];
const database = await openDatabase(readConfig());
try {
  const done = verb === 'reset' ? await resetDemo(database.db) : await loadDemo(database.db);
  const { companies, vacancies, applicants, applications } = done;
  process.stdout.write(
    `${done.isNew ? 'Loaded' : 'Already there'}: ${companies} companies, ${vacancies} vacancies, ${applicants} applicants, ${applications} applications.\n`,
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}

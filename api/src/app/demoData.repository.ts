import type { Config } from '../platform/config/config.ts';
import type { Executor } from '../platform/database/executor.ts';

/** @throws Error when a production server uses a database with the demo data. */
export async function refuseDemoData(db: Executor, { isProduction }: Pick<Config, 'isProduction'>) {
  if (!isProduction) return;
  const loaded = await db.selectFrom('settings').select('name').where('name', '=', 'demo').executeTakeFirst();
  if (!loaded) return;
  throw new Error(
    'This production server cannot start. Its database holds the demo data, and everyone knows the demo passwords. ' +
      'Use an empty database.',
  );
}

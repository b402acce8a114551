import { loadDemo } from '../../src/app/demo/index.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';

/** Opens the whole API on a database with the demo data. */
export async function openDemoApp(now = new Date()): Promise<TestApp> {
  const portal = await openTestApp();
  await loadDemo(portal.db, now);
  return portal;
}

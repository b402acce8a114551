import { startTestServer } from './testDatabase.ts';

declare global {
  var stopTestServer: (() => Promise<void>) | undefined;
}

/** Runs once before the API tests, in Jest's main process. */
export default async function globalSetup(): Promise<void> {
  globalThis.stopTestServer = await startTestServer();
}

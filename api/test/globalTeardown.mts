/** Runs once after the API tests, in the process of `globalSetup.mts`. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.stopTestServer?.();
}

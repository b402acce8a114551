import { mkdirSync, rmSync } from 'node:fs';
import { buildFolder } from './faults/brokenBuilds.ts';
import { site } from './site.ts';

/** Removes the builds of the previous run. */
export default function globalSetup(): void {
  mkdirSync(site.cache, { recursive: true });
  rmSync(buildFolder, { recursive: true, force: true });
}

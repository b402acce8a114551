import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, type Config } from '../src/platform/config/config.ts';

/** Returns a configuration without rate limits and logs, with a temporary home folder. */
export function benchConfig(environment: NodeJS.ProcessEnv = {}): Config {
  return readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000000',
    PORTAL_HOME: mkdtempSync(join(tmpdir(), 'portal-bench-')),
    ...environment,
  });
}

import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache');
/** A site that runs already, as while writing a spec. */
const running = process.env['E2E_URL'];

/** The site that the specs walk: its own ports and its own home, emptied before each run. */
export const site = {
  root,
  cache,
  home: running ? (process.env['PORTAL_HOME'] ?? join(root, '.portal')) : join(cache, 'e2e-home'),
  url: running ?? 'http://localhost:3100',
  apiUrl: 'http://127.0.0.1:3400',
};

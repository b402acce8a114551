import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache');

/** The site that the specs walk: its own ports and its own home, emptied before each run. */
export const site = {
  root,
  cache,
  home: join(cache, 'e2e-home'),
  url: process.env['E2E_URL'] ?? 'http://localhost:3100',
  apiUrl: 'http://127.0.0.1:3400',
};

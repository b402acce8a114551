import { existsSync } from 'node:fs';
import { print } from '../../api/bench/report.ts';
import { openFirefox } from './firefox/openFirefox.ts';
import { checkChangedFiles } from './integrity/checkChangedFiles.ts';
import { onPath } from './integrity/onPath.ts';

/**
 * Opens `/plans` of a running site in the installed Firefox, unchanged and with a changed file of mfe-checkout, and exits
 * with 1 when Firefox shows something else than expected: `npm run bench -- firefox http://localhost:3000`.
 */
export async function run(): Promise<void> {
  const path = process.env['FIREFOX_PATH'] ?? onPath(['firefox-esr', 'firefox']);
  if (path === undefined || !existsSync(path)) {
    print('Skipped: no Firefox is installed. Install firefox-esr, or set FIREFOX_PATH.');
    return;
  }
  const firefox = await openFirefox(path);
  try {
    await checkChangedFiles(firefox, process.argv[3] ?? 'http://localhost:3000');
  } finally {
    await firefox.close();
  }
}

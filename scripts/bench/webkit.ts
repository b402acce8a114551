import { print } from '../../api/bench/report.ts';
import { checkChangedFiles } from './integrity/checkChangedFiles.ts';
import { onPath } from './integrity/onPath.ts';
import { openWebKit } from './webkit/openWebKit.ts';

/**
 * Opens `/plans` of a running site in WebKitGTK, unchanged and with a changed file of mfe-checkout, and exits with 1 when
 * it shows something else than expected: `npm run bench -- webkit http://localhost:3000`.
 */
export async function run(): Promise<void> {
  const [driver, screen] = [onPath(['WebKitWebDriver']), onPath(['Xvfb'])];
  if (driver === undefined || screen === undefined) {
    print('Skipped: WebKit is not installed. Install webkit2gtk-driver and xvfb.');
    return;
  }
  const webkit = await openWebKit(driver, screen);
  try {
    await checkChangedFiles(webkit, process.argv[3] ?? 'http://localhost:3000');
  } finally {
    await webkit.close();
  }
}

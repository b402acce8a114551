import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { print } from '../../api/bench/report.ts';
import { SHELL_PATHS } from '../../shell/server/releases/checks/shellPaths.ts';
import { readManifest } from '../build/readManifest.ts';
import { REMOTES, root } from '../build/workspace.ts';
import { launchBrowser } from './page/launchBrowser.ts';
import { signInDemoUser } from './page/signInDemoUser.ts';
import { startSites, THIS_SITE } from './page/comparedSites.ts';

const FOLDER = join(root, '.cache/pixels');
const WIDTH = Number(process.env['BENCH_WIDTH'] ?? 1280);
/** Values of route parameters in the demo data. */
const SLUG = 'cv-on-one-page';
const ID = '1';
/** Share of the pixels of a page that may differ: relative times change between two runs. */
const LIMIT = 0.0005;

/**
 * `npm run bench -- pixels <name> [<former>]`: takes a screenshot of each page of the site with demo data, and compares it
 * with that of a former run. Run it with `PORTAL_HOME` on an empty folder: visits change the demo data.
 */
export async function run(): Promise<void> {
  const [name = 'now', former] = process.argv.slice(3);
  const sites = await startSites([THIS_SITE]);
  const browser = await launchBrowser();
  try {
    mkdirSync(join(FOLDER, name), { recursive: true });
    for (const [user, paths] of Object.entries(await pathsByUser())) {
      const context = await browser.newContext({
        viewport: { width: WIDTH, height: 900 },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      if (user === 'recruiter' || user === 'applicant') await signInDemoUser(context, sites.urls[0]!, user);
      const page = await context.newPage();
      for (const path of paths) await takePicture(page, sites.urls[0]! + path, fileOf(name, path));
      await context.close();
    }
    if (former) await compareRuns(browser, name, former);
  } finally {
    await browser.close();
    await sites.stop();
  }
}

const fileOf = (name: string, path: string): string =>
  join(FOLDER, name, `${path.slice(1).replaceAll('/', '.') || 'home'}.png`);

/** Lists the pages of the shell and of all manifests by the user who may open them. */
async function pathsByUser(): Promise<Record<string, string[]>> {
  const routes = (
    await Promise.all(REMOTES.map(async (remote) => await readManifest(join(root, remote))))
  ).flatMap((manifest) => manifest.routes);
  const urls = (role?: string) =>
    routes.filter((route) => route.role === role).map(({ path }) => urlOf(path));
  return {
    visitor: [...SHELL_PATHS, ...urls()],
    recruiter: urls('recruiter'),
    applicant: urls('applicant'),
  };
}

const urlOf = (pattern: string): string => pattern.replace(/:slug\??/, SLUG).replaceAll(/:\w+\??/g, ID);

async function takePicture(page: Page, url: string, path: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(
    () => !document.querySelector('[aria-busy="true"]') && document.fonts.status === 'loaded',
  );
  await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide' });
}

async function compareRuns(browser: Browser, name: string, former: string): Promise<void> {
  const page = await browser.newPage();
  const files = readdirSync(join(FOLDER, name)).filter((file) => file.endsWith('.png'));
  for (const file of files) {
    const [now, then] = [join(FOLDER, name, file), join(FOLDER, former, file)];
    if (!existsSync(then)) {
      print(`${file}: not in ${former}`);
      continue;
    }
    const { share, picture } = await page.evaluate(differences, [now, then].map(dataUrl));
    if (share === 0) continue;
    print(`${file}: ${(share * 100).toFixed(3)} % of the pixels differ`);
    mkdirSync(join(FOLDER, `${name}-${former}`), { recursive: true });
    writeFileSync(join(FOLDER, `${name}-${former}`, file), Buffer.from(picture.split(',')[1]!, 'base64'));
    if (share > LIMIT) process.exitCode = 1;
  }
  print(`${files.length} pages compared at ${WIDTH} px`);
}

const dataUrl = (file: string): string => `data:image/png;base64,${readFileSync(file, 'base64')}`;

/** Returns the share of pixels that differ, and a picture of them. Runs in the page. */
async function differences(urls: string[]): Promise<{ share: number; picture: string }> {
  const images = await Promise.all(
    urls.map(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return image;
    }),
  );
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  for (const [index, image] of images.entries()) {
    // Equal pixels become black.
    context.globalCompositeOperation = index === 0 ? 'source-over' : 'difference';
    context.drawImage(image, 0, 0);
  }
  const { data } = context.getImageData(0, 0, width, height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at]! + data[at + 1]! + data[at + 2]! > 24) count += 1;
  return { share: count / (width * height), picture: canvas.toDataURL() };
}

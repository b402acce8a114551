import { launchBrowser } from '../page/launchBrowser.ts';

/** Opens the page of a remote and fails unless its heading and its menu entry appear. */
export async function expectRemoteOnSite(
  url: string,
  { route, title }: { route: string; title: string },
): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(url + route);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: title }).waitFor();
  } finally {
    await browser.close();
  }
}

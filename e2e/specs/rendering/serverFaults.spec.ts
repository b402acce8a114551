import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { site } from '../../core/site.ts';
import { copyReleases, startSiteServer } from '../../core/siteServer.ts';
import { expect, test } from '../../core/test.ts';

const folder = join(site.cache, 'server-faults');
let server: Awaited<ReturnType<typeof startSiteServer>>;

test.beforeAll(async () => {
  const home = copyReleases(folder);
  const shellDir = join(folder, 'shell');
  cpSync(join(site.root, 'shell/dist'), shellDir, { recursive: true });
  breakRenderer(shellDir);
  const { server: part, version } = readRelease(join(site.root, 'mfe-checkout/dist'));
  rmSync(join(home, 'releases/remotes/mfe-checkout', version, part!.path));
  const settings = { PORTAL_HOME: home, SHELL_DIR: shellDir, RENDER_DEADLINE_MS: '1000' };
  server = await startSiteServer(settings, site.ports.faultySite);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Makes the server part of a shell throw for `/companies` and hang for `/blog`. */
function breakRenderer(shellDir: string): void {
  const release = readRelease(shellDir);
  const file = join(shellDir, release.server!.path);
  const code = `const whole = { exports: {} };
    (function (module, exports) {${readFileSync(file, 'utf8')}
    })(whole, whole.exports);
    exports.createPageRenderer = async (options) => {
      const renderer = await whole.exports.createPageRenderer(options);
      return {
        ...renderer,
        async render(request) {
          if (request.url === '/companies') throw new Error('Injected');
          while (request.url === '/blog');
          return await renderer.render(request);
        },
      };
    };`;
  writeFileSync(file, code);
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  const changed = { ...release, server: { ...release.server, integrity, bytes: code.length } };
  writeFileSync(join(shellDir, 'release.json'), JSON.stringify(changed));
}

function readRelease(dist: string): RemoteRelease {
  return JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as RemoteRelease;
}

test('the browser renders pages whose server part throws, hangs or is missing', async ({ page }) => {
  for (const [path, heading] of [
    ['/companies', 'Companies in Aruba'],
    ['/blog', 'Blog'],
    ['/plans', 'Plans'],
  ] as const) {
    const response = await page.goto(server.url + path);
    expect(response?.status(), path).toBe(200);
    expect(await response?.text(), path).not.toContain('id="server-page"');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  // A new thread replaces the one that hangs.
  await expect
    .poll(async () => await (await page.request.get(`${server.url}/about`)).text(), { timeout: 20_000 })
    .toContain('id="server-page"');
});
